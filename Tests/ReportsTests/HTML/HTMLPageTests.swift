import AuditModel
import Foundation
import Reports
import TestSupport
import Testing

/// The HTML report in a real browser.
@Suite(.serialized) struct HTMLPageTests {
  private static func page(_ name: String) -> String {
    let report =
      switch name {
      case "texts": FormatSamples.texts()
      case "colours": FormatSamples.colors()
      case "screens": LayoutSamples.mixed()
      case "compared": ComparisonReportTests.report()
      case "clean": Samples.clean()
      case "hostile": HTMLSamples.hostile()
      case "full": PageDataTests.full()
      case "solved": ScreenSamples.solved(20)
      case "hostile screens": PageScreensTests.hostile()
      default: Samples.empty()
      }
    return HTMLReporter(command: ["check", "App"]).text(of: HTMLSamples.complete(report))
  }

  @Test(arguments: ["texts", "solved"]) func everyViewIsReadable(_ name: String) throws {
    try check(try PageReader.look(at: Self.page(name), .views), name)
  }

  @Test(arguments: ["colours", "screens", "compared", "clean", "hostile", "hostile screens", "empty", "full"])
  func otherRunsAreReadableToo(_ name: String) throws {
    try check(try PageReader.look(at: Self.page(name), .quick), name)
  }

  private func check(_ seen: PageReader.Seen, _ name: String) throws {
    let states = try #require(seen.states)
    #expect(!states.isEmpty)
    for state in states { check(state, "\(name), \(state.name ?? "") \(state.width ?? 0) \(state.scheme ?? "")") }
    for state in states where state.name?.hasPrefix("detail-") == true {
      #expect(state.hasDetail, "\(name): \(state.name ?? "") is closed")
    }
    let readers = try #require(seen.readers)
    for state in readers.forced + readers.narrow + readers.zoomed + readers.still { check(state, "\(name), \(state)") }
    #expect(readers.still.allSatisfy { $0.animations == 0 })
    #expect(readers.print.controls == 0 && readers.print.left == 0 && readers.print.messages.isEmpty)
    for lists in [readers.scriptless, readers.old, readers.damaged] { #expect(lists.lists == 1 && lists.views == 0) }
    #expect(readers.scriptless.why.contains("need a script") && readers.old.why.contains("cannot unpack"))
    #expect(readers.damaged.why.contains("is damaged"))
    if let keyboard = seen.keyboard { check(keyboard) }
    if let address = seen.address {
      #expect(address.same && address.address.contains("only=fail"))
      #expect(!address.unknown.hasDetail && address.unknown.messages.isEmpty && address.noView.messages.isEmpty)
    }
    #expect(
      (name == "texts") == (seen.keyboard != nil)
        || ["compared", "hostile", "hostile screens", "full", "solved"].contains(name))
    #expect(["solved", "hostile screens"].contains(name) == (seen.screens != nil))
    if let screens = seen.screens, name == "solved" { check(screens) }
  }

  private func check(_ state: PageReader.State, _ name: String) {
    #expect(state.overflow <= 0, "\(name) scrolls sideways")
    #expect(state.requests.isEmpty && state.messages.isEmpty, "\(name): \(state.requests) \(state.messages)")
    #expect(state.elements <= 1_500, "\(name)")
    for one in state.violations ?? [] { Issue.record("\(name): \(one.rule): \(one.places)") }
  }

  /// A detail is opened, used and closed with keys alone.
  private func check(_ keyboard: PageReader.Keyboard) {
    #expect(keyboard.tabs <= 25 && keyboard.ring == "solid")
    #expect(keyboard.opened && keyboard.stays && keyboard.heading == "detail-title")
    if let slider = keyboard.slider { #expect(slider.count == 2 && slider.first != slider.last) }
    #expect(keyboard.closed && keyboard.returned == keyboard.cell)
    #expect(keyboard.none.hasPrefix("0 of ") && keyboard.address == "#/texts?q=no-text-has-these-words")
  }

  /// A screen is opened, marked, compared and closed with keys alone.
  private func check(_ screens: PageReader.Screens) {
    #expect(screens.reached && screens.first.hasPrefix("Screen 0, Language en, L, "))
    #expect(screens.heading == "screen-title" && screens.pictures == 1)
    #expect(screens.address.hasPrefix("#/screens/Screen%200~en?size=L"))
    #expect(screens.listed && screens.marked == ["g", "li"] && screens.hovered == ["g", "li"])
    #expect(screens.hidden == 1 && screens.compared == 2 && screens.kept == "pane-1-size" && screens.same)
    #expect(screens.closed && screens.returned && screens.messages.isEmpty)
    #expect(screens.unknown == "This report does not contain the screen of the address.")
  }

  /// Machines differ, so the times have a slack of a factor of 2.
  @Test func aLongReportIsFast() throws {
    let report = PageDataTests.generated(5_000, clean: 0)
    let seen = try PageReader.look(at: HTMLReporter().text(of: report), .budget)
    let budget = try #require(seen.budget)
    print("HTML page of 5,000 findings in Chromium \(seen.browser): \(budget)")
    #expect(budget.open < 2_000 && budget.key < 100 && budget.detail < 200)
    #expect(budget.elements <= 1_500 && budget.elementsWithDetail <= 1_500)
    #expect(budget.top <= 300)
  }

  /// All texts of a large app have their verdict and source text in the page.
  @Test func aHundredThousandTextsOpenFast() throws {
    let page = HTMLReporter().text(of: PageAmountTests.huge())
    let seen = try PageReader.look(at: page, .budget)
    let budget = try #require(seen.budget)
    print("HTML page of 100,000 texts, \(page.utf8.count) bytes, in Chromium \(seen.browser): \(budget)")
    #expect(page.utf8.count <= 5_000_000)
    #expect(budget.open < 2_000 && budget.elements <= 1_500)
  }

  /// The script and the style of the page have a budget.
  @Test func theScriptIsSmall() throws {
    let page = HTMLReporter().text(of: Samples.empty())
    let script = try #require(page.firstMatch(of: /<script>([\s\S]*?)<\/script>/)).1
    let style = try #require(page.firstMatch(of: /<style>([\s\S]*?)<\/style>/)).1
    let packed = try #require(Data(base64Encoded: Data(PackedData.pack(Array((script + style).utf8)))))
    print("script and style of the page: \(script.utf8.count + style.utf8.count) bytes, \(packed.count) packed")
    #expect(script.utf8.count + style.utf8.count <= 130_000 && packed.count <= 40_000)
  }
}
