use openroom_desk::say as desk;
use openroom_laws::{Answer, Question, Table, View, Who};

use super::hands::face;
use super::{CardFace, Cite, Remark, edition, said};
use crate::words::Words;
use openroom_reasoning::say;

/// A question as it is put to somebody.
pub(crate) struct Asked {
    /// Who is asked.
    pub(crate) to: String,
    /// What is asked.
    pub(crate) text: String,
    /// The claim that it is about, where it is about one.
    pub(crate) claim: Option<Remark>,
    /// By which provision.
    pub(crate) cite: Cite,
    /// Names the question in the form.
    pub(crate) key: String,
    /// What may be answered.
    pub(crate) answers: Vec<AnswerButton>,
}

/// An answer to choose.
pub(crate) struct AnswerButton {
    /// Its place among the answers.
    pub(crate) place: usize,
    /// What it says.
    pub(crate) text: String,
    /// The card, where it is one.
    pub(crate) card: Option<CardFace>,
    /// What it brings, as the Director would say it to the player.
    pub(crate) brings: Option<String>,
}

/// What is asked of the person whose view this is.
pub(super) fn of(w: Words, table: &Table, view: &View) -> Vec<Asked> {
    table
        .asked_of(view.of)
        .zip(&view.asked)
        .map(|(question, seen)| Asked {
            to: say::who(w, question.to),
            text: say::question(w, table, question),
            claim: said::claimed(w, table, question),
            cite: Cite::of(question.by, edition(table)),
            key: key_of(seen),
            answers: answers(w, table, question),
        })
        .collect()
}

/// Names a question, as the person who is asked sees it, in a form.
pub(crate) fn key_of(question: &Question) -> String {
    crate::secret::identity("question", question)[..16].to_owned()
}

/// What may be answered; an answer that the table prevents is not offered.
fn answers(w: Words, table: &Table, question: &Question) -> Vec<AnswerButton> {
    let none = openroom_cards::Cards::EMPTY;
    let all = question.form().answers().into_iter().enumerate();
    let offered = all.filter(|(_, answer)| table.answer_forbidden_by(question, answer).is_none());
    offered
        .map(|(place, answer)| AnswerButton {
            place,
            text: say::answer(w, question, &answer),
            brings: desk::effect_at(w, question, answer).filter(|_| question.to != Who::Director),
            card: match answer {
                Answer::Card(card, _) => Some(face(w, card, none, none)),
                _ => None,
            },
        })
        .collect()
}
