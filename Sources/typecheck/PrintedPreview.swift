import TypeCheckKit

/// A preview in JSON: the positions of all parts, in points from the upper left corner of the slot.
struct PrintedPreview: Encodable {
  /// A line, or the part of the last line that is cut off.
  struct Line: Encodable {
    var text: String
    var x: Double
    var baseline: Double
    var width: Double
    var isOutside: Bool
  }

  /// A text at one size.
  struct Scene: Encodable {
    var category: String
    var direction: String
    /// The file of the text; absent for a text of the command line.
    var file: String?
    /// The plural form that is drawn; absent for a text with one form.
    var form: String?
    /// The key of the text; absent for a text of the command line.
    var key: String?
    var leftOut: String?
    var lines: [Line]
    var linesLeftOut: Int
    var locale: String
    var notes: [String]
    var problem: String?
    var rest: Line?
    /// Whether the cut-off part continues beyond the drawing.
    var restGoesOn: Bool
    var room: [String: Double]
    var size: Double
    var text: String
    var visibleText: String?
  }

  /// The colours with normal vision.
  struct Colors: Encodable {
    var background: String
    /// The palette that the colours were guessed from; absent if they are known.
    var palette: String?
    var text: String
  }

  var colors: Colors
  var previews: [Scene]
  var schemaVersion = 1
  var tool = ToolStamp()

  /// Creates the JSON of a preview.
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
  /// Creates the JSON of a line.
  fileprivate init(_ line: PreviewScene.Line) {
    self.init(
      text: line.text, x: line.box.x.hundredths, baseline: line.baseline.hundredths, width: line.box.width.hundredths,
      isOutside: line.isOutside)
  }
}

extension String {
  /// The part between UTF-16 offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    let units = Array(utf16)
    return String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
  }
}

extension Double {
  /// The number, rounded to two decimals.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
