//! What the description of the API says a value is: whether one fits, and one that does.

use serde_json::{Map, Value, json};

/// The description of the API.
pub(crate) struct Description(pub(crate) Value);

impl Description {
    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(to) => {
                self.resolved(self.0.pointer(to.trim_start_matches('#')).expect("what is referred to"))
            }
            None => schema,
        }
    }

    /// Why a value is not what the schema says; nothing where it is.
    pub(crate) fn wrong(&self, schema: &Value, value: &Value) -> Option<String> {
        let schema = self.resolved(schema);
        for several in ["oneOf", "anyOf"] {
            if let Some(all) = schema[several].as_array() {
                let fits = all.iter().any(|one| self.wrong(one, value).is_none());
                return (!fits).then(|| format!("{value} is none of {several} in {schema}"));
            }
        }
        if let Some(all) = schema["allOf"].as_array() {
            return all.iter().find_map(|one| self.wrong(one, value));
        }
        if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
            return Some(format!("{value} is none of {}", schema["enum"]));
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::String(one) => vec![one.as_str()],
            Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
            _ => return None,
        };
        if !kinds.iter().any(|kind| is(kind, value)) {
            return Some(format!("{value} is no {kinds:?}"));
        }
        match value {
            Value::Object(fields) => self.wrong_object(schema, fields),
            Value::Array(items) => items.iter().find_map(|item| self.wrong(&schema["items"], item)),
            Value::Number(number) => {
                out_of_bounds(schema, number.as_f64()?).then(|| format!("{value} in {schema}"))
            }
            Value::String(text) => {
                let short = schema["minLength"].as_u64().is_some_and(|least| (text.len() as u64) < least);
                short.then(|| format!("{value} is too short"))
            }
            Value::Null | Value::Bool(_) => None,
        }
    }

    fn wrong_object(&self, schema: &Value, fields: &Map<String, Value>) -> Option<String> {
        let mut required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        if let Some(lacking) = required.find(|name| !fields.contains_key(*name)) {
            return Some(format!("{lacking} is missing"));
        }
        fields.iter().find_map(|(name, value)| {
            let known = schema["properties"].get(name);
            let of = known.or_else(|| schema.get("additionalProperties"))?;
            if *of == json!(false) {
                return Some(format!("{name} is not described"));
            }
            self.wrong(of, value).map(|why| format!("{name}: {why}"))
        })
    }

    /// A value that fits: the example where there is one, otherwise the least.
    pub(crate) fn sample(&self, schema: &Value) -> Value {
        let schema = self.resolved(schema);
        if let Some(example) = schema.get("example") {
            return example.clone();
        }
        for several in ["oneOf", "anyOf"] {
            if let Some(first) = schema[several].as_array().and_then(|all| all.last()) {
                return self.sample(first);
            }
        }
        if let Some(all) = schema["allOf"].as_array() {
            let parts = all.iter().filter_map(|one| self.sample(one).as_object().cloned());
            return Value::Object(parts.flatten().collect());
        }
        if let Some(first) = schema["enum"].as_array().and_then(|values| values.first()) {
            return first.clone();
        }
        let kind = match &schema["type"] {
            Value::Array(several) => several.first().and_then(Value::as_str),
            one => one.as_str(),
        };
        match kind {
            Some("object") => {
                let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
                let field = |name: &str| (name.to_owned(), self.sample(&schema["properties"][name]));
                Value::Object(required.map(field).collect())
            }
            Some("array") => json!([]),
            Some("integer" | "number") => schema.get("minimum").cloned().unwrap_or(json!(1)),
            Some("boolean") => json!(false),
            Some("null") => Value::Null,
            _ => json!("x"),
        }
    }

    /// The fields of an object with their schemas.
    pub(crate) fn fields<'a>(&'a self, schema: &'a Value) -> Vec<(&'a str, &'a Value, bool)> {
        let schema = self.resolved(schema);
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let all = schema["properties"].as_object().into_iter().flatten();
        all.map(|(name, of)| (name.as_str(), of, required.contains(&name.as_str()))).collect()
    }
}

fn is(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        _ => false,
    }
}

fn out_of_bounds(schema: &Value, number: f64) -> bool {
    let least = schema["minimum"].as_f64().is_some_and(|least| number < least);
    let most = schema["maximum"].as_f64().is_some_and(|most| number > most);
    let narrow = schema["format"] == "int32" && number.abs() > f64::from(i32::MAX);
    least || most || narrow
}

#[test]
fn what_does_not_fit_is_told() {
    let whole = Description(
        json!({ "of": { "type": "object", "required": ["n"], "additionalProperties": false,
        "properties": { "n": { "type": "integer", "format": "int32", "minimum": 0 }, "t": { "type": ["string", "null"] } } } }),
    );
    let of = json!({ "$ref": "#/of" });
    for fits in [json!({ "n": 0 }), json!({ "n": 7, "t": null }), json!({ "n": 1, "t": "x" })] {
        assert_eq!(whole.wrong(&of, &fits), None, "{fits}");
    }
    for not in [
        json!({}),
        json!([]),
        json!({ "n": -1 }),
        json!({ "n": "0" }),
        json!({ "n": 1, "t": 2 }),
        json!({ "n": 1, "x": 1 }),
    ] {
        assert!(whole.wrong(&of, &not).is_some(), "{not}");
    }
    assert_eq!(whole.wrong(&of, &whole.sample(&of)), None);
}
