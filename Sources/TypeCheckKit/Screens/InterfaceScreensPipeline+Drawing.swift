import Adaptivity
import Audit
import AuditModel
package import Previews

extension InterfaceScreensPipeline.Result {
  /// The largest number of screens in a drawing (our own choice: browsers open larger files slowly).
  private static let mostDrawn = 200

  /// Draws the screens to scale, with their texts.
  ///
  /// - Parameter colors: The colours.
  /// - Returns: An SVG document; nil without a screen.
  /// - Throws: `TextEngineError` if an installed font cannot be read.
  package func svg(in colors: PreviewColors) throws -> String? {
    guard let fonts, !screens.isEmpty else { return nil }
    let maker = try SceneMaker(
      stack: fonts.stack, platform: fonts.options.platform, displayScale: fonts.options.displayScale)
    let drawn = try screens.prefix(Self.mostDrawn).map { screen in
      let root = screen.elements.first?.frame.size ?? Size(width: 0, height: 0)
      return ScreenSheet.Screen(
        caption: screen.name, size: PreviewBox(x: 0, y: 0, width: root.width, height: root.height),
        boxes: try screen.elements.filter { !$0.isHidden }.map { element in
          let frame = element.frame
          return ScreenSheet.Box(
            frame: PreviewBox(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
            isOpen: element.certainty == .unknown,
            scene: try element.measurement.map { try maker.scene(of: $0, at: 0) }, isCentred: element.isCentred)
        })
    }
    let rest = screens.count - drawn.count
    let more = rest > 0 ? ", and \(rest) more that are not drawn" : ""
    let title = "\(drawn.count) screen\(drawn.count == 1 ? "" : "s") of storyboards and xibs\(more)"
    return SVGPainter().paint(try ScreenSheet(title: title, screens: drawn, colors: colors).drawing(by: maker))
  }
}
