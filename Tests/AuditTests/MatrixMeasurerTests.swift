import AuditModel
import DynamicType
import Testing
import TextEngine
import TextRules

/// Every cell of a matrix equals measuring one style at a time.
@Suite struct MatrixMeasurerTests {
  static let texts: [(locale: String, text: String)] = [
    ("en", "OK"), ("en", "Your changes are saved when you leave this page, even offline."),
    ("de", "Benachrichtigungseinstellungen zurücksetzen"), ("en", "First line\nSecond line"),
    ("ar", "تعذر الاتصال بالخادم، حاول مرة أخرى."), ("th", "โปรดลองอีกครั้งในภายหลัง"), ("ja", "もう一度お試しください。"),
    ("de", "Rechts\u{AD}schutz\u{AD}versicherung"),
  ]

  @Test(arguments: texts, [1, 3])
  func everyCellMatchesMeasuringOneStyle(text: (locale: String, text: String), lineLimit: Int) throws {
    let bench = try Bench()
    let question = SizeMatrix(widths: [120, 288, 343], lineLimit: lineLimit)
    let matrix = try MatrixMeasurer(question, stack: bench.stack)
    var cells: [MatrixCell] = []
    try matrix.measure(text.text, language: text.locale, into: &cells)
    #expect(cells.count == question.styles.count * question.categories.count * question.widths.count)
    #expect(cells.count == 11 * 12 * 3)
    let single = try Measurer(options: bench.options, stack: bench.stack)
    for (row, style) in question.styles.enumerated() {
      for (column, width) in question.widths.enumerated() {
        var slot = bench.options.slot
        slot.style = style
        slot.width = width
        let item = MeasurementItem(
          text: text.text, hasPlaceholders: false, locale: text.locale, slot: slot, lineLimit: lineLimit)
        for (index, measurement) in try single.measure(item).measurements.enumerated() {
          let cell = cells[(row * question.categories.count + index) * question.widths.count + column]
          #expect(cell.lineCount == measurement.lineCount, "\(style) \(measurement.category) in \(width) pt")
          #expect(cell.verdict == measurement.outcome, "\(style) \(measurement.category) in \(width) pt")
        }
      }
    }
  }

  @Test(arguments: texts)
  func knownAdvancesChangeNothing(locale: String, text: String) throws {
    let stack = try Bench().stack
    let question = SizeMatrix(widths: [90, 288], lineLimit: 2)
    let (reusing, whole) = (
      try MatrixMeasurer(question, stack: stack), try MatrixMeasurer(question, stack: stack, reusesAdvances: false)
    )
    var (first, second): ([MatrixCell], [MatrixCell]) = ([], [])
    for _ in 0..<2 { try reusing.measure(text, language: locale, into: &first) }
    try whole.measure(text, language: locale, into: &second)
    #expect(first == second)
  }

  @Test func aScriptWithoutAFontIsNotApplicableInEveryCell() throws {
    let matrix = try MatrixMeasurer(SizeMatrix(widths: [288]), stack: Bench().stack)
    var cells: [MatrixCell] = []
    try matrix.measure("Save", language: "en", into: &cells)
    #expect(cells.contains { $0.verdict == .pass && $0.lineCount == 1 })
    try matrix.measure("𐎠𐎢", language: "peo", into: &cells)
    #expect(cells.allSatisfy { $0.verdict == .notApplicable && $0.lineCount == 0 })
  }

  @Test func noWidthMeasuresNothing() throws {
    let matrix = try MatrixMeasurer(SizeMatrix(widths: []), stack: Bench().stack)
    var cells = [MatrixCell]()
    try matrix.measure("Save", language: "en", into: &cells)
    #expect(cells.isEmpty)
  }
}
