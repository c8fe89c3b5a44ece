internal import AuditModel
internal import SwiftTrees

/// The width that lists and forms around a text use up.
///
/// Source: measured on screenshots at 390 pt in the repository of Home Assistant: the card of a form is 16 pt from both
/// sides, and the text 16 pt from both sides of the card. Plain lists have only one of the two. A list in a row of a
/// form uses no additional width.
struct ListSpace {
  /// The insets of a row and the margins of an inset list, each for both sides, in points.
  private static let (standardInsets, cardMargins) = (32.0, 32.0)

  /// The horizontal insets that the row sets instead of the list.
  private var rowInsets: Double?
  /// The list's own insets in ``taken``, if the row sets none.
  private var listInsets: Double?
  /// The width that a list uses up; nil if there is none.
  private var taken: Double?
  /// Whether code changes the margins of a list around the text.
  private var hasOwnMargins = false
  /// The margins in ``taken`` of a list without a style, which a style further outside may change.
  private var standardMargins = 0.0
  /// Whether code sets a style for the lists in the view.
  private var statesStyle = false

  // MARK: Modifiers

  /// Applies a modifier around the text.
  mutating func modify(_ call: SourceNode, _ lengths: LengthReading) {
    switch call.name {
    case "listRowInsets":
      guard let stated = lengths.rowInsets(call) else { return }
      let insets = stated.isFinite ? stated : 0
      rowInsets = min(rowInsets ?? insets, insets)
    case "listStyle": statesStyle = true
    case "formStyle": hasOwnMargins = true
    case "ignoresSafeArea", "edgesIgnoringSafeArea": if call.ignoresSides { hasOwnMargins = true }
    case "listSectionMargins", "contentMargins": changeMargins(call, lengths)
    default: break
    }
  }

  /// Applies margins, unless they are only vertical.
  private mutating func changeMargins(_ call: SourceNode, _ lengths: LengthReading) {
    if call.arguments.first?.first.flatMap(lengths.sides)?.horizontal != 0 { hasOwnMargins = true }
  }

  // MARK: Lists

  /// Adds a list or form around the text.
  ///
  /// Returns the width in addition to lists inside, in points; negative if its rows are wider.
  mutating func enter(_ list: SourceNode, _ lengths: LengthReading) -> Double {
    let width = rowWidth(takenBy: list, lengths)
    let more = taken.map { max(width - $0, 0) } ?? width
    taken = max(taken ?? width, width)
    rowInsets = nil
    return more
  }

  private mutating func rowWidth(takenBy list: SourceNode, _ lengths: LengthReading) -> Double {
    var margins = list.name == "Form" ? Self.cardMargins : 0
    if rowInsets == nil { listInsets = Self.standardInsets }
    var insets = rowInsets ?? Self.standardInsets
    // The style comes from the environment, where the nearest one takes effect.
    var style: SourceNode?
    for call in list.outerModifiers {
      switch call.name {
      case "listStyle": style = style ?? call.arguments.first?.first
      case "contentMargins", "listSectionMargins": changeMargins(call, lengths)
      case "ignoresSafeArea", "edgesIgnoringSafeArea": if call.ignoresSides { hasOwnMargins = true }
      case "formStyle": hasOwnMargins = true
      default: break
      }
    }
    if let style { margins = style.name == "insetGrouped" ? Self.cardMargins : 0 }
    if hasOwnMargins { (margins, insets, listInsets) = (0, min(insets, 0), nil) }
    if style == nil { standardMargins = max(standardMargins, margins) }
    return margins + insets
  }

  // MARK: Callers

  /// Returns the overestimated width of lists, in points, if a row or list inside, or a margin outside, decides it.
  func spare(in outer: ListSpace) -> Double {
    var spare = 0.0
    // The row sets smaller insets than the assumed list insets.
    if let own = rowInsets, let other = outer.listInsets, own < other { spare = other - own }
    if let own = taken, let other = outer.taken { spare += max(min(own, other), 0) }
    if outer.hasOwnMargins, let own = taken { spare += max(own, 0) }
    if outer.statesStyle { spare += standardMargins }
    return spare
  }

  /// Adds the lists around the callers of the view.
  mutating func inherit(_ outer: ListSpace) {
    rowInsets = outer.rowInsets.map { min(rowInsets ?? $0, $0) } ?? rowInsets
    listInsets = listInsets ?? outer.listInsets
    taken = [taken, outer.taken].compactMap(\.self).max()
    hasOwnMargins = hasOwnMargins || outer.hasOwnMargins
    // `spare(in:)` returns margins that a style replaces.
    standardMargins = outer.statesStyle ? outer.standardMargins : max(standardMargins, outer.standardMargins)
    statesStyle = statesStyle || outer.statesStyle
  }

  /// Returns the combined lists of two callers, with the most space for a text.
  func merged(with other: ListSpace) -> ListSpace {
    var merged = self
    if rowInsets != other.rowInsets {
      merged.rowInsets = min(rowInsets ?? Self.standardInsets, other.rowInsets ?? Self.standardInsets)
    }
    merged.listInsets = listInsets ?? other.listInsets
    merged.taken = [taken, other.taken].compactMap(\.self).max()
    merged.hasOwnMargins = hasOwnMargins || other.hasOwnMargins
    merged.standardMargins = max(standardMargins, other.standardMargins)
    merged.statesStyle = statesStyle || other.statesStyle
    return merged
  }
}
