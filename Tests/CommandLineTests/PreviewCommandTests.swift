import Foundation
import FoundationXML
import Pictures
import TestSupport
import Testing

/// The output of `typecheck preview`, and its errors.
@Suite struct PreviewCommandTests {
  let scratch: TemporaryFolder

  init() throws {
    scratch = try TemporaryFolder()
    try scratch.write(
      "app/en.json", #"{ "save": "Save changes", "close": { "text": "Close", "width": 120, "lines": 1 } }"#)
    try scratch.write("app/de.json", #"{ "save": "Änderungen übernehmen", "close": "Schließen" }"#)
    try scratch.write("app/ar.json", #"{ "save": "حفظ التغييرات", "close": "إغلاق" }"#)
    try scratch.write(
      "app/.typecheck.yml",
      """
      slots:
        button:
          style: headline
          width: 96
          lines: 1
      keys:
        save: button
      """)
  }

  func preview(_ arguments: [String]) throws -> Binary.Result {
    try Binary.run(["preview"] + arguments, in: scratch)
  }

  /// The names of an SVG's groups: the root, then one per preview.
  func labels(_ svg: String) throws -> [String] {
    final class Reading: NSObject, XMLParserDelegate {
      var labels: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { if let label = attributes["aria-label"] { labels.append(label) } }
    }
    let (parser, reading) = (XMLParser(data: Data(svg.utf8)), Reading())
    parser.delegate = reading
    try #require(parser.parse() && parser.parserError == nil, "it is not valid XML")
    return reading.labels
  }

  @Test func drawsATextToStandardOutput() throws {
    let result = try preview(["Einstellungen übernehmen", "--locale", "de", "--width", "100", "--lines", "1"])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    let labels = try labels(result.output)
    #expect(labels.count == 2)
    #expect(labels[1].hasPrefix("de · L, 17 pt regular, cut: "))
    #expect(labels[1].contains("\"Einstellungen übernehmen\", cut to \"Einstell"))
  }

  @Test(arguments: [["--style", "body,title1"], ["--style", "all"], ["--width", "100,200"]])
  func refusesSeveralStylesOrWidths(options: [String]) throws {
    let result = try preview(["Save"] + options)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("a preview shows one style and one width"), "\(result.error)")
  }

  @Test func drawsAllSizesBelowEachOther() throws {
    let result = try preview(["Save", "--category", "all", "--width", "80", "--lines", "1"])
    let labels = try labels(result.output).dropFirst()
    #expect(labels.count == 12)
    #expect(labels.first?.contains(" XS, 14 pt") == true && labels.last?.contains(" AX5, 53 pt") == true)
  }

  @Test func drawsAKeyInItsContainerInAllLanguages() throws {
    let result = try preview(["app", "--key", "save", "--locale", "all", "--category", "AX1"])
    #expect(result.status == 0, "\(result.error)")
    let labels = try labels(result.output).dropFirst()
    #expect(labels.map { $0.prefix(2) } == ["ar", "de", "en"])
    #expect(labels.allSatisfy { $0.contains("AX1, 28 pt semibold") }, "headline, as the configuration says")
    #expect(labels.first?.contains("right to left") == true)
    #expect(labels.allSatisfy { $0.contains("cut: ") })
  }

  @Test func drawsOnlyTheSourceLanguageByDefault() throws {
    let one = try preview(["app", "--key", "close"])
    #expect(try labels(one.output).dropFirst().map { $0.prefix(2) } == ["en"])
    let two = try preview(["app", "--key", "close", "--locale", "de,ar"])
    #expect(try labels(two.output).dropFirst().map { $0.prefix(2) } == ["de", "ar"])
  }

  @Test func jsonListsThePositions() throws {
    struct Answer: Decodable {
      struct Scene: Decodable {
        var category: String
        var direction: String
        var lines: [Line]
        var rest: Line?
        var visibleText: String?
      }
      struct Line: Decodable {
        var text: String
        var x: Double
        var width: Double
        var isOutside: Bool
      }
      var schemaVersion: Int
      var previews: [Scene]
    }
    let result = try preview(["app", "--key", "save", "--locale", "ar,de", "--format", "json", "-o", "both.svg"])
    #expect(result.status == 0, "\(result.error)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    #expect(answer.schemaVersion == 1 && answer.previews.count == 2)
    #expect(answer.previews.map(\.direction) == ["rightToLeft", "leftToRight"])
    let german = try #require(answer.previews.last)
    #expect(german.lines.map(\.text) == [try #require(german.visibleText)])
    #expect(german.lines.allSatisfy { $0.x == 0 && $0.width <= 96 && !$0.isOutside })
    #expect(german.rest.map { $0.x == 96 && $0.isOutside } == true)
    #expect(FileManager.default.fileExists(atPath: scratch.file("both.svg")))
  }

  @Test func jsonListsCutOffText() throws {
    struct Answer: Decodable {
      struct Scene: Decodable {
        var leftOut: String?
        var lines: [Line]
        var notes: [String]
      }
      struct Line: Decodable { var text: String }
      struct Colors: Decodable {
        var text: String
        var background: String
        var palette: String?
      }
      var colors: Colors
      var previews: [Scene]
    }
    let text = "Einstellungen übernehmen"
    func answer(_ truncation: String) throws -> Answer {
      let result = try preview(
        [text, "--locale", "de", "--width", "100", "--lines", "1", "--truncation", truncation, "--format", "json"])
      #expect(result.status == 0, "\(result.error)")
      return try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    }
    let middle = try answer("middle")
    let scene = try #require(middle.previews.first)
    let leftOut = try #require(scene.leftOut)
    let parts = try #require(scene.lines.first).text.components(separatedBy: "…")
    #expect(parts.count == 2 && parts[0] + leftOut + parts[1] == text)
    #expect(scene.notes == ["the cut-off part is in the middle, at the …"])
    #expect(middle.colors.palette == nil && middle.colors.text == "#000000" && middle.colors.background == "#FFFFFF")
    let tail = try #require(try answer("tail").previews.first)
    #expect(tail.leftOut == nil && tail.notes.isEmpty)
  }

  /// Many languages and sizes: a sheet that fits in a window, not a strip.
  @Test func drawsManyLanguagesAndSizesBelowEachOther() throws {
    for language in ["es", "fr", "it", "nl", "pl"] {
      try scratch.write("app/\(language).json", #"{ "save": "Save changes everywhere", "close": "Close" }"#)
    }
    let all = ["app", "--key", "close", "--locale", "all", "--category", "all", "--width", "288"]
    let result = try preview(all + ["--display-scale", "1", "-o", "all.png"])
    #expect(result.status == 0, "\(result.error)")
    let picture = try PictureReader(path: scratch.file("all.png"))
    #expect(picture.width <= 1400 && picture.height > picture.width)
    let svg = try preview(all).output
    #expect(try labels(svg).count == 97)
    let width = try #require(svg.firstMatch(of: /\swidth="([0-9.]+)"/).flatMap { Double($0.1) })
    #expect(width <= 1400 && width > 700)
  }

  @Test func drawsVisionsSideBySide() throws {
    let result = try preview(["Ja", "--vision", "protan,tritan:0.5", "--text-color", "#C00000"])
    let labels = try labels(result.output).dropFirst()
    #expect(labels.count == 2)
    #expect(labels.first?.contains("protan 1") == true && labels.last?.contains("tritan 0.5") == true)
    #expect(!result.output.contains("#C00000"))
  }

  @Test func aPaletteNextToTheTextsGivesTheColors() throws {
    try scratch.write(
      "app/palette.json",
      ##"{ "name": "p", "colors": { "ink": { "role": "text", "light": "#123456", "dark": "#ABCDEF" }, "paper": { "role": "background", "light": "#FEFDFC", "dark": "#0A0B0C" } } }"##
    )
    let light = try preview(["app", "--key", "close"])
    #expect(light.output.contains("#123456") && light.output.contains("#FEFDFC"), "\(light.error)")
    let dark = try preview(["app", "--key", "close", "--appearance", "dark"])
    #expect(dark.output.contains("#ABCDEF") && dark.output.contains("#0A0B0C"))
    let own = try preview(["app", "--key", "close", "--background", "#00FF00"])
    #expect(own.output.contains("#123456") && own.output.contains("#00FF00"))
    // A guess is reported: in the picture as outlines below it, and in the JSON.
    for (appearance, palette) in [("light", #""palette" : "p""#), ("dark", #""palette" : "p""#)] {
      let printed = try preview(["app", "--key", "close", "--appearance", appearance, "--format", "json"])
      #expect(printed.output.contains(palette), "\(printed.output)")
    }
    let asked = try preview(
      ["app", "--key", "close", "--text-color", "#123456", "--background", "#FEFDFC", "--format", "json"])
    #expect(asked.status == 0 && !asked.output.contains("palette"))
    let (guessed, given) = (
      light.output, try preview(["app", "--key", "close", "--text-color", "#123456", "--background", "#FEFDFC"]).output
    )
    #expect(guessed.utf8.count > given.utf8.count + 2_000, "the guess is written below the picture")
  }

  @Test func theFileExtensionDecidesTheKind() throws {
    #expect(try preview(["Ja", "-o", "out/a.svg"]).status == 0)
    #expect(try String(contentsOfFile: scratch.file("out/a.svg"), encoding: .utf8).hasPrefix("<svg "))
    let result = try preview(["Ja", "-o", "out/a.png", "--display-scale", "2"])
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    let picture = try PictureReader(path: scratch.file("out/a.png"))
    #expect(picture.width > 2 * 288 && picture.height > 2 * 60)
  }

  @Test(arguments: [
    (["app", "--key", "saev"], "error: no text has the key \"saev\"; did you mean \"save"),
    (
      ["app", "--key", "save", "--locale", "fr"],
      "the key \"save\" has no text in fr; name languages it has with --locale: ar, de, en"
    ),
    (["none", "--key", "save"], "none:1:1: error: "),
    (["Ja", "-o", "a.gif"], "-o a.gif: a preview is written as SVG or PNG; use a name that ends in .svg or .png"),
    (["Ja", "--format", "gif"], "gif"),
    (["Ja", "Nein"], "2 texts do not go into one preview; quote one text, or name files with --key"),
    ([], "there is nothing to draw; give a text, or files with --key"),
    ([""], "the text is empty"),
    (["./app"], "./app is a file or folder; name the text in it with --key"),
    (["app/en.json"], "app/en.json is a file or folder; name the text in it with --key"),
    (["Ja", "--vision", "blue"], "--vision: "),
    (["Ja", "--appearance", "dim"], "dim"),
    (["Ja", "--category", "huge"], "huge"),
    (["Ja", "--locale", "!!"], "--locale !! is not a language tag"),
    (["Ja", "--locale", "all"], "--locale all is for a key; a text has one language"),
    (["Ja", "--config", "none.yml"], "none.yml"),
    (["app", "--key", "save", "-o", "app"], "-o app: a preview is written as SVG or PNG"),
    (["Ja", "-o", "/dev/null/x/a.svg"], "error: cannot write /dev/null/x/a.svg"),
    (["Ja", "-o", "/dev/null/x/a.png"], "error: cannot write /dev/null/x/a.png"),
    (
      ["Ja", "--category", "all", "--display-scale", "16", "--width", "5000", "-o", "a.png"],
      "million pixels; draw fewer"
    ),
  ])
  func errorsSuggestAFix(_ arguments: [String], _ words: String) throws {
    let result = try preview(arguments)
    #expect(result.status == 2 && !result.hasCrashed)
    #expect(result.error.contains(words), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  @Test func doesNotOverwriteInputs() throws {
    try scratch.write("texts.svg", #"{ "a": "b" }"#)
    let result = try preview(["texts.svg", "--key", "a", "-o", "texts.svg"])
    #expect(result.status == 2)
    #expect(result.error.contains("the picture would overwrite the input texts.svg"), "\(result.error)")
  }

  @Test func namesLanguagesWithoutTheTextAndUnknownOnes() throws {
    try scratch.write("app/fi.json", #"{ "close": "Sulje" }"#)
    let result = try preview(["app", "--key", "save", "--locale", "all"])
    #expect(result.status == 0 && result.error.contains("the key \"save\" has no text in fi"), "\(result.error)")
    #expect(try preview(["app", "--key", "close", "--locale", "all"]).error.isEmpty)
    #expect(try preview(["Ja", "--locale", "klingon"]).error.contains("--locale: "))
    #expect(try preview(["Ja", "--locale", "de"]).error.isEmpty)
  }

  @Test func reportsADamagedFileAndDrawsTheOthers() throws {
    try scratch.write("app/fr.json", "{ \"save\": \"Enregistrer")
    let result = try preview(["app", "--key", "save", "--locale", "all"])
    #expect(result.status == 2)
    #expect(result.error.contains("app/fr.json:1:"), "\(result.error)")
    #expect(try labels(result.output).count == 4)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"'&amp;]]>", "\u{202E}gnol\u{202C}", String(repeating: "lang ", count: 20_000),
    "\n\n\n",
    "\u{1}\u{FFFE}", "\u{301}\u{301}", "   ",
  ])
  func hostileTextsAreDrawn(_ text: String) throws {
    for lines in ["0", "1"] {
      let result = try preview([text, "--lines", lines])
      #expect(result.status == 0 && !result.hasHung && !result.hasCrashed, "\(result.error)")
      #expect(!result.output.contains("<script"))
      #expect(result.output.utf8.count < 2_000_000)
      _ = try labels(result.output)
    }
  }
}
