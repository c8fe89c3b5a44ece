internal import AuditModel
internal import SwiftTrees
internal import Vocabulary

/// The effect of handing a view to a function or property of the system or of a well-known library.
///
/// Source: `view-effects.csv`.
enum HandoverEffect: String {
  /// The view stays as and where it is.
  case none
  /// The view gets other constraints.
  case moves
  /// The view leaves its superview, and with it the constraints between them.
  case reparents
  /// Anything may change.
  case unknown

  /// The effects of code on the view.
  private var effects: Set<CodeEffect> {
    switch self {
    case .none: []
    case .moves: [.constrained]
    case .reparents: [.constrained, .change("removeFromSuperview")]
    case .unknown: [.handedOver]
    }
  }

  /// The kind of a row.
  private enum Kind: String { case call, property, member }

  private static let table: [Kind: [String: HandoverEffect]] = {
    let table = TableDecoder(EmbeddedResources.view_effects_csv, name: "view-effects")
    return table.rows.reduce(into: [:]) { all, row in
      let kind = row.value("kind", as: Kind.self)
      let argument = row["argument"].map { "(\($0))" } ?? ""
      all[kind, default: [:]][(row["name"] ?? "") + argument] = row.value("effect", as: HandoverEffect.self)
    }
  }()

  /// Returns the effects on a view that a function of another module gets.
  static func effects(ofArgument parameter: ParameterName) -> Set<CodeEffect> {
    (table[.call]?[parameter.text] ?? table[.call]?[parameter.function] ?? .unknown).effects
  }

  /// Returns the effects on a view that a property of another value keeps.
  static func effects(ofProperty name: String) -> Set<CodeEffect> {
    // A delegate hears of what happens, and has views of its own.
    if name.hasSuffix("Delegate") { return [] }
    return (table[.property]?[name] ?? .unknown).effects
  }

  /// Whether a member of a view gives it constraints.
  static func addsConstraints(_ member: String) -> Bool {
    // The anchors of views and guides are named so.
    member.hasSuffix("Anchor") || table[.member]?[member] == .moves
  }

  /// Whether a member of a view may change anything, such as `setValue(_:forKey:)`.
  static func mayChangeAnything(_ member: String) -> Bool { table[.member]?[member] == .unknown }
}
