import Adaptivity
import AuditModel
import ColorContrast

/// A screen with its texts broken into lines, so that it can be drawn.
struct ScreenPicture {
  /// A view.
  struct Box {
    /// The frame in points, in the coordinates of the screen.
    var frame: PreviewBox
    /// The part of the frame in which the text is laid out.
    var area: PreviewBox
    /// Whether something other than the constraints decides the frame.
    var isOpen: Bool
    /// The text; nil for none.
    var scene: PreviewScene?
    /// Whether the lines of the text are centred.
    var isCentred = false
    /// The background of the view; nil for none, or if it is not known.
    var fill: Color?
    /// The colour of the text; nil if it is not known, so that a legible one is drawn.
    var textColor: Color?
    /// The colour behind the text; nil if it is not known.
    var behind: Color?

    /// Returns the upper left corner of the text.
    ///
    /// A label centres its lines vertically, a single line even if it is taller than the label.
    func corner(of scene: PreviewScene) -> SIMD2<Double> {
      let rest = (area.height - (scene.lines.last?.box.maxY ?? 0)) / 2
      return SIMD2(area.x, area.y + (scene.lines.count == 1 ? rest : max(0, rest)))
    }
  }

  /// The name above the drawing.
  var name: String
  /// The size in points.
  var size: PreviewBox
  /// The views that are shown, from back to front.
  var boxes: [Box]

  /// Breaks the texts of a screen into lines.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  init(_ screen: Screen, by maker: SceneMaker) throws {
    (name, size) = (screen.name, screen.drawnSize)
    boxes = try screen.elements.compactMap { element in
      guard let view = element.drawn, !view.isHidden else { return nil }
      let measured = view.text?.measured
      var box = Box(
        frame: PreviewBox(element.frame), area: PreviewBox(measured?.area ?? element.frame), isOpen: view.isOpen)
      box.scene = try measured?.measurement.map { try maker.scene(of: $0.value, at: 0) }
      box.isCentred = view.text?.isCentred == true
      let details = view.details?.value
      (box.fill, box.textColor, box.behind) = (details?.fill, details?.colors?.text, details?.colors?.background)
      return box
    }
  }

  /// The distance by which lines that begin on the screen extend below it, in points.
  var overhang: Double {
    boxes.reduce(0) { most, box in
      guard let scene = box.scene, size.intersection(box.frame) != nil else { return most }
      let top = box.corner(of: scene).y
      let shown = scene.lines.filter { top + $0.box.y < size.maxY }
      return shown.reduce(most) { max($0, top + $1.box.maxY - size.maxY) }
    }
  }
}

extension Screen {
  /// The area of the outermost view, in points.
  var drawnSize: PreviewBox {
    let root = elements.first?.frame.size ?? Size(width: 0, height: 0)
    return PreviewBox(x: 0, y: 0, width: root.width, height: root.height)
  }
}

extension PreviewBox {
  /// Creates the box of a frame.
  init(_ frame: Rect) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
}
