internal import Synchronization

/// The faces that are open, shared by all threads and by the stacks of all fonts of an app.
final class OpenedFaces: Sendable {
  private let instances = Mutex<[String: FontInstance?]>([:])
  private let customs = Mutex<[String: CustomFace]>([:])

  /// The face of a name, made when it is first asked for; nil where it is not installed.
  func instance(
    _ key: String, _ make: () throws(TextEngineError) -> FontInstance?
  ) throws(TextEngineError) -> FontInstance? {
    if let known = instances.withLock({ $0[key] }) { return known }
    let made = try make()
    return instances.withLock { table in
      // Another thread may have been first; then its face is everybody's.
      if let known = table[key] { return known }
      table[key] = .some(made)
      return made
    }
  }

  /// An app's own font.
  func custom(_ path: String) throws(TextEngineError) -> CustomFace {
    if let known = customs.withLock({ $0[path] }) { return known }
    let made = try CustomFace(path: path)
    return customs.withLock { table in
      if let known = table[path] { return known }
      table[path] = made
      return made
    }
  }
}
