import AuditModel
import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

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
  ]) func otherPagesUseTheDefaultOfTheSystem(_ text: String) throws {
    #expect(try page(text).cover == nil)
  }

  @Test func ignoresOurOwnReports() throws {
    let folder = try TemporaryFolder()
    let report = "<!DOCTYPE html>\n<meta name=\"generator\" content=\"typecheck\">\n"
    try folder.write("out/report.html", (report + Self.cover).utf8)
    try folder.write("app.html", (Self.cover + String(repeating: " ", count: 600) + report).utf8)
    let found = WebPageLoader.load(inputs: [folder.path])
    #expect(found.filesRead == 1 && found.pages.map(\.location.file).allSatisfy { $0.hasSuffix("app.html") })
    #expect(found.pages.count == 1)
    let named = WebPageLoader.load(inputs: [folder.file("out/report.html")])
    #expect(named.pages.count == 1, "what is named was meant")
  }

  @Test func usesInsetsOfThePageAndItsSheets() throws {
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

  @Test(arguments: [
    "<p>env(safe-area-inset-top)</p>", "<!-- env(safe-area-inset-top) -->",
    "<style>/* env(safe-area-inset-top) */ a { b: c }</style>", "<style>a { --safe-area-inset-top: 3px }</style>",
  ]) func ignoresUnrelatedWords(_ text: String) throws {
    #expect(try !page(Self.cover + text).asksForInsets)
  }

  @Test(arguments: [
    "<STYLE>a { padding: ENV( safe-area-inset-top ) }</STYLE>", "<p style='top: constant(safe-area-inset-top)'>",
    "<script>x = 'env(safe-area-inset-top)'</script>",
  ]) func recognizesSeveralFormsOfInsets(_ text: String) throws {
    #expect(try page(Self.cover + text).asksForInsets)
  }

  @Test func usesImportedSheets() throws {
    let folder = try TemporaryFolder()
    let link = "<link href=\"css/a.css\" rel=\"stylesheet\"><style>@import 'css/d.css';</style>"
    try folder.write("web/index.html", (Self.cover + link).utf8)
    try folder.write("web/css/a.css", "/* @import 'no.css'; */ @import url(\"b.css\") screen; @import url(a.css);".utf8)
    try folder.write("web/css/b.css", "@import '../c.css'; @IMPORT url( e.css );".utf8)
    try folder.write("web/css/d.css", "a { b: c }".utf8)
    let missing = try #require(WebPageLoader.load(inputs: [folder.path]).pages.first)
    #expect(missing.missingSheets == ["../c.css", "e.css"] && !missing.asksForInsets)
    try folder.write("web/c.css", "a { top: env(safe-area-inset-top) }".utf8)
    #expect(WebPageLoader.load(inputs: [folder.path]).pages.first?.asksForInsets == true)
  }

  @Test func sheetsOutsideOfTheProjectAreNotOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("app/index.html", (Self.cover + "<link rel=stylesheet href=../out.css>").utf8)
    try folder.write("out.css", "a { top: env(safe-area-inset-top) }".utf8)
    for input in ["app", "app/index.html"] {
      let page = try #require(WebPageLoader.load(inputs: [folder.file(input)]).pages.first)
      #expect(page.missingSheets == ["../out.css"] && !page.asksForInsets)
    }
    #expect(WebPageLoader.load(inputs: [folder.path]).pages.first?.asksForInsets == true)
  }

  @Test func ignoresANamedPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write("index.html", (Self.cover + "<link rel=stylesheet href=s.css>").utf8)
    #expect(mkfifo(folder.file("s.css"), 0o600) == 0)
    #expect(WebPageLoader.load(inputs: [folder.path]).pages.first?.missingSheets == ["s.css"])
  }

  @Test func readsOrReportsPagesInOtherEncodings() throws {
    let folder = try TemporaryFolder()
    let wide: [UInt8] =
      [0xFF, 0xFE] + Self.cover.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write("index.html", wide)
    #expect(WebPageLoader.load(inputs: [folder.path]).pages.first?.cover != nil)
    try folder.write("index.html", [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0])
    #expect(WebPageLoader.load(inputs: [folder.path]).issues.first?.message.contains("UTF-32") == true)
  }

  @Test func acceptsABrokenPage() throws {
    let open = String(repeating: "<a \"", count: 20_000) + Self.cover
    _ = try page(open)
    _ = try page(String(repeating: "<!-", count: 50_000))
    #expect(WebPageLoader.load(inputs: ["/no/such/folder"]).pages.isEmpty)
  }
}
