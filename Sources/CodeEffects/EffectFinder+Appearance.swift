internal import SwiftTrees

extension EffectFinder {
  /// The system classes that draw text, or whose subclasses do.
  private static let drawn = APIList.textClasses.names

  /// The appearance members that affect how text is drawn, besides those with `font` in their name.
  private static let textMembers = APIList.appearanceMembers.names

  /// The system's bars and bar items, whose texts do not belong to views of documents.
  private static let bars = APIList.barClasses.names

  /// Returns whether an `appearance()` call may affect views of documents, and not only bars.
  func mayReachDocuments(_ appearance: SourceNode) -> Bool {
    if let type = appearance.first?.first?.name, Self.bars.contains(type) { return false }
    guard let around = appearance.argument(at: .label("whenContainedInInstancesOf")) else { return true }
    let containers = around.descendants.filter { $0.kind == .name }
    return containers.isEmpty || containers.contains { !Self.bars.contains($0.name) }
  }

  /// Returns the view classes whose font or line limit an `appearance()` call may set.
  func classes(restyledBy appearance: SourceNode) -> Set<String> {
    guard let type = appearance.first?.first?.name, Self.drawn.contains(type) || classes.contains(type),
      mayReachDocuments(appearance)
    else { return [] }
    // System views draw their texts in labels.
    let restyled = type == "UILabel" ? Self.labelled : [type]
    // If a variable keeps the proxy, other code may set any property.
    guard let member = appearance.parent, member.kind == .member else { return restyled }
    return Self.textMembers.contains(member.name) || member.name.lowercased().contains("font") ? restyled : []
  }
}
