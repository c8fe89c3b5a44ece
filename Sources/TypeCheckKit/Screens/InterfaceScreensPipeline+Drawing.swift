import Audit
import AuditModel
package import Previews

extension InterfaceScreensPipeline.Result {
  /// The largest number of screens in a drawing (our own choice: browsers open larger files slowly).
  private static let mostDrawn = 200

  /// Draws the screens to scale, with their texts, as an SVG document; nil without a screen.
  ///
  /// - Throws: `TextEngineError` if an installed font cannot be read.
  package func svg(in colors: PreviewColors) throws -> String? {
    guard let fonts, !screens.isEmpty else { return nil }
    let maker = try SceneMaker(
      stack: fonts.stack, platform: fonts.options.platform, displayScale: fonts.options.displayScale)
    let drawn = Array(screens.prefix(Self.mostDrawn))
    let rest = screens.count - drawn.count
    let more = rest > 0 ? ", and \(rest) more that are not drawn" : ""
    let title = "\(drawn.count.counted("screen")) of storyboards and xibs\(more)"
    return SVGPainter().paint(try ScreenSheet(title: title, screens: drawn, colors: colors).drawing(by: maker))
  }
}
