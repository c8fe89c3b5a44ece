import TypeCheckKit

extension JSONObject {
  /// Creates the object for a preview.
  ///
  /// Positions are in points, from the upper left corner of the slot.
  init(_ preview: PreviewPipeline.Result) {
    let colors = JSONObject(omittingNil: [
      "background": preview.colors.ground.hex, "palette": preview.palette, "text": preview.colors.text.hex,
    ])
    self.init(output: ["colors": colors, "previews": preview.scenes.map(JSONObject.init)])
  }

  /// Creates the object for a text at one size.
  ///
  /// A text from the command line has no file and no key.
  private init(_ scene: PreviewScene) {
    self.init(omittingNil: [
      "category": scene.category.rawValue, "direction": scene.isRightToLeft ? "rightToLeft" : "leftToRight",
      "file": scene.file, "form": scene.form, "key": scene.key, "leftOut": scene.leftOut.map(scene.text.part),
      "lines": scene.lines.map(JSONObject.init), "linesLeftOut": scene.linesLeftOut, "locale": scene.locale,
      "notes": scene.notes, "problem": scene.problem, "rest": scene.rest.map(JSONObject.init),
      "restGoesOn": scene.restGoesOn,
      "room": ["height": scene.room.height.hundredths, "width": scene.room.width.hundredths],
      "size": scene.size.hundredths, "text": scene.text, "visibleText": scene.visibleText,
    ])
  }

  /// Creates the object for a line or the cut-off part of the last line.
  private init(_ line: PreviewScene.Line) {
    self.init([
      "text": line.text, "x": line.box.x.hundredths, "baseline": line.baseline.hundredths,
      "width": line.box.width.hundredths, "isOutside": line.isOutside,
    ])
  }
}

extension String {
  /// Returns the substring in a range of UTF-16 offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    let units = Array(utf16)
    return String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
  }
}

extension Double {
  /// The number, rounded to two decimals.
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
