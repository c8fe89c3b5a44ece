internal import AuditModel
internal import Vocabulary

/// The effect of handing a view to a function or property of the system or of a well-known library.
///
/// Source: `view-effects.csv`.
enum ViewEffect: String {
  /// The view stays as and where it is.
  case none
  /// The view gets other constraints.
  case moves
  /// The view leaves its superview, and with it the constraints between them.
  case reparents
  /// Anything may change.
  case unknown

  /// The changes that it means for the view.
  var changes: Set<String> {
    switch self {
    case .none: []
    case .moves: [OutletCode.anchor]
    case .reparents: [OutletCode.anchor, "removeFromSuperview"]
    case .unknown: [OutletCode.itself]
    }
  }

  /// The kind of a row.
  private enum Kind: String { case call, property, member }

  private static let table: [Kind: [String: ViewEffect]] = {
    let table = TableDecoder(EmbeddedResources.view_effects_csv, name: "view-effects")
    return table.rows.reduce(into: [:]) { all, row in
      let kind = row.value("kind", as: Kind.self)
      let argument = row["argument"].map { "(\($0))" } ?? ""
      all[kind, default: [:]][(row["name"] ?? "") + argument] = row.value("effect", as: ViewEffect.self)
    }
  }()

  /// Returns the changes of a view that a function of another module gets.
  static func changes(ofArgument parameter: String) -> Set<String> {
    let function = parameter.prefix { $0 != "(" }
    let effect = table[.call]?[parameter] ?? table[.call]?[String(function)]
    return effect?.changes ?? [OutletCode.itself]
  }

  /// Returns the changes of a view that a property of another value keeps.
  static func changes(ofProperty name: String) -> Set<String> {
    // A delegate hears of what happens, and has views of its own.
    if name.hasSuffix("Delegate") { return [] }
    return table[.property]?[name]?.changes ?? [OutletCode.itself]
  }

  /// Whether a member of a view gives it constraints.
  static func addsConstraints(_ member: String) -> Bool {
    // The anchors of views and guides are named so.
    member.hasSuffix("Anchor") || table[.member]?[member] == .moves
  }

  /// Whether a member of a view may change anything, such as `setValue(_:forKey:)`.
  static func mayChangeAnything(_ member: String) -> Bool { table[.member]?[member] == .unknown }
}
