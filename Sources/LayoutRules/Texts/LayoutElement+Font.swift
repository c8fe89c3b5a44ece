internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension LayoutElement {
  /// Whether its text is drawn in its frame, so that the frame is the text's room.
  ///
  /// What is typed into, and what scrolls, shows any text in parts.
  var holdsText: Bool {
    switch role {
    case .text, .button, .barItem, .control: !flags.contains(.hidden) && !flags.contains(.decorative) && !frame.isEmpty
    default: false
    }
  }

  private static let scale = TypeScale(platform: .ios)

  /// Whether anything is said of the font of its text.
  var hasKnownFont: Bool {
    guard let content = sharedContent else { return false }
    return content.value.style != nil || content.value.size != nil
  }

  /// The size of its text at a category, in points; nil where nothing says it.
  ///
  /// A size that a layout states is that of its own environment.
  ///
  /// - Parameter category: The category of the environment.
  /// - Returns: The size.
  func fontSize(at category: ContentSizeCategory) -> Double? {
    guard let content = sharedContent else { return nil }
    if let size = content.value.size { return size }
    guard let style = content.value.style else { return nil }
    let drawn = flags.contains(.fixedSize) ? .large : content.value.maxCategory.map { min($0, category) } ?? category
    return Self.scale.size(style, drawn)?.size
  }

  /// The weight of its text; nil where nothing says it.
  var fontWeight: FontWeight? {
    guard let content = sharedContent else { return nil }
    if let weight = content.value.weight { return weight }
    guard content.value.family == nil, let style = content.value.style else { return nil }
    return Self.scale.size(style, .large)?.weight
  }
}
