package import AuditModel
import DynamicType
import RuleKit
package import TextRules

/// A catalog with texts in generated languages, which are changed source texts or the widest translations.
package struct PseudoCatalog: Sendable {
  /// The catalog, with texts in generated languages at its end.
  package private(set) var catalog: Catalog
  /// Whether to measure each text, by index.
  package private(set) var isMeasured: [Bool]

  /// The identity of a text.
  private struct Place: Hashable {
    var location: SourceLocation
    var key: String
    var locale: String

    init(_ string: LocalizedString) {
      (location, key, locale) = (string.location, string.key, string.locale)
    }
  }

  /// The identity of a text in all its languages.
  private struct Text: Hashable {
    var group: String
    var key: String
  }

  /// Creates a catalog with texts in generated languages, whose widest translations the auditor measures.
  ///
  /// `allowed` is whether each text may be chosen, by index; nil allows all texts.
  ///
  /// - Throws: ``MeasureError`` or ``TextEngineError`` if translations cannot be measured.
  package init(
    _ catalog: Catalog, in languages: [PseudoLanguage], of allowed: [Bool]?, by auditor: Auditor
  ) async throws {
    self.catalog = catalog
    isMeasured = [Bool](repeating: false, count: catalog.strings.count)
    if languages.contains(.max) { try await chooseWidest(of: allowed, by: auditor) }
    let made = PseudoLanguage.allCases.filter { $0.isMadeUp && languages.contains($0) }
    guard !made.isEmpty else { return }
    let sources = SourceTexts(catalog, asked: auditor.options.sourceLocale)
    let untranslated = made.contains(.expanded) ? Self.untranslated(catalog, sources) : []
    for index in catalog.strings.indices where sources.isSource(index) {
      let string = catalog.strings[index]
      for language in made
      where language != .expanded || untranslated.contains(Text(group: string.group, key: string.key)) {
        self.catalog.strings.append(Self.made(string, language))
        isMeasured.append(true)
      }
    }
  }

  private static func made(_ string: LocalizedString, _ language: PseudoLanguage) -> LocalizedString {
    var made = string
    made.text = language.text(for: string.text)
    made.locale = language.locale(of: string.locale)
    made.isBase = false
    made.source = nil
    if var details = string.details {
      for index in details.forms.indices { details.forms[index].text = language.text(for: details.forms[index].text) }
      made.details = details
    }
    return made
  }

  /// Returns the texts that lack a translation into a language of their table.
  ///
  /// If a table has only one language, it also returns all texts of that table.
  private static func untranslated(_ catalog: Catalog, _ sources: SourceTexts) -> Set<Text> {
    var languages: [String: Set<String>] = [:]
    var translations: [Text: Set<String>] = [:]
    for index in catalog.strings.indices {
      let string = catalog.strings[index]
      if sources.isSource(index) {
        translations[Text(group: string.group, key: string.key), default: []].formUnion([])
      } else {
        languages[string.group, default: []].insert(string.locale)
        translations[Text(group: string.group, key: string.key), default: []].insert(string.locale)
      }
    }
    return Set(
      translations.filter { text, there in
        let all = languages[text.group] ?? []
        return all.isEmpty || there.count < all.count
      }.keys)
  }

  /// Marks the widest translation of every text in every slot at Large, and all texts that cannot be measured.
  private mutating func chooseWidest(of allowed: [Bool]?, by auditor: Auditor) async throws {
    struct SlotText: Hashable {
      var text: Text
      var room: String
    }
    var options = auditor.options
    options.categories = [options.platform.defaultCategory]
    options.policy = FindingPolicy()
    options.rules = []
    // The widest translation is the same in every container, so one container is enough.
    options.slots = options.resolver
    options.slots?.measuresNarrowestOnly = true
    let measured = try await Auditor(options: options, stack: auditor.stack, jobs: auditor.jobs)
      .audit(catalog, measuring: allowed)
    var widest: [SlotText: (width: Double, place: Place)] = [:]
    var chosen: Set<Place> = []
    for result in measured.results {
      let place = Place(result.string)
      guard let size = result.measurements.first else {
        chosen.insert(place)
        continue
      }
      let slotText = SlotText(
        text: Text(group: result.string.group, key: result.string.key), room: result.slot.label)
      if let known = widest[slotText], known.width >= size.naturalWidth { continue }
      widest[slotText] = (size.naturalWidth, place)
    }
    chosen.formUnion(widest.values.map(\.place))
    for index in isMeasured.indices where chosen.contains(Place(catalog.strings[index])) { isMeasured[index] = true }
  }
}

extension Slot {
  /// The name of the slot, or its style or role, with Bold Text; texts in slots with equal labels compete.
  fileprivate var label: String {
    let kind = name ?? (role == .text ? style.rawValue : role.rawValue)
    return boldText ? "\(kind) bold" : kind
  }
}
