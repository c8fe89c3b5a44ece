/// The use of a colour in a palette.
public enum ColorRole: String, CaseIterable, Codable, Sendable {
  /// Text on a background.
  case text
  /// A background for text and symbols.
  case background
  /// An interactive element: a tint, a link or a button.
  case interactive
  /// A symbol, a control's outline, or a graphic that carries meaning.
  case icon
  /// A dividing line, which carries no meaning by itself.
  case separator
  /// The fill of a control or a badge.
  case fill
  /// Decoration; exempt from contrast requirements.
  case decorative
  /// A disabled control; exempt from contrast requirements.
  case disabled
  /// A logotype; exempt from contrast requirements.
  case logotype

  /// Whether WCAG 2 exempts the role from contrast requirements (success criteria 1.4.3 and 1.4.11, exceptions).
  public var isExempt: Bool { self == .decorative || self == .disabled || self == .logotype }
}
