import AuditModel
import Documents

/// Converts the entries of a gettext catalog to texts.
struct GettextDocument {
  private let file: String
  private var locale: String
  private var group: String
  private let isTemplate: Bool
  private var catalog = Catalog()
  private var plurals: GettextPlurals?
  private var hasToldOfPlurals = false

  init(_ source: SourceFile) {
    file = source.path
    isTemplate = FilePath.ending(of: source.path) == "pot"
    locale = source.locale
    group = source.group
    var parts = source.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let folder = parts.lastIndex(of: "LC_MESSAGES"), folder > 0,
      let tag = Self.tag(parts[folder - 1])
    {
      locale = tag
      parts[folder - 1] = "*"
      group = parts.joined(separator: "/")
    } else if !isTemplate, let name = parts.last.flatMap(NameLanguage.init) {
      locale = name.locale
      parts[parts.count - 1] = name.pattern
      group = parts.joined(separator: "/")
    }
  }

  /// The tag of a language as gettext writes it, such as `pt_BR` and `sr@latin`.
  static func tag(_ name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let withoutCharset = parts.first?.split(separator: ".").first ?? ""
    guard let language = LanguageName.canonical(String(withoutCharset)) else { return nil }
    guard parts.count > 1 else { return language }
    switch parts[1].lowercased() {
    case "latin": return LanguageName.canonical("\(language)-Latn")
    case "cyrillic": return LanguageName.canonical("\(language)-Cyrl")
    case let variant where (5...8).contains(variant.utf8.count): return LanguageName.canonical("\(language)-\(variant)")
    default: return language
    }
  }

  /// Converts the entries that were parsed; texts are in file order.
  mutating func read(_ parser: GettextParser) -> Catalog {
    catalog.issues = parser.issues
    if parser.obsolete > 0 { catalog.leftOut[LeftOutReason.obsolete] = parser.obsolete }
    let header = parser.entries.first(where: \.isHeader).flatMap { $0.strings.first?.text.text } ?? ""
    var fields: [String: String] = [:]
    for line in header.split(separator: "\n") {
      guard let sign = line.firstIndex(of: ":") else { continue }
      fields[line[..<sign].lowercased()] = String(line[line.index(after: sign)...].drop(while: \.isWhitespace))
    }
    let name = String((fields["language"] ?? "").prefix { !$0.isWhitespace })
    if !isTemplate, !name.isEmpty {
      if let tag = Self.tag(name) {
        locale = tag
      } else {
        warn(
          SourceLocation(startOf: file),
          "the header's Language is not a language tag: \(Quotation(name)); the file is read as \(locale)",
          "write such as Language: pt_BR")
      }
    }
    plurals = GettextPlurals(header: fields["plural-forms"], locale: locale)
    if isTemplate { catalog.sourceLocales[group] = locale }
    for entry in parser.entries where !entry.isHeader { read(entry) }
    warnOfRepeatedKeys()
    catalog.issues.sort { $0.location < $1.location }
    return catalog
  }

  private mutating func read(_ entry: GettextEntry) {
    guard entry.id != nil else { return }
    if entry.isFuzzy, !isTemplate { return leaveOut(LeftOutReason.fuzzy) }
    let texts = isTemplate ? entry.template : translated(entry)
    guard let first = texts.first else {
      return leaveOut(LeftOutReason.untranslated)
    }
    var string = LocalizedString(
      location: first.location, key: entry.key, text: first.text, locale: locale, group: group)
    string.take(texts)
    if !isTemplate { string.take(source: entry.source) }
    var directives = CommentDirectives()
    var comments: [String] = []
    for comment in entry.comments {
      directives.read(comment.text, at: comment.location)
      let text = comment.text.drop(while: \.isWhitespace)
      if !text.isEmpty { comments.append(String(text)) }
    }
    if !comments.isEmpty { string.comment = comments.joined(separator: "\n") }
    catalog.issues += directives.issues.about(entry.key)
    directives.apply(to: &string)
    catalog.strings.append(string)
  }

  private mutating func translated(_ entry: GettextEntry) -> [TextForm] {
    let strings = entry.strings.filter { !$0.text.text.isEmpty }
    guard entry.plural != nil else {
      return strings.prefix(1).map { TextForm(choices: [], text: $0.text.text, location: $0.text.location) }
    }
    if plurals?.isSure == false, !hasToldOfPlurals, let first = strings.first {
      hasToldOfPlurals = true
      warn(
        first.text.location,
        "the header has no Plural-Forms that can be read; the forms are taken in the order zero one two few many other",
        "write such as Plural-Forms: nplurals=2; plural=(n != 1);")
    }
    return strings.compactMap { form, text in
      guard let category = plurals?.category(form) else {
        leaveOut(LeftOutReason.neverChosen)
        return nil
      }
      return TextForm(
        choices: [TextForm.Choice(.plural, value: category)], text: text.text, location: text.location)
    }
  }

  private mutating func warnOfRepeatedKeys() {
    var names = KeyTable(count: catalog.strings.count)
    for (index, string) in catalog.strings.enumerated() {
      let earlier = names.enter(index, hash: string.key.hashOfBytes, replacing: false) { [strings = catalog.strings] in
        strings[$0].key.utf8.elementsEqual(string.key.utf8)
      }
      guard let earlier else { continue }
      catalog.issues.append(
        InputIssue(
          severity: .error, location: string.location,
          message: "the entry \(Quotation(string.key)) is in line \(catalog.strings[earlier].location.line) too, "
            + "which msgfmt refuses; both are measured",
          remedy: "remove one of them, or give each a msgctxt"))
    }
  }

  private mutating func leaveOut(_ reason: String) { catalog.leftOut[reason, default: 0] += 1 }

  private mutating func warn(_ location: SourceLocation, _ message: String, _ remedy: String) {
    catalog.issues.append(InputIssue(severity: .warning, location: location, message: message, remedy: remedy))
  }
}
