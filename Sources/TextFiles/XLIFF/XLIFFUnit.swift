import AuditModel
import Documents

/// A `<trans-unit>` of XLIFF 1.2 or a `<unit>` of 2.x.
struct XLIFFUnit {
  /// The key: the resource name, or the identifier if there is none.
  let key: String
  /// The location of the unit.
  let location: SourceLocation
  /// The text in the source language, or nil if there is none.
  private(set) var source: LocatedText?
  /// The translation, or nil if there is none.
  private(set) var target: LocatedText?
  /// The state of the translation as written, or nil if it is not stated.
  private(set) var state: String?
  /// Sample values of placeholders, by name.
  private(set) var samples: [String: String] = [:]
  /// The notes of the unit.
  private(set) var notes: [LocatedText] = []
  /// The settings of the unit, including inherited ones.
  let context: XLIFFContext
  /// The start tag of the unit, with its attributes.
  let tag: XMLTag
  /// The character limit in the unit's metadata as written, or nil if there is none.
  private(set) var metadataLimit: String?

  /// Reads a unit; `context` is its settings.
  init(_ element: LocatedElement, _ context: XLIFFContext) {
    tag = element.tag
    self.context = context
    location = element.tag.location
    let isOld = element.name == "trans-unit"
    key = element.tag[isOld ? "resname" : "name"] ?? element.tag["id"] ?? ""
    if isOld {
      let target = element.first("target")
      state = target?.tag["state"]
      source = element.first("source").map { add($0) }
      self.target = target.map { add($0) }
      notes = Self.notes(in: element)
    } else {
      join(element)
      notes = element.elements("notes").flatMap(Self.notes)
      metadataLimit = Self.limit(in: element)
    }
    // An empty translation of a non-empty text counts as missing.
    if target?.text.isEmpty == true, source?.text.isEmpty == false { target = nil }
    let untranslated: Set<String> = isOld ? ["new", "needs-translation"] : ["initial"]
    if let state, untranslated.contains(state) { target = nil }
  }

  private mutating func add(_ element: LocatedElement) -> LocatedText {
    let text = XLIFFText(element, keepsSpace: context.inside(element.tag).keepsSpace)
    samples.merge(text.samples) { first, _ in first }
    return LocatedText(text: text.text, location: element.textLocation)
  }

  /// Joins the segments of a unit, which is translated only if all segments are.
  private mutating func join(_ unit: LocatedElement) {
    var isWhole = true
    for part in unit.elements where part.name == "segment" || part.name == "ignorable" {
      guard let source = part.first("source").map({ add($0) }) else { continue }
      Self.append(source, to: &self.source)
      let own = part.first("target").map { add($0) }
      if part.name == "segment" {
        state = state ?? part.tag["state"]
        if part.tag["state"] == "initial" { state = "initial" }
        isWhole = isWhole && own != nil
      }
      Self.append(own ?? source, to: &target)
    }
    if !isWhole { target = nil }
  }

  private static func append(_ segment: LocatedText, to whole: inout LocatedText?) {
    whole = LocatedText(text: (whole?.text ?? "") + segment.text, location: whole?.location ?? segment.location)
  }

  private static func notes(in element: LocatedElement) -> [LocatedText] {
    element.elements("note").compactMap { note in
      let text = note.text.trimmingWhitespace
      // Xcode writes this note if there is no developer comment.
      if text.isEmpty || text == "No comment provided by engineer." { return nil }
      return LocatedText(text: note.text, location: note.textLocation)
    }
  }

  /// Returns the character limit in the metadata of some tools, or nil if there is none.
  private static func limit(in element: LocatedElement) -> String? {
    element.elements("metadata").flatMap { $0.elements("metaGroup") }.flatMap { $0.elements("meta") }
      .first { $0.tag["type"] == "character_limit" }?.text.trimmingWhitespace
  }
}
