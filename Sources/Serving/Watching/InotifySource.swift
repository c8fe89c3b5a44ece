#if canImport(Glibc)
  internal import Bytes
  internal import Glibc

  /// A source of changes that uses inotify.
  ///
  /// Source: Linux, inotify(7).
  final class InotifySource: ChangeSource {
    private static let mask = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF)
    /// Events of a folder itself after which folders may have appeared, moved or disappeared.
    private static let structure = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED)
    /// Events of a new name; a link to a folder is not reported as a folder.
    private static let appearance = UInt32(IN_CREATE | IN_MOVED_TO)
    private static let isFolder = UInt32(IN_ISDIR)
    /// The size of the buffer in bytes: enough for at least 200 events with the longest name.
    private static let bufferSize = 64 * 1024
    /// The most buffers to read before their changes are reported, so that endless writing does not delay the report.
    private static let mostBuffers = 16
    /// The milliseconds between checks of the roots and single files.
    ///
    /// The system does not report that a path leads to another folder after a parent was renamed or a link changed, nor
    /// that a missing root has appeared in a folder that was also missing.
    static let interval = 500

    private let tree: FolderTree
    private let wakeUp: WakeUp
    private let mostFolders: Int
    private let descriptor: Int32
    private var folders: [Int32: FolderTree.Folder] = [:]
    private var places: [FolderTree.Place]
    /// Whether a root has no watch, because it was replaced while the folders were visited.
    private var isIncomplete = false
    private(set) var limit: WatchLimit?

    /// Creates a source that watches at most `mostFolders`, even if the system could watch more.
    init(_ tree: FolderTree, _ wakeUp: WakeUp, mostFolders: Int = .max) {
      (self.tree, self.wakeUp, self.mostFolders) = (tree, wakeUp, mostFolders)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      places = tree.places()
      if descriptor >= 0 { watchFolders() } else { limit = .instances }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches the folders that exist now, and no others, unless the system's limit is reached.
    private func watchFolders() {
      var watched: [Int32: FolderTree.Folder] = [:]
      var entered: Set<String> = []
      tree.walk(enter: { folder in
        let watch = watched.count < mostFolders ? inotify_add_watch(descriptor, folder.path, Self.mask) : -1
        if watch >= 0 {
          watched[watch] = folder
        } else if watched.count >= mostFolders || errno == ENOSPC || errno == ENOMEM {
          limit = .folders
        }
        if watch >= 0 || errno != ENOENT { entered.insert(folder.path) }
        // A folder that has disappeared or that this user cannot read is not watched.
        return limit == nil
      })
      guard limit == nil else { return }
      for watch in folders.keys where watched[watch] == nil { inotify_rm_watch(descriptor, watch) }
      folders = watched
      let lost = tree.roots.filter { !entered.contains($0) && !entered.contains(FolderTree.folder(of: $0)) }
      guard !lost.isEmpty else { return isIncomplete = false }
      // The new root may have the identity of the old one.
      places = tree.places()
      isIncomplete = lost.contains { FileStamp(at: $0)?.isFolder == true }
    }

    func wait(upTo milliseconds: Int?) -> Set<String> {
      let start = ContinuousClock.now
      var left = milliseconds ?? .max
      while left > 0, limit == nil {
        let ready = wakeUp.wait(for: [descriptor], upTo: min(left, Self.interval))
        if ready.contains(wakeUp.descriptor) { return [] }
        let changes = changedPlaces().union(ready.contains(descriptor) ? read() : [])
        if !changes.isEmpty { return changes }
        if let milliseconds { left = milliseconds - Int((ContinuousClock.now - start) / .milliseconds(1)) }
      }
      return []
    }

    /// Checks the roots and single files, and returns those that have changed.
    private func changedPlaces() -> Set<String> {
      let now = tree.places()
      guard now != places || isIncomplete else { return [] }
      let moved = zip(tree.roots + tree.files, zip(places, now)).filter { $1.0 != $1.1 }.map(\.0)
      let changed = isIncomplete ? moved + tree.roots : moved
      places = now
      watchFolders()
      return Set(changed)
    }

    /// Reads the waiting events, and returns the changed paths.
    private func read() -> Set<String> {
      var changes: Set<String> = []
      var changesFolders = false
      withUnsafeTemporaryAllocation(byteCount: Self.bufferSize, alignment: MemoryLayout<inotify_event>.alignment) {
        buffer in
        for _ in 1...Self.mostBuffers {
          let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
          guard count > 0 else { break }
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
      if changesFolders { watchFolders() }
      return changes
    }

    private func note(
      _ event: inotify_event, _ name: String, _ changes: inout Set<String>, _ changesFolders: inout Bool
    ) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // Events are lost, so anything may have changed.
        changes.formUnion(tree.roots)
        changesFolders = true
      }
      // The removal of a watch is reported after the watch is gone.
      guard let folder = folders[event.wd] else { return }
      if event.mask & Self.structure != 0 { changesFolders = true }
      guard !name.isEmpty else {
        if event.mask & UInt32(IN_IGNORED) == 0, folder.isDeep { changes.insert(folder.path) }
        return
      }
      guard let path = tree.reported(name, in: folder) else { return }
      if event.mask & Self.isFolder != 0 {
        guard !tree.skipped.contains(name) else { return }
        changesFolders = true
      } else if event.mask & Self.appearance != 0, !changesFolders {
        changesFolders = Self.isLink(path)
      }
      changes.insert(path)
    }

    /// Returns whether a path is a link, which may lead to a folder.
    private static func isLink(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }
#endif
