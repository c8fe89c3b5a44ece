import AuditModel
import Foundation
import Reports
import TestSupport
import Testing
import TextRules

@testable import Previews
@testable import TextEngine

/// The page's scripts lay out texts like the engine, in a real browser.
///
/// Each run asks a fixed tenth of the questions; with `TYPECHECK_ALL_LAYOUTS` in the environment it asks all of them.
@Suite(.serialized) struct PageAgreementTests {
  /// The sentences are asked about in parts, one page each.
  private static let parts = 4
  private static let share = ProcessInfo.processInfo.environment["TYPECHECK_ALL_LAYOUTS"] == nil ? 10 : 1

  /// The answer of `compare_layouts.js`.
  private struct Comparison: Decodable {
    var answers: Int
    var different: Int
    var differences: [String]
    var widest: Double
  }

  @Test(arguments: 0..<parts) func pageAgreesWithTheEngine(part: Int) throws {
    let sentences = try PageSentence.all().enumerated().filter { $0.offset % Self.parts == part }
    #expect(Set(try PageSentence.all().map(\.locale)).count >= 40)
    let compared = try compare(sentences.map { ($0.offset, $0.element) }, every: Self.share)
    print("page and engine, part \(part): \(compared.answers) answers, widths within \(compared.widest) pt")
    #expect(compared.answers > 10_000)
    #expect(compared.different == 0, "\(compared.different) differ: \(compared.differences.joined(separator: "\n"))")
  }

  /// A comparison that cannot fail would prove nothing.
  @Test(arguments: [0.01, -0.01]) func oneChangedSumIsFound(em: Double) throws {
    let sentence = try #require(try PageSentence.all().first { $0.locale == "ar" && $0.text.utf16.count > 40 })
    let same = try compare([(0, sentence)], every: Self.share)
    #expect(same.different == 0)
    let compared = try compare([(0, sentence)], every: Self.share) { page in
      var change = PageGlyphs.Change(before: .init(), after: .init())
      change.before.em = Int(em * PageGlyphs.unit)
      change.before.display = 0
      let boundary = page.layouts[0].letters.count / 2
      page.layouts[0].cuts.removeAll { $0.boundary == boundary }
      page.layouts[0].cuts.append(PageLayout.Cut(boundary: boundary, change: page.glyphs.changes.count))
      page.layouts[0].cuts.sort { $0.boundary < $1.boundary }
      page.glyphs.changes.append(change)
    }
    #expect(compared.answers == same.answers && compared.different > 0)
  }

  /// Letters are placed from left to right in the same order, whatever their direction.
  @Test func lettersArePlacedLikeTheEngines() throws {
    let bench = try PageBench()
    var rows: [(PageTexts.Key, String)] = []
    for (number, sentence) in try PageSentence.all().enumerated() {
      // The engine's pictures leave out the gaps next to full-width letters, which its widths contain.
      guard let text = try bench.text(sentence, number: number), text.layout.text.gaps.isEmpty else { continue }
      rows.append((text.key, try bench.placedLines(of: text, size: 17, width: 145)))
    }
    let page = bench.export.texts
    let placed = rows.map { "[\(PageAnswer.quoted($0.0.text)),\"\(page.indices[$0.0] ?? -1)\",17,\($0.1)]" }
    let compared = try run(
      page, "const placed = [\(placed.joined(separator: ",\n"))];\n", asking: "comparePlaces(data, placed)")
    #expect(compared.answers > 5_000)
    #expect(compared.different == 0, "\(compared.different) differ: \(compared.differences.joined(separator: "\n"))")
  }

  private func compare(
    _ sentences: [(Int, PageSentence)], every share: Int, changing change: (inout PageTexts) -> Void = { _ in }
  ) throws -> Comparison {
    let bench = try PageBench()
    var (asked, questions): ([AskedText], [String]) = ([], [])
    var number = 0
    for (index, sentence) in sentences {
      guard let text = try bench.text(sentence, number: index) else { continue }
      var row = AskedText(key: text.key)
      row.places = try bench.places(of: text)
      for question in PageQuestion.all(about: text.naturals) {
        number += 1
        guard number % share == 0 else { continue }
        let answers = try bench.answers(to: question, about: text)
        (row.sizes, row.leadings) = (answers.map(\.size), answers.map(\.leading))
        questions.append("[\(asked.count),\(question.json),[\(answers.map(\.json).joined(separator: ","))]]")
      }
      asked.append(row)
    }
    var page = bench.export.texts
    change(&page)
    let texts = asked.map { $0.json(in: page) }.joined(separator: ",\n")
    return try run(
      page, "const texts = [\(texts)];\nconst questions = [\(questions.joined(separator: ",\n"))];\n",
      asking: "compareLayouts(data, texts, questions)")
  }

  /// A text with its sizes.
  private struct AskedText {
    var key: PageTexts.Key
    var sizes: [Double] = []
    var leadings: [Double] = []
    /// Each boundary, with the widths before and after it.
    var places = ""

    func json(in page: PageTexts) -> String {
      let letters = LetterHeights(of: key.text, inSystemFont: true).numbers
      return "[\(PageAnswer.quoted(key.text)),\"\(page.indices[key] ?? -1)\",\(sizes),\(leadings),\(places),\(letters)]"
    }
  }

  /// Runs a question about a page in the browser, next to the page's scripts.
  private func run(_ page: PageTexts, _ questions: String, asking question: String) throws -> Comparison {
    let answer = try PageReader.answer(of: [
      "const data = \(page.json);\n", questions, PageScripts.layout, try PageReader.script("compare_layouts.js"),
      "const answer = \(question);\n",
    ])
    return try JSONDecoder().decode(Comparison.self, from: answer)
  }
}
