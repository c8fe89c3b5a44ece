import TypeCheckKit

/// A preview in JSON: what stands where, in points from the room's upper left corner.
struct PrintedPreview: Encodable {
  /// One line, or what is cut off of the last.
  struct Line: Encodable {
    var text: String
    var x: Double
    var baseline: Double
    var width: Double
    var isOutside: Bool
  }

  /// One text at one size.
  struct Scene: Encodable {
    var category: String
    var direction: String
    /// The file that the text stands in; absent of one of the command line.
    var file: String?
    /// The form that is drawn; absent of a text that has one.
    var form: String?
    /// The key of the text; absent of one of the command line.
    var key: String?
    var leftOut: String?
    var lines: [Line]
    var linesLeftOut: Int
    var locale: String
    var notes: [String]
    var problem: String?
    var rest: Line?
    /// Whether there is more of the rest than is drawn.
    var restGoesOn: Bool
    var room: [String: Double]
    var size: Double
    var text: String
    var visibleText: String?
  }

  /// The colours, as an eye without a deficiency sees them.
  struct Colors: Encodable {
    var background: String
    /// The palette they are guessed from; absent where they are not.
    var palette: String?
    var text: String
  }

  var colors: Colors
  var previews: [Scene]
  var schemaVersion = 1
  var tool = ToolStamp()

  /// Takes what is drawn.
  ///
  /// - Parameter preview: The picture and what is in it.
  init(_ preview: PreviewPipeline.Result) {
    colors = Colors(
      background: preview.colors.ground.hex, palette: preview.palette, text: preview.colors.text.hex)
    previews = preview.scenes.map { scene in
      Scene(
        category: scene.category.rawValue, direction: scene.isRightToLeft ? "rightToLeft" : "leftToRight",
        file: scene.file, form: scene.form, key: scene.key, leftOut: scene.leftOut.map(scene.text.part),
        lines: scene.lines.map(Line.init),
        linesLeftOut: scene.linesLeftOut, locale: scene.locale, notes: scene.notes,
        problem: scene.problem,
        rest: scene.rest.map(Line.init), restGoesOn: scene.restGoesOn,
        room: ["height": scene.room.height.hundredths, "width": scene.room.width.hundredths],
        size: scene.size.hundredths, text: scene.text, visibleText: scene.visibleText)
    }
  }
}

extension PrintedPreview.Line {
  /// Takes a line.
  fileprivate init(_ line: PreviewScene.Line) {
    self.init(
      text: line.text, x: line.box.x.hundredths, baseline: line.baseline.hundredths, width: line.box.width.hundredths,
      isOutside: line.isOutside)
  }
}

extension String {
  /// What stands at UTF-16 offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    let units = Array(utf16)
    return String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
  }
}

extension Double {
  /// The number with two decimals.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
