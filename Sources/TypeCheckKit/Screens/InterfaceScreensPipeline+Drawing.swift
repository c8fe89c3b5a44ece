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
      var sheet = ScreenSheet.Screen(
        caption: screen.name, size: PreviewBox(x: 0, y: 0, width: root.width, height: root.height),
        boxes: try screen.elements.filter { !$0.isHidden }.map { element in
          var box = ScreenSheet.Box(
            frame: PreviewBox(element.frame), isOpen: element.certainty == .unknown,
            scene: try element.measurement.map { try maker.scene(of: $0, at: 0) }, isCentred: element.isCentred)
          (box.fill, box.textColor, box.behind) = (element.fill, element.colors?.text, element.colors?.background)
          return box
        })
      sheet.marks = screen.marks.map {
        ScreenSheet.Mark(kind: $0.kind, frame: $0.frame.map(PreviewBox.init), sentence: $0.sentence)
      }
      return sheet
    }
    let rest = screens.count - drawn.count
    let more = rest > 0 ? ", and \(rest) more that are not drawn" : ""
    let title = "\(drawn.count.counted("screen")) of storyboards and xibs\(more)"
    return SVGPainter().paint(try ScreenSheet(title: title, screens: drawn, colors: colors).drawing(by: maker))
  }
}

extension PreviewBox {
  /// Creates the box of a frame.
  fileprivate init(_ frame: Rect) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
