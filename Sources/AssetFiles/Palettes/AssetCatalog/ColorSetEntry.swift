import AuditModel
import Documents
import Vocabulary

/// An entry of a colour set: its conditions and its colour.
struct ColorSetEntry {
  /// The colour and its conditions, or nil if the entry could not be read or is not for colours.
  var variant: ColorVariant?
  /// Unsupported conditions, such as `language-direction`; entries that differ in these are not duplicates.
  var ignored: [String] = []
  /// Faults that did not stop the entry from being read.
  var faults: [ColorFault] = []
  /// Whether the entry was skipped deliberately.
  var isLeftOut = false

  /// The supported keys; any other key is an unsupported condition.
  fileprivate static let known: Set<String> = ["idiom", "appearances", "display-gamut", "color"]

  fileprivate static let sampleAppearance = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
}

extension JSONNotes {
  /// Reads an entry of a colour set.
  mutating func colorSetEntry(_ json: LocatedJSON) -> ColorSetEntry {
    var entry = ColorSetEntry()
    let sample = "{\"idiom\": \"universal\", \"color\": {…}}"
    guard let members = object(json, "an entry of colors is", "write \(sample)") else { return entry }
    var variant = ColorVariant(.unassigned, location: location(json.place))
    let isRead =
      readIdiom(members["idiom"], into: &variant) && readGamut(members["display-gamut"], into: &variant)
      && readAppearances(members["appearances"], into: &variant, of: &entry)
    for member in members.counting where !ColorSetEntry.known.contains(member.key) {
      entry.ignored.append("\(member.key)=\(member.value.text ?? "")")
      misspelt(
        member.key, member.keyPlace, among: ColorSetEntry.known.sorted(), .error,
        "\(Quotation(member.key)) is not a key of a colour entry")
    }
    entry.ignored.sort()
    if members["subtype"]?.value.text == "mac-catalyst" { variant.idiom = .mac }
    if let color = members["color"], color.value.isSomething {
      guard let read = colorSetValue(color.value) else { return entry }
      variant.value = read.value
      entry.faults = read.faults
    }
    if isRead { entry.variant = variant }
    return entry
  }

  private mutating func readIdiom(_ member: LocatedJSON.Member?, into variant: inout ColorVariant) -> Bool {
    guard let member else { return true }
    guard let idiom: ColorEnvironment.Idiom = condition(member, "a kind of device") else { return false }
    variant.idiom = idiom == .universal ? nil : idiom
    return true
  }

  private mutating func readGamut(_ member: LocatedJSON.Member?, into variant: inout ColorVariant) -> Bool {
    guard let member else { return true }
    variant.gamut = condition(member, "a display gamut")
    return variant.gamut != nil
  }

  private mutating func readAppearances(
    _ member: LocatedJSON.Member?, into variant: inout ColorVariant, of entry: inout ColorSetEntry
  ) -> Bool {
    guard let value = member?.value, value.isSomething else { return true }
    guard case .array(let elements) = value.content else {
      error(value.place, "the appearances are \(value.kind), not an array", "write [\(ColorSetEntry.sampleAppearance)]")
      return false
    }
    return elements.map { readAppearance($0, into: &variant, of: &entry) }.allSatisfy(\.self)
  }

  private mutating func readAppearance(
    _ json: LocatedJSON, into variant: inout ColorVariant, of entry: inout ColorSetEntry
  ) -> Bool {
    guard let members = object(json, "an appearance is", "write \(ColorSetEntry.sampleAppearance)") else {
      return false
    }
    guard let kind = members["appearance"], let value = members["value"] else {
      error(json.place, "an appearance needs both appearance and value", "write \(ColorSetEntry.sampleAppearance)")
      return false
    }
    let kinds = ["luminosity", "contrast"]
    guard let kindName = name(kind, kinds), let valueName = name(value, ["light", "dark", "high"]) else { return false }
    switch (kindName.lowercased(), valueName.lowercased()) {
    case ("luminosity", "light"): variant.isDark = false
    case ("luminosity", "dark"): variant.isDark = true
    case ("luminosity", "tinted"):
      entry.isLeftOut = true
      warning(
        value.value.place, "tinted is an appearance of icons, not of colours; the entry is skipped",
        "remove the entry")
      return false
    case ("contrast", "high"): variant.isHighContrast = true
    case ("luminosity", _):
      unknown(valueName, at: value.value.place, "a luminosity", ["light", "dark"])
      return false
    case ("contrast", _):
      unknown(valueName, at: value.value.place, "a contrast", ["high"])
      return false
    default:
      unknown(kindName, at: kind.value.place, "an appearance", kinds)
      return false
    }
    return true
  }

  /// Returns the condition that a member names in any letter case, or records an error and returns nil.
  private mutating func condition<Value: RawRepresentable<String> & CaseIterable>(
    _ member: LocatedJSON.Member, _ kind: String
  ) -> Value? {
    let known = Value.allCases.map(\.rawValue)
    guard let text = name(member, known) else { return nil }
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return value }
    unknown(text, at: member.value.place, kind, known)
    return nil
  }

  private mutating func name(_ member: LocatedJSON.Member, _ known: [String]) -> String? {
    if let text = member.value.text { return text }
    return refused(
      member.value.place, "\(member.key) is \(member.value.kind), not a string",
      "write one of \(known.joined(separator: ", "))")
  }

  private mutating func unknown(_ text: String, at place: LocatedJSON.Place, _ kind: String, _ known: [String]) {
    let question = UnknownName(text, kind: kind, known: known).questionSuffix
    error(
      place, "\(Quotation(text)) is not \(kind) of a colour set, so the entry is not used\(question)",
      "write one of \(known.joined(separator: ", "))")
  }
}
