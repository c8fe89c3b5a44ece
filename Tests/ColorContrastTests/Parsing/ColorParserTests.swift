import ColorContrast
import TestSupport
import Testing

@Suite struct ColorParserTests {
  @Test(arguments: [
    ("#F00", "#FF0000"), ("#f00", "#FF0000"), ("#F008", "#FF000088"), ("#FF3B30", "#FF3B30"),
    ("#ff3b3080", "#FF3B3080"),
    ("  #007AFF\t", "#007AFF"), ("#FF3B30FF", "#FF3B30"), ("#0000", "#00000000"),
    ("rgb(255, 59, 48)", "#FF3B30"), ("rgb(255 59 48)", "#FF3B30"), ("RGB( 255 , 59 , 48 )", "#FF3B30"),
    ("rgba(255, 59, 48, 1)", "#FF3B30"), ("rgba(255,59,48,.6)", "#FF3B3099"), ("rgb(255 59 48 / 60%)", "#FF3B3099"),
    ("rgb(100%, 0%, 0%)", "#FF0000"), ("rgb(100% 0 0)", "#FF0000"), ("rgb(none 255 none / none)", "#00FF0000"),
    ("rgb(255, 0, 0)", "#FF0000"), ("rgb(0 0 0 / 100%)", "#000000"), ("rgb(0 0 0 / 0)", "#00000000"),
    ("rgb(1e2 1E+2 +100)", "#646464"), ("rgb(.5e2,0,0)", "#320000"),
    ("color(srgb 1 0.5019607843137255 0)", "#FF8000"), ("color(srgb 100% 0% 0% / 50.2%)", "color(srgb 1 0 0 / 0.502)"),
    ("color(display-p3 1 0 0)", "color(display-p3 1 0 0)"),
    ("color(display-p3 .1234 .5 .2)", "color(display-p3 0.1234 0.5 0.2)"),
    ("color(display-p3 1 1 1)", "#FFFFFF"), ("color(DISPLAY-P3 1.2 -0.1 0 / .5)", "color(display-p3 1.2 -0.1 0 / 0.5)"),
    ("color(srgb 1.2 0 0)", "color(srgb 1.2 0 0)"),
    ("color(extended-srgb 1.0931 -0.2267 -0.1501)", "color(srgb 1.0931 -0.2267 -0.1501)"),
    ("color(srgb-linear 1 0 0)", "#FF0000"), ("color(xyz 0 0 0)", "#000000"), ("color(xyz-d65 0 0 0 / 0)", "#00000000"),
    ("color(gray-gamma-22 1)", "#FFFFFF"), ("color(extended-gray 0 / 50%)", "color(srgb 0 0 0 / 0.5)"),
    ("color(display-p3 none 0 0)", "#000000"),
    ("oklch(1 0 0)", "#FFFFFF"), ("oklch(0 0.1 20)", "oklch(0 0.1 20)"),
    ("oklch(62.8% 0.2577 29.23)", "oklch(0.628 0.2577 29.23)"),
    ("oklch(0.7 50% 0.5turn)", "oklch(0.7 0.2 180)"), ("oklch(0.7 0.1 200grad)", "oklch(0.7 0.1 180)"),
    ("oklch(0.7 0.1 3.14159265358979rad / 1)", "oklch(0.7 0.1 180)"), ("oklch(0.7 0.1 -90deg)", "oklch(0.7 0.1 270)"),
    ("oklch(0.7 -0.1 none)", "oklch(0.7 0 0)"), ("oklch(1.5 0.1 725)", "oklch(1 0.1 5)"),
    ("oklab(0.5 -100% 0.1)", "oklab(0.5 -0.4 0.1)"), ("oklab(50% none 0.1 / 25%)", "oklab(0.5 0 0.1 / 0.25)"),
    ("systemBlue", "#0088FF"), ("UIColor.systemBlue", "#0088FF"), (".systemBlue", "#0088FF"),
    ("systemBlueColor", "#0088FF"), ("uicolor.SYSTEMBLUE", "#0088FF"), ("secondaryLabel", "#3C3C4399"),
    (".label", "#000000"),
    ("white", "#FFFFFF"), ("black", "#000000"), ("clear", "#00000000"), ("UIColor.white", "#FFFFFF"),
    ("clearColor", "#00000000"), (" tint ", "#0088FF"),
    ("red", "#FF0000"), (" Red ", "#FF0000"), ("green", "#008000"), ("gray", "#808080"), ("rebeccapurple", "#663399"),
    ("SkyBlue", "#87CEEB"), ("transparent", "#00000000"), ("UIColor.green", "#00FF00"), ("greenColor", "#00FF00"),
    ("UIColor.orange", "color(srgb 1 0.5 0)"),
  ])
  func notations(text: String, shown: String) throws {
    let color = try ColorParser.color(text)
    #expect(color.notation == shown, "\(text)")
    let again = try ColorParser.color(color.notation)
    #expect(again.sRGB.distance(to: color.sRGB) < 2e-4 && abs(again.alpha - color.alpha) < 1e-4)
    #expect(again.notation == color.notation)
  }

  @Test func spacesAreKept() throws {
    #expect(try ColorParser.color("color(display-p3 1 0 0)").space == .displayP3)
    #expect(try ColorParser.color("color(srgb 1 0 0)").space == .sRGB)
    #expect(try ColorParser.color("color(srgb 1.1 0 0)").space == .extendedSRGB)
    #expect(try ColorParser.color("color(srgb-linear 1.1 0 0)").space == .extendedLinearSRGB)
    #expect(try ColorParser.color("color(gray-gamma-22 1.1)").space == .extendedGray)
    #expect(try ColorParser.color("oklch(0.5 0.1 20)").space == .oklch)
    #expect(try ColorParser.color("rgb(127.5 0 0)").components.x == 0.5, "nothing is rounded")
  }

  @Test func namesFollowAppearanceAndGeneration() throws {
    #expect(try ColorParser.color("systemBlue", generation: .ios15).hex == "#007AFF")
    #expect(try ColorParser.color("systemBlue", appearance: .dark, generation: .ios15).hex == "#0A84FF")
    #expect(try ColorParser.color("label", appearance: .darkHighContrast).hex == "#FFFFFF")
  }

  @Test(arguments: [
    ("", 1, "it is empty"), ("   ", 4, "it is empty"), ("#", 2, "0 digits"), ("#12", 2, "2 digits"),
    ("#1", 2, "one digit"), ("#12345", 2, "5 digits"), ("#1234567890", 2, "10 digits"), ("#GG0000", 2, "\"GG0000\""),
    ("#FF00ÿ0", 6, "hexadecimal"),
    ("#FFF #000", 6, "\"#\""), ("rgb(", 5, "the text ends"), ("rgb()", 5, "\")\""), ("rgb(1 2)", 8, "2 of 3"),
    ("rgb(1,2)", 8, "comma"), ("rgb(1, 2 3)", 10, "comma"), ("rgb(1 2, 3)", 8, "comma"), ("rgb(1 2 3 4)", 11, "\"4\""),
    ("rgb(1,2,3,4,5)", 12, "\",\""), ("rgb(1 2 3", 10, "the text ends"), ("rgb(1 2 3) 4", 12, "after the colour"),
    ("rgb(1, 2%, 3)", 8, "cannot mix"), ("rgb(none, 1, 2)", 5, "none"), ("rgb(a b c)", 5, "\"a\""),
    ("rgb(1deg 0 0)", 5, "angle"),
    ("rgb(1px 0 0)", 6, "\"px\""), ("rgb(NaN 0 0)", 5, "\"NaN\""), ("rgb(inf 0 0)", 5, "\"inf\""),
    ("rgb(1e999 0 0)", 5, "too large"),
    ("rgb(1 2 3 / )", 13, "\")\""), ("rgb(1..2 0 0)", 6, "where a number"), ("color(display-p3 1e7 0 0)", 18, "larger"),
    ("color(1 0 0)", 7, "space"), ("color()", 7, "space"), ("color(rec2020 1 0 0)", 7, "not supported"),
    ("color(displayp3 1 0 0)", 7, "display-p3"), ("color(display-p3 1, 0, 0)", 19, "commas"),
    ("color(display-p3 1 0)", 21, "2 of 3"),
    ("color(gray-gamma-22 1 1)", 23, "end"), ("oklch(0.5, 0.1, 20)", 10, "commas"), ("oklch(0.5 0.1 20%)", 15, "angle"),
    ("oklab(1deg 0 0)", 7, "angle"), ("lab(50 20 30)", 1, "D50"), ("hsl(20 50% 50%)", 1, "hsl"),
    ("hwb(1 2 3)", 1, "hwb"),
    ("foo(1 2 3)", 1, "foo"), ("(1 2 3)", 1, "name"), ("systemBleu", 1, "systemBlue"), (".red", 1, "SwiftUI"),
    ("secondryLabel", 1, "secondaryLabel"), ("🎨", 1, "name"), ("UIColor.", 1, "name"), ("FF3B30", 1, "#FF3B30"),
    ("0xFF3B30", 1, "#FF3B30"), ("rgba(0,0,0,128)", 12, "alpha"), ("rgb(0 0 0 / 50)", 13, "alpha"),
    ("rgb(0 0 0 / -1%)", 13, "alpha"), ("rgb(300, 0, 0)", 5, "0…255"), ("rgb(0 0 -1)", 9, "0…255"),
    ("rgb(101% 0 0)", 5, "0…255"),
  ])
  func mistakes(text: String, column: Int, fragment: String) throws {
    do throws(ColorParsingError) {
      let color = try ColorParser.color(text)
      Issue.record("\(text) was read as \(color.notation)")
    } catch {
      #expect(error.text == text)
      #expect(error.column == column, "\(error)")
      #expect(error.description.contains(fragment), "\(error)")
      #expect(!error.remedy.isEmpty && !error.message.isEmpty && !error.description.hasSuffix("."))
    }
  }

  @Test func hugeTexts() throws {
    let texts = [
      String(repeating: "a", count: 1_000_000), "rgb(" + String(repeating: "1", count: 900) + " 0 0)",
      "#" + String(repeating: "F", count: 999), String(repeating: "(", count: 1000), "rgb(\u{0}\n1 2 3",
    ]
    for text in texts {
      let error = try #require(throws: ColorParsingError.self) { try ColorParser.color(text) }
      #expect(error.description.count < 700 && !error.description.contains("\n"))
    }
  }

  @Test func anyBytesGiveAColourOrAMessage() {
    var random = SeededGenerator(seed: 40)
    let pieces = [
      "rgb(", "color(", "oklch(", "display-p3", "srgb", " ", ",", "/", ")", "1", "0.5", "-", "+", "e9", "%", "deg",
      "none",
      "#", "F", "é", "\u{0}", "\n", ".", "system", "Blue", "x", "(", "calc(",
    ]
    // An expectation per text would take most of the time.
    var wrong: [String] = []
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      do throws(ColorParsingError) {
        let color = try ColorParser.color(text)
        let isColor = color.sRGB.max().isFinite && color.sRGB.min().isFinite && (0...1).contains(color.alpha)
        if !isColor { wrong.append(text) }
      } catch {
        if error.column < 1 || error.column > text.count + 1 { wrong.append("\(text): \(error)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func refusesNamesWithoutANumber() throws {
    let error = try #require(throws: ColorParsingError.self) {
      try ColorParser.color("systemMint", generation: .ios13)
    }
    #expect(error.description.contains("13-14") && error.description.contains("15-18 or 26"))
  }
}
