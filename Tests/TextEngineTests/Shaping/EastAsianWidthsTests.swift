import Testing

@testable import TextEngine

/// The advances of Chinese, Japanese and Korean by language and by the fonts of iOS.
@Suite struct EastAsianWidthsTests {
  private static func layout(_ text: String, _ language: String, _ fonts: FontGeneration?) throws -> TextLayout {
    let shaper = try TextShaper(stack: Bench().stack.with(fonts: fonts))
    return TextLayout(try shaper.shape(text, language: language, weight: 400), shaper: shaper)
  }

  private static func width(_ text: String, _ language: String, _ fonts: FontGeneration?) throws -> Double {
    try layout(text, language, fonts).naturalWidth(at: Bench().scale(17)) / 17
  }

  private static func range(_ text: String, _ language: String, _ fonts: FontGeneration?) throws -> ClosedRange<Double>
  {
    let layout = try layout(text, language, fonts)
    let scale = try Bench().scale(17)
    let (width, margin) = (layout.naturalWidth(at: scale), layout.uncertainty(at: scale))
    return (width - margin) / 17...(width + margin) / 17
  }

  @Test(arguments: [
    ("設定", "ja", FontGeneration.iOS26, 0.936), ("カタカナ", "ja", .iOS26, 0.936), ("カタカナ", "en", .iOS26, 0.936),
    ("設定", "ja-JP", .beforeIOS26, 1), ("设置", "zh-Hans", .beforeIOS26, 1.005), ("設定", "zh-Hant-HK", .iOS26, 1.005),
    ("설정", "ko", .iOS26, 0.855),
  ])
  func letterWidthsMatchTheFonts(
    _ text: String, _ language: String, _ fonts: FontGeneration, _ em: Double
  ) throws {
    #expect(abs(try Self.width(text, language, fonts) - Double(text.count) * em) < 1e-9)
  }

  /// Unknown values are within the margin: both generations, both languages, both ends for Korean.
  @Test(arguments: [
    ("プッシュ通知を設定する", "ja", 0.936), ("プッシュ通知を設定する", "ja", 1.0), ("設定設定設定", "en", 0.936),
    ("設定設定設定", "en", 1.019), ("设置设置设置", "zh", 0.993), ("设置设置设置", "zh", 1.019), ("설정설정설정", "ko", 0.847),
    ("설정설정설정", "ko", 0.88),
  ])
  func withoutAVersionTheMarginCoversAllVersions(_ text: String, _ language: String, _ em: Double) throws {
    #expect(try Self.range(text, language, nil).contains(Double(text.count) * em))
  }

  @Test func aNamedVersionHasTheNarrowerMargin() throws {
    let text = "プッシュ通知を設定する"
    func margin(_ fonts: FontGeneration?) throws -> Double {
      let range = try Self.range(text, "ja", fonts)
      return range.upperBound - range.lowerBound
    }
    #expect(try margin(.iOS26) < 0.4 * margin(nil))
    #expect(try margin(.beforeIOS26) < 0.7 * margin(nil))
  }

  @Test func fullWidthMarksAreTrimmedInJapaneseOfIOS26() throws {
    let letter = try Self.width("設", "ja", .iOS26)
    #expect(abs(try Self.width("（設）", "ja", .iOS26) - letter - 2 * 0.56) < 0.03)
    #expect(abs(try Self.width("設。", "ja", .iOS26) - letter - 0.7) < 0.03)
    // UIKit trims to 0.46 em at a line's end, SwiftUI keeps 0.93 em.
    let range = try Self.range("設。", "ja", .iOS26)
    #expect(range.contains(letter + 0.46) && range.contains(letter + 0.93))
    #expect(abs(try Self.width("（設）", "ja", .beforeIOS26) - 3) < 1e-9)
  }

  /// 15.7 pt was read at 17 pt, and 0.98 em in the labels of the fit.
  @Test(arguments: ["en", "ja"]) func aCircledDigitIsAnEmWide(language: String) throws {
    let range = try Self.range("①", language, .iOS26)
    #expect(range.contains(15.7 / 17) && range.contains(0.98))
  }

  @Test func aGapSeparatesFullWidthAndSystemLetters() throws {
    func gap(_ text: String, _ parts: [String], _ language: String = "ja") throws -> Double {
      try Self.width(text, language, .iOS26) - parts.reduce(0) { try $0 + Self.width($1, language, .iOS26) }
    }
    let one = try gap("タイトルA", ["タイトル", "A"])
    #expect((0.06...0.125).contains(one))
    #expect(abs(try gap("A設定", ["A", "設定"]) - one) < 1e-9)
    #expect(abs(try gap("第2回", ["第", "2", "回"]) - 2 * one) < 1e-9)
    #expect(abs(try gap("設定: A", ["設定", ": A"])) < 1e-9, "a mark or a space is a gap of its own")
    #expect(abs(try gap("한A", ["한", "A"], "ko")) < 1e-9)
    #expect(try abs(Self.width("設A", "ja", .beforeIOS26) - Self.width("A", "ja", .beforeIOS26) - 1) < 1e-9)
  }

  @Test func aLineThatEndsAtAGapHasNone() throws {
    let bench = try Bench()
    let scale = bench.scale(17, tracking: -0.43)
    for text in ["設定画面Settings設定画面Settings設定画面", "A設B定C画D面E設F定G画H面"] {
      let layout = try Self.layout(text, "ja", .iOS26)
      for room in stride(from: 20.0, through: 200, by: 7) {
        for line in try layout.breakLines(at: scale, limit: room).lines {
          let alone = String(decoding: layout.text.units[line.start..<line.end], as: UTF16.self)
          let width = try Self.layout(alone, "ja", .iOS26).naturalWidth(at: scale)
          #expect(abs(width - line.width) < 0.01, "‘\(alone)’ in \(room) pt: \(line.width), \(width) alone")
        }
      }
    }
  }
}
