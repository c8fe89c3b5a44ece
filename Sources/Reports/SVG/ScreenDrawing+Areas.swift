internal import Adaptivity
internal import AuditModel

extension ScreenDrawing {
  /// Draws the areas of the screen from back to front.
  func drawAreas(_ svg: inout SVGWriter) {
    svg.begin("g", ["transform": .word("translate(\(SVGWriter.number(screen.x)) \(SVGWriter.number(screen.y)))")])
    let radius = geometry.cornerRadius?.value ?? geometry.environment.device?.cornerRadius ?? 0
    svg.begin("clipPath", ["id": .word("screen")])
    rect("shape", Rect(geometry.screen), radius: radius, &svg)
    svg.close()
    svg.begin("g", ["clip-path": .word("url(#screen)")])
    if geometry.environment.device != nil {
      rect("display", Rect(geometry.screen), radius: radius, &svg)
    }
    rect(
      "window", window, radius: window.size == geometry.screen ? radius : 0, &svg)
    if let safe = geometry.safeArea { rect("safe", window.inset(by: safe.value), &svg) }
    if let content = geometry.contentRect { rect("content", content.moved(by: window), &svg) }
    if let reading = ScreenFacts(geometry, window: window).readable(in: window) { rect("reading", reading, &svg) }
    drawBars(&svg)
    if let band = geometry.homeIndicatorRect { rect("indicator", band.moved(by: window), &svg) }
    if let keyboard = geometry.keyboardHeight?.value {
      let height = geometry.screen.height
      rect(
        "keyboard", Rect(x: window.x, y: height - keyboard, width: window.width, height: keyboard).insetBy(2), &svg)
    }
    for sensor in geometry.sensorRects {
      let isIsland = geometry.sensor == .dynamicIsland
      rect(
        isIsland ? "island" : "notch", sensor, radius: isIsland ? min(sensor.width, sensor.height) / 2 : 0, &svg)
    }
    svg.close()
    rect(
      "edge", geometry.environment.device == nil ? window : Rect(geometry.screen),
      radius: geometry.environment.device == nil ? 0 : radius, &svg)
    svg.close()
  }

  private func drawBars(_ svg: inout SVGWriter) {
    if let height = geometry.statusBarHeight?.value, height > 0 {
      rect("bar", Rect(x: window.x, y: window.y, width: window.width, height: height), &svg)
    }
    guard let safe = geometry.safeArea?.value else { return }
    if let height = geometry.navigationBarHeight?.value {
      rect("bar", Rect(x: window.x, y: window.y + safe.top, width: window.width, height: height), &svg)
    }
    let bottom = window.maxY - safe.bottom
    for (name, height) in [("bar", geometry.tabBarHeight?.value), ("tools", geometry.toolbarHeight?.value)] {
      guard let height else { continue }
      rect(name, Rect(x: window.x, y: bottom - height, width: window.width, height: height), &svg)
    }
  }

  private func rect(_ name: String, _ rect: Rect, radius: Double = 0, _ svg: inout SVGWriter) {
    svg.element(
      "rect",
      [
        "class": .word(name), "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
        "height": .number(rect.height), "rx": .number(radius),
      ])
  }
}

extension Rect {
  /// The rectangle, smaller by `side` on each side, so that a line along its edge stays visible.
  fileprivate func insetBy(_ side: Double) -> Rect {
    inset(by: Insets(top: side, left: side, bottom: side, right: side))
  }
}
