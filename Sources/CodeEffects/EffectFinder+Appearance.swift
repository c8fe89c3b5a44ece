internal import SwiftTrees

extension EffectFinder {
  /// The classes of the system that draw texts, or whose subclasses do.
  private static let drawn = APIList.textClasses.names

  /// The members by which the appearance of a class decides how texts are drawn, besides those with a font in the name.
  private static let textMembers = APIList.appearanceMembers.names

  /// The bars of the system, and their items, whose texts are not those of views in documents.
  private static let bars = APIList.barClasses.names

  /// Whether a call for the appearance of a class may be about views of documents, and not only about bars.
  func mayReachDocuments(_ appearance: SourceNode) -> Bool {
    if let type = appearance.first?.first?.name, Self.bars.contains(type) { return false }
    guard let around = appearance.argument(at: .label("whenContainedInInstancesOf")) else { return true }
    let containers = around.descendants.filter { $0.kind == .name }
    return containers.isEmpty || containers.contains { !Self.bars.contains($0.name) }
  }

  /// Whether a call for the appearance of a class may decide the font or the lines of texts.
  func setsFont(_ appearance: SourceNode) -> Bool {
    guard let type = appearance.first?.first?.name, Self.drawn.contains(type) || classes.contains(type),
      mayReachDocuments(appearance)
    else { return false }
    // Other code sets what a variable keeps.
    guard let member = appearance.parent, member.kind == .member else { return true }
    return Self.textMembers.contains(member.name) || member.name.lowercased().contains("font")
  }
}
