internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension LayoutElement {
  /// Whether the element draws its text inside its frame, so that the frame limits the text.
  ///
  /// Text fields and scrolling areas can show any text in parts, so they do not count.
  var holdsText: Bool {
    switch role {
    case .text, .button, .barItem, .control: !flags.contains(.hidden) && !flags.contains(.decorative) && !frame.isEmpty
    default: false
    }
  }

  private static let scale = TypeScale(platform: .ios)

  /// Whether the style or size of the element's text is stated.
  var hasKnownFont: Bool {
    guard let content = sharedContent else { return false }
    return content.value.style != nil || content.value.size != nil
  }

  /// Returns the size of the element's text at a category, in points, or nil if it is not stated.
  ///
  /// `category` is the category of the layout's own environment, in which a size in points applies unchanged.
  func fontSize(at category: ContentSizeCategory) -> Double? {
    guard let content = sharedContent else { return nil }
    if let size = content.value.size { return size }
    guard let style = content.value.style else { return nil }
    let drawn = flags.contains(.fixedSize) ? .large : content.value.maxCategory.map { min($0, category) } ?? category
    return Self.scale.size(style, drawn)?.size
  }

  /// The weight of the element's text, or nil if it is not stated.
  var fontWeight: FontWeight? {
    guard let content = sharedContent else { return nil }
    if let weight = content.value.weight { return weight }
    guard content.value.family == nil, let style = content.value.style else { return nil }
    return Self.scale.size(style, .large)?.weight
  }
}
