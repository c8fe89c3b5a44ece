internal import AuditModel
internal import SwiftTrees
internal import Vocabulary

/// The effect of passing a view to a function or property of the system or of a well-known library.
///
/// Source: `view-effects.csv`.
enum HandoverEffect: String {
  /// The view does not change.
  case none
  /// The view gets new constraints.
  case moves
  /// The view is the second item of a constraint, which only moves a view without constraints.
  case refers
  /// The view leaves its superview and loses the constraints between them.
  case reparents
  /// The view gets other contents, such as a picture.
  case contents
  /// Anything may change.
  case unknown

  /// The effect on the second item of a constraint.
  static let secondItem = CodeEffect.change("usesConstraints")

  /// The effects of code on the view.
  private var effects: Set<CodeEffect> {
    switch self {
    case .none: []
    case .moves: [.constrained]
    case .refers: [Self.secondItem]
    case .reparents: [.constrained, .change("removeFromSuperview")]
    case .contents: [.change("image")]
    case .unknown: [.handedOver]
    }
  }

  /// The kind of a table row.
  private enum Kind: String { case call, property, member }

  private static let table: [Kind: [String: HandoverEffect]] = {
    let table = TableDecoder(EmbeddedResources.view_effects_csv, name: "view-effects")
    return table.rows.reduce(into: [:]) { all, row in
      let kind = row.value("kind", as: Kind.self)
      let argument = row["argument"].map { "(\($0))" } ?? ""
      all[kind, default: [:]][(row["name"] ?? "") + argument] = row.value("effect", as: HandoverEffect.self)
    }
  }()

  /// Returns the effects on a view that another module's function gets.
  static func effects(ofArgument parameter: ParameterName) -> Set<CodeEffect> {
    (table[.call]?[parameter.text] ?? table[.call]?[parameter.function] ?? .unknown).effects
  }

  /// Returns the effects on a view that a property of another value stores.
  static func effects(ofProperty name: String) -> Set<CodeEffect> {
    // A delegate is notified of events, and has its own views.
    if name.hasSuffix("Delegate") { return [] }
    return (table[.property]?[name] ?? .unknown).effects
  }

  /// Returns whether a member of a view adds constraints to it.
  static func addsConstraints(_ member: String) -> Bool {
    // The names of anchors end like this.
    member.hasSuffix("Anchor") || table[.member]?[member] == .moves
  }

  /// Returns the effects of a library's member of a view, such as `kf`; nil if the table has no such member.
  ///
  /// `rx` wraps the view, and its own member decides: one with the name of a property of the view sets it.
  static func effects(ofMember member: String, followedBy next: String?) -> Set<CodeEffect>? {
    guard let effect = table[.member]?[member], effect != .moves else { return nil }
    guard let next, effect == .unknown else { return effect.effects }
    if let known = table[.member]?["\(member)(\(next))"] { return known.effects }
    return wrappers.contains(member) && SystemNames.members.contains(next) ? [.change(next)] : effect.effects
  }

  /// The members that wrap a view, so that their own members have the names of its properties.
  private static let wrappers: Set<String> = ["rx"]
}
