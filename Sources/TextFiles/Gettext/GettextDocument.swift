import AuditModel
import Documents

/// A converter from the entries of a gettext catalog to texts.
struct GettextDocument {
  private var source: SourceFile
  private let isTemplate: Bool
  private var catalog = Catalog()
  private var plurals: GettextPlurals?
  private var hasToldOfPlurals = false

  init(_ source: SourceFile) {
    self.source = source
    isTemplate = FilePath.ending(of: source.path) == "pot"
    var parts = source.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let folder = parts.lastIndex(of: "LC_MESSAGES"), folder > 0, let tag = Self.tag(parts[folder - 1]) {
      parts[folder - 1] = "*"
      (self.source.locale, self.source.group) = (tag, parts.joined(separator: "/"))
    } else if !isTemplate {
      self.source.takeLanguageOfName()
    }
  }

  /// Returns the BCP 47 tag for a language in gettext's spelling, such as `pt_BR` or `sr@latin`.
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

  /// Converts parsed entries; texts are in file order.
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
        source.locale = tag
      } else {
        catalog.issues.warn(
          at: SourceLocation(startOf: source.path),
          "the header's Language is not a language tag: \(Quotation(name)); the file is read as \(source.locale)",
          fix: "write, for example, Language: pt_BR")
      }
    }
    plurals = GettextPlurals(header: fields["plural-forms"], locale: source.locale)
    if isTemplate { catalog.sourceLocales[source.group] = source.locale }
    for entry in parser.entries where !entry.isHeader { read(entry) }
    for (earlier, later) in catalog.strings.repeatedKeys(mostly: source.locale) {
      let (first, second) = (catalog.strings[earlier], catalog.strings[later])
      catalog.issues.refuse(
        at: second.location,
        "the entry \(Quotation(second.key)) is also in line \(first.location.line), which msgfmt refuses; "
          + "both are measured", fix: "remove one of them, or give each a msgctxt")
    }
    catalog.sortIssues()
    return catalog
  }

  private mutating func read(_ entry: GettextEntry) {
    guard entry.id != nil else { return }
    if entry.isFuzzy, !isTemplate { return catalog.leaveOut(LeftOutReason.fuzzy) }
    let texts = isTemplate ? entry.template : translated(entry)
    guard var string = LocalizedString(texts, key: entry.key, in: source) else {
      return catalog.leaveOut(LeftOutReason.untranslated)
    }
    if !isTemplate {
      string.take(source: entry.source)
      if let plurals, entry.plural != nil { string.changeDetails { $0.numberedForms = plurals.numbered } }
    }
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
    guard entry.plural != nil else { return strings.prefix(1).map { TextForm($0.text) } }
    if plurals?.isSure == false, !hasToldOfPlurals, let first = strings.first {
      hasToldOfPlurals = true
      catalog.issues.warn(
        at: first.text.location,
        "the header has no readable Plural-Forms; the forms are read in the order zero one two few many other",
        fix: "write, for example, Plural-Forms: nplurals=2; plural=(n != 1);")
    }
    return strings.compactMap { form, text in
      guard let category = plurals?.category(form) else {
        catalog.leaveOut(LeftOutReason.neverChosen)
        return nil
      }
      return TextForm(text, .plural, category)
    }
  }
}
