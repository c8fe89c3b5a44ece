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
  static func report(_ screens: [[Screen]]) -> AuditReport {
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
  ) -> [Screen] {
    categories.flatMap { category in
      locales.map { variant(name, number, $0, category, elements: elements) }
    }
  }

  private static func element(
    _ name: String, _ role: LayoutElement.Role, in parent: Int? = 0, _ frame: Rect
  ) -> LayoutElement {
    var element = LayoutElement(
      id: name, role: role, frame: frame, location: SourceLocation(file: "App/Main.storyboard", line: 1, column: 1))
    element.parent = parent
    element.drawn = DrawnView(object: name, className: "view", kind: "view")
    return element
  }

  private static func variant(
    _ name: String, _ number: Int, _ locale: String, _ category: ContentSizeCategory, elements count: Int
  ) -> Screen {
    let size = sizes[category] ?? 40
    var environment = LayoutEnvironment(device: DeviceTable.standard["iphone-se-3"], locale: locale)
    environment.category = category
    var screen = Screen(
      name: name, environment: environment,
      location: SourceLocation(file: "App/Main.storyboard", line: number + 1, column: 1))
    screen.elements = [
      element("View", .background, in: nil, Rect(x: 0, y: 0, width: 375, height: 667)),
      element("Navigation Bar", .navigationBar, Rect(x: 0, y: 20, width: 375, height: 44)),
    ]
    let roles: [LayoutElement.Role] = [.text, .button, .textField, .image, .cell]
    for index in 0..<count {
      let frame = Rect(x: 16, y: 80 + Double(index) * size * 1.5, width: 1_000.0 / 3, height: size * 1.25)
      let words = "\(locale == "en" ? "Text" : "Übersetzung") \(number) \(index)"
      var text = DrawnView.Text(words, key: words, lines: 1)
      text.isCentred = index % 2 == 1
      text.measured = DrawnView.Measured(
        key: PageTexts.Key(text: words, locale: locale, weight: 400), size: size, lineCount: 1,
        area: index % 2 == 1 ? Rect(x: 24, y: frame.y + 4, width: 300, height: 20) : frame)
      var shown = element("Label \"\(index)\"", roles[index % roles.count], frame)
      if shown.role != .image { shown.drawn?.text = text }
      if index == 3 { shown.drawn?.doubts = [.moved] }
      screen.elements.append(shown)
    }
    screen.solved = SolvedLayout()
    screen.solved?.window = Size(width: 375, height: 667)
    screen.solved?.isChangedByCode = category != .large
    screen.marks = locale == "en" && category == .large ? [] : marks(screen.elements)
    return screen
  }

  /// A mark of each kind.
  private static func marks(_ elements: [LayoutElement]) -> [ScreenMark] {
    ScreenMark.Kind.allCases.map { kind in
      ScreenMark(
        kind: kind, element: kind == .layout ? nil : 2, rule: "text-truncated",
        message: "\(kind.rawValue) of “\(elements[2].drawn?.text?.text ?? "")”",
        severity: kind == .layout ? .note : .error)
    }
  }

  /// The texts with a square per letter, half an em wide.
  private static func texts(of screens: [[Screen]]) -> PageTexts {
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
    let keys = screens.joined().flatMap(\.textKeys)
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
