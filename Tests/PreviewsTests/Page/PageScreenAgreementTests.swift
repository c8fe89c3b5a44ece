import Adaptivity
import AuditModel
import DynamicType
import Foundation
import Reports
import TestSupport
import Testing

@testable import Previews

/// The page breaks the texts of screens into as many lines as the solver, in a real browser.
@Suite(.serialized) struct PageScreenAgreementTests {
  /// The answer of `compare_screens.js`.
  private struct Comparison: Decodable {
    var answers: Int
    var different: Int
    var differences: [String]
  }

  private static let location = SourceLocation(file: "Main.storyboard", line: 1, column: 1)

  @Test func linesAgreeWithTheSolver() throws {
    let compared = try compare(try report())
    print("lines of screens in page and solver: \(compared.answers) answers")
    #expect(compared.answers > 2_000)
    #expect(compared.different == 0, "\(compared.different) differ: \(compared.differences.joined(separator: "\n"))")
  }

  /// A comparison that cannot fail would prove nothing.
  @Test func oneOtherCountIsFound() throws {
    var report = try report(every: 40)
    report.pageScreens[0][0].elements[3].drawn?.text?.measured?.lineCount += 1
    #expect(try compare(report).different == 1)
  }

  /// A report with a screen per sentence; its elements are as wide as the text at three sizes, a pixel less and more.
  private func report(every step: Int = 4) throws -> AuditReport {
    let bench = try PageBench()
    var report = AuditReport(version: "1", platform: "ios", container: nil)
    for (number, sentence) in try PageSentence.all().enumerated() where number % step == 0 {
      guard report.pageScreens.count < 20, let text = try bench.text(sentence, number: number) else { continue }
      var elements: [LayoutElement] = []
      for (index, question) in PageQuestion.all(about: text.naturals).enumerated() where index % 7 == 0 {
        for (place, answer) in try bench.answers(to: question, about: text).enumerated() where place % 3 == 0 {
          // The frame is narrower than the text where an element has padding.
          let area = Rect(x: 16 + 1.0 / 3, y: 20, width: question.width, height: 20)
          let frame = index % 2 == 0 ? area : Rect(x: 12, y: 18, width: question.width + 10, height: 30)
          var shown = DrawnView.Text("Label", key: "label", lines: question.lines)
          shown.measured = DrawnView.Measured(
            key: text.key, size: answer.size, lineCount: answer.lineCount, area: area)
          var element = LayoutElement(id: "Label", role: .text, frame: frame, location: Self.location)
          element.drawn = DrawnView(object: "label", className: "label", kind: "label")
          element.drawn?.text = shown
          elements.append(element)
        }
      }
      var environment = LayoutEnvironment(device: nil, locale: sentence.locale)
      environment.category = .large
      var screen = Screen(name: "\(number)", environment: environment, location: Self.location)
      screen.elements = elements
      screen.solved = SolvedLayout()
      screen.solved?.window = Size(width: 393, height: 852)
      report.pageScreens.append([screen])
    }
    report.pageTexts = bench.export.texts
    return report
  }

  private func compare(_ report: AuditReport) throws -> Comparison {
    let data = String(decoding: try PageReader.data(of: HTMLReporter().text(of: report)), as: UTF8.self)
    let answer = try PageReader.answer(of: [
      "const data = \(data);\n", PageScripts.layout, try PageReader.script("compare_screens.js"),
      "const answer = compareScreens(data);\n",
    ])
    return try JSONDecoder().decode(Comparison.self, from: answer)
  }
}
