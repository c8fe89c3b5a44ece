import AuditModel
import ColorContrast
import DynamicType
import Foundation
import Reports
import TestSupport
import Testing

@Suite struct ContrastAnswerSheetTests {
  static let golden = Golden(suite: "Contrast", names: ["grey.txt", "grey.json", "range.txt"])

  private func answer(_ text: Color, _ background: Color, range: ClosedRange<Double>? = nil) -> ContrastAnswer {
    var question = ContrastQuestion(text: text, background: background)
    question.given = ["ink", background.hex]
    question.suggests = true
    var reading = ColorSamples.reading(text, background, .light)
    var bounds: ContrastBounds?
    if let range {
      reading.ratio = range.lowerBound
      reading.maximumRatio = range.upperBound
      bounds = ContrastBounds(
        minimum: range.lowerBound, maximum: range.upperBound, worstBackdrop: .black, bestBackdrop: .white)
    }
    let grey = ContrastAnswer.Grayscale(text: text, background: background, ratio: reading.ratio)
    var answer = ContrastAnswer(
      question: question, reading: reading, bounds: bounds, requiredRatio: 4.5, grayscale: grey)
    answer.categories = [
      ContrastAnswer.CategoryVerdict(
        category: .extraSmall, size: 14, isLargeText: false, requiredRatio: 4.5, outcome: answer.outcome)
    ]
    answer.largeFrom = .extraLarge
    answer.visions = reading.visions.map {
      ContrastAnswer.VisionAnswer(text: text, background: background, reading: $0)
    }
    return answer
  }

  @Test func showsAFailingPair() throws {
    var answer = answer(Color(rgb: 0x8E8E93), .white)
    #expect(answer.outcome == .fail)
    answer.suggestion = ContrastAnswer.Suggestion(
      color: Color(rgb: 0x757579), ratio: 4.59, deltaE2000: 9, keepsChroma: true)
    try Self.golden.compare(answer.text(), with: "grey.txt")
    try Self.golden.compare(answer.json(version: "0.1.0"), with: "grey.json")
  }

  @Test func aRangeNeedsReview() throws {
    let answer = answer(.white, Color(red: 1, green: 0, blue: 0, alpha: 0.5), range: 3.12...9.4)
    #expect(answer.outcome == .needsReview)
    let json = answer.json(version: "0.1.0")
    #expect(json.contains("\"aaNormal\": null") && json.contains("\"aaLarge\": true"))
    try Self.golden.compare(answer.text(), with: "range.txt")
  }

  @Test(arguments: [(4.5, Verdict.pass), (4.499_999_999, .fail)])
  func comparesUnroundedValues(_ ratio: Double, _ verdict: Verdict) throws {
    let answer = answer(.black, .white, range: ratio...ratio)
    #expect(answer.outcome == verdict)
    let text = answer.text()
    #expect(text.contains(verdict == .pass ? "4.50:1 passes" : "4.49:1 fails"), "\(text)")
  }

  @Test func swatchesAreNextToHexNeverAlone() {
    var options = TerminalReporter.Options()
    options.usesColor = true
    options.showsSwatches = true
    let text = answer(Color(rgb: 0x8E8E93), .white).text(options)
    for line in text.split(separator: "\n") where line.contains("48;2;") { #expect(line.contains("#"), "\(line)") }
    #expect(!answer(Color(rgb: 0x8E8E93), .white).text().contains("\u{1B}"))
  }

  @Test func noGoldenIsUnused() throws { #expect(try Self.golden.unused() == []) }
}
