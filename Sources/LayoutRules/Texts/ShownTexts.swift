internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension ScreenMeasurement {
  /// Whether an element shows a text that follows the text size: the Large Content Viewer serves those of bars.
  func showsText(_ index: Int) -> Bool {
    let (element, entry) = (layout.elements[index], outline.entries[index])
    guard element.holdsText, entry.isShown, entry.bar == nil, element.role != .barItem, let content = element.content
    else { return false }
    return content.text?.isEmpty == false || content.key != nil
  }
}

extension LayoutElement {
  /// A stated size at another text size, as UIFontMetrics scales it; nil where the style has none there.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - style: The style that it follows.
  ///   - category: The text size at which it is stated.
  ///   - other: The other text size.
  /// - Returns: The size in whole points.
  static func size(
    _ size: Double, of style: TextStyle, from category: ContentSizeCategory, to other: ContentSizeCategory
  ) -> Double? {
    let scale = TypeScale(platform: .ios)
    guard let here = scale.scaling(style, category), let there = scale.scaling(style, other) else { return nil }
    return (size / here.factor * there.factor).rounded(.toNearestOrAwayFromZero)
  }
}
