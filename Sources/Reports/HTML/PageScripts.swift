package import AuditModel

/// The scripts of the page, without comments.
package enum PageScripts {
  /// The scripts that unpack texts and lay them out, in the order of joining.
  package static let layout = joined([
    EmbeddedResources.text_js, EmbeddedResources.layout_js, EmbeddedResources.verdict_js, EmbeddedResources.place_js,
    EmbeddedResources.screen_js,
  ])

  /// Joins scripts, without comments, indentation and empty lines.
  ///
  /// Comments must begin at the start of a line and must not contain `*/`.
  static func joined(_ scripts: [StaticString]) -> String {
    var lines: [Substring] = []
    var isComment = false
    for line in scripts.flatMap({ "\($0)".split(separator: "\n") }) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("/*") { isComment = true }
      if !isComment, !code.isEmpty, !code.hasPrefix("//") { lines.append(code) }
      if isComment, code.hasSuffix("*/") { isComment = false }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PageTexts {
  /// The texts as one JSON object, for tests of the page's scripts.
  package var json: String {
    var json = JSONWriter()
    json.value(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
