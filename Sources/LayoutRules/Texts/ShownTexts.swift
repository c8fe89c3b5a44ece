internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension ScreenMeasurement {
  /// Returns whether an element shows a text that has to grow with the text size.
  ///
  /// Texts in bars are excluded, because the Large Content Viewer enlarges them.
  func showsText(_ index: Int) -> Bool {
    let (element, entry) = (layout.elements[index], outline.entries[index])
    guard element.holdsText, entry.isShown, entry.bar == nil, element.role != .barItem, let content = element.content
    else { return false }
    return content.text?.isEmpty == false || content.key != nil
  }
}

extension LayoutElement {
  /// Returns a size in points at another text size, scaled as by UIFontMetrics.
  ///
  /// The result is rounded to whole points. It is nil if the style has no size at one of the categories.
  static func size(
    _ size: Double, of style: TextStyle, from category: ContentSizeCategory, to other: ContentSizeCategory
  ) -> Double? {
    let scale = TypeScale(platform: .ios)
    guard let here = scale.scaling(style, category), let there = scale.scaling(style, other) else { return nil }
    return (size / here.factor * there.factor).rounded(.toNearestOrAwayFromZero)
  }
}
