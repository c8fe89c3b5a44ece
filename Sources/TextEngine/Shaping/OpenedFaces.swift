internal import Synchronization

/// The opened faces, shared by all threads and by the stacks of all app fonts.
final class OpenedFaces: Sendable {
  private let instances = Mutex<[String: FontInstance?]>([:])
  private let customs = Mutex<[String: CustomFace]>([:])

  /// Returns a face, opening it on first use; nil if it is not installed.
  func instance(
    _ key: String, _ make: () throws(TextEngineError) -> FontInstance?
  ) throws(TextEngineError) -> FontInstance? {
    if let known = instances.withLock({ $0[key] }) { return known }
    let made = try make()
    return instances.withLock { table in
      // Another thread may have been faster; all threads must use the same face.
      if let known = table[key] { return known }
      table[key] = .some(made)
      return made
    }
  }

  /// Returns an app's own font, opening it on first use.
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
