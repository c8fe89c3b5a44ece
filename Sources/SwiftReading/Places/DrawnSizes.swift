internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

/// The size categories at which code draws a text, and the text's own category at each of them.
///
/// Branches such as `if dynamicTypeSize.isAccessibilitySize` decide the former, and modifiers such as
/// `dynamicTypeSize(...DynamicTypeSize.accessibility2)` decide the latter.
struct DrawnSizes {
  /// The categories of the environment at which code draws the text.
  private var drawn = CategoryCondition.all
  /// The range of the text's category.
  private var (least, most) = (ContentSizeCategory.extraSmall, ContentSizeCategory.accessibilityExtraExtraExtraLarge)
  /// The code that limits the categories.
  private var origin: SourceLocation?
  /// The code that may limit the categories in an unknown way.
  private var open: SourceLocation?

  /// The smallest category at which code draws the text; nil for no limit.
  var smallest: TextUse.Value<ContentSizeCategory>? {
    guard !isUnknown, let first = drawn.min(), first > .extraSmall else { return nil }
    return TextUse.Value(first, .exact, at: origin)
  }

  /// The largest category of the text; nil for no limit.
  var largest: TextUse.Value<ContentSizeCategory>? {
    if isUnknown { return TextUse.Value(nil, .unknown, at: open ?? origin) }
    guard let last = drawn.max(), min(last, most) < .accessibilityExtraExtraExtraLarge else { return nil }
    return TextUse.Value(min(last, most), .exact, at: origin)
  }

  /// Whether the categories are unknown, empty or not one range.
  private var isUnknown: Bool {
    guard open == nil, let first = drawn.min(), let last = drawn.max() else { return true }
    return CategoryCondition.steps.filter { first <= $0 && $0 <= last }.count > drawn.count
  }

  // MARK: Code

  /// Applies a branch around the text.
  mutating func limit(to limit: CategoryLimit, at branch: SourceLocation) {
    switch limit {
    case .none: return
    case .only(let categories): drawn.formIntersection(categories)
    case .open: open = open ?? branch
    }
    origin = origin ?? branch
  }

  /// Applies a modifier that limits the categories of the view around the text.
  ///
  /// The categories are nil if unknown.
  mutating func clamp(to categories: Set<ContentSizeCategory>?, at modifier: SourceLocation) {
    guard let first = categories?.min(), let last = categories?.max() else {
      if least != most { open = open ?? modifier }
      return
    }
    clamp(first, last, at: modifier)
  }

  /// Modifiers inside take precedence.
  private mutating func clamp(
    _ first: ContentSizeCategory, _ last: ContentSizeCategory, at modifier: SourceLocation?
  ) {
    let range = (clamped(first), clamped(last))
    guard range != (least, most) else { return }
    (least, most) = range
    origin = origin ?? modifier
  }

  private func clamped(_ category: ContentSizeCategory) -> ContentSizeCategory { max(least, min(most, category)) }

  // MARK: Callers

  /// Applies the code around the callers of the view.
  mutating func inherit(_ outer: Self) {
    // Branches of the view see the category after the modifiers of the callers.
    drawn = CategoryCondition.all.filter { drawn.contains(outer.clamped($0)) && outer.drawn.contains($0) }
    if least != most { open = open ?? outer.open }
    clamp(outer.least, outer.most, at: outer.origin)
    origin = origin ?? outer.origin
  }

  /// Returns the categories of two callers; if they differ, they are unknown.
  func merged(with other: Self) -> Self {
    var merged = self
    merged.drawn.formUnion(other.drawn)
    merged.origin = origin ?? other.origin
    merged.open = open ?? other.open
    // The union of two ranges may have a gap that no code states.
    if (least, most) != (other.least, other.most) || isUnknown || other.isUnknown {
      merged.open = merged.open ?? merged.origin
    }
    return merged
  }
}
