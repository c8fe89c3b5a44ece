import AuditModel
import Foundation
import Reports
import TestSupport
import Testing

/// The HTML report in a real browser.
@Suite(.serialized) struct HTMLPageTests {
  static let pages = ["texts", "colors", "layouts", "clean", "empty", "hostile"]

  private func report(_ name: String) -> AuditReport {
    switch name {
    case "texts": HTMLSamples.withPictures(HTMLSamples.spelt(FormatSamples.texts()))
    case "colors": FormatSamples.colors()
    case "layouts": LayoutSamples.mixed()
    case "clean": Samples.clean()
    case "hostile": HTMLSamples.hostile()
    default: Samples.empty()
    }
  }

  @Test(arguments: pages) func everyReaderReadsThePage(_ name: String) throws {
    let report = report(name)
    let seen = try PageReader.look(at: HTMLReporter().text(of: report))
    #expect(seen.readers.count == 8)
    if name == "texts" { for reader in ["light", "zoomed"] { try filtersByKeyboard(seen, reader, report) } }
    for (reader, page) in seen.readers {
      #expect(page.visible == report.findings.count, "\(reader)")
      #expect(page.requests.isEmpty && page.errors.isEmpty, "\(reader): \(page.requests) \(page.errors)")
      #expect((page.overflow ?? 0) <= 0, "\(reader) scrolls sideways")
      #expect(page.cut?.isEmpty != false, "\(reader): \(page.cut ?? [])")
      for one in page.violations ?? [] { Issue.record("\(reader): \(one.rule), \(one.help): \(one.places)") }
      #expect((page.animations ?? 0) == 0, "\(reader) moves")
      for picture in page.pictures ?? [] {
        #expect(picture.role == "img" && picture.name?.isEmpty == false, "\(reader)")
        #expect(picture.isWhole && picture.isDrawn && (!picture.scrolls || picture.isFocusable), "\(reader)")
      }
      let hasForm = !report.findings.isEmpty && reader != "scriptless" && reader != "print"
      #expect(page.formIsVisible == hasForm, "\(reader)")
    }
    #expect(seen.readers.values.compactMap(\.violations).count == 6)
  }

  /// Filters were at work, reached and set with keys alone.
  private func filtersByKeyboard(_ seen: PageReader.Seen, _ reader: String, _ report: AuditReport) throws {
    let keyboard = try #require(seen.readers[reader]?.keyboard)
    let errors = report.findings.count { $0.outcome == .fail && $0.severity == .error }
    let all = report.findings.count
    #expect(errors > 0 && errors < all)
    #expect(keyboard.all == all && keyboard.status == "\(all) of \(all) findings on this page shown.")
    #expect(keyboard.focusRing == "solid")
    #expect(keyboard.none == 0 && keyboard.noneStatus.hasPrefix("0 of \(all) findings"))
    #expect(keyboard.cleared == all)
    #expect(keyboard.errors == errors && keyboard.levels == ["error"] && keyboard.emptyGroups == 0)
    #expect(keyboard.errorStatus == "\(errors) of \(all) findings on this page shown: severity error.")
    #expect(keyboard.printed == 1 && keyboard.printedWhole == 0, "a page on paper says what it leaves out")
    let strange = "\(errors) of \(all) findings on this page shown: severity error. "
    #expect(keyboard.strange == strange + "This page has no filter tongue, no language xx.")
    #expect(keyboard.strangeFragment == "#severity=error")
    // Equality of texts is canonical: one of them is spelt with two scalars.
    let spelt = report.findings.count { $0.text.contains("übernehmen") }
    #expect(report.findings.contains { $0.text.utf8.contains(0xCC) } && spelt > 1)
    #expect(keyboard.spelt == [spelt, spelt, 1], "a space is one, whether it breaks or not")
    #expect(keyboard.fragment == "#severity=error" && keyboard.reloaded == errors)
    #expect(keyboard.afterLink == errors && keyboard.linkFragment == "#severity=error", "a link keeps the filter")
    #expect(keyboard.reset == all && keyboard.resetFragment.isEmpty)
  }

  /// The time to open it is printed, not asserted: machines differ.
  @Test func aLongReportOpens() throws {
    let seen = try PageReader.look(at: HTMLReporter().text(of: FormatSamples.many(400)), isQuick: true)
    let light = try #require(seen.readers["light"])
    print("HTML report of 400 findings: opens in \(light.seconds) s in Chromium \(seen.browser)")
    #expect(light.visible == 400 && light.overflow == 0)
  }
}
