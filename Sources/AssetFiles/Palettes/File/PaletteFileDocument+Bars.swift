import AuditModel
import ColorContrast
import Documents
import Vocabulary

extension PaletteFileDocument {
  /// Reads a bar; records an error and returns nil for other values.
  mutating func readBar(_ value: LocatedJSON) -> PaletteBar? {
    guard let members = fields.object(value, "a bar", PaletteFields.bar) else { return nil }
    let kind = fields.value(members["kind"], "a kind of bar", as: PaletteBar.Kind.self) ?? .navigation
    var bar = PaletteBar(
      name: fields.string(members["name"]) ?? Self.name(of: kind), location: fields.notes.location(value.place))
    bar.kind = kind
    bar.tint = reference(members["tint"])
    bar.title = reference(members["title"])
    bar.barTint = reference(members["barTint"])
    bar.layers = references(members["layers"])
    bar.isTranslucent = fields.bool(members["translucent"]) ?? true
    _ = fields.string(members["comment"])
    let generations = fields.strings(members["ios"], of: "iOS releases").flatMap { named in
      fields.named(named.text, "ios", at: named.place, SystemGeneration.list) ?? []
    }
    if !generations.isEmpty { bar.generations = SystemGeneration.allCases.filter(generations.contains) }
    return bar
  }

  private static func name(of kind: PaletteBar.Kind) -> String {
    switch kind {
    case .navigation: "navigation bar"
    case .toolbar: "toolbar"
    case .tab: "tab bar"
    }
  }
}
