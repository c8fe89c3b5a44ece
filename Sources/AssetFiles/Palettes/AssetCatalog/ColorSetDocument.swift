import AuditModel
import Documents

/// A converter from the `Contents.json` of a colour set to a named colour.
struct ColorSetDocument: Sendable {
  /// The colour, or nil if the file could not be read.
  private(set) var color: NamedColor?
  private var notes: JSONNotes

  /// Problems in the file, sorted by position.
  var issues: [InputIssue] { notes.issues }

  /// Reads a file; `name` is the name of the colour.
  init(_ bytes: [UInt8], file: String, name: String) {
    let contents = AssetContents(
      bytes, file: file, key: "colors", of: "colour set", isBlank: LocatedJSON.isBlank(bytes),
      message: "the file is empty")
    notes = contents.notes
    guard let root = contents.root, let elements = contents.entries else { return }
    let location = notes.location(root.place)
    readEntries(elements, into: NamedColor(name: name, variants: [], location: location, origin: .assetCatalog))
  }

  private mutating func readEntries(_ elements: [LocatedJSON], into empty: NamedColor) {
    var color = empty
    // Collected here, because every change to a colour copies its fields.
    var faults: [ColorFault] = []
    var plain: [ColorVariant] = []
    var special: [ColorVariant] = []
    var seen: [Slot: Int] = [:]
    for element in elements {
      let entry = notes.colorSetEntry(element)
      faults += entry.faults
      guard let variant = entry.variant else {
        if !entry.isLeftOut { color.isComplete = false }
        continue
      }
      let slot = Slot(
        isDark: variant.isDark, isHighContrast: variant.isHighContrast, gamut: variant.gamut, idiom: variant.idiom,
        ignored: entry.ignored)
      if let earlier = seen.updateValue(element.line, forKey: slot) {
        let message = "the slot \(Self.words(variant)) already has an entry in line \(earlier); the first one is used"
        faults.append(ColorFault(.duplicateEntry, message, location: variant.location))
      }
      // The first match counts, so entries with unsupported conditions come last.
      if entry.ignored.isEmpty { plain.append(variant) } else { special.append(variant) }
    }
    color.faults += faults
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
  }

  /// Returns the conditions of an entry as readable text.
  private static func words(_ variant: ColorVariant) -> String {
    let luminosity = variant.isDark.map { $0 ? "dark" : "light" } ?? "any"
    let words = [
      luminosity, variant.isHighContrast == true ? "high contrast" : nil, variant.gamut?.rawValue,
      variant.idiom?.rawValue,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns faults for environments without an applicable entry.
  private static func gaps(in color: NamedColor) -> [ColorFault] {
    func fault(_ kind: ColorFault.Kind, _ message: String) -> [ColorFault] {
      [ColorFault(kind, message, location: color.location)]
    }
    let assigned = color.variants.filter { $0.value != .unassigned }
    if assigned.isEmpty { return fault(.nothingAssigned, "no slot of this colour set has a colour") }
    if assigned.allSatisfy({ $0.gamut == .displayP3 }) {
      return fault(.wideGamutOnly, "every entry is for screens with Display P3; other screens have no colour")
    }
    let general = assigned.filter { $0.isHighContrast == nil && $0.gamut != .displayP3 && $0.idiom == nil }.map(
      \.isDark)
    guard !general.contains(nil), !(general.contains(false) && general.contains(true)) else { return [] }
    let missing = Self.words(assigned[0])
    return fault(
      .noFallback,
      "this colour set has no entry for all appearances and devices, only for \(missing)\(assigned.count > 1 ? " and others" : "")"
    )
  }
}
