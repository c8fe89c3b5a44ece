import TypeCheckKit

extension TextUse {
  /// The fonts among which the running app chooses, as `body, headline, fixed size 12 pt`.
  var shownFonts: String { (fonts.count > 1 ? "one of " : "") + fonts.map(\.shown).joined(separator: ", ") }
}

extension TextUse.Font {
  fileprivate var shown: String {
    let large = sizeAtLarge.map { " (\($0.shown) pt at Large)" } ?? ""
    let size = fixedSize.map { "fixed size \($0.shown) pt" } ?? styleName.map { $0 + large } ?? "unknown"
    let typeface = isCustom ? "in \(face ?? "another typeface")" : nil
    return [weightName, size, typeface].compactMap(\.self).joined(separator: " ")
  }
}

extension UsesPage {
  /// Returns one of several fonts as JSON.
  static func json(_ font: TextUse.Font) -> JSONObject {
    JSONObject(omittingNil: [
      "style": font.styleName, "fixedSize": font.fixedSize, "weight": font.weightName,
      "ownTypeface": font.isCustom ? true : nil, "name": font.face, "sizeAtLarge": font.sizeAtLarge,
    ])
  }
}
