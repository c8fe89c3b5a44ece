#if canImport(Glibc)
  internal import Glibc

  /// Finds changes by inotify.
  ///
  /// Source: Linux, inotify(7).
  final class InotifySource: ChangeSource {
    private static let mask = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF)
    /// Events after which folders may have appeared, moved or disappeared.
    private static let structure = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_Q_OVERFLOW)
    private static let isFolder = UInt32(IN_ISDIR)
    /// The size of the buffer in bytes: enough for at least 200 events with the longest name.
    private static let bufferSize = 64 * 1024

    private let tree: FolderTree
    private let wakeUp: WakeUp
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]

    /// Creates a source; nil if the system cannot watch all folders.
    init?(_ tree: FolderTree, _ wakeUp: WakeUp) {
      (self.tree, self.wakeUp) = (tree, wakeUp)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard watchFolders() else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches the folders that exist now, and no others; returns false if one of them cannot be watched.
    private func watchFolders() -> Bool {
      var watched: [Int32: String] = [:]
      for folder in tree.contents().folders {
        let watch = inotify_add_watch(descriptor, folder, Self.mask)
        if watch >= 0 { watched[watch] = folder } else if errno != ENOENT && errno != EACCES { return false }
      }
      for watch in folders.keys where watched[watch] == nil { inotify_rm_watch(descriptor, watch) }
      folders = watched
      return true
    }

    func wait(upTo milliseconds: Int?) -> Set<String> {
      guard wakeUp.wait(for: [descriptor], upTo: milliseconds).contains(descriptor) else { return [] }
      var changes: Set<String> = []
      var changesFolders = false
      withUnsafeTemporaryAllocation(byteCount: Self.bufferSize, alignment: MemoryLayout<inotify_event>.alignment) {
        buffer in
        while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
          var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          while rest.count >= MemoryLayout<inotify_event>.size {
            let event = rest.loadUnaligned(as: inotify_event.self)
            let end = MemoryLayout<inotify_event>.size + Int(event.len)
            let name = String(decoding: rest[MemoryLayout<inotify_event>.size..<end].prefix { $0 != 0 }, as: UTF8.self)
            rest = UnsafeRawBufferPointer(rebasing: rest[end...])
            note(event, name, &changes, &changesFolders)
          }
        }
      }
      // A folder that cannot be watched keeps the earlier watches; its files are noticed when their folder changes.
      if changesFolders { _ = watchFolders() }
      return changes
    }

    private func note(
      _ event: inotify_event, _ name: String, _ changes: inout Set<String>, _ changesFolders: inout Bool
    ) {
      if event.mask & Self.structure != 0 { changesFolders = true }
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.formUnion(tree.roots) }
      // The removal of a watch is reported after the watch is gone.
      guard let folder = folders[event.wd] else { return }
      guard !name.isEmpty else {
        if event.mask & UInt32(IN_IGNORED) == 0 { changes.insert(folder) }
        return
      }
      guard tree.isWatched(name, in: folder) else { return }
      if event.mask & Self.isFolder != 0 {
        guard !tree.skipped.contains(name) else { return }
        changesFolders = true
      }
      changes.insert("\(folder)/\(name)")
    }
  }
#endif
