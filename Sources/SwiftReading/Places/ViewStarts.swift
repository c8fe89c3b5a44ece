internal import Bytes
internal import CodeValues
internal import SwiftTrees

/// A place of a view in one of the app's own modifiers, styles or containers.
struct ViewStart {
  /// The view, and then the uses of the members that contain it, the innermost first; empty if the code does not change
  /// the view.
  var nodes: [SourceNode]
  /// The values of the names in the code around the view.
  var frame: Frame

  /// Code that returns the view unchanged.
  static let unchanged = ViewStart(nodes: [], frame: .empty)
}

/// The places of views in the bodies of the app's own modifiers, styles and containers.
///
/// Each body is searched only once, because every text in its uses needs the places.
final class ViewStarts: Sendable {
  private struct Key: Hashable {
    var body: SourceNode
    /// The name of the view; nil for the modified view.
    var name: String?
  }

  private let known = SharedCache<Key, [SourceNode]>()

  /// Returns the nodes of a view in a body, in order.
  ///
  /// The name is nil for the modified view.
  func of(_ name: String?, in body: SourceNode, _ isView: (SourceNode) -> Bool) -> [SourceNode] {
    known.value(Key(body: body, name: name)) { body.descendants.filter(isView) }
  }
}
