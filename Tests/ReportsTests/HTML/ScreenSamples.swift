import Adaptivity
import AuditModel
import DynamicType

/// Reports with solved screens, whose texts a page can lay out with letters of our own.
enum ScreenSamples {
  static let categories: [ContentSizeCategory] = [
    .accessibilityExtraExtraExtraLarge, .accessibilityExtraLarge, .extraExtraExtraLarge, .large,
  ]
  private static let sizes: [ContentSizeCategory: Double] = [.large: 17, .extraExtraExtraLarge: 23]

  /// A report with screens in German, Arabic and English at four sizes; only English at Large has no finding.
  static func solved(_ count: Int = 6) -> AuditReport {
    report((0..<count).map { screen("Screen \($0)", number: $0, locales: ["de", "ar", "en"], categories) })
  }

  /// A report with texts in English as the source language, screens, and layouts of the texts on the screens.
  static func report(_ screens: [PageScreen]) -> AuditReport {
    var report = FormatSamples.texts()
    for index in report.pageResults.indices where report.pageResults[index].result.string.locale == "en" {
      report.pageResults[index].result.isSource = true
    }
    report.pageScreens = screens
    report.pageTexts = texts(of: screens)
    return report
  }

  /// A screen in each language and size.
  static func screen(
    _ name: String, number: Int = 0, locales: [String], _ categories: [ContentSizeCategory], elements: Int = 6
  ) -> PageScreen {
    PageScreen(
      name: name, location: SourceLocation(file: "App/Main.storyboard", line: number + 1, column: 1),
      variants: categories.flatMap { category in locales.map { variant(number, $0, category, elements: elements) } })
  }

  private static func variant(
    _ number: Int, _ locale: String, _ category: ContentSizeCategory, elements count: Int
  ) -> PageScreen.Variant {
    let size = sizes[category] ?? 40
    var elements = [
      PageScreen.Element(name: "View", kind: .background, frame: Rect(x: 0, y: 0, width: 375, height: 667)),
      PageScreen.Element(
        name: "Navigation Bar", kind: .navigationBar, parent: 0, frame: Rect(x: 0, y: 20, width: 375, height: 44)),
    ]
    let roles: [LayoutElement.Role] = [.text, .button, .textField, .image, .cell]
    for index in 0..<count {
      let frame = Rect(x: 16, y: 80 + Double(index) * size * 1.5, width: 1_000.0 / 3, height: size * 1.25)
      let words = "\(locale == "en" ? "Text" : "Übersetzung") \(number) \(index)"
      let text = PageScreen.Text(
        key: PageTexts.Key(text: words, locale: locale, weight: 400), size: size, lines: 1, lineCount: 1,
        isCentred: index % 2 == 1, frame: index % 2 == 1 ? Rect(x: 24, y: frame.y + 4, width: 300, height: 20) : frame)
      let role = roles[index % roles.count]
      elements.append(
        PageScreen.Element(
          name: "Label \"\(index)\"", kind: role, parent: 0, frame: frame, text: role == .image ? nil : text,
          isOpen: index == 3))
    }
    return PageScreen.Variant(
      locale: locale, category: category, device: "iPhone SE (3rd generation) in portrait",
      size: Size(width: 375, height: 667), isComplete: category == .large, elements: elements,
      marks: locale == "en" && category == .large ? [] : marks(elements))
  }

  /// A mark of each kind.
  private static func marks(_ elements: [PageScreen.Element]) -> [PageScreen.Mark] {
    PageScreen.Mark.Kind.allCases.map { kind in
      PageScreen.Mark(
        kind: kind, element: kind == .layout ? nil : 2, other: kind == .overlap ? 3 : nil, rule: "text-truncated",
        message: "\(kind.rawValue) of “\(elements[2].text?.key.text ?? "")”",
        severity: kind == .layout ? .note : .error)
    }
  }

  /// The texts with a square per letter, half an em wide.
  private static func texts(of screens: [PageScreen]) -> PageTexts {
    typealias Row = PageScale.Row
    var texts = PageTexts(
      scale: PageScale(
        displayScale: 3, tracking: [Row(size: 17, value: 0)], displayShare: [Row(size: 17, value: 0)],
        emoji: [Row(size: 17, value: 20)], ascent: 0.95, descent: 0.25))
    var advance = PageGlyphs.Advance()
    advance.em = Int(PageGlyphs.unit / 2)
    texts.glyphs.glyphs = ["m40 0h400v-700h-400z"]
    texts.glyphs.letters = [
      PageGlyphs.Letter(advance: advance, outlines: [PageGlyphs.Placed(glyph: 0)]), PageGlyphs.Letter(advance: advance),
    ]
    let keys = screens.flatMap(\.variants).flatMap(\.elements).compactMap(\.text?.key)
    for key in keys where texts.indices[key] == nil {
      let letters = Array(key.text)
      var layout = PageLayout()
      layout.lengths = letters.map { String($0).utf16.count }
      layout.letters = letters.map { $0 == " " ? 1 : 0 }
      layout.opportunities = letters.indices.filter { letters[$0] == " " }.map {
        PageLayout.Opportunity(next: $0 + 1, trimmed: $0, kind: .soft)
      }
      layout.opportunities.append(PageLayout.Opportunity(next: letters.count, trimmed: letters.count, kind: .soft))
      texts.indices[key] = texts.layouts.count
      texts.layouts.append(layout)
    }
    return texts
  }
}
