import Foundation

/// The regions of real files that pages may show: `// sample: NAME` … `// end sample`, or the same after `#`.
struct SampleSource: Sendable {
  /// A region of a file that is compiled or run.
  struct Region: Sendable {
    var name: String
    /// The file, as a path in the package.
    var file: String
    /// Its lines, the common indentation taken off.
    var lines: [String]
    /// The imports of its file, in order.
    var imports: [String]
    /// The names of all regions of its file.
    var names: [String] = []

    /// Whether a page shows it: below its file's imports, all of them, or without any.
    func isShown(by block: DocumentPage.Block) -> Bool {
      let imports = block.lines.prefix { $0.hasPrefix("import ") || $0.isEmpty }.filter { !$0.isEmpty }
      let rest = block.lines.drop { $0.hasPrefix("import ") || $0.isEmpty }
      return Array(rest) == lines && (imports.isEmpty || imports == self.imports)
    }
  }

  /// Every region of Swift, C, Python and shell files below `Tests` and `Sources`.
  static let regions: [Region] = ["Tests", "Sources"].flatMap { folder in
    [".swift", ".c", ".cpp", ".py", ".sh"].flatMap { DocumentPage.files(in: folder, ending: $0) }.flatMap(regions)
  }

  private static func regions(of file: String) -> [Region] {
    let text = DocumentPage.text(of: file)
    guard text.contains(" sample: ") else { return [] }
    var regions: [Region] = []
    var open: (name: String, lines: [String])?
    let lines = DocumentPage.lines(of: text)
    for line in lines {
      let words = line.split(separator: " ")
      let isComment = ["//", "#"].contains(words.first)
      if isComment, words.count == 3, words[1] == "sample:" {
        open = (String(words[2]), [])
      } else if isComment, words.dropFirst() == ["end", "sample"], let region = open {
        regions.append(
          Region(
            name: region.name, file: file, lines: outdented(region.lines),
            imports: lines.filter { $0.hasPrefix("import ") }))
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    let names = regions.map(\.name)
    for index in regions.indices { regions[index].names = names }
    return regions
  }

  private static func outdented(_ lines: [String]) -> [String] {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }
}
