import AuditModel
import Documents

/// Converts the `Contents.json` of a colour set to a named colour.
struct ColorSetDocument: Sendable {
  /// The colour; nil if the file could not be read.
  private(set) var color: NamedColor?
  private var notes: JSONNotes

  /// Problems in the file, sorted by position.
  var issues: [InputIssue] { notes.issues }

  private static let remedy = "let Xcode write the colour set again, or delete it"

  /// Reads a file; `name` is that of the colour.
  init(_ bytes: [UInt8], file: String, name: String) {
    guard !bytes.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) else {
      notes = JSONNotes(file: file)
      notes.error(LocatedJSON.Place(line: 1, column: 1), "the file is empty", Self.remedy)
      return
    }
    let (root, problems) = LocatedJSON.parse(anyEncoding: bytes)
    notes = JSONNotes(file: file, problems)
    // With only part of the entries, appearances would be reported as missing.
    guard let root, !notes.isFatal else { return }
    guard case .object(let all) = root.content else {
      notes.error(root.place, "the file holds \(root.kind), not an object", Self.remedy)
      return
    }
    let members = notes.members(all)
    guard let colors = members["colors"] else {
      notes.error(root.place, "missing \"colors\" in this colour set", Self.remedy)
      return
    }
    guard case .array(let elements) = colors.value.content else {
      notes.error(colors.value.place, "\"colors\" is \(colors.value.kind), not an array", Self.remedy)
      return
    }
    let read = NamedColor(name: name, variants: [], location: notes.location(root.place), origin: .assetCatalog)
    color = read
    readEntries(elements, into: read)
  }

  private mutating func readEntries(_ elements: [LocatedJSON], into empty: NamedColor) {
    var color = empty
    var plain: [ColorVariant] = []
    var special: [ColorVariant] = []
    var seen: [Slot: Int] = [:]
    for element in elements {
      let entry = ColorSetEntry(element, notes: &notes)
      color.faults += entry.faults
      guard let variant = entry.variant else {
        if !entry.isLeftOut { color.isComplete = false }
        continue
      }
      if let earlier = seen.updateValue(element.line, forKey: Slot(variant, entry.ignored)) {
        let message = "the slot \(Self.words(variant)) already has an entry in line \(earlier); the first one counts"
        color.faults.append(ColorFault(.duplicateEntry, message, location: variant.location))
      }
      // The first match counts, so entries with conditions that are not modelled come after those for all conditions.
      if entry.ignored.isEmpty { plain.append(variant) } else { special.append(variant) }
    }
    color.variants = plain + special
    if color.isComplete { color.faults += Self.gaps(in: color) }
    self.color = color
  }

  /// The conditions of an entry; two entries with equal conditions are duplicates.
  private struct Slot: Hashable {
    var isDark: Bool?
    var isHighContrast: Bool?
    var gamut: ColorEnvironment.Gamut?
    var idiom: ColorEnvironment.Idiom?
    var ignored: [String]

    init(_ variant: ColorVariant, _ ignored: [String]) {
      isDark = variant.isDark
      isHighContrast = variant.isHighContrast
      gamut = variant.gamut
      idiom = variant.idiom
      self.ignored = ignored
    }
  }

  private static func words(_ variant: ColorVariant) -> String {
    let luminosity = variant.isDark.map { $0 ? "dark" : "light" } ?? "any"
    let words = [
      luminosity, variant.isHighContrast == true ? "high contrast" : nil, variant.gamut?.rawValue,
      variant.idiom?.rawValue,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  /// Faults for environments without an entry.
  private static func gaps(in color: NamedColor) -> [ColorFault] {
    func fault(_ kind: ColorFault.Kind, _ message: String) -> [ColorFault] {
      [ColorFault(kind, message, location: color.location)]
    }
    let assigned = color.variants.filter { $0.value != .unassigned }
    if assigned.isEmpty { return fault(.nothingAssigned, "no slot of this colour set has a colour") }
    if assigned.allSatisfy({ $0.gamut == .displayP3 }) {
      return fault(.wideGamutOnly, "every entry is for screens with Display P3; other screens have no colour")
    }
    let isServed = assigned.contains { variant in
      variant.isDark == nil && variant.isHighContrast == nil && variant.gamut != .displayP3 && variant.idiom == nil
    }
    let isServedInBoth =
      [false, true].allSatisfy { isDark in
        assigned.contains { variant in
          variant.isDark == isDark && variant.isHighContrast == nil && variant.gamut != .displayP3
            && variant.idiom == nil
        }
      }
    guard !isServed, !isServedInBoth else { return [] }
    let missing = Self.words(assigned[0])
    return fault(
      .noFallback,
      "no entry is for any appearance and device, only for \(missing)"
        + (assigned.count > 1 ? " and others" : ""))
  }
}
