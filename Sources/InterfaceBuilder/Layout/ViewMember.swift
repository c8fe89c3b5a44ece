internal import AuditModel
internal import Vocabulary

/// The members of views with which code changes a layout.
///
/// Source: `view-members.csv`.
package enum ViewMember {
  /// The part of a layout that a member affects.
  package enum Effect: String, Sendable, CaseIterable {
    /// The size that the contents need.
    case contents
    /// Whether the view is shown.
    case visibility
    /// The view's frame.
    case placement
    /// The frame of a view without constraints; Auto Layout sets that of any other.
    case looseness
    /// The arrangement of the subviews.
    case arrangement
    /// The width that an accessory leaves to the content of a row.
    case accessory
    /// The arrangement of the subviews, unless the stack view grows for those that code appends.
    case appending
    /// The margins of the subviews.
    case margin
    /// The size, if added views determine it.
    case addition
    /// The drawn position, which affects no other frame.
    case drawing
    /// The touchable area, and whether the view reacts.
    case touch
  }

  private static let effects: [String: Effect] = {
    let table = TableDecoder(EmbeddedResources.view_members_csv, name: "view-members")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { ($0["member"] ?? "", $0.value("effect", as: Effect.self)) })
  }()

  /// Returns the effect of changing a member; nil if no layout depends on it.
  static func effect(of member: String) -> Effect? { effects[member] }

  /// Returns the layout effect on the views in a view; nil if code changes no layout of them.
  static func contentEffect(of effect: CodeEffect) -> Effect? {
    if case .content(let inner) = effect { self.effect(of: inner) } else { nil }
  }

  /// Returns whether code changes the layout of views that it finds in a view.
  static func changesContent(_ effect: CodeEffect) -> Bool { contentEffect(of: effect) != nil }

  /// Returns the layout effect of a code effect; nil if no layout depends on it.
  static func effect(of effect: CodeEffect) -> Effect? {
    switch effect {
    case .change(let member): effects[member]
    case .hiddenAtLoad: .visibility
    case .constrained, .placed: .placement
    case .handedOver: .arrangement
    case .walked, .content: nil
    }
  }
}
