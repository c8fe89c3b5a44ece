internal import AuditModel

/// The notes on colours that concern the report as a whole.
struct ColorNotes {
  private var remarks: [String] = []
  private var leftOut: [String] = []
  /// The number of texts that fail in their document's colours, which unread code may change.
  private var failuresUnlessChanged = 0

  /// Adds a remark on a pair that passes.
  mutating func add(_ remark: Finding.Message?, of palette: Palette) {
    if let remark { remarks.append("\(palette.name): \(remark.text)") }
  }

  /// Adds texts that fail in their document's colours, which unread code may change.
  mutating func add(failuresUnlessChanged count: Int) { failuresUnlessChanged += count }

  /// Adds the number of pairs of a palette that were not measured.
  mutating func add(pairsLeftOut: Int, of palette: Palette) {
    guard pairsLeftOut > 0 else { return }
    leftOut.append(
      """
      \(Quotation(palette.name)): roles make \(pairsLeftOut) pairs beyond the first \(PalettePlanner.limit), which were \
      not measured; declare the pairs that are used
      """)
  }

  /// The notes, starting with those specific to these colours.
  var list: [String] {
    var notes = leftOut + remarks.prefix(10)
    if remarks.count > 10 {
      notes.append("\(remarks.count - 10) more pairs pass only because their text counts as large")
    }
    if failuresUnlessChanged > 0 {
      let texts = failuresUnlessChanged == 1 ? "text of a storyboard or xib has" : "texts of storyboards and xibs have"
      notes.append(
        """
        \(failuresUnlessChanged.grouped) \(texts) too little contrast in the colours of the document, but code that was \
        not read may change these (doubt unread-code in the palettes of the JSON report)
        """)
    }
    return notes
  }
}
