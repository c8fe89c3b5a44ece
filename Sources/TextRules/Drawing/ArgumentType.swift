import AuditModel

/// The type of an argument as ICU MessageFormat, ARB and Flutter name it; never a conversion of `printf`.
///
/// The names are those of ICU's argument types (ICU User Guide, "Formatting Messages"), of i18next's formats and of the
/// Dart types that Flutter's `gen-l10n` takes for placeholders.
enum ArgumentType: Hashable {
  /// A whole number, or a number that may be one.
  case integer
  /// A number with decimals.
  case real
  /// A number in a shape that depends on the app: `2nd`, `1:20:05`.
  case shapedNumber
  /// A day.
  case date
  /// A time of day.
  case time
  /// Words that only the app knows.
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

  /// The type of a template's argument; nil where nothing names one.
  ///
  /// - Parameters:
  ///   - placeholder: The argument, which may name its type after a comma.
  ///   - said: What the file says of it apart from the text.
  init?(of placeholder: Placeholder, declared: String?) {
    let format = placeholder.conversion.drop { $0 == "," || $0 == " " }.prefix { $0.isLetter }
    let own = placeholder.family == .template ? Self.known[String(format)] : nil
    // Which choice an argument makes says less of it than its type.
    guard let type = declared.flatMap({ Self.named($0) }) ?? own else { return nil }
    self = type
  }

  /// Types may say that there need not be a value: `int?`.
  private static func named(_ name: String) -> ArgumentType? {
    known[name.hasSuffix("?") ? String(name.dropLast()) : name]
  }
}
