import Audit
import AuditModel

/// What a check says about the run as a whole, beside its findings.
struct CheckNotes {
  /// How many of a kind are named before the others are counted (our own choice: a line or two).
  private static let mostNamed = 5

  let configuration: Configuration
  let catalog: Catalog
  let audited: Auditor.Result
  /// Whether the run looked at all of the project's own texts, so that what nothing is found for is of no use.
  let isWhole: Bool
  let newBaseline: Baseline?

  /// The sentences.
  var notes: [String] { pseudo + sizes + slots + patterns + locales + acceptances }

  private var pseudo: [String] {
    guard !configuration.pseudo.isEmpty else { return [] }
    let names = configuration.pseudo.map(\.rawValue).joined(separator: ", ")
    var notes = [
      "measured are pseudo-languages (\(names)), not the project's own: what a translation might do, not what one does"
    ]
    if configuration.pseudo == [.expanded], audited.summary.texts == 0, !catalog.strings.isEmpty {
      notes.append("expanded replaces missing translations, and no text lacks one")
    }
    return notes
  }

  private var sizes: [String] {
    guard let unit = configuration.xliffSizeUnit, catalog.files.contains(where: { $0.format == "xliff" }) else {
      return []
    }
    return ["sizes in XLIFF without a unit were taken for \(unit.rawValue), as xliff_size_unit says"]
  }

  private var slots: [String] {
    let count = audited.textsWithoutSlot
    guard count > 0 else { return [] }
    let room = configuration.defaultSlot.map { "default_slot \($0)" } ?? "the default slot"
    return [
      "\(count.grouped) of \(Self.counted(audited.summary.texts, "text")) \(count == 1 ? "has" : "have") no slot of \(count == 1 ? "its" : "their") own and "
        + "\(count == 1 ? "was" : "were") measured in \(room)"
    ]
  }

  private var patterns: [String] {
    let unused = zip(configuration.keys, audited.patternUses).filter { $1 == 0 }.map(\.0)
    guard isWhole, !unused.isEmpty else { return [] }
    let named = unused.map { "\(Quotation($0.key.pattern)) (line \($0.location.line))" }
    return [
      "\(Self.counted(unused.count, "pattern")) of keys \(unused.count == 1 ? "matches" : "match") nothing, or only what an earlier one has: "
        + Listing(naming: named, upTo: Self.mostNamed).description
    ]
  }

  private var locales: [String] {
    let unused = configuration.locales.unused(in: catalog.locales.keys)
    guard !unused.isEmpty else { return [] }
    return [
      "no file has the language\(unused.count == 1 ? "" : "s") \(Listing(naming: unused, upTo: Self.mostNamed))"
    ]
  }

  private var acceptances: [String] {
    guard let count = newBaseline?.entries.count else { return [] }
    return ["\(Self.counted(count, "finding")) \(count == 1 ? "was" : "were") accepted by this run"]
  }

  private static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count.grouped) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
