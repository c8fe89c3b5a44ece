internal import SwiftTrees

/// A text in Shortcuts and Siri that an AppIntents type declares as a title or name.
///
/// Source: Apple documentation of AppIntents, `AppIntent`, `AppEntity` and `AppEnum`.
struct IntentText {
  /// The name of the property.
  let property: String

  private static let protocols = APIList.intentProtocols.names
  private static let types = APIList.intentTypes.names

  /// Recognizes the expression of such a text; nil for any other.
  init?(_ text: SourceNode) {
    var node = text.parent
    while let list = node, [.collection, .argument, .block, .result].contains(list.kind) { node = list.parent }
    guard let place = node, place.kind == .property, let type = place.child(.typeName)?.name,
      Self.types.contains(where: type.contains), let owner = place.parent, [.type, .extension].contains(owner.kind),
      owner.children.contains(where: { $0.kind == .inherited && Self.isIntent($0.name) })
    else { return nil }
    property = place.name
  }

  private static func isIntent(_ name: String) -> Bool { name.hasSuffix("Intent") || protocols.contains(name) }
}
