/// What a colour of a palette is used for.
public enum ColorRole: String, CaseIterable, Codable, Sendable {
  /// Text that is read.
  case text
  /// A ground that text and symbols stand on.
  case background
  /// Something that reacts to a touch: a tint, a link, a button.
  case interactive
  /// A symbol, a control's outline, a graphic that carries meaning.
  case icon
  /// A line between things; carries no meaning by itself.
  case separator
  /// The fill of a control or a badge.
  case fill
  /// Ornament; exempt from contrast.
  case decorative
  /// What cannot be used right now; exempt from contrast.
  case disabled
  /// A logotype; exempt from contrast.
  case logotype

  /// Whether WCAG 2 asks no contrast of it (success criteria 1.4.3 and 1.4.11, exceptions).
  public var isExempt: Bool { self == .decorative || self == .disabled || self == .logotype }
}
