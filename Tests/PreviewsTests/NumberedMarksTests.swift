import Adaptivity
import AuditModel
import ColorContrast
import DynamicType
import Testing

@testable import Previews
@testable import TextEngine

/// The marks of findings on drawn screens.
@Suite struct NumberedMarksTests {
  private static let frame = Rect(x: 40, y: 60, width: 100, height: 30)

  /// A screen of 200 × 300 pt with views in some frames.
  private static func screen(_ frames: [Rect] = [frame]) -> Screen {
    let location = SourceLocation(file: "Main.storyboard", line: 1, column: 1)
    var screen = Screen(name: "Sign In", environment: LayoutEnvironment(device: nil), location: location)
    screen.elements = ([Rect(x: 0, y: 0, width: 200, height: 300)] + frames).map { frame in
      var element = LayoutElement(id: "View", role: .container, frame: frame, location: location)
      element.drawn = DrawnView(object: "view", className: "view", kind: "view")
      return element
    }
    screen.solved = SolvedLayout()
    return screen
  }

  private static func mark(_ kind: ScreenMark.Kind, at element: Int? = 1, _ message: String) -> ScreenMark {
    ScreenMark(kind: kind, element: element, rule: "element-text-cut", message: message, severity: .error)
  }

  private static func maker() throws -> SceneMaker {
    try SceneMaker(
      stack: try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [], useSystemFonts: false)),
      platform: .ios, displayScale: 2)
  }

  private static func drawing(_ marks: [ScreenMark]) throws -> PreviewDrawing {
    var screen = screen()
    screen.marks = marks
    return try ScreenSheet(title: "1 screen", screens: [screen], colors: PreviewColors(.light)).drawing(by: maker())
  }

  /// The shapes that a mark of a kind adds, in words.
  private static func shapes(of kind: ScreenMark.Kind) throws -> [String] {
    let all = try drawing([mark(kind, "Cut")]).shapes
    let start = try #require(all.firstIndex { if case .begin(let name) = $0 { name.hasPrefix("1: ") } else { false } })
    return all[start...].dropFirst().prefix { if case .end = $0 { false } else { true } }.map { shape in
      switch shape {
      case .box(_, let fill, let stroke):
        "\(fill == nil ? "" : "fill ")\(stroke.map { "line \($0.width)\($0.dash == nil ? "" : " dashed")" } ?? "")"
      case .glyph: "outline"
      default: "other"
      }
    }
  }

  @Test func eachKindHasAShapeOfItsOwn() throws {
    let shapes = try ScreenMark.Kind.allCases.map(Self.shapes)
    #expect(Set(shapes).count == shapes.count, "\(shapes)")
    let cut = try Self.shapes(of: .cut)
    #expect(cut.contains("line 2.0") && !cut.contains { $0.contains("dashed") })
    #expect(try Self.shapes(of: .review).contains("line 2.0 dashed"))
    #expect(try Self.shapes(of: .safeArea).contains { $0.hasPrefix("fill") })
  }

  @Test func aSmallTargetIsA44PointSquareOfDots() throws {
    let dots = MarkOutlines.dots(around: PreviewBox(x: 0, y: 0, width: 44, height: 44))
    let bounds = try #require(dots.bounds)
    let unit = 65_536.0 / MarkOutlines.em
    #expect(
      abs((bounds.high.x - bounds.low.x) / unit - 47) < 0.1 && abs((bounds.high.y - bounds.low.y) / unit - 47) < 0.1)
    #expect(dots.ends.count == 32)
  }

  @Test func aHatchingStaysInItsBox() throws {
    let box = PreviewBox(x: 0, y: 0, width: 100, height: 30)
    let bounds = try #require(MarkOutlines.hatching(of: box).bounds)
    let unit = 65_536.0 / MarkOutlines.em
    #expect(bounds.low.x >= -0.01 && bounds.high.x <= 100.01 * unit)
    #expect(bounds.high.y <= 0.01 && bounds.low.y >= -30.01 * unit)
  }

  @Test func theListIsBelowTheScreenAndBreaksLongSentences() throws {
    let short = Self.mark(.cut, "It is cut")
    let long = Self.mark(
      .cut, at: nil, Array(repeating: "constraints", count: 30).joined(separator: " "))
    let (none, one, two) = (try Self.drawing([]), try Self.drawing([short]), try Self.drawing([short, long]))
    #expect(one.height > none.height && two.height > one.height + 60)
    #expect(one.width == two.width && one.width > none.width)
    let many = try Self.drawing(Array(repeating: short, count: 60))
    #expect(many.height < one.height + 60 * 20)
  }

  @Test(arguments: [0xFFFFFF, 0x000000, 0x1A3399, 0xFFD60A, 0x808080] as [UInt32])
  func numbersAreLegible(on background: UInt32) throws {
    let colors = PreviewColors(.light, ground: Color(rgb: background))
    for color in [colors.mark, colors.review] {
      #expect(try WCAG2.ratio(text: color.legible, background: color) >= 4.5)
      #expect(try WCAG2.ratio(text: color, background: colors.ground) >= 3)
    }
    #expect(try WCAG2.ratio(text: colors.caption, background: colors.page) >= 4.5)
  }

  @Test func aTextWithoutKnownColoursIsLegibleOnItsBackground() throws {
    let dark = Color(rgb: 0x101040)
    #expect(dark.legible == .white && Color.white.legible == .black)
  }

  @Test func nothingIsDrawnBelowTheScreen() throws {
    var screen = Self.screen([
      Rect(x: 0, y: 280, width: 200, height: 90), Rect(x: 0, y: 310, width: 50, height: 20),
    ])
    screen.elements[1].drawn?.details = Shared(DrawnView.Details(fill: .black))
    let sheet = ScreenSheet(title: "1 screen", screens: [screen], colors: PreviewColors(.light))
    let drawing = try sheet.drawing(by: Self.maker())
    let boxes = drawing.shapes.compactMap { shape -> PreviewBox? in
      if case .box(let box, _, _) = shape { box } else { nil }
    }
    // The page, the screen with its edge, and the fill and edge of the part of the first view.
    #expect(
      boxes.count == 5 && Set(boxes.dropFirst(3)) == [PreviewBox(x: 16, y: 318, width: 200, height: 20)], "\(boxes)")
  }

  @Test func theListBeginsBelowALineThatLeavesTheScreen() throws {
    var scene = PreviewScene(
      text: "Ahoy", locale: "en", isRightToLeft: false, category: .large, size: 50,
      room: PreviewBox(x: 0, y: 0, width: 200, height: 40), hasHeight: true)
    scene.lines = [
      PreviewScene.Line(
        text: "Ahoy", ranges: [0..<4], clusters: [], box: PreviewBox(x: 0, y: 0, width: 100, height: 60), baseline: 50,
        isRightToLeft: false, tightening: 1, isOutside: false)
    ]
    var screen = try ScreenPicture(
      Self.screen([Rect(x: 0, y: 280, width: 200, height: 40)]), by: Self.maker())
    screen.boxes[1].scene = scene
    // The line is centred in the view, so that it takes up 270 to 330.
    #expect(screen.overhang == 30)
    (screen.boxes[1].frame.y, screen.boxes[1].area.y) = (200, 200)
    #expect(screen.overhang == 0)
    (screen.boxes[1].frame.y, screen.boxes[1].area.y) = (320, 320)
    #expect(screen.overhang == 0, "it is not drawn at all")
  }

  @Test func aSentenceInTheListMayQuoteAnyScript() throws {
    let maker = try SceneMaker(
      stack: try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [])), platform: .ios,
      displayScale: 2)
    let line = try maker.sentence("\u{2068}أهلا بكم\u{2069} is cut", size: 11)
    let letters = line.clusters.filter { $0.script == "Arab" }
    #expect(letters.count >= 6 && letters.allSatisfy { $0.origin == .face }, "\(line.clusters.map(\.origin))")
    #expect(line.glyphs.count >= 10)
    #expect(!line.clusters.contains { $0.origin == .missing && $0.advance > 0 })
  }
}
