import AuditModel
import DynamicType
import Testing

/// The outcome of an answer, and how many characters of its text fit.
@Suite struct SlotMeasurementAnswerTests {
  private static let categories: [ContentSizeCategory] = [
    .large, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
  ]

  /// A text at three sizes, of which AX3 is the first at twice the size; the visible text is nil where it fits.
  private func result(_ text: String, visible: [String?]) -> SlotMeasurement {
    let string = LocalizedString(
      location: SourceLocation(file: "-", line: 1, column: 1), key: "k", text: text, locale: "de", group: "")
    let measurements = zip(Self.categories, visible).map { category, visible in
      var one = TextMeasurement(
        category: category, size: 17, leading: 22, weight: .regular, naturalWidth: 100, uncertainty: 1)
      (one.visibleText, one.fits) = (visible, visible == nil)
      one.outcome = visible == nil ? .pass : .fail
      return one
    }
    var result = SlotMeasurement(
      string: string, slot: Slot(style: .body, width: 288), measurements: measurements, sizeAtLarge: 17)
    result.doublesAt = .accessibilityExtraLarge
    return result
  }

  @Test func theWholeTextIfItFits() {
    #expect(result("Größe 👨‍👩‍👧", visible: [nil, nil, nil]).charactersThatFit == 7)
    #expect(result("Größe", visible: [nil, nil, "Gr…"]).charactersThatFit == 5, "AX4 is not required")
  }

  @Test func theVisiblePartWithoutTheEllipsis() {
    var cut = result("Einstellungen", visible: [nil, "Einst…", "E…"])
    #expect(cut.charactersThatFit == 5)
    cut.doublesAt = nil
    #expect(cut.charactersThatFit == 1, "a style that does not double has to fit at every size")
    cut.slot.truncation = .clip
    #expect(cut.charactersThatFit == 2)
    #expect(result("Einstellungen", visible: [nil, "", nil]).charactersThatFit == 0)
    #expect(result("Einstellungen", visible: ["Einstellun…", "Ein…gen", nil]).charactersThatFit == 6)
  }

  @Test func theMeasuredTextCounts() {
    var drawn = result("%d Dateien", visible: [nil, nil, nil])
    drawn.drawn = DrawnText(text: "1.234 Dateien")
    #expect(drawn.charactersThatFit == 13)
  }

  @Test func notKnownIfTheLengthIsNotTheOnlyReason() {
    var broken = result("Einstellungen", visible: [nil, nil, nil])
    broken.measurements[1].fits = false
    #expect(broken.charactersThatFit == nil, "a word breaks, or lines are too high")
    var open = result("Einstellungen", visible: [nil, "Ein…", nil])
    open.measurements[1].lineLimit = nil
    #expect(open.charactersThatFit == nil)
    var none = result("Einstellungen", visible: [])
    #expect(none.charactersThatFit == nil && none.worstOutcome == .notApplicable)
    none = result("Einstellungen", visible: [nil, nil, nil])
    none.measurements.removeFirst(2)
    #expect(none.charactersThatFit == nil, "only AX4 was measured")
  }

  @Test func theOutcomeIsTheWorst() {
    var result = result("Einstellungen", visible: [nil, "Ein…", nil])
    #expect(result.worstOutcome == .fail)
    result.keep(.findings)
    #expect(result.measurements.count == 1 && result.worstOutcome == .fail)
    result.measurements[0].outcome = .needsReview
    #expect(result.worstOutcome == .needsReview)
    #expect(self.result("a", visible: [nil]).worstOutcome == .pass)
  }
}
