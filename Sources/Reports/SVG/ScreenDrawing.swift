package import Adaptivity
internal import AuditModel

/// A drawing of a screen to scale: the areas that the system uses, and the area left for the app.
///
/// One unit of the drawing is one point. Every label contains its value, and marks derived values. Bars whose position
/// no source states are listed in the notes instead.
package struct ScreenDrawing {
  let geometry: LayoutGeometry
  /// The font size of labels, in points.
  let font: Double
  /// The window's frame on the screen, in points.
  ///
  /// No source states the position, so it is our own choice: Slide Over at the right edge, parts of a Split View at the
  /// left.
  let window: Rect
  /// The screen's frame in the drawing.
  let screen: Rect
  /// The widths above the screen, nearest first.
  let widths: [Dimension]
  /// The labels to the right of the screen.
  let callouts: [Callout]
  /// The notes below the legend.
  let notes: [String]

  /// Creates a drawing.
  package init(_ geometry: LayoutGeometry) {
    self.geometry = geometry
    font = max(11, max(geometry.screen.width, geometry.screen.height) / 62)
    window = Self.window(of: geometry)
    let facts = ScreenFacts(geometry, window: window)
    widths = facts.widths
    callouts = facts.callouts
    notes = facts.notes
    screen = Rect(
      x: 7 * font, y: (Double(widths.count) * Self.row + 3.6) * font, width: geometry.screen.width,
      height: geometry.screen.height)
  }

  /// The height of a row of labels, as a multiple of the font size.
  static let row = 2.0

  /// The drawing as an SVG document.
  package var svg: String {
    var svg = SVGWriter()
    let size = size
    svg.begin(
      "svg",
      [
        "xmlns": .word("http://www.w3.org/2000/svg"), "role": .word("img"), "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": .word("0 0 \(SVGWriter.number(size.width)) \(SVGWriter.number(size.height))"),
        "font-size": .number(font),
      ])
    svg.element("title", [:], saying: title)
    // The colours are our own choice. Each kind of area also has its own line pattern, for readers who cannot
    // distinguish hues.
    svg.style(EmbeddedResources.screen_drawing_css)
    svg.element(
      "rect", ["class": .word("paper"), "width": .number(size.width), "height": .number(size.height)])
    svg.element(
      "text",
      ["class": .word("title"), "x": .number(font), "y": .number(1.9 * font), "font-size": .number(1.25 * font)],
      saying: title)
    drawAreas(&svg)
    drawWidths(&svg)
    drawHeights(&svg)
    drawCallouts(&svg)
    drawLegend(&svg)
    svg.close()
    return svg.text
  }

  /// The environment, worded as in the output of `typecheck environment`.
  private var title: String {
    let asked = geometry.environment
    var parts = [asked.device?.name ?? "no device", asked.orientation.rawValue, asked.window.description]
    parts.append("iOS \(asked.systemVersion)")
    if asked.isDisplayZoomed { parts.append("Display Zoom") }
    return parts.joined(separator: ", ")
  }

  private var size: Size {
    let lines = Double(legendLines.count + noteLines.count)
    let right = max(screen.maxX + 19 * font, Double(title.count) * 0.8 * font)
    let lowest = max(screen.maxY, (calloutPlaces.last ?? 0) + font)
    return Size(width: right, height: lowest + (lines * 1.6 + 3) * font)
  }

  private static func window(of geometry: LayoutGeometry) -> Rect {
    let (size, screen) = (geometry.windowSize.value, geometry.screen)
    var place = Rect(size)
    switch geometry.environment.window {
    case .full, .twoThirds, .half, .oneThird: break
    case .slideOver:
      (place.x, place.y) = (screen.width - size.width, (screen.height - size.height) / 2)
    case .custom:
      (place.x, place.y) = ((screen.width - size.width) / 2, (screen.height - size.height) / 2)
    }
    return place
  }
}

extension Rect {
  /// Returns the rectangle, moved by another rectangle's origin.
  func moved(by other: Rect) -> Rect { Rect(x: x + other.x, y: y + other.y, width: width, height: height) }
}
