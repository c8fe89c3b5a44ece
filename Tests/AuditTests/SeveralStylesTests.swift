import AuditModel
import DynamicType
import Testing
import TextEngine

@testable import Audit
@testable import TextRules

/// One run over several styles and widths gives what one run per style and width gives.
@Suite struct SeveralStylesTests {
  static let texts: [(locale: String, text: String)] = [
    ("en", "OK"), ("en", "Your changes are saved when you leave this page, even offline."),
    ("de", "Benachrichtigungseinstellungen zurücksetzen"), ("en", "First line\nSecond line"),
    ("ar", "تعذر الاتصال بالخادم، حاول مرة أخرى."), ("th", "โปรดลองอีกครั้งในภายหลัง"), ("ja", "もう一度お試しください。"),
    ("de", "Rechts\u{AD}schutz\u{AD}versicherung"), ("peo", "𐎠𐎢"), ("en", ""),
  ]
  static let widths = [120.0, 288, 343]

  private static func catalog(_ texts: [(locale: String, text: String)]) -> Catalog {
    Bench.catalog(texts.enumerated().map { (key: "k\($0)", locale: $1.locale, text: $1.text) })
  }

  private static func options(_ styles: [TextStyle], _ widths: [Double], lines: Int?) throws -> MeasureOptions {
    var choice = SlotChoice()
    (choice.fields.style, choice.styles) = (styles.first, styles)
    choice.fields.lines = lines
    choice.rooms = DeviceRooms(widths.map { DeviceRoom(width: $0, devices: []) })
    var options = try Bench().options
    options.state(choice)
    return options
  }

  @Test(arguments: [1, 3, 0, nil] as [Int?])
  func everyCellIsThatOfARunOfItsOwn(lines: Int?) async throws {
    let stack = try Bench().stack
    let styles = TypeScale(platform: .ios).styles.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }
    #expect(styles.count == 11)
    let options = try Self.options(styles, Self.widths, lines: lines)
    let together = try await Auditor(options: options, stack: stack, jobs: 2).audit(Self.catalog(Self.texts))
    let cells = together.results.map(\.measurements.count).reduce(0, +)
    #expect(cells == (Self.texts.count - 2) * 11 * 12 * 3)
    for style in styles {
      for width in Self.widths {
        let alone = try await Auditor(
          options: Self.options([style], [width], lines: lines), stack: stack, jobs: 1
        ).audit(Self.catalog(Self.texts)).results.filter { !$0.measurements.isEmpty }
        let same = together.results.filter { $0.slot.style == style && $0.slot.width == width }
        #expect(same.filter { !$0.measurements.isEmpty } == alone, "\(style) in \(width) pt")
      }
    }
  }

  @Test func aStyleStatedByTheTextIsTheOnlyOne() async throws {
    var catalog = Self.catalog([("en", "Save"), ("en", "Cancel")])
    catalog.strings[1].slot.style = .headline
    let options = try Self.options([.body, .title1], [200], lines: 1)
    let result = try await Auditor(options: options, stack: Bench().stack, jobs: 1).audit(catalog)
    #expect(result.results.map(\.slot.style) == [.body, .title1, .headline])
    #expect(result.summary.texts == 2 && result.summary.distinctTexts == 2)
  }

  @Test func keptWidthsOfWordsChangeNothing() throws {
    let bench = try Bench()
    for (locale, text) in Self.texts {
      let item = MeasurementItem(
        text: text, hasPlaceholders: false, locale: locale, slot: bench.options.slot, lineLimit: 2)
      let whole = try Measurer(options: bench.options, stack: bench.stack, reusesAdvances: false)
      let reusing = try Measurer(options: bench.options, stack: bench.stack)
      _ = try reusing.measure(item)
      #expect(try reusing.measure(item).measurements == whole.measure(item).measurements, "\(text)")
    }
  }
}
