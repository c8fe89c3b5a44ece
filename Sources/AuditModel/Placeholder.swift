/// A format specifier or template placeholder in a text, which is replaced before a reader sees the text.
///
/// Supported forms (Foundation's String Format Specifiers, IEEE 1003.1 printf, java.util.Formatter, i18next, ICU
/// MessageFormat and Fluent documentation):
/// - Apple's and C's `%[n$][-+ 0#'][width|*][.precision|*][length]conversion`, Java's dates (`%1$tY`)
/// - `%#@name@`, `%n$#@name@`, `%(name)conversion`, a String Catalog's `%arg`
/// - `{name}`, `{0}`, `{n, number, …}`, `{ $name }`, `{{name}}`, `{{- name}}`, `{{name, format}}`, `${name}`, `%{name}`
///
/// `:name` is not supported, because it cannot be distinguished from prose.
///
/// A percent sign in prose is not a placeholder. C's space flag would turn "50 % des" into an integer. A specifier with
/// that flag therefore counts only if the source text has one of the same type. It never counts after a digit and
/// before a space.
public struct Placeholder: Hashable, Sendable {
  /// The syntax of a placeholder.
  public enum Family: String, CaseIterable, Sendable {
    /// `%d`, `%1$@`, `%(name)lld`.
    case percent
    /// `%#@name@`, which is replaced by the text of a plural rule.
    case variable
    /// `%arg`, which is replaced by the argument of a String Catalog's substitution.
    case catalogArgument
    /// `{name}`, `{n, number}`, `{{name}}`, `${name}`, `%{name}`.
    case template
  }

  /// The type of a placeholder's value, which source and translation must agree on.
  public enum Kind: String, CaseIterable, Sendable {
    /// `@`: any object, usually a string.
    case object
    /// `d i u x X o D U O` of any length, and `%arg`.
    case integer
    /// `f F e E g G a A` of any length.
    case real
    /// `c C`.
    case character
    /// `s S`: a C string.
    case text
    /// `p`.
    case pointer
    /// `tY` and the like: a date.
    case date
    /// `%#@name@`.
    case variable
    /// The name in a template.
    case name
  }

  /// The position in the text, in UTF-8 bytes.
  public var range: Range<Int>
  /// The exact spelling.
  public var spelling: String
  /// The syntax.
  public var family: Family
  /// The type of the value.
  public var kind: Kind
  /// The argument's number from 1, explicit or counted; nil for a named argument.
  public var number: Int?
  /// Whether the number is explicit in the text.
  public var saysNumber: Bool
  /// The argument's name; nil for a numbered argument.
  public var name: String?
  /// The conversion with its length modifier, such as `lld` or `@`; for a template, the format after the name.
  public var conversion: String
  /// The flags, such as `0` or `+`.
  public var flags: String
  /// The minimum number of characters; nil if absent or an argument.
  public var width: Int?
  /// The precision; nil if absent or an argument.
  ///
  /// For a real number the digits after the point, for an integer the minimum digits, for a string the maximum
  /// characters.
  public var precision: Int?
  /// The number of arguments that it takes for width and precision, before its own.
  public var stars: Int
  /// Whether it may be a percent sign in prose, because it has the space flag.
  public var mayBeProse: Bool

  /// The possible types of the value; `%arg` may be an integer or a real number if its conversion is unknown.
  public var kinds: Set<Kind> { family == .catalogArgument ? [.integer, .real] : [kind] }

  /// The argument as files and options refer to it: its name, or its number from 1.
  public var argument: String { name ?? number.map(String.init) ?? "" }

  /// The spelling with an explicit number, for texts with several arguments: `%1$@` for the first of two `%@`.
  public var numbered: String {
    guard family == .percent, !saysNumber, name == nil, let number, spelling.first == "%" else { return spelling }
    return "%\(number)$" + spelling.dropFirst()
  }

  /// Removes the placeholders from a text, for measuring.
  ///
  /// White space around a placeholder stays. If there is a placeholder, `%%` becomes `%`, as formatting does.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - literals: Ranges without placeholders, in UTF-8 bytes, sorted.
  ///   - source: The same text in the source language, if known; evaluated only if needed.
  /// - Returns: The text without its placeholders; nil if there are none.
  public static func removing(
    from text: String, literals: [Range<Int>] = [], source: @autoclosure () -> String?
  ) -> String? {
    guard mayStand(in: text) else { return nil }
    let found = scan(text, literals, source: source())
    return found.isEmpty ? nil : replacing(found.map(\.range), in: text, halvesPercents: true) { _ in "" }
  }

  /// Finds the placeholders in a text whose source is unknown.
  ///
  /// - Parameter text: The text.
  /// - Returns: The ranges in order, without overlaps.
  public static func spans(in text: String) -> [Range<String.Index>] {
    guard mayStand(in: text) else { return [] }
    return scan(text, [], source: nil).map { span in
      let start = text.utf8.index(text.startIndex, offsetBy: span.range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: span.range.count)
    }
  }

  /// Whether a text contains `%`, `{` or `$`; a fast check of the bytes, since most texts have none of them.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether the text may have placeholders.
  public static func mayStand(in text: String) -> Bool {
    func isSign(_ byte: UInt8) -> Bool { byte == .percent || byte == .openBrace || byte == .dollar }
    return text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isSign) }
      ?? text.utf8.contains(where: isSign)
  }

  private static func scan(_ text: String, _ literals: [Range<Int>], source: String?) -> [PlaceholderScanner.Span] {
    let spans = PlaceholderScanner(bytes: Array(text.utf8), literals: literals).spans()
    guard spans.contains(where: \.hasSpaceFlag) else { return spans }
    let conversions = source.map { source in
      Set(PlaceholderScanner(bytes: Array(source.utf8)).spans().filter { !$0.hasSpaceFlag }.map(\.conversion))
    }
    return spans.filter { !$0.hasSpaceFlag || conversions?.contains($0.conversion) == true }
  }
}
