internal import SwiftTrees

/// The view or property that gets a colour.
struct ColorSite {
  /// The view without its modifiers; nil for a property.
  let view: SourceNode?
  /// The name of the view, or of the object whose property gets the colour.
  let name: String

  private static let modifiers = APIList.colorModifiers.names
  private static let properties = APIList.colorProperties.names
  /// Values that contain a colour.
  private static let wrappers = APIList.colorWrappers.names

  /// Finds the place of a colour; nil if the expression does not set a colour.
  init?(of color: SourceNode) {
    var node = color
    while let around = node.parent {
      switch around.kind {
      case .argument, .choice: node = around
      case .block, .result:
        guard around.kind == .result || around.branchStatements.count == 1 else { return nil }
        node = around
      case .member:
        // A modifier of a colour, such as `opacity`, or a member such as `cgColor`.
        guard around.first == node else { return nil }
        node = around.parent.flatMap { $0.kind == .call && $0.first == around ? $0 : nil } ?? around
      case .call:
        guard node.kind == .argument else { return nil }
        if around.first?.kind == .name, Self.wrappers.contains(around.name) {
          node = around
          continue
        }
        guard Self.modifiers.contains(around.name) else { return nil }
        view = around.first?.kind == .member ? around.modifiedView : around
        name = view?.name ?? ""
        return
      case .assignment:
        guard let target = around.first, target != node, Self.properties.contains(target.name) else { return nil }
        (view, name) = (nil, target.first?.name ?? target.name)
        return
      default: return nil
      }
    }
    return nil
  }
}
