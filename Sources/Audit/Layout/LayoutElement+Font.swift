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

  /// Whether anything is said of the font of its text.
  var hasKnownFont: Bool { content.map { $0.style != nil || $0.size != nil } ?? false }

  /// The size of its text at a category, in points; nil where nothing says it.
  ///
  /// A size that a layout states is that of its own environment.
  ///
  /// - Parameter category: The category of the environment.
  /// - Returns: The size.
  func fontSize(at category: ContentSizeCategory) -> Double? {
    guard let content else { return nil }
    if let size = content.size { return size }
    guard let style = content.style else { return nil }
    let drawn = flags.contains(.fixedSize) ? .large : content.maxCategory.map { min($0, category) } ?? category
    return TypeScale(platform: .ios).size(style, drawn)?.size
  }

  /// The weight of its text; nil where nothing says it.
  var fontWeight: FontWeight? {
    guard let content else { return nil }
    if let weight = content.weight { return weight }
    guard content.family == nil, let style = content.style else { return nil }
    return TypeScale(platform: .ios).size(style, .large)?.weight
  }
}
