import Foundation
import TestSupport
import Testing

/// The pictures in the HTML report of the built program.
@Suite struct HTMLPicturesTests {
  private static let languages = [
    "ar": "تطبيق الإعدادات على جميع الأجهزة", "de": "Einstellungen übernehmen und schließen",
    "ja": "すべてのデバイスに設定を適用する", "th": "ใช้การตั้งค่ากับอุปกรณ์ทั้งหมด", "en": "Apply settings everywhere 🥐",
  ]

  private func project() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    for (language, text) in Self.languages {
      try scratch.file("App/\(language).json", "{\"apply\": \"\(text)\", \"again\": \"\(text)\"}")
    }
    return scratch
  }

  private func page(_ arguments: String, in scratch: TemporaryFolder) throws -> String {
    let result = try Binary.shell("exec \"$0\" \(arguments) --report html=r.html", in: scratch)
    #expect(!result.hasCrashed && result.status < 2, "\(result.error)")
    return try String(contentsOf: scratch.url.appending(path: "r.html"), encoding: .utf8)
  }

  private func count(_ needle: String, in text: String) -> Int { text.components(separatedBy: needle).count - 1 }

  @Test func everyFindingIsDrawn() throws {
    let page = try page("measure App --lines 1", in: try project())
    #expect(count("<article", in: page) == 10 && count("class=\"picture\"", in: page) == 10)
    #expect(page.contains("Each of the 10 findings on this page has a picture."))
    #expect(page.contains("<figcaption>AX5, 53 pt regular, in a slot 288 pt wide, 1 line. Cut: "))
    let seen = try #require(page.firstMatch(of: /aria-label="[^"]*where it is cut to &quot;([^&]+)&quot;"/)).1
    #expect(page.contains(">\(seen)</bdi> <small>at AX5"), "picture and numbers are of one measurement")
    // Copies of a text are drawn once.
    #expect(count("<g id=\"s", in: page) == 5)
    let names = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let used = Set(page.matches(of: /href="#(s[0-9]+)"/).map { String($0.1) })
    #expect(!used.isEmpty && used.isSubset(of: names))
  }

  @Test func writesTheSamePageForAnyNumberOfThreads() throws {
    let scratch = try project()
    let pages = try [1, 2, 7].map { try page("measure App --lines 1 --jobs \($0)", in: scratch) }
    #expect(Set(pages).count == 1)
  }

  @Test func otherReportsAreUnchanged() throws {
    let scratch = try project()
    let others = "--format json --report csv=r.csv --report sarif=r.sarif --report markdown=r.md"
    let alone = try Binary.shell("exec \"$0\" measure App --lines 1 \(others)", in: scratch)
    let files = ["r.csv", "r.sarif", "r.md"].map { scratch.url.appending(path: $0) }
    let before = try files.map { try Data(contentsOf: $0) }
    let combined = try Binary.shell("exec \"$0\" measure App --lines 1 \(others) --report html=r.html", in: scratch)
    #expect(alone.output == combined.output && alone.error == combined.error && alone.status == combined.status)
    #expect(try files.map { try Data(contentsOf: $0) } == before)
  }

  @Test func standardOutputHasPicturesToo() throws {
    let scratch = try project()
    let page = try page("measure App --lines 1", in: scratch)
    let output = try Binary.run(["measure", "App", "--lines", "1", "--format", "html"], in: scratch).output
    #expect(output == page)
  }

  @Test func widthsComeFromTheProject() throws {
    let page = try page("check .", in: try CheckCommandTests.project())
    #expect(page.contains("in a slot 150 pt wide, 1 line. Cut: "), "\(page.suffix(3000))")
    let pseudo = try self.page("check . --pseudo double", in: try CheckCommandTests.project())
    #expect(count("class=\"picture\"", in: pseudo) > 0 && !pseudo.contains("could not be laid out again"))
  }

  @Test func formsAndSamplesAreDrawnAsMeasured() throws {
    let scratch = try CheckCommandTests.project(
      CheckCommandTests.configuration + "samples: {texts: [Maximiliane Übermeier]}\n")
    try scratch.file("App/en.lproj/Main.strings", "\"row.apply\" = \"By %@\";\n")
    try scratch.file("App/de.lproj/Main.strings", "\"row.apply\" = \"Von %@ geändert\";\n")
    let page = try page("check . --category large", in: scratch)
    #expect(count("<figure>", in: page) >= 1 && !page.contains("could not be laid out again"))
    #expect(page.contains("where it is cut to &quot;Von Maxi"))
  }

  @Test func textsOfScreensAreDrawnInTheirColours() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16", "locale": "de"}, "elements": [
        {"id": "title", "role": "text", "text": "Einstellungen übernehmen", "style": "body", "lines": 1, "color": "#112233",
         "background": "#FFEEDD", "frame": [20, 100, 90, 22]},
        {"id": "go", "role": "button", "frame": [100, 200, 20, 20]}]}]}
      """)
    let page = try page("check a.layout.json", in: scratch)
    #expect(page.contains("in a slot 90.5 pt wide, 22.5 pt high, 1 line. Cut: "))
    #expect(page.contains("fill=\"#112233\"") && page.contains("fill=\"#FFEEDD\""))
    #expect(page.contains("about a screen, not about a text in its slot</li>"))
  }

  @Test func usesTheColoursOfAPalette() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file(
      "App/app.palette.json",
      """
      {"name": "App", "colors": {"ink": {"role": "text", "light": "#223344"}, "paper": {"role": "background", "light": "#F0E0D0"}}}
      """)
    let page = try page("check .", in: scratch)
    #expect(page.contains("fill=\"#223344\"") && page.contains("fill=\"#F0E0D0\""))
    #expect(
      page.contains(
        " Its colours are the first text colour and the first background of the palette &quot;App&quot;, which is a guess.</figcaption>"
      ))
    #expect(!(try self.page("check .", in: try CheckCommandTests.project())).contains("which is a guess"))
  }

  /// A palette that the configuration leaves out gives no colours.
  @Test func ignoresAnExcludedPalette() throws {
    let scratch = try CheckCommandTests.project(CheckCommandTests.configuration + "excluded: [App/app.palette.json]\n")
    try scratch.file(
      "App/app.palette.json",
      """
      {"name": "App", "colors": {"ink": {"role": "text", "light": "#223344"}, "paper": {"role": "background", "light": "#F0E0D0"}}}
      """)
    #expect(!(try page("check .", in: scratch)).contains("which is a guess"))
  }

  /// Of more findings than there are pictures each language has its worst drawn.
  @Test func everyLanguageHasPictures() throws {
    let scratch = try TemporaryFolder()
    let german = (1...600).map { "\"k\($0)\": \"Einstellungen \($0) übernehmen\"" }
    try scratch.file("App/de.json", "{\(german.joined(separator: ",\n"))}")
    try scratch.file("App/fr.json", "{\"a\": \"Longue 1\", \"b\": \"Longue 2\"}")
    let page = try page("measure App --lines 1 --width 100 --category AX3", in: scratch)
    let french = page.components(separatedBy: "<section class=\"group\"").filter { $0.contains("data-language=\"fr\"") }
    #expect(french.reduce(0) { $0 + count("class=\"picture\"", in: $1) } == 2)
    #expect(count("class=\"picture\"", in: page) == 500)
    #expect(page.contains("<li>102 are beyond the 500 pictures of a page; the worst of each language"))
  }

  /// Captions below the drawing contain what it does not show.
  @Test func captionsNameSkippedAndClippedParts() throws {
    let scratch = try TemporaryFolder()
    let long = "Einstellungen auf allen Geräten übernehmen und das Fenster schließen"
    try scratch.file(
      "de.json",
      """
      [{"key": "middle", "text": "\(long)", "width": 120, "lines": 1},
       {"key": "clipped", "text": "\(long)", "width": 120, "height": 30, "lines": 0}]
      """)
    let page = try page("measure de.json --category large --truncation middle", in: scratch)
    let captions = page.matches(of: /<figcaption>(.*?)<\/figcaption>/).map { String($0.1) }
    #expect(captions.contains { $0.hasSuffix(". What is cut off is omitted at the …, in the middle.") }, "\(captions)")
    #expect(
      captions.contains { $0.contains(/\. [0-9]+ of [0-9]+ lines do not fit in the available height\./) },
      "\(captions)")
  }

  @Test func escapesHostileTexts() throws {
    let texts = [
      "<script>alert(1)</script> und noch viel mehr davon", "\"><img src=x onerror=alert(1)> und noch viel mehr",
      "\u{202E}dlrow olleh\u{2066} und noch viel mehr davon, sehr viel",
      "nul \u{0} und \u{1}\u{8}\u{7F} und noch viel mehr davon",
      String(repeating: "lang ", count: 20_000), String(repeating: "W", count: 100_000),
      String(repeating: "e\u{301}\u{302}", count: 3_000), "]]></style></svg><svg onload=alert(1)> und noch mehr",
    ]
    let scratch = try TemporaryFolder()
    let members = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("k\($0)\($1.prefix(20))", $1) })
    try scratch.file("de.json", try JSONSerialization.data(withJSONObject: members))
    let page = try page("measure de.json --lines 1", in: scratch)
    #expect(count("<article", in: page) == texts.count && count("class=\"picture\"", in: page) == texts.count)
    #expect(count("<script", in: page) == 1 && count("</style", in: page) == 1 && !page.contains("<img"))
    #expect(!page.contains("onload=alert") || page.contains("&lt;svg onload=alert"))
    #expect(!page.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || ($0.value < 0x20 && $0 != "\n") })
    #expect(page.utf8.count < 400_000)
    let seen = try PageReader.look(at: page)
    for (reader, one) in seen.readers {
      #expect(one.requests.isEmpty && one.errors.isEmpty && (one.overflow ?? 0) <= 0, "\(reader)")
      #expect(one.violations?.isEmpty != false, "\(reader): \(one.violations ?? [])")
    }
  }

  /// Every reader shows pictures in many scripts, in a project's own containers.
  @Test func everyReaderShowsThePictures() throws {
    let scratch = try project()
    let long = String(repeating: "Ablage ", count: 60)
    try scratch.file("App/strings.json", "[{\"key\": \"wide\", \"text\": \"\(long)\", \"width\": 900}]")
    let seen = try PageReader.look(at: try page("measure App --lines 1", in: scratch))
    for (reader, one) in seen.readers {
      #expect(one.requests.isEmpty && one.errors.isEmpty, "\(reader): \(one.requests) \(one.errors)")
      #expect((one.overflow ?? 0) <= 0 && one.cut?.isEmpty != false, "\(reader): \(one.cut ?? [])")
      for found in one.violations ?? [] { Issue.record("\(reader): \(found.rule), \(found.help): \(found.places)") }
      guard reader != "scriptless" else { continue }
      let pictures = try #require(one.pictures)
      #expect(pictures.count == 11)
      for picture in pictures {
        #expect(picture.role == "img" && picture.name?.hasPrefix("The text at AX5 in a slot") == true)
        #expect(picture.isWhole && picture.isDrawn && picture.scale > 0.4, "\(reader): \(picture)")
        expectReadable(picture, reader)
        #expect(!picture.scrolls || picture.isFocusable, "\(reader)")
      }
      if reader == "narrow" || reader == "zoomed" { #expect(pictures.contains { $0.scrolls }) }
    }
  }

  /// Letters and lines have a contrast of at least 3 to 1 (WCAG 2.2, 1.4.11 and large text of 1.4.3), and all
  /// colours of a picture are the page's or none is.
  private func expectReadable(_ picture: PageReader.Picture, _ reader: String, colors: [[String]] = [["page"]]) {
    #expect(colors.contains(picture.colors), "\(reader): \(picture)")
    #expect((picture.letters ?? 0) >= 3 && (picture.lines ?? 0) >= 3, "\(reader): \(picture)")
    if let painted = picture.painted { #expect(painted >= 3, "\(reader): \(picture)") }
  }

  /// Pictures in an app's own and default colours, light and dark: none loses its letters when the page turns dark.
  @Test(arguments: [["#000000", "#FFF4D6"], ["#FFFFFF", "#101820"], ["#14242E", "#FFFFFF"], ["#FFFFFF", "#767676"]])
  func picturesAreLegibleInLightAndDark(_ pair: [String]) throws {
    let scratch = try project()
    try scratch.file(
      "a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16", "locale": "de"}, "elements": [
        {"id": "own", "role": "text", "text": "Einstellungen übernehmen", "style": "body", "lines": 1, "color": "\(pair[0])",
         "background": "\(pair[1])", "frame": [20, 100, 90, 22]},
        {"id": "usual", "role": "text", "text": "Einstellungen übernehmen", "style": "body", "lines": 1,
         "frame": [20, 200, 90, 22]}]}]}
      """)
    let seen = try PageReader.look(at: try page("check a.layout.json", in: scratch))
    for reader in ["light", "dark", "forced", "print"] {
      let pictures = try #require(seen.readers[reader]?.pictures)
      #expect(Set(pictures.map(\.colors)) == [["page"], ["picture"]], "\(reader)")
      for picture in pictures { expectReadable(picture, reader, colors: [["page"], ["picture"]]) }
      if ["light", "dark"].contains(reader) { #expect(pictures.allSatisfy { $0.painted != nil }) }
    }
  }

  @Test func writesFiftyThousandFindings() throws {
    let scratch = try TemporaryFolder()
    let members = (0..<50_000).map { "\"k\($0)\": \"Einstellungen übernehmen \($0)\"" }
    try scratch.file("de.json", "{\(members.joined(separator: ",\n"))}")
    let page = try page("measure de.json --lines 1 --width 100 --category large,AX5 --quiet", in: scratch)
    #expect(page.utf8.count <= 5_000_000 && page.hasSuffix("</html>\n"))
    #expect(count("class=\"picture\"", in: page) == 500)
    #expect(page.contains("This page lists the worst ") && page.contains(" have a picture, "))
  }

  /// The longest page there is: a browser opens it, and nothing in it, of its findings the first ones, is against axe-core's
  /// rules.
  @Test func theLongestPageOpens() throws {
    let scratch = try TemporaryFolder()
    let members = (0..<8_000).map { "\"k\($0)\": \"Einstellungen übernehmen \($0)\"" }
    try scratch.file("de.json", "{\(members.joined(separator: ",\n"))}")
    let page = try page("measure de.json --lines 1 --width 100 --category large,AX5 --quiet", in: scratch)
    #expect(page.utf8.count > 4_500_000)
    let seen = try PageReader.look(at: page, readers: ["dark", "narrow"])
    #expect(seen.readers.count == 2)
    for (reader, one) in seen.readers {
      #expect(one.visible > 5_000 && one.requests.isEmpty && one.errors.isEmpty && one.overflow == 0, "\(reader)")
      #expect(one.cut == [] && one.axe != nil)
      for found in try #require(one.violations) {
        Issue.record("\(reader): \(found.rule), \(found.help): \(found.places)")
      }
      let pictures = try #require(one.pictures)
      #expect(pictures.count == 500)
      for picture in pictures { expectReadable(picture, reader) }
    }
  }
}
