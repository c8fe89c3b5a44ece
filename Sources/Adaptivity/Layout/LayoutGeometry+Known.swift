import Synchronization

extension LayoutGeometry {
  /// The geometries that were looked up; nil for an environment that does not exist.
  private static let known = Mutex<[LayoutEnvironment: LayoutGeometry?]>([:])
  /// The largest number of geometries to keep (our own choice: a check needs one per window, language and text size).
  private static let most = 2000

  /// Returns the geometry of an environment, which is looked up once; nil if the environment does not exist.
  package static func known(_ environment: LayoutEnvironment) -> LayoutGeometry? {
    if let found = known.withLock({ $0[environment] }) { return found }
    let found = try? LayoutGeometry(environment)
    known.withLock { known in
      if known.count >= most { known.removeAll() }
      known[environment] = .some(found)
    }
    return found
  }
}
