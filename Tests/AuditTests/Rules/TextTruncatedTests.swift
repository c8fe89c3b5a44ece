import AuditModel
import DynamicType
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct TextTruncatedTests {
  private func finding(_ subject: SlotMeasurement) throws -> Finding {
    try #require(TextTruncated().evaluate(subject).findings.first)
  }

  @Test func oneLine() throws {
    let finding = try finding(SlotMeasurement.body("Save and close", width: 230))
    #expect(
      finding.message.text == "\"Save and close\" is cut from AX2: needs 231 pt ± 2.3, has 230 pt on 1 line")
    #expect(
      finding.remedy
        == "allow 2 lines, or one line of 283 pt (375 pt from AX4)")
    #expect(finding.worst?.category == .accessibilityExtraExtraExtraLarge)
    #expect(finding.worst?.overBy == 141)
    #expect(finding.worst?.visibleText == "Save an…")
  }

  @Test func severalLines() throws {
    let finding = try finding(SlotMeasurement.body("Save the document and close", width: 200, lines: 2))
    #expect(
      finding.message.text == "\"Save the document and close\" is cut from AX2: needs 3 lines of 200 pt, has 2 lines"
    )
    #expect(finding.remedy == "allow 3 lines (4 from AX4)")
  }

  @Test func lineBreaksDoNotDependOnTheWidth() throws {
    let subject = SlotMeasurement.body("One\nTwo", width: 400) {
      $0.naturalWidth = 30
      $0.lineCount = 2
      $0.truncated = true
      $0.outcome = .fail
    }
    let finding = try finding(subject)
    #expect(
      finding.message.text == #""One\nTwo" is cut at every size: needs 2 lines because of its line breaks, has 1 line"#)
    #expect(finding.remedy == "allow 2 lines" && !finding.changesText)
    let title = try self.finding(subject.with { $0.slot.role = .barButton })
    #expect(title.remedy == "remove the line break from the text" && title.changesText)
  }

  @Test func reportsABrokenWord() throws {
    let subject = SlotMeasurement.body("Benachrichtigungen", width: 300) {
      $0.wordOverBy = $0.lineCount > 1 ? 20 : 0
    }
    #expect(
      try finding(subject).remedy == """
        allow 2 lines, or one line of 364 pt (482 pt from AX4); on several lines, a word still breaks from AX3
        """)
  }

  @Test func fixedSize() throws {
    let finding = try finding(SlotMeasurement.tabLabel("Notifications", width: 60))
    #expect(
      finding.message.text == "\"Notifications\" is cut at its fixed size: needs 65 pt ± 0.2, has 60 pt on 1 line")
    #expect(finding.remedy == "shorten the text: this place has one line; it needs 66 pt" && finding.changesText)
  }

  @Test func aFailureOverridesAReview() throws {
    let subject = SlotMeasurement.body("Save and close", width: 288) {
      guard $0.category == .accessibilityExtraLarge else { return }
      $0.outcome = .needsReview
      $0.reason = .withinErrorBar
    }
    #expect(try finding(subject).outcome == .fail)
  }

  @Test func showsHostileTextAsEscapes() throws {
    let text = "\u{1B}[2J\u{202E}" + String(repeating: "evil ", count: 40)
    let message = try finding(SlotMeasurement.body(text, width: 200)).message.text
    #expect(message.hasPrefix(#""\u{1B}[2J\u{202E}evil"#))
    #expect(message.contains("…\" is cut"))
  }

  @Test(arguments: [
    (ReviewReason.withinErrorBar, "too close to the limit"), (.placeholderWidth, "placeholders"),
    (.noSlot, "the line limit is not known"),
  ]) func reportsReviews(_ reason: ReviewReason, words: String) throws {
    let subject = SlotMeasurement.body("Ready, steady, go", width: 300, lines: nil) {
      $0.outcome = .needsReview
      $0.reason = reason
    }
    let finding = try finding(subject)
    #expect(finding.reason == reason && finding.severity == .note && finding.message.text.contains(words))
    #expect(finding.worst?.overBy == 17 * 26.5 - 300)
  }

  @Test func anInferredLimitIsNeverAWarning() throws {
    let subject = SlotMeasurement.body("Save and close", width: 230, limitFrom: .inferred) { $0.leaveOpen() }
    let finding = try finding(subject)
    #expect(finding.outcome == .needsReview && finding.reason == .noSlot && finding.severity == .note)
    #expect(finding.message.text == "one line is not enough from AX2; the line limit is not known")
    #expect(finding.firstCategory == .accessibilityLarge && finding.firstVisibleText == "Save and clo…")
  }

  @Test func namesAssumedFields() throws {
    let subject = SlotMeasurement.body("Save and close", width: 230, limitFrom: .inferred) { $0.leaveOpen() }
      .with { $0.slot.assumed = [.style, .width] }
    #expect(
      try finding(subject).message.text
        == "one line is not enough from AX2; the text style, the available width and the line limit are not known")
  }

  /// Code that is not read may set other letters, stop the growth, or let the text shrink further.
  @Test(arguments: [
    (Slot.Assumptions.face, 230.0, Finding.Severity.warning), (.scale, 230, .warning), (.growth, 230, .warning),
    (.growth, 100, .error), (.unfollowed, 230, .error),
  ])
  func anAssumedFontGivesAWarning(_ assumed: Slot.Assumptions, _ width: Double, _ severity: Finding.Severity) throws {
    let subject = SlotMeasurement.body("Save and close", width: width).with { $0.slot.assumed = assumed }
    #expect(try finding(subject).severity == severity)
  }

  /// A row of the table of open texts needs a size with more than one line.
  @Test func oneLineThatIsOnlyUncertainHasNoRow() throws {
    func subject(_ width: Double) -> SlotMeasurement {
      .body("Ready", width: width, lines: nil) { ($0.outcome, $0.reason) = (.needsReview, .noSlot) }
    }
    // At AX5 the text needs 132.5 ± 1.3 points.
    #expect(TextTruncated().evaluate(subject(133)) == .pass)
    #expect(try finding(subject(132)).firstCategory == .accessibilityExtraExtraExtraLarge)
  }
}
