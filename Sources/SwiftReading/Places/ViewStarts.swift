internal import SwiftTrees
internal import Synchronization

/// The places of views in the bodies of the app's own modifiers, styles and containers.
///
/// Each body is searched once, because every text in one of its uses asks for the places.
final class ViewStarts: Sendable {
  private struct Key: Hashable {
    var body: SourceNode
    /// The name of the view; nil for the value that a modifier is applied to.
    var name: String?
  }

  private let known = Mutex<[Key: [SourceNode]]>([:])

  /// Returns the nodes in a body that are a view.
  ///
  /// - Parameters:
  ///   - name: The name of the view; nil for the value that a modifier is applied to.
  ///   - body: The body.
  ///   - isView: Whether a node is the view.
  /// - Returns: The nodes, in order.
  func of(_ name: String?, in body: SourceNode, _ isView: (SourceNode) -> Bool) -> [SourceNode] {
    let key = Key(body: body, name: name)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = body.descendants.filter(isView)
    known.withLock { $0[key] = found }
    return found
  }
}
