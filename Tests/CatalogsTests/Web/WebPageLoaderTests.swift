import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Catalogs

@Suite struct WebPageLoaderTests {
  private static let cover = "<meta name=\"viewport\" content=\"width=device-width, viewport-fit=cover\">"

  private func page(_ text: String, sheet: String? = nil) throws -> WebPage {
    let folder = try TemporaryFolder()
    try folder.write("help/index.html", text.utf8)
    if let sheet { try folder.write("help/css/page.css", sheet.utf8) }
    let catalog = WebPageLoader.load(inputs: [folder.path])
    #expect(catalog.issues.isEmpty && catalog.filesRead == 1)
    return try #require(catalog.pages.first)
  }

  @Test func theViewportIsFound() throws {
    let page = try page("<!doctype html>\n<head>\n<META content='viewport-fit = cover' NAME=viewport></head>")
    #expect(page.cover?.line == 3 && !page.asksForInsets && !page.hasScripts)
  }

  @Test(arguments: [
    "<!-- <meta name=\"viewport\" content=\"viewport-fit=cover\"> -->", "<meta name=\"viewport\" content=\"width=3\">",
    "<meta name=\"other\" content=\"viewport-fit=cover\">", "<p>viewport-fit=cover</p>", "", "<", "<!--", "<meta",
    "<meta name=\"viewport\" content=\"viewport-fit=contain\">", "<meta name=viewport>", "\u{0}<<<<>>>>",
  ]) func otherPagesLeaveItToTheSystem(_ text: String) throws {
    #expect(try page(text).cover == nil)
  }

  @Test func insetsOfThePageAndItsSheetsCount() throws {
    let link = "<link href=\"css/page.css?v=2\" rel=\"stylesheet\">"
    let style = "body { padding: env(safe-area-inset-top) }"
    #expect(try page(Self.cover + "<style>\(style)</style>").asksForInsets)
    #expect(try page(Self.cover + link, sheet: style).asksForInsets)
    let bare = try page(Self.cover + link + "<script>1</script>", sheet: "body {}")
    #expect(!bare.asksForInsets && bare.missingSheets.isEmpty && bare.hasScripts)
    #expect(try page(Self.cover + link).missingSheets == ["css/page.css?v=2"])
    let away = "<link rel=stylesheet href=https://example.org/a.css>"
    #expect(try page(Self.cover + away).missingSheets == ["https://example.org/a.css"])
  }

  @Test func aBrokenPageIsNoTrouble() throws {
    let open = String(repeating: "<a \"", count: 20_000) + Self.cover
    _ = try page(open)
    _ = try page(String(repeating: "<!-", count: 50_000))
    #expect(WebPageLoader.load(inputs: ["/no/such/folder"]).pages.isEmpty)
  }
}
