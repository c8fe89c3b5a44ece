import AuditModel

/// The type of an argument as named by ICU MessageFormat, ARB and Flutter.
///
/// `printf` conversions are not covered.
///
/// The names are those of ICU's argument types (ICU User Guide, "Formatting Messages"), of i18next's formats and of the
/// Dart types that Flutter's `gen-l10n` accepts for placeholders.
enum ArgumentType: Hashable {
  /// A whole number, or a number that may be one.
  case integer
  /// A number with decimals.
  case real
  /// A number in a format that depends on the app, such as `2nd` or `1:20:05`.
  case shapedNumber
  /// A calendar date.
  case date
  /// A time of day.
  case time
  /// A text that only the app knows.
  case words

  private static let known: [String: ArgumentType] = [
    "number": .integer, "num": .integer, "int": .integer, "plural": .integer, "selectordinal": .integer,
    "choice": .integer, "currency": .integer,
    "double": .real,
    "ordinal": .shapedNumber, "duration": .shapedNumber,
    "date": .date, "DateTime": .date, "datetime": .date,
    "time": .time,
    "String": .words, "Object": .words, "bool": .words, "dynamic": .words, "select": .words, "spellout": .words,
  ]

  /// Determines the type of an argument.
  ///
  /// The result is nil if neither the file nor the placeholder names a known type.
  ///
  /// A placeholder in a template may name its type after a comma. `declared` is the type that the file states outside
  /// the text.
  init?(of placeholder: Placeholder, declared: String?) {
    let format = placeholder.conversion.drop { $0 == "," || $0 == " " }.prefix { $0.isLetter }
    let own = placeholder.family == .template ? Self.known[String(format)] : nil
    // A type stated by the file is more specific than the kind of choice named in the text.
    guard let type = declared.flatMap({ Self.named($0) }) ?? own else { return nil }
    self = type
  }

  /// Returns a type by name.
  ///
  /// The name of an optional type ends with `?`, such as `int?`.
  private static func named(_ name: String) -> ArgumentType? {
    known[name.hasSuffix("?") ? String(name.dropLast()) : name]
  }
}
