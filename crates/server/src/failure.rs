//! Constructors of [`Failure`] and its HTTP response.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use registry::{Msg, RegistryError};

use crate::protocol::{Code, Failure};
use crate::repeated_errors::log_error;

impl Failure {
    /// A failure with this reason, with quoted input shortened.
    pub fn new(code: Code, text: Msg) -> Failure {
        Failure { code, text: text.shortened() }
    }

    /// A failure whose message takes no arguments.
    pub(crate) fn of(code: Code, id: &str) -> Failure {
        Failure::new(code, Msg::new(id))
    }

    /// There is no such table, or the guest may not know of it; the answer is the same.
    pub(crate) fn no_table() -> Failure {
        Failure::of(Code::NotFound, "server-no-table")
    }

    /// There is no such campaign, or the guest may not know of it; the answer is the same.
    pub(crate) fn no_campaign() -> Failure {
        Failure::of(Code::NotFound, "server-no-campaign")
    }

    /// An internal error. The details are only logged.
    pub(crate) fn broken(what: &str, error: &dyn std::fmt::Display) -> Failure {
        log_error(None, format!("{what}: {error}"));
        Failure::of(Code::Broken, "server-broken")
    }
}

impl From<RegistryError> for Failure {
    fn from(error: RegistryError) -> Self {
        let code = match error {
            RegistryError::UnknownGame { .. } => Code::NotFound,
            RegistryError::WhichGame { .. }
            | RegistryError::Setup(_)
            | RegistryError::Pack(_)
            | RegistryError::Position(_)
            | RegistryError::Save(_)
            | RegistryError::Campaign(_)
            | RegistryError::RefusedAction(_)
            | RegistryError::Refused(_)
            | RegistryError::Roll(_) => Code::Refused,
        };
        Failure::new(code, error.msg())
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Failure::broken("the database", &error)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.code {
            Code::Malformed => StatusCode::BAD_REQUEST,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Forbidden => StatusCode::FORBIDDEN,
            Code::Stale => StatusCode::CONFLICT,
            Code::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(self)).into_response()
    }
}
