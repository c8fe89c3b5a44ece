/// The marks of inline Markdown in a text, by kind.
struct MarkdownMarks: Hashable {
  /// A kind of marks.
  enum Kind: CaseIterable, Hashable {
    /// Two asterisks or underscores on each side.
    case strong
    /// One asterisk or underscore on each side.
    case emphasis
    /// Backticks.
    case code
    /// Tildes.
    case strikethrough
    /// Brackets with an address.
    case link
  }

  /// The number of pairs that are interpreted, and not drawn.
  var read: [Kind: Int] = [:]
  /// The number of marks that are drawn, because CommonMark's rules do not pair them.
  var drawn: [Kind: Int] = [:]
  /// The number of `**` that are drawn.
  var drawnDoubleStars = 0
  /// Whether the system inflects words, as Apple's `^[%lld book](inflect: true)` requests.
  var isInflected = false
}
