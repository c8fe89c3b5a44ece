/// A reader of the paths in a podspec, which is never executed.
///
/// Source: guides.cocoapods.org, Podspec Syntax Reference, File patterns.
enum Podspec {
  /// Returns all texts that may be file paths, or nil if a path is computed.
  static func paths(in text: String, isJSON: Bool) -> [String]? {
    var paths: [String] = []
    // The number of open brackets in a list of resources.
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      guard let line = Line(line, isJSON: isJSON) else { return nil }
      let isOnResources = depth > 0 || line.beginsResources
      if isOnResources {
        // The value is not a text literal, but a variable or `%w[a b]`, for example.
        if line.isComputed(continues: depth > 0) { return nil }
        depth = max(0, depth + line.openBrackets)
        // The value continues on the next line without brackets.
        if depth == 0, line.isUnfinished { return nil }
      }
      for text in line.texts where isJSON || isOnResources || text.contains("/") || text.contains("*") {
        // URLs are not paths.
        if text.contains("://") { continue }
        if text.contains("#{") { return nil }
        paths.append(text)
      }
    }
    return paths
  }

  /// A line without its comment.
  private struct Line {
    /// The texts in quotation marks, without keys.
    private(set) var texts: [String] = []
    /// The line with `'` in place of each text, including its quotation marks.
    private var code = ""
    private let isJSON: Bool

    /// Splits a line; nil if a JSON text contains an escaped quotation mark.
    init?(_ line: Substring, isJSON: Bool) {
      self.isJSON = isJSON
      if isJSON, line.contains("\\\"") { return nil }
      var rest = line
      while let next = rest.first {
        guard next == "\"" || next == "'" && !isJSON else {
          if next == "#", !isJSON { break }
          code.append(rest.removeFirst())
          continue
        }
        rest.removeFirst()
        guard let end = rest.firstIndex(of: next) else { break }
        let text = String(rest[..<end]).replacing("\\/", with: "/")
        rest = rest[rest.index(after: end)...]
        code.append("'")
        let after = rest.drop(while: \.isWhitespace)
        if !after.hasPrefix("=>"), !after.hasPrefix(":") { texts.append(text) }
      }
    }

    /// Whether the line assigns resources, as in `s.ios.resource_bundles = {`.
    var beginsResources: Bool {
      guard !isJSON, let end = code.firstIndex(of: "=") else { return false }
      return code[..<end].contains("resource")
    }

    /// Returns whether the value contains anything but texts, lists and symbol keys.
    func isComputed(continues: Bool) -> Bool {
      let value = continues ? code[...] : code.drop { $0 != "=" }
      let words = value.split { " \t[]{}(),=>'".contains($0) }
      return words.contains { word in !word.hasPrefix(":") && !word.hasSuffix(":") && word != ".freeze" }
    }

    /// Whether a value without brackets continues on the next line.
    var isUnfinished: Bool {
      guard let last = code.last(where: { !$0.isWhitespace }) else { return false }
      return ",=\\".contains(last)
    }

    var openBrackets: Int {
      code.reduce(0) { $0 + ("[{(".contains($1) ? 1 : "]})".contains($1) ? -1 : 0) }
    }
  }
}
