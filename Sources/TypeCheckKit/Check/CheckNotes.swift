import Audit
import AuditModel
import TextRules
import Vocabulary

/// The remarks of a check about the whole run.
struct CheckNotes {
  /// The maximum number of items to list; others are only counted (our own choice: they fill a line or two).
  private static let mostNamed = 5

  let configuration: Configuration
  let catalog: Catalog
  let audited: Auditor.Result
  /// Whether the run covered all texts of the project.
  ///
  /// Only then is a pattern without a match unused.
  let isWhole: Bool
  let newBaseline: Baseline?

  /// The notes that change how the run is to be read, as sentences.
  var notes: [String] { thresholds + pseudo + sizes + patterns + samples + locales + acceptances }

  /// A remark on the thresholds that differ from the defaults, which matter when runs are compared.
  private var thresholds: [String] {
    let rules = RuleRegistry.descriptors.filter(configuration.rules.includes)
    let changes = configuration.thresholds.changes(among: rules)
    guard !changes.isEmpty else { return [] }
    let named = changes.map { rule, option, _ in
      "\(rule): \(option.name) is \(option.unit.words(option.value)) instead of \(option.unit.words(option.defaultValue))"
    }
    let count = changes.count.counted("threshold")
    return [
      "\(count) \(changes.count.form("differs", "differ")) from the default: "
        + Listing(naming: named, upTo: Self.mostNamed).description
    ]
  }

  private var pseudo: [String] {
    guard !configuration.pseudo.isEmpty else { return [] }
    let names = configuration.pseudo.map(\.rawValue).joined(separator: ", ")
    var notes = [
      "pseudo-languages (\(names)) were measured instead of real ones: they show what a translation might do"
    ]
    if configuration.pseudo == [.expanded], audited.summary.texts == 0, !catalog.strings.isEmpty {
      notes.append("expanded replaces missing translations, but no translation is missing")
    }
    return notes
  }

  private var sizes: [String] {
    guard let unit = configuration.xliffSizeUnit, catalog.files.contains(where: { $0.format == "xliff" }) else {
      return []
    }
    return ["sizes in XLIFF without a unit were read as \(unit.rawValue), as set by xliff_size_unit"]
  }

  /// The other remarks as sentences.
  var remarks: [String] {
    let count = audited.textsWithoutSlot
    guard count > 0 else { return [] }
    let room = configuration.defaultSlot.map { "default_slot \($0)" } ?? "the default slot"
    let texts = audited.summary.texts.counted("text")
    return [
      count == 1
        ? "1 of \(texts) has no slot of its own and was measured in \(room)"
        : "\(count.grouped) of \(texts) have no slot of their own and were measured in \(room)"
    ]
  }

  private var patterns: [String] {
    let unused = zip(configuration.keys, audited.patternUses).filter { $1 == 0 }.map(\.0)
    guard isWhole, !unused.isEmpty else { return [] }
    let named = unused.map { "\(Quotation($0.key.pattern)) (line \($0.location.line))" }
    return [
      "\(unused.count.counted("pattern")) of keys \(unused.count.form("matches", "match")) nothing, or only keys of an earlier pattern: "
        + Listing(naming: named, upTo: Self.mostNamed).description
    ]
  }

  private var samples: [String] {
    guard isWhole else { return [] }
    let overrides = configuration.samples.overrides
    let patterns = Set(overrides.map { $0.keys.pattern }).sorted()
    let unused = patterns.filter { pattern in
      !catalog.strings.contains { string in
        overrides.contains { $0.keys.pattern == pattern && $0.keys.matches(string.key) }
      }
    }
    var notes: [String] = []
    if !unused.isEmpty {
      let named = Listing(naming: unused.map { "\(Quotation($0))" }, upTo: Self.mostNamed)
      notes.append(
        "\(unused.count.counted("pattern")) of samples.keys \(unused.count.form("matches", "match")) no key: \(named)"
      )
    }
    for override in overrides where !unused.contains(override.keys.pattern) {
      guard let name = override.argument, Int(name) == nil else { continue }
      let texts = catalog.strings.filter { override.keys.matches($0.key) }
      let known = Set(texts.flatMap { FormatText($0.text).placeholders.compactMap(\.name) })
      guard !known.contains(name) else { continue }
      let advice = UnknownName(name, kind: "a placeholder", known: known.sorted()).advice
      notes.append(
        "no text with the key \(Quotation(override.keys.pattern)) has the placeholder \(Quotation(name)) from samples.keys"
          + (advice.isEmpty ? "" : "; \(advice)"))
    }
    return notes
  }

  private var locales: [String] {
    let unused = configuration.locales.unused(in: catalog.locales.keys)
    guard !unused.isEmpty else { return [] }
    return [
      "no file has the language\(unused.count.form("", "s")) \(Listing(naming: unused, upTo: Self.mostNamed))"
    ]
  }

  private var acceptances: [String] {
    guard let count = newBaseline?.entries.count else { return [] }
    return ["\(count.counted("finding")) \(count.form("was", "were")) accepted by this run"]
  }
}
