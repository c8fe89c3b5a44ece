import AuditModel
import Documents

/// A converter from a String Catalog to texts in every language.
///
/// Apple does not document the format; this implementation follows the catalogs of published apps.
struct StringCatalogDocument {
  /// The versions of the format in published catalogs.
  private static let versions = ["1.0", "1.1", "1.2"]

  /// The texts and issues so far.
  var catalog = Catalog()
  /// Problems found so far.
  var notes: JSONNotes
  /// The language of the keys, for keys without a text in the source language.
  private(set) var sourceLocale: String
  /// Whether the keys are those of a storyboard, whose texts are not Markdown.
  let isInterface: Bool

  private let source: SourceFile
  private var sourceName: String?

  init(_ source: SourceFile) {
    self.source = source
    sourceLocale = source.locale == "mul" ? "en" : source.locale
    isInterface = source.locale == "mul"
    notes = JSONNotes(file: source.path)
  }

  /// Reads the file; texts are in file order.
  mutating func read() -> Catalog {
    let (root, problems) = LocatedJSON.parse(LocatedJSON.inUTF8(source.bytes))
    notes = JSONNotes(file: source.path, problems)
    if let root { read(root) }
    catalog.sourceLocales[source.group] = sourceLocale
    catalog.issues += notes.issues
    catalog.sortIssues()
    return catalog
  }

  private mutating func read(_ root: LocatedJSON) {
    let remedy = "build it again in Xcode, or restore it"
    guard let members = notes.object(root, "the catalog is", remedy) else { return }
    readHead(members, root)
    warnOfUnknown(members, among: ["sourceLanguage", "strings", "version"], of: "the catalog")
    guard let strings = members["strings"] else {
      if root.isComplete { notes.error(root.place, "the catalog has no \"strings\"", "restore the file") }
      return
    }
    let entries = notes.object(strings.value, "\"strings\" is", not: "an object of keys", "restore the file")
    for entry in entries?.counting ?? [] {
      guard case .object(let fields) = entry.value.content else {
        notes.error(
          entry.value.place, "the entry of \(Quotation(entry.key)) is \(entry.value.kind), not an object",
          "write {} for a key without translations")
        continue
      }
      // A truncated entry must not count as untranslated.
      guard entry.value.isComplete || !fields.isEmpty else { continue }
      read(StringCatalogEntry(entry, notes.members(fields)))
    }
  }

  private mutating func readHead(_ members: JSONMembers, _ root: LocatedJSON) {
    if let name = members["sourceLanguage"]?.value.text, !name.isEmpty {
      sourceName = name
      sourceLocale = LanguageTag(folder: name[...]).identifier
    } else if root.isComplete {
      notes.warning(
        members["sourceLanguage"]?.value.place ?? root.place,
        "the catalog names no source language; it is read as \(sourceLocale)", "write \"sourceLanguage\" : \"en\"")
    }
    guard let version = members["version"]?.value else { return }
    if let number = version.text, Self.versions.contains(number) { return }
    let name = version.text.map { "\(Quotation($0))" } ?? version.kind
    notes.warning(
      version.place,
      "version \(name) of String Catalogs is not known; it is read as version \(Self.versions.last ?? "")",
      "check with --verbose what was read; known versions: \(Self.versions.joined(separator: ", "))")
  }

  /// Warns of an unknown member that is an object or is named like a known one.
  private mutating func warnOfUnknown(_ members: JSONMembers, among known: [String], of owner: String) {
    for member in members.counting where !known.contains(member.key) {
      let near = NearName.nearest(to: member.key, among: known)
      guard near != nil || member.value.object != nil else { continue }
      notes.warning(
        member.keyPlace,
        "\(Quotation(member.key)) of \(owner) is not known, so what is in it is not read"
          + NearName.question(member.key, among: known),
        near.map { "write \"\($0)\"" } ?? "known keys: \(known.joined(separator: ", "))")
    }
  }

  /// Warns of members whose values have another type than Xcode expects.
  private mutating func warnOfOtherKinds(in entry: StringCatalogEntry) {
    for member in entry.members.counting {
      let remedy: String
      switch (member.key, member.value.content) {
      case ("comment", .string), ("extractionState", .string), ("shouldTranslate", .bool): continue
      case ("comment", _), ("extractionState", _): remedy = "write a string in double quotes"
      case ("shouldTranslate", _): remedy = "write true or false"
      default: continue
      }
      notes.warning(
        member.value.place,
        "\(Quotation(member.key)) of \(Quotation(entry.key)) is \(member.value.kind) and is not used", remedy)
    }
  }

  /// Reads a key in all languages.
  private mutating func read(_ entry: StringCatalogEntry) {
    warnOfUnknown(entry.members, among: StringCatalogEntry.known, of: "\(Quotation(entry.key))")
    warnOfOtherKinds(in: entry)
    let all = entry.members["localizations"]?.value
    let localizations = notes.members(all?.object ?? []).counting
    if let all, all.object == nil {
      notes.error(all.place, "\"localizations\" is \(all.kind), not an object of languages", "restore it")
    }
    let hasSource = localizations.contains { $0.key == sourceName || locale($0.key) == sourceLocale }
    let count = localizations.count + (hasSource ? 0 : 1)
    if let reason = entry.reasonToLeaveOut {
      catalog.leftOut[reason, default: 0] += count
      catalog.skippedKeys.insert(entry.key)
      return
    }
    var directives: CommentDirectives?
    if let comment = entry.comment {
      let found = CommentDirectives(comment: comment.text, at: notes.location(comment.place), isVerbatim: false)
      catalog.issues += found.issues.about(entry.key)
      if !found.isEmpty { directives = found }
    }
    if !hasSource {
      if entry.key.isEmpty {
        catalog.leaveOut(LeftOutReason.empty)
      } else {
        append([.init(key: entry.key, text: entry.key, place: entry.place)], entry, sourceLocale, directives)
      }
    }
    for localization in localizations {
      let locale = locale(localization.key)
      var node = StringCatalogNode(
        key: entry.key, isSource: locale == sourceLocale, fallback: entry.place, notes: notes)
      let texts = node.read(localization.value)
      notes = node.notes
      if texts.isEmpty, !node.hasFailed { catalog.leaveOut(LeftOutReason.untranslated) }
      append(texts, entry, locale, directives, isIncomplete: node.hasFailed || node.isCut)
    }
  }

  private mutating func append(
    _ texts: [StringCatalogNode.Text], _ entry: StringCatalogEntry, _ locale: String, _ directives: CommentDirectives?,
    isIncomplete: Bool = false
  ) {
    for text in texts {
      var string = LocalizedString(
        location: notes.location(text.place), key: text.key, text: text.text, locale: locale, group: source.group,
        comment: entry.comment?.text)
      if text.hasDetails || isIncomplete {
        string.changeDetails { details in
          details.isIncomplete = isIncomplete
          details.state = text.state
          details.conversions = text.conversions
        }
        string.take(text.forms)
      }
      if !isInterface, !entry.isInterface, InlineMarkdown.isLikely(in: string) {
        string.changeDetails { $0.markup = .markdown }
      }
      directives?.apply(to: &string)
      catalog.strings.append(string)
    }
  }

  private func locale(_ name: String) -> String { LanguageTag(folder: name[...]).identifier }
}
