import AuditModel
import Documents
import Vocabulary

/// An entry of a colour set: its conditions and its colour.
struct ColorSetEntry {
  /// The entry; nil if it could not be read or has a condition that colours do not have.
  private(set) var variant: ColorVariant?
  /// Conditions that are not modelled, such as `language-direction`; they distinguish entries.
  private(set) var ignored: [String] = []
  /// Faults that did not stop the entry from being read.
  private(set) var faults: [ColorFault] = []
  /// Whether the entry was skipped deliberately.
  private(set) var isLeftOut = false

  /// The supported keys; all others are conditions that are not modelled for colours.
  private static let known: Set<String> = ["idiom", "appearances", "display-gamut", "color"]

  init(_ json: LocatedJSON, notes: inout JSONNotes) {
    guard case .object(let all) = json.content else {
      notes.error(
        json.place, "an entry of colors is \(json.kind), not an object",
        "write {\"idiom\": \"universal\", \"color\": {…}}")
      return
    }
    let members = notes.members(all)
    var entry = ColorVariant(.unassigned, location: notes.location(json.place))
    let isRead =
      readIdiom(members, into: &entry, notes: &notes) && readGamut(members, into: &entry, notes: &notes)
      && readAppearances(members, into: &entry, notes: &notes)
    ignored = members.counting.filter { !Self.known.contains($0.key) }
      .map { "\($0.key)=\(Self.text($0.value) ?? "")" }.sorted()
    for member in members.counting where !Self.known.contains(member.key) {
      notes.misspelt(
        member.key, member.keyPlace, among: Self.known.sorted(), .error,
        "\(Quotation(member.key)) is not a key of a colour's entry")
    }
    if Self.text(members["subtype"]?.value) == "mac-catalyst" { entry.idiom = .mac }
    if let color = members["color"], color.value.isSomething {
      let read = ColorSetValue(color.value, notes: &notes)
      faults = read.faults
      guard let value = read.value else { return }
      entry.value = value
    }
    if isRead { variant = entry }
  }

  private func readIdiom(_ members: JSONMembers, into entry: inout ColorVariant, notes: inout JSONNotes) -> Bool {
    guard let member = members["idiom"] else { return true }
    let known = ColorEnvironment.Idiom.allCases.map(\.rawValue)
    guard let text = name(member, "idiom", known, notes: &notes) else { return false }
    guard let idiom = ColorEnvironment.Idiom(rawValue: text.lowercased()) else {
      return refuse(member.value, text, "a kind of device", known, notes: &notes)
    }
    entry.idiom = idiom == .universal ? nil : idiom
    return true
  }

  private func readGamut(_ members: JSONMembers, into entry: inout ColorVariant, notes: inout JSONNotes) -> Bool {
    guard let member = members["display-gamut"] else { return true }
    let known = ColorEnvironment.Gamut.allCases.map(\.rawValue)
    guard let text = name(member, "display-gamut", known, notes: &notes) else { return false }
    entry.gamut = ColorEnvironment.Gamut.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
    return entry.gamut != nil || refuse(member.value, text, "a display gamut", known, notes: &notes)
  }

  private mutating func readAppearances(
    _ members: JSONMembers, into entry: inout ColorVariant, notes: inout JSONNotes
  ) -> Bool {
    guard let member = members["appearances"], member.value.isSomething else { return true }
    guard case .array(let elements) = member.value.content else {
      notes.error(
        member.value.place, "the appearances are \(member.value.kind), not an array",
        "write [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]")
      return false
    }
    var isRead = true
    for element in elements where !readAppearance(element, into: &entry, notes: &notes) { isRead = false }
    return isRead
  }

  private mutating func readAppearance(
    _ json: LocatedJSON, into entry: inout ColorVariant, notes: inout JSONNotes
  ) -> Bool {
    guard case .object(let all) = json.content else {
      notes.error(
        json.place, "an appearance is \(json.kind), not an object",
        "write {\"appearance\": \"luminosity\", \"value\": \"dark\"}")
      return false
    }
    let members = notes.members(all)
    guard let kind = members["appearance"], let value = members["value"] else {
      notes.error(
        json.place, "an appearance needs both appearance and value",
        "write {\"appearance\": \"luminosity\", \"value\": \"dark\"}")
      return false
    }
    let kinds = ["luminosity", "contrast"]
    guard let kindName = name(kind, "appearance", kinds, notes: &notes),
      let valueName = name(value, "value", ["light", "dark", "high"], notes: &notes)
    else { return false }
    switch (kindName.lowercased(), valueName.lowercased()) {
    case ("luminosity", "light"): entry.isDark = false
    case ("luminosity", "dark"): entry.isDark = true
    case ("luminosity", "tinted"):
      isLeftOut = true
      notes.warning(
        value.value.place, "tinted is an appearance of icons, not of colours; the entry is skipped",
        "take the entry out")
      return false
    case ("contrast", "high"): entry.isHighContrast = true
    case ("luminosity", _):
      return refuse(value.value, valueName, "a luminosity", ["light", "dark"], notes: &notes)
    case ("contrast", _): return refuse(value.value, valueName, "a contrast", ["high"], notes: &notes)
    default: return refuse(kind.value, kindName, "an appearance", kinds, notes: &notes)
    }
    return true
  }

  private func name(
    _ member: LocatedJSON.Member, _ field: String, _ known: [String], notes: inout JSONNotes
  ) -> String? {
    if let text = Self.text(member.value) { return text }
    notes.error(
      member.value.place, "\(field) is \(member.value.kind), not a string",
      "write one of \(known.joined(separator: ", "))")
    return nil
  }

  private func refuse(
    _ value: LocatedJSON, _ text: String, _ kind: String, _ known: [String], notes: inout JSONNotes
  ) -> Bool {
    let unknown = UnknownName(text, kind: kind, known: known)
    notes.error(
      value.place,
      "\(Quotation(text)) is not \(kind) of a colour set, so the entry is not used"
        + (unknown.question.map { "; \($0)" } ?? ""), "write one of \(known.joined(separator: ", "))")
    return false
  }

  private static func text(_ value: LocatedJSON?) -> String? {
    guard case .string(let text)? = value?.content else { return nil }
    return text
  }
}
