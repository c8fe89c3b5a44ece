internal import Adaptivity
internal import AuditModel

extension ScreenDrawing {
  /// Draws the widths as lines above the screen.
  func drawWidths(_ svg: inout SVGWriter) {
    for (index, width) in widths.enumerated() {
      let y = screen.y - (Double(index) * Self.row + 0.7) * font
      let (left, right) = (screen.x + width.from, screen.x + width.to)
      line(&svg, left, y, right, y)
      for x in [left, right] { line(&svg, x, y - font * 0.3, x, y + font * 0.3) }
      for x in [left, right] where index > 0 { line(&svg, x, y, x, screen.y, "guide") }
      text(width.words, x: (left + right) / 2, y: y - font * 0.45, "middle", &svg)
    }
  }

  /// Draws the heights of the screen, window and safe area to the left of the screen.
  func drawHeights(_ svg: inout SVGWriter) {
    var heights = [Dimension(words: "screen \(Points(screen.height).number)", from: 0, to: screen.height)]
    if window.height != screen.height {
      let words = ScreenFacts.words("window", geometry.windowSize.map(\.height))
      heights.append(Dimension(words: words, from: window.minY, to: window.maxY))
    }
    if let safe = geometry.safeArea {
      let inner = window.inset(by: safe.value)
      let edges = "safe area, \(Points(safe.value.top).number) at the top, \(Points(safe.value.bottom).number) below:"
      heights.append(
        Dimension(words: ScreenFacts.words(edges, safe.map { _ in inner.height }), from: inner.minY, to: inner.maxY))
    }
    for (index, height) in heights.reversed().enumerated() {
      let x = screen.x - (Double(index) * Self.row + 0.7) * font
      let (top, bottom) = (screen.y + height.from, screen.y + height.to)
      line(&svg, x, top, x, bottom)
      for y in [top, bottom] { line(&svg, x - font * 0.3, y, x + font * 0.3, y) }
      let (middle, left) = (SVGWriter.number((top + bottom) / 2), SVGWriter.number(x - font * 0.45))
      svg.element(
        "text",
        [
          "class": .word("label"), "text-anchor": .word("middle"),
          "transform": .word("translate(\(left) \(middle)) rotate(-90)"),
        ], saying: height.words)
    }
  }

  /// The y positions of the callouts' labels; a label moves down if it would overlap the one above.
  var calloutPlaces: [Double] {
    var places: [Double] = []
    for callout in callouts {
      let own = screen.y + callout.y
      places.append(max(own, (places.last ?? -font) + 1.5 * font))
    }
    return places
  }

  /// Draws labelled lines to the right of the screen.
  func drawCallouts(_ svg: inout SVGWriter) {
    for (callout, place) in zip(callouts, calloutPlaces) {
      let (x, y) = (screen.x + callout.x, screen.y + callout.y)
      svg.element("circle", ["class": .word("dot"), "cx": .number(x), "cy": .number(y), "r": .number(font * 0.18)])
      let bend = screen.maxX + font
      line(&svg, x, y, bend, y)
      line(&svg, bend, y, bend + font, place)
      text(callout.words, x: bend + 1.4 * font, y: place + 0.35 * font, "start", &svg)
    }
  }

  /// The legend of the colours in the drawing.
  var legendLines: [(name: String, words: String)] {
    var lines: [(name: String, words: String)] = []
    func add(_ name: String, _ words: String, if isDrawn: Bool) { if isDrawn { lines.append((name, words)) } }
    add("display", "the rest of the screen", if: window.size != geometry.screen)
    add("safe", "safe area, with the status bar as the only bar", if: geometry.safeArea != nil)
    add("content", "inside the layout margins", if: geometry.contentRect != nil)
    add("reading", "readable width", if: geometry.readableWidth != nil && geometry.contentRect != nil)
    let bars = [geometry.statusBarHeight, geometry.navigationBarHeight, geometry.tabBarHeight].compactMap { $0?.value }
    add("bar", "status, navigation and tab bar, where known", if: bars.contains { $0 > 0 })
    add("tools", "toolbar, in place of a tab bar", if: geometry.toolbarHeight != nil && geometry.safeArea != nil)
    add("indicator", "home indicator", if: geometry.homeIndicatorRect != nil)
    add("keyboard", "keyboard", if: geometry.keyboardHeight != nil)
    add("island", "Dynamic Island", if: geometry.sensor == .dynamicIsland && !geometry.sensorRects.isEmpty)
    add("notch", "band that contains the notch", if: geometry.sensor == .notch && !geometry.sensorRects.isEmpty)
    return lines
  }

  /// The notes as lines, wrapped to the drawing's width with an assumed character width of 0.52 font sizes.
  var noteLines: [String] {
    let most = max(40, Int((screen.maxX + 18 * font) / (font * 0.52)))
    return notes.flatMap { note -> [String] in
      var lines: [String] = []
      for word in "Note: \(note)".split(separator: " ") {
        if let last = lines.last, last.count + word.count < most {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }

  func drawLegend(_ svg: inout SVGWriter) {
    var y = max(screen.maxY, (calloutPlaces.last ?? 0) + font) + 2.4 * font
    for (name, words) in legendLines {
      svg.element(
        "rect",
        [
          "class": .word(name), "x": .number(font), "y": .number(y - 0.85 * font), "width": .number(2 * font),
          "height": .number(font),
        ])
      text(words, x: 3.7 * font, y: y, "start", &svg)
      y += 1.6 * font
    }
    for note in noteLines {
      text(note, x: font, y: y, "start", &svg)
      y += 1.6 * font
    }
  }

  private func line(
    _ svg: inout SVGWriter, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String = "line"
  ) {
    svg.element(
      "line",
      ["class": .word(name), "x1": .number(x1), "y1": .number(y1), "x2": .number(x2), "y2": .number(y2)])
  }

  private func text(_ words: String, x: Double, y: Double, _ anchor: String, _ svg: inout SVGWriter) {
    svg.element(
      "text",
      ["class": .word("label"), "x": .number(x), "y": .number(y), "text-anchor": .word(anchor)], saying: words)
  }
}
