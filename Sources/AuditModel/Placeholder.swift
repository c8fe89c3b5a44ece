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
/// A percent sign in prose is not a placeholder, although C's space flag would make `% d` in "50 % des" an integer. A
/// specifier with that flag therefore counts only if the source text has a specifier of the same type. A percent sign
/// between a digit and a space never counts.
public struct Placeholder: Hashable, Sendable {
  /// The syntax of a placeholder.
  public enum Family: String, CaseIterable, Sendable {
    /// A format specifier, such as `%d`, `%1$@` or `%(name)lld`.
    case percent
    /// A variable, `%#@name@`, which is replaced by the text of a plural rule.
    case variable
    /// The placeholder `%arg`, which is replaced by the argument of a String Catalog's substitution.
    case catalogArgument
    /// A template placeholder, such as `{name}`, `{n, number}`, `{{name}}`, `${name}` or `%{name}`.
    case template
  }

  /// The type of a placeholder's value, which must be the same in source and translation.
  public enum Kind: String, CaseIterable, Sendable {
    /// Any object, usually a string: `@`.
    case object
    /// An integer of any length: `d i u x X o D U O`, and `%arg`.
    case integer
    /// A real number of any length: `f F e E g G a A`.
    case real
    /// A character: `c C`.
    case character
    /// A C string: `s S`.
    case text
    /// A pointer: `p`.
    case pointer
    /// A date in Java's syntax: `tY` and the like.
    case date
    /// A variable: `%#@name@`.
    case variable
    /// A value of unknown type that a template refers to by name.
    case name
  }

  /// The range of the placeholder in the text, in UTF-8 bytes.
  public var range: Range<Int>
  /// The exact spelling.
  public var spelling: String
  /// The syntax.
  public var family: Family
  /// The type of the value.
  public var kind: Kind
  /// The argument's number, from 1, stated in the text or counted; nil for a named argument.
  public var number: Int?
  /// Whether the text states the number explicitly.
  public var saysNumber: Bool
  /// The argument's name; nil for a numbered argument.
  public var name: String?
  /// The conversion with its length modifier, such as `lld` or `@`; for a template, the format after the name.
  public var conversion: String
  /// The flags, such as `0` or `+`.
  public var flags: String
  /// The minimum number of characters; nil if absent or passed as an argument.
  public var width: Int?
  /// The precision; nil if absent or passed as an argument.
  ///
  /// For a real number, it is the number of digits after the point; for an integer, the minimum number of digits; for
  /// a string, the maximum number of characters.
  public var precision: Int?
  /// The number of extra arguments for width and precision (`*`), which come before its own argument.
  public var stars: Int
  /// Whether the percent sign may be prose, because the specifier has the space flag.
  public var mayBeProse: Bool

  /// The possible types of the value; `%arg` may be an integer or a real number if its conversion is unknown.
  public var kinds: Set<Kind> { family == .catalogArgument ? [.integer, .real] : [kind] }

  /// The argument as files and options refer to it: its name, or its number from 1.
  public var argument: String { name ?? number.map(String.init) ?? "" }

  /// The spelling with an explicit number, for texts with several arguments: `%1$@` for the first of two `%@`.
  ///
  /// The digits of `%1@` are a width, but most authors mean a number, so it becomes `%1$@` too.
  public var numbered: String {
    guard family == .percent, !saysNumber, name == nil, let number, spelling.first == "%" else { return spelling }
    if kind == .object { return "%\(number)$@" }
    return "%\(number)$" + spelling.dropFirst()
  }

  /// Removes the placeholders from a text, for measuring.
  ///
  /// White space around a placeholder stays. If there is a placeholder, `%%` becomes `%`, as in formatting.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - literals: The ranges to treat as literal text, in UTF-8 bytes, sorted.
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

  /// Returns whether a text contains `%`, `{` or `$`, so that it may have placeholders.
  ///
  /// This check is fast, and most texts contain none of these characters.
  ///
  /// - Parameter text: The text.
  /// - Returns: False if the text certainly has no placeholders.
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
