import AuditModel
import ColorContrast
import Documents
import DynamicType
import Vocabulary

/// A converter from a palette file to a palette.
struct PaletteFileDocument {
  /// The palette, or nil if the file is not valid JSON or its root is not an object.
  private(set) var palette: Palette?
  var fields: JSONFieldParser
  /// The colours of the file by name.
  private(set) var colors: [String: NamedColor] = [:]

  /// Problems in the file, sorted by position.
  var issues: [InputIssue] { fields.notes.issues }

  private static let sample =
    "{\"colors\": {\"ink\": {\"role\": \"text\", \"light\": \"#111111\", \"dark\": \"#EEEEEE\"}}}"

  /// Reads a palette file; `file` is its display path.
  init(_ bytes: [UInt8], file: String) {
    let (root, notes) = JSONNotes.reading(
      bytes, file: file, isBlank: LocatedJSON.isBlank(bytes), remedy: "write colours, such as \(Self.sample)")
    fields = JSONFieldParser(notes: notes)
    guard let root, let members = fields.object(root, "a palette", PaletteFields.root) else { return }
    var palette = Palette(
      name: fields.string(members["name"]) ?? Self.name(of: file), location: fields.notes.location(root.place),
      colors: [])
    _ = fields.string(members["comment"])
    readConditions(members, into: &palette)
    readColors(members["colors"], at: root.place, into: &palette)
    palette.pairs = (fields.array(members["pairs"], of: "pairs") ?? []).compactMap { readPair($0) }
    palette.states = (fields.array(members["states"], of: "groups of states") ?? []).compactMap { readStates($0) }
    if members["states"] == nil { palette.states = StateGuess.groups(of: palette.colors) }
    palette.bars = (fields.array(members["bars"], of: "bars") ?? []).compactMap { readBar($0) }
    readKeyColor(members["keyColor"], into: &palette)
    self.palette = palette
  }

  private mutating func readConditions(_ members: JSONMembers, into palette: inout Palette) {
    palette.conditions.generation = fields.named(members["ios"], SystemGeneration.one)
    palette.conditions.smallestCategory = fields.named(members["smallestCategory"], ContentSizeCategory.init(name:))
    palette.conditions.largeText = fields.value(
      members["largeText"], "a reading of large text", as: ColorConditions.LargeTextPolicy.self)
  }

  private mutating func readColors(
    _ member: LocatedJSON.Member?, at place: LocatedJSON.Place, into palette: inout Palette
  ) {
    guard let member else {
      return fields.notes.error(place, "missing \"colors\" in this palette", "write colours, such as \(Self.sample)")
    }
    let remedy = "write colours, such as \(Self.sample)"
    guard let all = fields.notes.object(member.value, "colors is", not: "an object of names and colours", remedy) else {
      return
    }
    for entry in all.counting {
      guard let color = readColor(entry) else { continue }
      palette.colors.append(color)
      colors[color.name] = color
    }
    if palette.colors.isEmpty, !fields.notes.hasErrors {
      fields.notes.warning(member.value.place, "this palette has no colour", "write one, such as \(Self.sample)")
    }
  }

  private mutating func readKeyColor(_ member: LocatedJSON.Member?, into palette: inout Palette) {
    guard let member, let name = fields.string(member) else { return }
    guard colors[name] == nil else { return palette.keyColor = name }
    fields.notes.error(
      member.value.place, "the key color \(Quotation(name)) is not a color of this palette\(nearest(name))",
      "write the name of a color under \"colors\"")
  }

  /// Returns the colour with the given name in this file, or parses the text as a colour.
  mutating func reference(_ text: String, at place: LocatedJSON.Place) -> NamedColor? {
    if let color = colors[text] { return color }
    let location = fields.notes.location(place)
    do throws(ColorParsingError) {
      let variant = ColorVariant(try ColorText.value(text), location: location)
      return NamedColor(name: text, variants: [variant], location: location, origin: .literal)
    } catch {
      return fields.notes.refused(
        place, "\(Quotation(text)) is neither a color of this palette nor a colour: \(error.message)\(nearest(text))",
        "write the name of a color under \"colors\", or \(Self.notations)")
    }
  }

  mutating func reference(_ member: LocatedJSON.Member?) -> NamedColor? {
    guard let member, let text = fields.string(member) else { return nil }
    return reference(text, at: member.value.place)
  }

  mutating func references(_ member: LocatedJSON.Member?) -> [NamedColor] {
    fields.strings(member, of: "colors").compactMap { reference($0.text, at: $0.place) }
  }

  static let notations =
    "#RRGGBB, rgb(…), color(display-p3 …), oklch(…), a CSS name such as red or a UIKit name such as systemBlue"

  /// Returns a suggestion of similar names in the file, worded to end a sentence.
  private func nearest(_ name: String) -> String {
    UnknownName(name, kind: "a color", known: colors.keys.sorted()).questionSuffix
  }

  /// Returns the file's name without `.palette.json`, or the folder's name if the file is `palette.json`.
  private static func name(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard let last = parts.last.map(String.init) else { return file }
    if last.lowercased() == "palette.json" { return parts.dropLast().last.map(String.init) ?? "palette" }
    for ending in [".palette.json", ".json"] where last.lowercased().hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return last
  }
}
