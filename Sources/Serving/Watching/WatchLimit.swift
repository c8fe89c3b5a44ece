/// A limit of the system because of which folders cannot be watched.
package enum WatchLimit: Sendable {
  case instances, folders

  /// The limit, its effect and the fix, as a sentence without a full stop.
  package var sentence: String {
    let (what, name) =
      switch self {
      case .instances: ("more programs watch folders than the system allows", "fs.inotify.max_user_instances")
      case .folders: ("the project has more folders than the system can watch", "fs.inotify.max_user_watches")
      }
    return "\(what), so all files are looked at each second, which takes longer; raise \(name) with sysctl"
  }
}
