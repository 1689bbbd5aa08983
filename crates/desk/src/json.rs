//! What is kept of the desk as JSON, read here once for all who keep it.

use crate::{Answer, Consultation, Order, Question, Record};

openroom_json::read_here!(Answer, Consultation, Order, Question, Record);
