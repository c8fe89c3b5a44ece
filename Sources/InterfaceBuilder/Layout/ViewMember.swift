internal import AuditModel
internal import Vocabulary

/// The members of views by which code changes a layout.
///
/// Source: `view-members.csv`.
package enum ViewMember {
  /// The part of a layout that a change of a member means.
  package enum Effect: String, Sendable, CaseIterable {
    /// The size that a view's contents ask for.
    case contents
    /// Whether it is shown.
    case visibility
    /// Its frame.
    case placement
    /// The arrangement of the views in it.
    case arrangement
    /// The margins of the views in it.
    case margin
    /// Its size, if views that code adds decide it.
    case addition
    /// The place at which it is drawn, which no other frame depends on.
    case drawing
    /// Whether people can touch it, and the area of it that they touch.
    case touch
  }

  private static let effects: [String: Effect] = {
    let table = TableDecoder(EmbeddedResources.view_members_csv, name: "view-members")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { ($0["member"] ?? "", $0.value("effect", as: Effect.self)) })
  }()

  /// Returns what a change of a member means; nil if no layout depends on it.
  static func effect(of member: String) -> Effect? { effects[member] }

  /// Returns what an effect of code means; nil if no layout depends on it.
  static func effect(of effect: CodeEffect) -> Effect? {
    switch effect {
    case .change(let member): effects[member]
    case .hiddenAtLoad: .visibility
    case .constrained, .placed: .placement
    case .handedOver, .walked: .arrangement
    }
  }
}
