/// A format specifier or template placeholder inside a text: what is replaced before a reader sees it.
///
/// Known forms: Apple's and C's `%[n$][-+ 0#'][width|*][.precision|*][length]conversion`, Java's dates (`%1$tY`),
/// `%#@name@`, `%n$#@name@`, `%(name)conversion`, a String Catalog's `%arg`, and `{name}`, `{0}`, `{n, number, …}`,
/// `{ $name }`, `{{name}}`, `{{- name}}`, `{{name, format}}`, `${name}`, `%{name}` (Foundation's String Format Specifiers, IEEE 1003.1
/// printf, java.util.Formatter, i18next, ICU MessageFormat and Fluent documentation). `:name` is not known: nothing tells
/// it from prose.
///
/// A percent sign in prose is none: C's space flag would make an integer of "50 % des", so a specifier with that flag
/// counts only when the source text has one of the same type, and never after a digit and before a space.
public struct Placeholder: Hashable, Sendable {
  /// How it is written.
  public enum Family: String, CaseIterable, Sendable {
    /// `%d`, `%1$@`, `%(name)lld`.
    case percent
    /// `%#@name@`, which stands for a plural rule's text.
    case variable
    /// `%arg`, which stands for the argument of a String Catalog's substitution.
    case catalogArgument
    /// `{name}`, `{n, number}`, `{{name}}`, `${name}`, `%{name}`.
    case template
  }

  /// What kind of value it takes: what two texts of one key have to agree on.
  public enum Kind: String, CaseIterable, Sendable {
    /// `@`: any object, mostly a text.
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
    /// A template's name.
    case name
  }

  /// Where it is, in UTF-8 bytes.
  public var range: Range<Int>
  /// How it is written, sign for sign.
  public var spelling: String
  /// How it is written, in general.
  public var family: Family
  /// What kind of value it takes.
  public var kind: Kind
  /// The argument's number from 1, said or counted; nil where the argument has a name.
  public var number: Int?
  /// Whether the text itself says the number.
  public var saysNumber: Bool
  /// The argument's name; nil where it has a number.
  public var name: String?
  /// The conversion with its length, such as `lld` or `@`; a template's format after its name.
  public var conversion: String
  /// The flags, such as `0` or `+`.
  public var flags: String
  /// The least number of characters; nil where it is not said or is an argument.
  public var width: Int?
  /// The digits after the point, the least digits of an integer or the most characters of a text; nil where it is not
  /// said or is an argument.
  public var precision: Int?
  /// How many arguments it takes for its width and precision before its own.
  public var stars: Int
  /// Whether it may be a percent sign in prose, because a space follows the sign.
  public var mayBeProse: Bool

  /// The kinds of value that it may take: nothing says whether `%arg` is a whole number where its conversion is unknown.
  public var kinds: Set<Kind> { family == .catalogArgument ? [.integer, .real] : [kind] }

  /// The argument as files and options name it: its name, or its number from 1.
  public var argument: String { name ?? number.map(String.init) ?? "" }

  /// What it is called where a text has several: `%1$@` for the first of two `%@`.
  public var numbered: String {
    guard family == .percent, !saysNumber, name == nil, let number, spelling.first == "%" else { return spelling }
    return "%\(number)$" + spelling.dropFirst()
  }

  /// The text without its placeholders, for measuring.
  ///
  /// White space around a placeholder stays. In a text with a placeholder `%%` becomes `%`, as formatting makes it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - literals: Where nothing is a placeholder, in UTF-8 bytes, in order.
  ///   - source: The same text in the source language, where it is known; asked for only where it matters.
  /// - Returns: The text without its placeholders; nil when it has none.
  public static func removing(
    from text: String, literals: [Range<Int>] = [], source: @autoclosure () -> String?
  ) -> String? {
    guard mayStand(in: text) else { return nil }
    let found = scan(text, literals, source: source())
    guard !found.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var position = 0
    for range in found.map(\.range) + [bytes.count..<bytes.count] {
      while position < range.lowerBound {
        kept.append(bytes[position])
        let isPair = bytes[position] == .percent && position + 1 < range.lowerBound && bytes[position + 1] == .percent
        position += isPair ? 2 : 1
      }
      position = range.upperBound
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Where the placeholders are.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: The same text in the source language, where it is known.
  /// - Returns: The ranges in order; none overlap.
  public static func spans(in text: String, source: String?) -> [Range<String.Index>] {
    guard mayStand(in: text) else { return [] }
    return scan(text, [], source: source).map { span in
      let start = text.utf8.index(text.startIndex, offsetBy: span.range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: span.range.count)
    }
  }

  /// Whether a text has one of the three signs at all; most have none, and one pass over the bytes says so.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is worth reading.
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
