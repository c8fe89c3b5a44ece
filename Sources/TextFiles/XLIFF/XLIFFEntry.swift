import AuditModel
import Documents

/// A text of one `<file>`, assembled from all units of its key.
struct XLIFFEntry {
  /// The key that the units share.
  let key: String
  /// The location of the first unit.
  let location: SourceLocation
  private(set) var source = XLIFFTree()
  private var target = XLIFFTree()
  /// The steps to devices and widths whose plural has no translated `other`.
  private var unfinished: [[XLIFFKey.Step]] = []
  /// The number of units with a translation.
  private(set) var translated = 0
  /// Whether a unit that the translation needs is untranslated.
  var isIncomplete: Bool { hasGap || !missing.isDisjoint(with: target.variables) }
  /// Whether a plural of the text itself has no translated `other`.
  private var hasGap = false
  /// The variables whose plural has no translated `other`.
  private var missing: Set<String> = []
  /// Whether all units are marked as not translatable.
  private(set) var isFixed = true
  /// The details that the units state.
  private(set) var details = TextDetails()
  private(set) var slot = SlotFields()
  private(set) var notes: [LocatedText] = []
  private(set) var comments: [LocatedText] = []

  /// Whether the entry is from a String Catalog, in which variables may be unused.
  private let isCatalog: Bool
  /// Whether whole numbers of the target language select `other`, so that a plural needs it.
  private let needsOther: Bool

  /// Creates an entry without units, in a target language.
  init(key: String, location: SourceLocation, isCatalog: Bool, locale: String) {
    self.key = key
    self.location = location
    self.isCatalog = isCatalog
    needsOther = PluralExamples.all(for: locale).contains { $0.category == PluralName.other.rawValue }
  }

  /// Adds a unit.
  mutating func add(_ unit: XLIFFUnit, steps: [XLIFFKey.Step], size: XLIFFSize, comments: [LocatedText]) {
    if let text = unit.source { source.add(text, at: steps) }
    if let text = unit.target {
      target.add(text, at: steps)
      translated += 1
    } else if case .choice(let kind, let value)? = steps.last {
      // Devices and widths have separate texts, but a plural is unusable without `other`.
      if value == PluralName.other.rawValue, kind == .ordinal || kind == .plural && needsOther {
        switch steps.first {
        case .choice? where steps.count > 1: unfinished.append(steps.dropLast())
        case .variable(let name)?: missing.insert(name)
        default: hasGap = true
        }
      }
    } else if let text = unit.source {
      // This is the text around the variables; without a translation, the source text is drawn.
      target.add(text, at: steps)
    }
    isFixed = isFixed && !unit.context.isTranslated
    details.samples.merge(unit.samples) { first, _ in first }
    details.state = details.state ?? unit.state
    if let limit = size.characterLimit { details.characterLimit = min(details.characterLimit ?? limit, limit) }
    slot.width = slot.width ?? size.slot.width
    slot.height = slot.height ?? size.slot.height
    self.comments += comments
    // Xcode writes the same note for all units of a key.
    for note in unit.notes where !notes.contains(where: { $0.text == note.text }) && notes.count < 64 {
      notes.append(note)
    }
  }

  /// Returns the text in the source or target language, or nil if there is none.
  ///
  /// The text gets the language and group of `file`; a translation also gets its source text.
  func string(isTranslated: Bool, in file: SourceFile) -> (string: LocalizedString?, issues: [InputIssue]) {
    var tree = isTranslated ? target : source
    if isTranslated { for steps in unfinished { tree.remove(at: steps) } }
    let (forms, conversions, undrawn, isCut, found) = forms(tree)
    var issues = found
    guard var string = LocalizedString(forms, key: key, in: file, conversions: conversions) else {
      return (nil, issues)
    }
    string.take(source: isTranslated ? self.forms(source).forms : forms)
    string.slot = slot
    string.changeDetails { all in
      all.samples = details.samples
      all.state = details.state
      all.characterLimit = details.characterLimit
      all.isIncomplete = isCut
      all.undrawnVariables = undrawn
    }
    issues += string.take(comments)
    issues += string.take(notes)
    return (string, issues)
  }

  private func forms(
    _ tree: XLIFFTree
  ) -> (forms: [TextForm], conversions: [String: String], undrawn: [String], isCut: Bool, issues: [InputIssue]) {
    switch tree.varied {
    case nil: return ([], [:], [], false, [])
    case .plain(let text, let place)?:
      return ([TextForm(choices: [], text: text, location: place)], [:], [], false, [])
    case let varied?:
      let conversions = source.conversions.merging(target.conversions) { own, _ in own }
      let expander = FormExpander(varied, key: key, location: location, isCatalog: isCatalog, conversions: conversions)
      return (
        expander.forms, expander.conversions, expander.undrawn, expander.isCut, expander.issues.about(key)
      )
    }
  }
}
