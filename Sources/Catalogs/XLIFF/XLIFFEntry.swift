import AuditModel

/// All units of one key in one `<file>`.
struct XLIFFEntry {
  /// The key.
  let key: String
  /// Where its first unit starts.
  let location: SourceLocation
  private(set) var source = FormTree()
  private(set) var target = FormTree()
  /// How many of its units have a translation.
  private(set) var translated = 0
  /// Whether a unit that its translation cannot do without has none.
  private(set) var isIncomplete = false
  /// Whether it is not to be translated.
  private(set) var isFixed = true
  /// What its units say of themselves.
  private(set) var details = TextDetails()
  private(set) var slot = SlotFields()
  private(set) var notes: [XLIFFUnit.Note] = []
  private(set) var comments: [XMLComment] = []

  /// Creates an entry without units.
  init(key: String, location: SourceLocation) {
    self.key = key
    self.location = location
  }

  /// Adds a unit.
  mutating func add(_ unit: XLIFFUnit, steps: [XLIFFKey.Step], size: XLIFFSize, comments: [XMLComment]) {
    if let text = unit.source { source.add(text, at: steps) }
    if let text = unit.target {
      target.add(text, at: steps)
      translated += 1
    } else if case .choice(_, let value)? = steps.last {
      isIncomplete = isIncomplete || value == "other"
    } else if let text = unit.source {
      // The text around the variables; it is drawn from the source where nobody translated it.
      target.add(text, at: steps)
    }
    isFixed = isFixed && !unit.context.isTranslated
    details.samples.merge(unit.samples) { first, _ in first }
    details.state = details.state ?? unit.state
    if let limit = size.characterLimit { details.characterLimit = min(details.characterLimit ?? limit, limit) }
    slot.width = slot.width ?? size.slot.width
    slot.height = slot.height ?? size.slot.height
    self.comments += comments
    // Xcode gives all units of a key the same note.
    for note in unit.notes where !notes.contains(where: { $0.text == note.text }) && notes.count < 64 {
      notes.append(note)
    }
  }

  /// The text of a language, where it has one.
  ///
  /// - Parameters:
  ///   - tree: Its texts.
  ///   - file: The file, with the language and group of the text.
  /// - Returns: The text and what was wrong with it.
  func string(_ tree: FormTree, in file: SourceFile) -> (string: LocalizedString?, issues: [InputIssue]) {
    guard let varied = tree.varied else { return (nil, []) }
    var issues: [InputIssue] = []
    var string: LocalizedString?
    if case .plain(let text, let place) = varied {
      string = LocalizedString(location: place, key: key, text: text, locale: file.locale, group: file.group)
    } else {
      let expander = FormExpander(varied, key: key, location: location)
      issues = expander.issues
      string = LocalizedString(expander.forms, key: key, in: file, conversions: expander.conversions)
    }
    guard var string else { return (nil, issues) }
    string.slot = slot
    var all = string.details ?? TextDetails()
    all.samples = details.samples
    all.state = details.state
    all.characterLimit = details.characterLimit
    if !all.isEmpty { string.details = all }
    issues += string.take(comments)
    issues += take(notes, &string)
    return (string, issues)
  }

  private func take(_ notes: [XLIFFUnit.Note], _ string: inout LocalizedString) -> [InputIssue] {
    guard !notes.isEmpty else { return [] }
    let text = notes.map(\.text.trimmingWhitespace).joined(separator: "\n")
    string.comment = string.comment.map { "\($0)\n\(text)" } ?? text
    var directives = CommentDirectives()
    for note in notes { directives.read(note.text, at: note.location) }
    directives.apply(to: &string)
    return directives.issues
  }

  /// The text that stands for the whole in the source language.
  var sourceText: String? {
    guard let varied = source.varied else { return nil }
    if case .plain(let text, _) = varied { return text }
    let file = SourceFile(path: location.file, bytes: [], locale: "", group: "")
    let expander = FormExpander(varied, key: key, location: location)
    return LocalizedString(expander.forms, key: key, in: file, conversions: [:])?.text
  }
}
