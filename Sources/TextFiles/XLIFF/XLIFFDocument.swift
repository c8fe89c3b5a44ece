import AuditModel
import Documents

/// A reader of one XLIFF file, which may have several `<file>` elements.
struct XLIFFDocument {
  private let xml: LocatedXML
  private let source: SourceFile
  private let bare: BareSizeUnit?
  private var catalog = Catalog()
  private var table: XLIFFTable?
  private var contexts = [XLIFFContext()]
  private var comments: [LocatedText] = []
  private var profile: String?
  private var languages: (source: String?, target: String?)
  private var told: Set<String> = []
  /// The namespace of the root element, or nil before it is read.
  private var rootNamespace: String?

  /// Prepares to read a file.
  init(_ source: SourceFile) {
    self.source = source
    bare = source.unitOfBareSizes
    xml = LocatedXML(source.bytes, file: source.path)
  }

  /// Reads the file and returns its texts and issues.
  mutating func read() -> Catalog {
    while let event = xml.nextEvent() {
      switch event {
      case .start(let tag): if !start(tag) { return catalog }
      case .end: end()
      case .comment(let comment): comments.append(comment)
      case .text: break
      }
    }
    // Units before an error are kept.
    table?.finish(&catalog)
    catalog.issues += xml.issues
    catalog.sortIssues()
    return catalog
  }

  /// Enters an element or reads all of it; returns false if the file is not XLIFF.
  private mutating func start(_ tag: XMLTag) -> Bool {
    guard rootNamespace != nil else { return startRoot(tag) }
    switch tag.name {
    case "file": startFile(tag)
    case "body", "group": enter(tag)
    case "trans-unit", "unit":
      guard let element = xml.element(tag) else { return true }
      warnOfMisspelt(element)
      add(XLIFFUnit(element, contexts[contexts.count - 1].inside(tag)))
    case "profiles" where tag.namespace == XLIFFContext.sizes:
      profile = tag["generalProfile"]
      xml.skip()
    default:
      warnOfUnknown(tag)
      xml.skip()
    }
    return true
  }

  /// The elements around and next to units in 1.2 and 2.x.
  private static let known = [
    "file", "header", "body", "group", "trans-unit", "bin-unit", "unit", "note", "notes", "skeleton", "skl", "tool",
    "phase-group", "glossary", "reference", "count-group", "prop-group", "context-group", "originalData",
  ]

  /// Reports probable misspellings of `source` and `target` in a unit or segment; their texts are not read.
  private mutating func warnOfMisspelt(_ unit: LocatedElement) {
    for part in unit.elements where part.tag.namespace == rootNamespace {
      if part.name == "segment" { warnOfMisspelt(part) }
      guard !Self.texts.contains(part.name), let near = NearName.nearest(to: part.name, among: Self.texts) else {
        continue
      }
      catalog.leaveOut(LeftOutReason.unknownElements)
      catalog.issues.refuse(
        at: part.tag.location,
        "<\(Quotation(part.name).text)> is not an element of a unit, so its text is not read; did you mean <\(near)>?",
        fix: "write <\(near)>")
    }
  }

  /// The elements that contain the texts of units and segments.
  private static let texts = ["source", "target"]

  /// Counts an unknown element, which is not read, and warns once per name.
  private mutating func warnOfUnknown(_ tag: XMLTag) {
    guard !Self.known.contains(tag.name), tag.namespace == rootNamespace else { return }
    catalog.leaveOut(LeftOutReason.unknownElements)
    guard told.insert("<\(tag.name)>").inserted else { return }
    let near = NearName.nearest(to: tag.name, among: Self.known)
    catalog.issues.warn(
      at: tag.location,
      "<\(Quotation(tag.name).text)> is not an XLIFF element, so its content is not read"
        + NearName.question(tag.name, among: Self.known),
      fix: near.map { "write <\($0)>" } ?? "export the texts as XLIFF 1.2 or 2.x again")
  }

  private mutating func startRoot(_ tag: XMLTag) -> Bool {
    guard tag.name == "xliff" else {
      catalog.issues.refuse(
        at: tag.location, "the root element is <\(Quotation(tag.name).text)>, not <xliff>",
        fix: "export the texts as XLIFF 1.2 or 2.x again")
      return false
    }
    rootNamespace = tag.namespace
    let version = tag["version"] ?? ""
    if !["1.0", "1.1", "1.2", "2.0", "2.1", "2.2"].contains(version) {
      catalog.issues.warn(
        at: tag.location,
        version.isEmpty
          ? "the file does not state its XLIFF version"
          : "the version \(Quotation(version)) of XLIFF is not known; elements of 1.2 and 2.x are read",
        fix: "export the texts as XLIFF 1.2 or 2.x")
    }
    languages = (Self.language(tag["srcLang"]), Self.language(tag["trgLang"]))
    enter(tag)
    return true
  }

  private mutating func startFile(_ tag: XMLTag) {
    enter(tag)
    table?.finish(&catalog)
    profile = nil
    let sourceLanguage = Self.language(tag["source-language"]) ?? languages.source
    if sourceLanguage == nil {
      catalog.issues.warn(
        at: tag.location, "neither <xliff> nor <file> names the source language; \(source.locale) is assumed",
        fix: "add source-language (1.2) or srcLang (2.x)")
    }
    table = XLIFFTable(
      original: tag["original"] ?? "", source: sourceLanguage ?? source.locale,
      target: Self.language(tag["target-language"]) ?? languages.target ?? languageOfPath, in: source, at: tag.location)
    comments = []
  }

  /// Returns the language in an attribute as a BCP 47 tag, or nil if it is missing.
  private static func language(_ name: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    return LanguageTag(folder: name[...]).identifier
  }

  /// The language in the path: `de.xlf`, `messages.de.xlf`, `app_de.xliff`, or a file in `de.xcloc` or `de.lproj`.
  ///
  /// The attributes of the file are more reliable, but optional (XLIFF 1.2, 2.2.4; 2.1, 4.3.1).
  private var languageOfPath: String? {
    let around = FileLanguage(path: source.path, visible: 1, sourceLocale: "")
    if let locale = around.locale { return around.isBase ? nil : locale }
    return NameLanguage(source.path.split(separator: "/").last.map(String.init) ?? source.path)?.locale
  }

  /// Enters an element, whose settings apply to its children.
  private mutating func enter(_ tag: XMLTag) { contexts.append(contexts[contexts.count - 1].inside(tag)) }

  private mutating func end() {
    if contexts.count > 1 { contexts.removeLast() }
    comments = []
  }

  private mutating func add(_ unit: XLIFFUnit) {
    defer { comments = [] }
    guard unit.source != nil || unit.target != nil else {
      return catalog.issues.warn(
        at: unit.location, "the unit \(Quotation(unit.key)) has no source text and is skipped",
        fix: "give it a <source>")
    }
    if unit.key.isEmpty {
      catalog.issues.warn(at: unit.location, "this unit has no id, so its text has no key", fix: "add an id")
    }
    let size = XLIFFSize(unit, profile: profile, bare: bare)
    for (name, message) in size.unused where told.insert(name).inserted {
      catalog.issues.warn(
        at: unit.location, message,
        fix: name == "size-unit"
          ? "write size-unit=\"pixel\" or size-unit=\"char\" there, or set xliff_size_unit in .typecheck.yml"
          : "give the size in pixels or characters, or remove it")
    }
    table?.add(unit, size: size, comments: comments, to: &catalog)
  }
}
