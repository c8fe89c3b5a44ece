internal import AuditModel

/// The behaviour of a file format for a number without its own plural form.
enum PluralFormat: Hashable {
  /// `other` is drawn, as Foundation, Android and most libraries do.
  case fallback
  /// The message is not valid without `other`.
  ///
  /// Source: ICU API, `umsg_open`: a plural style without the keyword `other` is an error
  /// (`U_DEFAULT_KEYWORD_MISSING`); Flutter's `gen-l10n` requires it too.
  case message
  /// A formula in the file numbers the forms with these categories, and no other form replaces a missing one.
  ///
  /// Source: GNU gettext manual, "Plural forms": `ngettext` returns the form that the formula gives.
  case numbered([String])

  /// The type of the number that selects a plural form.
  enum NumberType: Hashable {
    /// A whole number.
    case integer
    /// A number that is drawn with decimals.
    case decimal
    /// A number of unknown type, which may have decimals.
    case unknown
  }

  /// Determines the behaviour for a text by its file.
  init(_ string: LocalizedString) {
    if let numbered = string.details?.numberedForms, !numbered.isEmpty {
      self = .numbered(numbered)
    } else {
      self = string.location.file.hasSuffix(".arb") ? .message : .fallback
    }
  }

  /// Returns the type of the number that decides a choice.
  ///
  /// A type that the file declares takes precedence over the conversions in the forms. `getQuantityString` of Android
  /// takes whole numbers only.
  func type(of choice: TextForm.Choice, in subject: Translation) -> NumberType {
    if subject.string.location.file.hasSuffix(".xml") { return .integer }
    let declared = choice.argument.flatMap { subject.string.details?.conversions[$0] }
    if let type = declared.flatMap(Self.type(declared:)), type != .unknown { return type }
    var types: Set<NumberType> = []
    for form in subject.forms {
      let placeholders = FormatText(form).placeholders
      for placeholder in placeholders where [.integer, .real].contains(placeholder.kind) {
        let decided = DrawnForms.choice(by: placeholder, among: placeholders, of: form)
        guard decided.map({ $0.kind == choice.kind && $0.argument == choice.argument }) == true else { continue }
        types.insert(Self.type(of: placeholder))
      }
    }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// Returns the type that a conversion such as `ld` or `.1f`, or the name of a type, declares; nil for any other text.
  private static func type(declared: String) -> NumberType? {
    switch declared {
    case "int": return .integer
    case "double": return .decimal
    default: break
    }
    let found = FormatText(declared.hasPrefix("%") ? declared : "%" + declared).placeholders
    return found.count == 1 ? type(of: found[0]) : nil
  }

  /// Returns the type of a placeholder; a rounded number may still have decimals when its form is selected.
  private static func type(of placeholder: Placeholder) -> NumberType {
    switch placeholder.kind {
    case .integer where placeholder.family == .percent: .integer
    case .real where placeholder.precision != 0: .decimal
    default: .unknown
    }
  }
}
