/// A system limit that prevents folders from being watched.
package enum WatchLimit: Sendable {
  case instances, folders

  /// The limit, its effect and the fix, as a sentence without a full stop.
  package var sentence: String {
    let (what, name) =
      switch self {
      case .instances: ("more programs watch folders than the system allows", "fs.inotify.max_user_instances")
      case .folders: ("the project has more folders than the system can watch", "fs.inotify.max_user_watches")
      }
    return "\(what), so all files are checked every second, which is slower; raise \(name) with sysctl"
  }
}
