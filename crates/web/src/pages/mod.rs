//! The pages, one file a kind.

pub(crate) mod account;
pub(crate) mod analysis;
pub(crate) mod desk;
pub(crate) mod desk_kept;
pub(crate) mod desk_live;
pub(crate) mod desk_open;
pub(crate) mod desk_path;
pub(crate) mod differences;
pub(crate) mod event;
pub(crate) mod follower;
pub(crate) mod home;
pub(crate) mod law;
pub(crate) mod live;
pub(crate) mod look;
pub(crate) mod run;
pub(crate) mod scenario;
pub(crate) mod seat;
pub(crate) mod set_up;
pub(crate) mod table;
pub(crate) mod tokens;
pub(crate) mod watch;
