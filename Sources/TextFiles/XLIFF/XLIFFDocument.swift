import AuditModel
import Documents

/// Reads an XLIFF file, one `<file>` after the other.
struct XLIFFDocument {
  private let xml: LocatedXML
  private let source: SourceFile
  private let bare: XLIFFReader.SizeUnit?
  private var catalog = Catalog()
  private var table: XLIFFTable?
  private var contexts = [XLIFFContext()]
  private var comments: [XMLComment] = []
  private var profile: String?
  private var languages: (source: String?, target: String?)
  private var told: Set<String> = []
  private var hasRoot = false
  private var rootNamespace = ""

  private init(_ source: SourceFile, _ bare: XLIFFReader.SizeUnit?) {
    self.source = source
    self.bare = bare
    xml = LocatedXML(source.bytes, file: source.path)
  }

  /// Reads a file; sizes without a unit are ignored if `unitOfBareSizes` is nil.
  static func read(_ source: SourceFile, unitOfBareSizes: XLIFFReader.SizeUnit?) -> Catalog {
    var document = XLIFFDocument(source, unitOfBareSizes)
    while let event = document.xml.nextEvent() {
      switch event {
      case .start(let tag): if !document.start(tag) { return document.catalog }
      case .end: document.end()
      case .comment(let text, let location): document.comments.append(XMLComment(text, start: location))
      case .text: break
      }
    }
    // If the file is invalid, the part of the last table before the error is kept.
    document.table?.finish(&document.catalog)
    document.catalog.issues += document.xml.issues
    document.catalog.issues.sort { $0.location < $1.location }
    return document.catalog
  }

  /// Enters an element, or reads it as a whole; returns whether to continue.
  private mutating func start(_ tag: XMLTag) -> Bool {
    guard hasRoot else { return startRoot(tag) }
    switch tag.name {
    case "file": startFile(tag)
    case "body", "group": contexts.append(contexts[contexts.count - 1].inside(tag))
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

  /// The elements around units in 1.2 and 2.x; elements in other namespaces are ignored.
  private static let known = [
    "file", "header", "body", "group", "trans-unit", "bin-unit", "unit", "note", "notes", "skeleton", "skl", "tool",
    "phase-group", "glossary", "reference", "count-group", "prop-group", "context-group", "originalData",
  ]

  /// Reports elements of a unit or segment that are probably misspelt sources or targets; their texts are not read.
  private mutating func warnOfMisspelt(_ unit: LocatedElement) {
    for part in unit.elements where part.tag.namespace == rootNamespace {
      if part.name == "segment" { warnOfMisspelt(part) }
      guard !Self.texts.contains(part.name), let near = NearName.nearest(to: part.name, among: Self.texts) else {
        continue
      }
      catalog.leftOut[LeftOutReason.unknownElements, default: 0] += 1
      catalog.issues.append(
        InputIssue(
          severity: .error, location: part.tag.location,
          message: "<\(Quotation(part.name).text)> is not an element of a unit, so its text is not read; "
            + "did you mean <\(near)>?",
          remedy: "write <\(near)>"))
    }
  }

  /// The elements of units and segments that contain their texts.
  private static let texts = ["source", "target"]

  /// Counts an unknown element, whose texts are not read, and warns of each name once.
  private mutating func warnOfUnknown(_ tag: XMLTag) {
    guard !Self.known.contains(tag.name), tag.namespace == rootNamespace else { return }
    catalog.leftOut[LeftOutReason.unknownElements, default: 0] += 1
    guard told.insert("<\(tag.name)>").inserted else { return }
    let near = NearName.nearest(to: tag.name, among: Self.known)
    catalog.issues.append(
      InputIssue(
        severity: .warning, location: tag.location,
        message: "<\(Quotation(tag.name).text)> is not an element of XLIFF, so what is in it is not read"
          + NearName.question(tag.name, among: Self.known),
        remedy: near.map { "write <\($0)>" } ?? "export the texts as XLIFF 1.2 or 2.x again"))
  }

  private mutating func startRoot(_ tag: XMLTag) -> Bool {
    guard tag.name == "xliff" else {
      catalog.issues.append(
        InputIssue(
          severity: .error, location: tag.location,
          message: "the file's element is <\(Quotation(tag.name).text)>, not <xliff>",
          remedy: "export the texts as XLIFF 1.2 or 2.x again"))
      return false
    }
    hasRoot = true
    rootNamespace = tag.namespace
    let version = tag["version"] ?? ""
    if !["1.0", "1.1", "1.2", "2.0", "2.1", "2.2"].contains(version) {
      catalog.issues.append(
        InputIssue(
          severity: .warning, location: tag.location,
          message: version.isEmpty
            ? "the file does not say which version of XLIFF it is"
            : "the version \(Quotation(version)) of XLIFF is not known; elements of 1.2 and 2.x are read",
          remedy: "export the texts as XLIFF 1.2 or 2.x"))
    }
    languages = (XLIFFLanguage.named(tag["srcLang"]), XLIFFLanguage.named(tag["trgLang"]))
    contexts.append(contexts[contexts.count - 1].inside(tag))
    return true
  }

  private mutating func startFile(_ tag: XMLTag) {
    contexts.append(contexts[contexts.count - 1].inside(tag))
    table?.finish(&catalog)
    profile = nil
    let sourceLanguage = XLIFFLanguage.named(tag["source-language"]) ?? languages.source
    if sourceLanguage == nil {
      catalog.issues.append(
        InputIssue(
          severity: .warning, location: tag.location,
          message: "neither <xliff> nor <file> says the source language; \(source.locale) is taken",
          remedy: "write source-language (1.2) or srcLang (2.x)"))
    }
    table = XLIFFTable(
      original: tag["original"] ?? "", source: sourceLanguage ?? source.locale,
      target: XLIFFLanguage.named(tag["target-language"]) ?? languages.target ?? XLIFFLanguage.around(source.path),
      in: source, at: tag.location)
    comments = []
  }

  private mutating func end() {
    if contexts.count > 1 { contexts.removeLast() }
    comments = []
  }

  private mutating func add(_ unit: XLIFFUnit) {
    defer { comments = [] }
    guard unit.source != nil || unit.target != nil else {
      warn(unit, "the unit \(Quotation(unit.key)) has no source text and is skipped", "give it a <source>")
      return
    }
    if unit.key.isEmpty { warn(unit, "this unit has no id, so that its text has no key", "give it an id") }
    let size = XLIFFSize(unit, profile: profile, bare: bare)
    for (name, message) in size.unused where told.insert(name).inserted {
      warn(
        unit, message,
        name == "size-unit"
          ? "write size-unit=\"pixel\" or size-unit=\"char\" there, or xliff_size_unit in .typecheck.yml"
          : "give the size in pixels or characters, or take it out")
    }
    catalog.issues += table?.add(unit, size: size, comments: comments) ?? []
  }

  private mutating func warn(_ unit: XLIFFUnit, _ message: String, _ remedy: String) {
    catalog.issues.append(
      InputIssue(severity: .warning, location: unit.location, message: message, remedy: remedy))
  }
}
