import Adaptivity
import AuditModel
import DynamicType
import Foundation
import Testing

@testable import Reports

/// The solved screens of a page: their data, what is dropped from many of them, and the list without a script.
@Suite struct PageScreensTests {
  private static let all: [ContentSizeCategory] = ContentSizeCategory.allCases.reversed()

  private func screens(_ page: String) throws -> [[String: Any]] {
    try #require(try PageDataTests.data(page)["screens"] as? [[String: Any]])
  }

  private func page(_ report: AuditReport, _ limits: HTMLReporter.Limits = .init()) -> String {
    HTMLReporter(limits: limits).text(of: HTMLSamples.complete(report))
  }

  @Test func aScreenHasTheRowsOfItsVariants() throws {
    let screen = try #require(try screens(page(ScreenSamples.solved())).first)
    #expect(screen["name"] as? String == "Screen 0" && screen["line"] as? Int == 1)
    let variants = try #require(screen["variants"] as? [[String: Any]])
    #expect(variants.count == 12)
    #expect(variants[0]["locale"] as? String == "de" && variants[0]["size"] as? String == "AX5")
    #expect(variants[0]["frame"] as? [Int] == [3_750, 6_670] && variants[0]["isIncomplete"] as? Bool == true)
    let rows = try #require(variants[0]["elements"] as? [[Double]])
    #expect(rows[0] == [0, 0, 0, 3_750, 6_670], "tenths of a point, without the flags")
    // Element, frame, text, size, line count, and the exact width of the lines.
    #expect(rows[2] == [2, 160, 800, 3_333, 500, 0, 40, 1, 333.3334])
    #expect(rows[3] == [3, 160, 1_400, 3_333, 500, 1, 40, 1, 300, 80, 40, -300])
    #expect(rows[5].count == 5, "a picture without a text")
    let others = try variants.map { try #require($0["elements"] as? [Any]) }
    #expect(others[1].allSatisfy { $0 as? Int == 0 }, "what equals the first variant is not repeated in any language")
    #expect(others[3][0] as? Int == 0 && others[6][2] is [Double])
    let marks = try #require(variants[0]["marks"] as? [[Int]])
    #expect(marks == [[0, 2], [1, 2], [2, 2], [3, 2], [4, 2], [5]])
    #expect((variants.last?["marks"] as? [Any])?.isEmpty == true)
    let elements = try #require(screen["elements"] as? [[Any]])
    #expect(elements[0][2] as? Int == -1 && elements[1].count == 2, "a root has no parent")
    #expect(elements[3][2...].map { $0 as? Int } == [0, 2, 1] && elements[5][3] as? Int == 1)
  }

  @Test func theTextsOfScreensHaveTheirLayouts() throws {
    let report = ScreenSamples.solved(2)
    let data = try PageDataTests.data(page(report))
    let layouts = try #require(data["layouts"] as? [String: Any])
    let texts = try #require(data["screens"] as? [[String: Any]]).flatMap { screen in
      (screen["texts"] as? [String: [[Any]]] ?? [:]).values.flatMap(\.self)
    }
    #expect(texts.count == 2 * 3 * 5)
    for text in texts {
      let number = try #require(text[1] as? Int)
      #expect(layouts["\(number)"] != nil)
    }
  }

  @Test func aPageHasNoMoreThanItCanShow() throws {
    let locales = ["en"] + (0..<10).map { "l\($0)" }
    let screens = (0..<25).map { ScreenSamples.screen("S\($0)", number: $0, locales: locales, Self.all, elements: 2) }
    var report = ScreenSamples.report(screens)
    // English has the fewest findings, but the source language and the usual size stay.
    report.pageTexts = nil
    let page = page(report)
    let found = try self.screens(page)
    #expect(found.compactMap { $0["name"] as? String } == (0..<20).map { "S\($0)" })
    for screen in found {
      let variants = try #require(screen["variants"] as? [[String: Any]])
      #expect(variants.count == 8 * 4)
      #expect(Set(variants.compactMap { $0["locale"] as? String }).contains("en"))
      #expect(Set(variants.compactMap { $0["size"] as? String }).contains("L"))
      // What has no finding comes last.
      #expect((variants.last?["marks"] as? [Any])?.isEmpty == true)
    }
    let pictures = Wording.number(20 * (11 * Self.all.count - 8 * 4))
    #expect(
      page.contains(
        """
        <li>5 screens and \(pictures) pictures of screens are not in this page: \
        typecheck screens --format svg draws them.</li>
        """))
  }

  @Test func screensTakeAtMostTheirShareOfThePage() throws {
    let screens = (0..<20).map {
      ScreenSamples.screen(
        "S\($0)", number: $0, locales: ["en"] + (0..<7).map { "l\($0)" }, ScreenSamples.categories, elements: 60)
    }
    let page = page(ScreenSamples.report(screens))
    let found = try self.screens(page)
    let bytes = try JSONSerialization.data(withJSONObject: found).count
    let variants = found.flatMap { $0["variants"] as? [[String: Any]] ?? [] }
    print("screens of a page: \(bytes) bytes, \(variants.count) of 640 pictures with 62 elements")
    #expect(page.utf8.count <= 5_000_000 && bytes <= PageScreens.mostBytes && variants.count > 300)
    #expect(found.count == 20, "each screen has its worst picture before any has its second")
  }

  @Test func screensStayInASmallPage() throws {
    var report = PageDataTests.generated(3_000, clean: 2_900)
    let solved = ScreenSamples.solved(3)
    (report.pageScreens, report.pageTexts) = (solved.pageScreens, solved.pageTexts)
    var limits = HTMLReporter.Limits()
    limits.bytes = HTMLReporter().text(of: ScreenSamples.solved(3)).utf8.count + 60_000
    let page = HTMLReporter(limits: limits).text(of: report)
    #expect(page.utf8.count <= limits.bytes)
    #expect(try screens(page).count == 3)
  }

  private static let hostileTexts = HTMLSamples.texts + ["</script><script>alert(1)</script>"]

  /// Screens whose names, texts and messages would like to be part of the page, with impossible frames.
  static func hostile() -> AuditReport {
    let texts = hostileTexts
    var report = ScreenSamples.solved(texts.count)
    for (index, text) in texts.enumerated() {
      for place in report.pageScreens[index].indices {
        report.pageScreens[index][place].name = text
        report.pageScreens[index][place].location.file = text
      }
      report.pageScreens[index][0].environment.locale = text
      report.pageScreens[index][0].elements[2].id = text
      report.pageScreens[index][0].elements[2].drawn?.text?.measured?.key.text = text
      report.pageScreens[index][0].marks[0].message = text
      report.pageScreens[index][0].elements[3].frame = Rect(x: .nan, y: .infinity, width: 1e300, height: -1e300)
      report.pageScreens[index][0].elements[3].drawn?.text?.measured?.size = .infinity
    }
    return report
  }

  @Test func hostileScreensStayTexts() throws {
    let page = page(Self.hostile())
    #expect(page.components(separatedBy: "</script").count == 3)
    let found = try screens(page)
    #expect(Set(found.compactMap { $0["name"] as? String }) == Set(Self.hostileTexts))
    let rows = try #require((found[0]["variants"] as? [[String: Any]])?.first?["elements"] as? [[Double]])
    #expect(Array(rows[3][1...4]) == [0, 0, 10_000_000, -10_000_000] && rows[3][6] == 0)
  }

  @Test func aPageWithoutScreensHasNoTraceOfThem() throws {
    let page = page(FormatSamples.texts())
    #expect(try PageDataTests.data(page)["screens"] == nil)
    #expect(!page.contains("static-screens\" class"))
  }

  @Test func aReaderWithoutAScriptHasAList() throws {
    let page = page(ScreenSamples.solved(21))
    let list = try #require(page.firstMatch(of: /<section id="static-screens"[\s\S]*?<\/section>/)).output
    #expect(list.contains("The worst 20 of 21 screens, each as it looks at its worst:"))
    #expect(list.contains("<b><bdi>Screen 0</bdi></b>") && !list.contains("Screen 20<"))
    #expect(list.contains(", AX5, iPhone SE (3rd generation)</p>"))
    #expect(list.contains("cut of “Übersetzung 0 0”. <code>text-truncated</code>"))
    #expect(list.contains("<span class=\"badge review\">Needs review</span>"))
  }
}
