/// A literal that a type of AppIntents declares as a title or name, which Shortcuts and Siri show.
///
/// Source: Apple documentation of AppIntents, `AppIntent`, `AppEntity` and `AppEnum`.
struct IntentText {
  /// The name of the property.
  let property: String

  private static let protocols: Set<String> = ["AppEntity", "AppEnum", "AppShortcutsProvider", "TransientAppEntity"]
  private static let types = ["LocalizedStringResource", "DisplayRepresentation", "IntentDescription"]

  /// Recognizes the literal below the given nodes; nil if it is another one.
  init?(literalIn ancestors: [SourceNode]) {
    guard let place = ancestors.lastIndex(where: { $0.kind == .property }),
      ancestors[(place + 1)...].allSatisfy({ $0.kind == .collection || $0.kind == .argument }),
      let type = ancestors[place].child(.typeName)?.name, Self.types.contains(where: type.contains),
      let owner = ancestors[..<place].last, [.type, .extension].contains(owner.kind),
      owner.children.contains(where: { $0.kind == .inherited && Self.isIntent($0.name) })
    else { return nil }
    property = ancestors[place].name
  }

  private static func isIntent(_ name: String) -> Bool { name.hasSuffix("Intent") || protocols.contains(name) }
}
