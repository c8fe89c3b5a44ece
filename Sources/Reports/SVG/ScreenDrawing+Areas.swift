internal import Adaptivity
internal import AuditModel

extension ScreenDrawing {
  /// Draws the areas of the screen from back to front.
  func drawAreas(_ svg: inout SVGWriter) {
    svg.begin("g", ["transform": .word("translate(\(SVGWriter.number(screen.x)) \(SVGWriter.number(screen.y)))")])
    let device = geometry.environment.device
    let display = Rect(geometry.screen)
    let radius = geometry.cornerRadius?.value ?? device?.cornerRadius ?? 0
    svg.begin("clipPath", ["id": .word("screen")])
    rect("shape", display, radius: radius, &svg)
    svg.close()
    svg.begin("g", ["clip-path": .word("url(#screen)")])
    if device != nil { rect("display", display, radius: radius, &svg) }
    rect("window", window, radius: window.size == geometry.screen ? radius : 0, &svg)
    if let safe = geometry.safeArea { rect("safe", window.inset(by: safe.value), &svg) }
    if let content = geometry.contentRect { rect("content", content.moved(by: window), &svg) }
    if let reading = ScreenFacts(geometry, window: window).readable(in: window) { rect("reading", reading, &svg) }
    drawBars(&svg)
    if let band = geometry.homeIndicatorRect { rect("indicator", band.moved(by: window), &svg) }
    if let height = geometry.keyboardHeight?.value {
      let keyboard = Rect(x: window.x, y: display.height - height, width: window.width, height: height)
      // The rectangle is smaller than the area, so that a line along its edge stays visible.
      rect("keyboard", keyboard.inset(by: Insets(top: 2, left: 2, bottom: 2, right: 2)), &svg)
    }
    for sensor in geometry.sensorRects {
      let isIsland = geometry.sensor == .dynamicIsland
      let radius = isIsland ? min(sensor.width, sensor.height) / 2 : 0
      rect(isIsland ? "island" : "notch", sensor, radius: radius, &svg)
    }
    svg.close()
    if device == nil { rect("edge", window, &svg) } else { rect("edge", display, radius: radius, &svg) }
    svg.close()
  }

  private func drawBars(_ svg: inout SVGWriter) {
    func bar(_ height: Double?, from top: Double? = nil, to bottom: Double = 0, _ name: String = "bar") {
      guard let height else { return }
      rect(name, Rect(x: window.x, y: top ?? bottom - height, width: window.width, height: height), &svg)
    }
    if let height = geometry.statusBarHeight?.value, height > 0 { bar(height, from: window.y) }
    guard let safe = geometry.safeArea?.value else { return }
    bar(geometry.navigationBarHeight?.value, from: window.y + safe.top)
    bar(geometry.tabBarHeight?.value, to: window.maxY - safe.bottom)
    bar(geometry.toolbarHeight?.value, to: window.maxY - safe.bottom, "tools")
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
