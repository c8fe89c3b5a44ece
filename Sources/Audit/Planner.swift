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
  /// - Parameter catalog: What the files said.
  /// - Returns: Entries in the catalog's order.
  public func plan(_ catalog: Catalog) -> [Entry] {
    let sources = SourceTexts(catalog, asked: options.sourceLocale)
    var entries: [Entry] = []
    entries.reserveCapacity(catalog.strings.count * options.boldText.count)
    for (index, string) in catalog.strings.enumerated() {
      let source = string.source ?? sources.text(for: string)
      let entry = entry(for: string, at: index, source: source, sourceLocale: sources.locale(for: string))
      for boldText in options.boldText {
        var copy = entry
        copy.slot.boldText = boldText
        entries.append(copy)
      }
    }
    return entries
  }

  /// One text with its slot, Bold Text off.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - index: Its place in the catalog.
  ///   - source: The source-language text of the same key, if there is one.
  ///   - sourceLocale: The source language.
  /// - Returns: The entry.
  public func entry(for string: LocalizedString, at index: Int, source: String?, sourceLocale: String) -> Entry {
    let stripped = Placeholder.removing(from: string.text, source: source)
    let isSource = string.source == nil ? string.locale == sourceLocale : string.source == string.text
    return Entry(
      string: index, locale: string.locale, slot: slot(for: string.slot), isSource: isSource,
      sourceText: source.map { Placeholder.removing(from: $0, source: nil) ?? $0 }, sourceLocale: sourceLocale,
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

/// The texts of the source language, by table and key.
private struct SourceTexts {
  private struct Key: Hashable {
    var group: String
    var key: String
  }

  private var texts: [Key: String] = [:]
  private let declared: [String: String]
  private let asked: String?

  init(_ catalog: Catalog, asked: String?) {
    self.asked = asked
    declared = catalog.sourceLocales
    for string in catalog.strings where string.locale == locale(for: string) {
      texts[Key(group: string.group, key: string.key)] = string.text
    }
  }

  func locale(for string: LocalizedString) -> String { asked ?? declared[string.group] ?? "en" }

  func text(for string: LocalizedString) -> String? { texts[Key(group: string.group, key: string.key)] }
}
