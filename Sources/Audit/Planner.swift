public import AuditModel

/// Joins texts with their rooms and removes what would be measured twice.
public struct Planner: Sendable {
  /// One text of the catalog in one slot.
  public struct Entry: Sendable {
    /// Its place in ``Catalog/strings``.
    public var string: Int
    /// Its language as a BCP 47 tag.
    public var locale: String
    /// Its room.
    public var slot: Slot
    /// Whether it is in the source language itself.
    public var isSource: Bool
    /// The source-language text of the same key, measured without format specifiers; nil where there is none.
    public var sourceText: String?
    /// The language of ``sourceText``.
    public var sourceLocale: String
    /// The text as it is measured.
    public var text: String
    /// Whether format specifiers were taken out.
    public var hasPlaceholders: Bool
  }

  /// The options.
  public let options: MeasureOptions

  /// Creates a planner.
  ///
  /// - Parameter options: The options.
  public init(options: MeasureOptions) { self.options = options }

  /// Gives every text its slot, or its two slots where Bold Text is measured both ways.
  ///
  /// An item whose style has no size at a category that is measured cannot be planned; it is an issue instead.
  ///
  /// - Parameter catalog: What the files said.
  /// - Returns: Entries in the catalog's order, and the items that have none.
  public func plan(_ catalog: Catalog) -> (entries: [Entry], issues: [InputIssue]) {
    let sources = SourceTexts(catalog, asked: options.sourceLocale)
    var entries: [Entry] = []
    var issues: [InputIssue] = []
    entries.reserveCapacity(catalog.strings.count * options.boldText.count)
    for (index, string) in catalog.strings.enumerated() {
      let entry = entry(for: string, at: index, sources: sources)
      if let problem = problem(of: entry.slot) {
        issues.append(
          InputIssue(
            severity: .error, location: string.location, message: "this text is not measured: \(problem.what)",
            remedy: problem.remedy))
        continue
      }
      for boldText in options.boldText {
        var copy = entry
        copy.slot.boldText = boldText
        entries.append(copy)
      }
    }
    return (entries, issues)
  }

  /// Why nothing can be measured in a slot, and what to do about it.
  private func problem(of slot: Slot) -> (what: String, remedy: String)? {
    if slot.width <= 0 {
      return ("the insets of \(options.inset) pt on each side take all of its width", "give it more width")
    }
    return options.missingCell(for: slot).map { ($0.what, $0.remedy) }
  }

  /// One text with its slot, Bold Text off.
  private func entry(for string: LocalizedString, at index: Int, sources: SourceTexts) -> Entry {
    let source = sources.source(of: string)
    let sourceLocale = sources.locale(for: string)
    let stripped = Placeholder.removing(from: string.text, source: source?.text)
    return Entry(
      string: index, locale: string.locale, slot: slot(for: string.slot), isSource: sources.isSource(string),
      sourceText: source?.measured, sourceLocale: sourceLocale,
      text: stripped ?? string.text, hasPlaceholders: stripped != nil)
  }

  /// The room of an item: its own fields win over the options.
  private func slot(for fields: SlotFields) -> Slot {
    var slot = options.slot
    if let role = fields.role { slot.role = role }
    if let style = fields.style { slot.style = style }
    if let weight = fields.weight { slot.weight = weight }
    if let width = fields.width { slot.width = width - 2 * options.inset }
    if let height = fields.height { slot.height = height }
    if let category = fields.maxCategory { slot.maxCategory = category }
    if let scale = fields.minimumScale { slot.minimumScale = scale }
    if let lines = fields.lines {
      slot.lines = lines
      slot.linesFromItem = true
    } else if slot.lines == nil, slot.role != .text {
      // Bars and tabs have one line; nothing has to be inferred.
      slot.lines = 1
    }
    return slot
  }
}
