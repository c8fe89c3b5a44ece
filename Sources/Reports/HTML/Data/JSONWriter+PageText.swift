internal import AuditModel
internal import DynamicType

/// Methods that write the texts of a page.
///
/// Members without a value are omitted, because a page has thousands of texts.
extension JSONWriter {
  /// The parts of the page that texts refer to.
  struct PageContext: Sendable {
    let categories: [ContentSizeCategory]
    let styles: PageStyles
    /// The findings of the report.
    let all: [Finding]
    /// The number of findings on the page, which are the first of the report.
    var findings: Int
    /// The reasons why texts were not measured, numbered in page order.
    let unmeasured: [SlotMeasurement.NotMeasured: Int]
    /// The shaped texts of the run; nil if there are none.
    let shaped: PageTexts?
    /// The rows of the map.
    let rows: PageRows
    /// Whether texts with several forms list these.
    let listsForms: Bool
  }

  /// The maximum length of a key, comment or text on a page, in scalars (our own choice, more than a screen shows).
  static let longestPageText = 2_000

  /// Writes a text, with the numbers of its layouts if `hasLayout` is true.
  mutating func write(_ text: PageText, hasLayout: Bool, _ context: PageContext) {
    let string = text.string
    let first = text.slots.first?.page.result
    let isMeasured = first?.notMeasured == nil
    object(.tight) { json in
      json.shown("comment", string.comment)
      json.shown("file", string.location.file)
      let findings = text.findings.filter { $0 < context.findings }
      if !isMeasured, !findings.isEmpty { json.field("findings", findings) }
      if context.listsForms { json.write(string.details?.forms ?? []) }
      json.shown("key", string.key)
      json.field("line", string.location.line)
      json.field("locale", string.locale)
      context.rows.write(TextVerdicts.Name(string), to: &json)
      json.array("slots", isMeasured ? Array(text.slots.enumerated()) : []) { json, entry in
        json.write(entry.element, also: entry.offset == 0 ? findings : [], hasLayout: hasLayout, context)
      }
      json.shown("source", text.source)
      json.shown("table", string.details?.table)
      let drawn = first.map { $0.measuredText ?? $0.text } ?? string.text
      json.shown("text", drawn)
      if let reason = first?.notMeasured, let index = context.unmeasured[reason] { json.field("unmeasured", index) }
      if let written = first?.text, written != drawn { json.shown("written", written) }
    }
  }

  /// Writes the forms of a text as in the file; nothing for a single form.
  private mutating func write(_ forms: [TextForm]) {
    guard forms.count > 1 else { return }
    array("forms", forms) { json, form in
      json.object { json in
        json.shown("name", form.name)
        json.field("text", FindingSentence.cut(form.text, to: Self.longestPageText))
      }
    }
  }

  private mutating func write(
    _ slot: PageText.Slot, also more: [Int], hasLayout: Bool, _ context: PageContext
  ) {
    let result = slot.page.result
    let own = context.styles.own(of: result)
    let layout = hasLayout ? context.shaped?.layout(of: result) : nil
    func aligned<Value>(_ value: (TextMeasurement) -> Value) -> [Value?] {
      PageStyles.aligned(result, context.categories, value)
    }
    object(.tight) { json in
      if result.slot.boldText { json.field("boldText", true) }
      json.field("certainty", result.slot.certainty(uses: slot.page.uses))
      if let colors = slot.page.colors { json.write(colors) }
      json.write(errors: aligned { $0.naturalWidth > 0 ? $0.uncertainty / $0.naturalWidth : 0 })
      let findings = slot.findings.filter { $0 < context.findings } + more
      if !findings.isEmpty { json.field("findings", findings) }
      if let form = result.form { json.shown("form", form.name) }
      if result.slot.avoidsOrphans || (result.slot.framework == .uikit && result.slot.minimumScale != nil) {
        json.field("framework", result.slot.framework.rawValue)
      }
      if let growth = result.drawn?.growth, growth != 1 { json.field("growth", exact: growth) }
      if let height = result.slot.height { json.field("height", height) }
      if let layout { json.field("layout", "\(layout)") }
      if let own { json.field("leading", own.leading) }
      if let letters = slot.page.letters { json.array("letters", letters.numbers) { $0.value(exact: $1) } }
      json.field("lineCounts", aligned { $0.lineCount })
      json.field("lines", result.lineLimit)
      if let scale = result.slot.minimumScale { json.field("minimumScale", scale) }
      json.shown("origin", result.slot.origin(uses: slot.page.uses))
      if layout == nil, result.measurements.contains(where: { $0.overBy > 0 }) {
        json.tenths("overBy", aligned { $0.overBy })
      }
      if result.slot.role != .text { json.field("role", result.slot.role.rawValue) }
      if let own { json.field("sizes", own.sizes) }
      json.field("style", result.slot.style.rawValue)
      json.field("styleName", Wording.font(of: result.slot, SystemFont(result)))
      if result.slot.tighten { json.field("tightens", true) }
      json.field("truncation", result.slot.truncation.rawValue)
      if !slot.page.uses.isEmpty { json.write(slot.page.uses, of: result.slot) }
      json.field("verdicts", String(decoding: slot.letters(context.categories, context.all), as: UTF8.self))
      if layout == nil, result.measurements.contains(where: { $0.outcome == .fail && $0.visibleText != nil }) {
        json.field(
          "visible",
          aligned { $0.outcome == .fail ? $0.visibleText.map { FindingSentence.cut($0) } : nil }.map { $0 ?? nil })
      }
      if let weight = result.measurements.first?.weight.cssWeight { json.field("weight", weight) }
      json.field("width", result.slot.width)
      json.tenths("widths", aligned { $0.naturalWidth })
    }
  }

  /// Writes error margins as shares of the width: a single number if all are equal.
  ///
  /// The page compares these as the engine does, so they need more decimals than other numbers.
  private mutating func write(errors: [Double?]) {
    let rounded = errors.map { $0.map { ($0 * 1e9).rounded() / 1e9 } }
    let distinct = Set(rounded.compactMap(\.self))
    if distinct.count <= 1, let only = distinct.first { return field("errors", exact: only) }
    array("errors", rounded) { $0.value(exact: $1) }
  }

  /// Writes the colours of a text and its background.
  private mutating func write(_ colors: PageColors) {
    object("colors") { json in
      for (name, pair) in [("dark", colors.dark), ("light", colors.light)] {
        json.key(named: name)
        json.object { json in
          json.field("background", pair.background)
          json.field("ratio", pair.ratio)
          json.field("text", pair.text)
        }
      }
    }
  }

  /// Writes the places in code that draw a text.
  private mutating func write(_ uses: [TextUse], of slot: Slot) {
    array("uses", uses.prefix(8)) { json, use in
      json.object { json in
        json.field("column", use.location.column)
        if let most = use.width.value?.most, use.width.certainty != .unknown {
          json.field("container", (use.width.certainty == .atMost ? "at most " : "") + Points(most).description)
        }
        json.field("file", use.location.file)
        json.field("kind", use.role.rawValue)
        json.field("line", use.location.line)
        json.field("place", use.place)
        if !use.steps.isEmpty {
          json.array("steps", use.steps) { json, step in
            json.object { json in
              json.field("file", step.file)
              json.field("line", step.line)
            }
          }
        }
        json.field("way", use.way.rawValue)
      }
    }
  }

  /// Writes a text of the app, shortened; nothing for nil or an empty text.
  mutating func shown(_ name: StaticString, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    field(name, FindingSentence.cut(text, to: Self.longestPageText))
  }

  /// Writes numbers with one decimal.
  private mutating func tenths(_ name: StaticString, _ values: [Double?]) {
    field(name, values.map { $0.map { ($0 * 10).rounded() / 10 } })
  }

  mutating func field(_ name: StaticString, _ values: [(some JSONValue)?]) {
    array(name, values) { $0.value($1) }
  }
}

extension Finding {
  /// Whether the finding affects the outcome of its text; notes report no loss.
  var countsForText: Bool { self.outcome == .needsReview || self.severity > .note }
}

extension Slot {
  /// Returns the certainty of the available width, in the words of a page's data.
  ///
  /// If places in code draw the text and nothing is assumed, the width is exactly theirs.
  fileprivate func certainty(uses: [TextUse]) -> String {
    if isContainerAssumed { return "assumed" }
    if assumed.contains(.narrower) { return "atMost" }
    if assumed.contains(.unused) { return "unused" }
    if assumed.contains(.unfollowed) { return "unknown" }
    return uses.isEmpty ? "stated" : "exact"
  }

  /// Returns the origin of the available width in words.
  fileprivate func origin(uses: [TextUse]) -> String {
    var words: String
    switch certainty(uses: uses) {
    case "assumed": words = "assumed, because no source sets the container"
    case "unknown", "unused": words = openReason.words
    case "atMost":
      let owner = uses.isEmpty ? "a \(role.rawValue)" : "the place in the app's code"
      words = "the largest width that \(owner) can get" + (windowWidth.map { " in a window of \(Points($0))" } ?? "")
    default: words = "stated"
    }
    if !namedDevices.isEmpty { words += ", on \(namedDevices.words)" }
    return words
  }
}
