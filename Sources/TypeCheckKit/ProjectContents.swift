package import AuditModel
import Documents
import RuleKit
import TextRules

/// The contents of a project for `typecheck init`, and the configuration that it proposes.
package struct ProjectContents: Sendable {
  /// The numbers of files by format, largest first.
  package let formats: [(name: String, count: Int)]
  /// The numbers of keys by table, largest first.
  package let tables: [(name: String, count: Int)]
  /// The numbers of texts by language, largest first.
  package let locales: [(name: String, count: Int)]
  /// The presumed source language.
  package let sourceLocale: String
  /// Whether a file states the source language, or the project has English texts.
  ///
  /// Otherwise, the source language is a guess.
  package let isSourceKnown: Bool
  /// The numbers of Interface Builder keys by property of an object, largest first.
  package let properties: [(name: String, count: Int)]
  /// The three longest texts in the source language, longest first.
  package let longest: [LocalizedString]
  /// The numbers of skipped items by reason, largest first.
  package let leftOut: [(name: String, count: Int)]
  /// The problems of the files.
  package let issues: [InputIssue]
  /// The statements about code that is not understood.
  private let statements: StatementProposals
  /// The slots for texts whose place is not known.
  private var proposals: SlotProposals
  /// The folders whose texts do not belong to the app.
  ///
  /// The proposed configuration excludes these folders.
  package let excluded: [String]

  /// The folders whose texts usually do not belong to the app, although a check reads them by default.
  private static let foreign = ["Tests"]

  /// The maximum number of items in a list (our own choice: they fit on the screen).
  private static let mostListed = 12
  /// The pattern of an Interface Builder object's id, before the name of a property.
  private static let property = "???-??-???."
  /// The slots that properties of Interface Builder objects suggest.
  ///
  /// A `title` may be that of a bar, a tab or nothing that is drawn, and the system decides the place of a
  /// `placeholder`.
  private static let kinds: [(property: String, slot: String)] = [("normalTitle", "button"), ("text", "label")]

  /// Reads a project with the exclusions that the proposed configuration will have.
  ///
  /// If `readsOutside` is true, links may lead out of the folder.
  ///
  /// - Throws: `CancellationError` if the reading was stopped.
  package static func of(_ folder: String, readsOutside: Bool = false) async throws -> ProjectContents {
    func load(_ excluded: [String]) async throws -> App {
      var configuration = Configuration()
      configuration.excluded = excluded.map(Glob.init(path:))
      let measure = MeasurePipeline(options: MeasureOptions())
      var check = CheckPipeline(configuration, folder: folder, measure: measure)
      check.readsOutside = readsOutside
      return try await check.app([])
    }
    let all = try await load([])
    let excluded = foreign.filter { name in
      all.catalog.files.contains { Glob(path: name).matches(FilePath.relative($0.path, to: folder)) }
    }
    guard !excluded.isEmpty else { return try await ProjectContents(all).withoutFailingProposals(in: all) }
    let own = try await load(excluded)
    let contents = ProjectContents(own, excluded: excluded)
    // If all texts are in such folders, they do belong to the project.
    if contents.isEmpty { return try await ProjectContents(all).withoutFailingProposals(in: all) }
    return try await contents.withoutFailingProposals(in: own)
  }

  /// Counts the texts of a project, of which the folders in `excluded` were not read.
  package init(_ app: App, excluded: [String] = []) {
    let catalog = app.catalog
    self.excluded = excluded
    statements = StatementProposals(app.uses.blockers)
    func ranked(_ counts: [String: Int]) -> [(name: String, count: Int)] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
    formats = ranked(Dictionary(catalog.files.compactMap { $0.format }.map { ($0, 1) }, uniquingKeysWith: +))
    var keys: [String: Set<String>] = [:]
    var properties: [String: Set<String>] = [:]
    for string in catalog.strings {
      keys[SlotPattern.table(of: string), default: []].insert(string.key)
      if let property = Self.property(of: string.key) {
        properties[property, default: []].insert(string.group + string.key)
      }
    }
    tables = ranked(keys.mapValues(\.count))
    self.properties = ranked(properties.mapValues(\.count))
    // Texts that exist only in code are in none of these files.
    let files = Set(catalog.files.map(\.path))
    let inCode = catalog.strings.lazy.filter { !files.contains($0.location.file) }.map { ($0.locale, 1) }
    locales = ranked(catalog.locales.merging(Dictionary(inCode, uniquingKeysWith: +), uniquingKeysWith: +))
    let stated = ranked(Dictionary(catalog.sourceLocales.values.map { ($0, 1) }, uniquingKeysWith: +)).first?.name
    let declared = app.check.sourceLocale ?? stated
    let source = declared ?? (catalog.locales["en"] != nil ? "en" : locales.first?.name ?? "en")
    sourceLocale = source
    isSourceKnown = declared != nil || catalog.locales["en"] != nil
    let texts = catalog.strings.filter { $0.locale == source }
    longest = Array(texts.sorted { ($1.text.utf8.count, $0.key) < ($0.text.utf8.count, $1.key) }.prefix(3))
    leftOut = ranked(catalog.leftOut)
    issues = catalog.issues
    proposals = SlotProposals(app, sourceLocale: source, property: Self.property(of:))
  }

  private static let objects = Glob(name: property + "*")

  /// Returns the property of an Interface Builder object in a key, such as `text`; nil for any other key.
  private static func property(of key: String) -> String? {
    guard objects.matches(key), let dot = key.firstIndex(of: ".") else { return nil }
    return String(key[key.index(after: dot)...])
  }

  /// Returns the contents without the proposed slots in which a text would be cut off or broken.
  ///
  /// These slots are guesses. A failure in one would be reported as if it were known.
  private func withoutFailingProposals(in app: App) async throws -> ProjectContents {
    guard let proposed = try? ConfigurationReader.read(Array(file.utf8), file: ConfigurationReader.fileName) else {
      return self
    }
    var contents = self
    for key in try await app.keysThatFail(in: proposed.configuration) {
      contents.proposals.remove(matching: key, property: Self.property(of: key))
    }
    return contents
  }

  /// Whether no text was found.
  package var isEmpty: Bool { locales.isEmpty }

  /// The number of patterns of keys in the proposed configuration whose slots are guessed.
  package var guessedPatterns: Int { proposals.lines.count }

  /// The contents as sentences, one for each line.
  package var summary: [String] {
    var lines = [
      "Files: \(Self.listed(formats)). Texts by language: \(Self.listed(locales)).",
      "Keys by table: \(Self.listed(tables)).",
    ]
    if !isSourceKnown {
      lines.append(
        "Source language: not known; no file names it and there are no texts in en. Write source_locale: "
          + "\(Self.quoted(sourceLocale)) if that is the language the design was made in.")
    }
    if !properties.isEmpty {
      lines.append("Keys by property of Interface Builder objects: \(Self.listed(properties)).")
    }
    for text in longest {
      let length = text.text.count.counted("character")
      lines.append("Long: \(Quotation(text.key)) has \(length) in \(sourceLocale): \(Quotation(text.text)).")
    }
    for reason in leftOut { lines.append("Skipped: \(reason.name): \(reason.count).") }
    return lines
  }

  private static func listed(_ counts: [(name: String, count: Int)]) -> String {
    let shown = counts.prefix(mostListed).map { "\(Quotation($0.name).text) \($0.count)" }.joined(separator: ", ")
    return counts.count > mostListed ? "\(shown) and \(counts.count - mostListed) more" : shown
  }

  /// The text of the proposed configuration file.
  package var file: String {
    let kinds = Self.kinds.filter { proposals.properties.contains($0.property) }
    let patterns = kinds.map { "  \"\(Self.property)\($0.property)\": \($0.slot)" }
    let values = [
      "summary": summary.map { "# \($0)" }.joined(separator: "\n"),
      "excluded": excluded.isEmpty ? "# excluded: [Tests]" : "excluded: [\(excluded.joined(separator: ", "))]",
      "locales": locales.prefix(4).map { Self.quoted($0.name) }.joined(separator: ", "),
      "source_locale": "\(isSourceKnown ? "" : "# ")source_locale: \(Self.quoted(sourceLocale))",
      "slots": proposals.slots,
      "patterns": patterns.map { "\n\($0)" }.joined() + proposals.patterns,
      "sources": statements.lines,
    ]
    return "\(EmbeddedResources.configuration_yml)".replacing(/\{\{(\w+)\}\}/) { values[String($0.1), default: ""] }
  }

  private static func quoted(_ text: String) -> String { "\"\(text.filter { $0 != "\"" && $0 != "\\" })\"" }
}
