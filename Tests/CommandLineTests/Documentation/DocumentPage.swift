import Foundation

/// A page of the documentation with its samples: fenced blocks, indented ones, and those in doc comments.
struct DocumentPage: Sendable {
  /// A block of code or of a program's words.
  struct Block: CustomStringConvertible, Sendable {
    /// The page, as a path in the package.
    var page: String
    /// The line of its first line, from 1.
    var line: Int
    /// The text after the fence, such as `swift`; empty for an indented block.
    var language: String
    /// Its lines, without their indentation.
    var lines: [String]

    var text: String { lines.joined(separator: "\n") + "\n" }
    var first: String { lines.first ?? "" }
    /// The place and the first line.
    var description: String { "\(page):\(line) \(first.prefix(60))" }
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Pages whose whole content a program writes; another test compares them.
  static let generated: Set<String> = ["Sources/TypeCheckKit/Documentation.docc/Rules.md"]

  /// Pages outside of the documentation catalog.
  static let repositoryPages = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".github/SECURITY.md", ".github/CODE_OF_CONDUCT.md",
    ".github/PULL_REQUEST_TEMPLATE.md",
  ]

  /// Every sample of the repository's pages, of the documentation catalog and of doc comments.
  static let blocks: [Block] = {
    var blocks = repositoryPages.flatMap(read)
    for path in files(in: "Sources", ending: ".md") where !generated.contains(path) { blocks += read(path) }
    for path in files(in: "Sources", ending: ".swift") { blocks += readComments(path) }
    return blocks
  }()

  /// The files below a folder with an ending, sorted.
  static func files(in folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: package.appending(path: folder).path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  static func text(of path: String) -> String {
    (try? String(contentsOf: package.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func read(_ path: String) -> [Block] { blocks(of: lines(of: text(of: path)), in: path) }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The fenced blocks of a Swift file's doc comments.
  private static func readComments(_ path: String) -> [Block] {
    let source = lines(of: text(of: path))
    guard source.contains(where: { $0.contains("/// ```") }) else { return [] }
    let comments = source.map { line in
      let comment = line.drop { $0 == " " }
      return comment.hasPrefix("///") ? String(comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3)) : ""
    }
    return blocks(of: comments, in: path).filter { !$0.language.isEmpty }
  }

  /// Blocks in the order of the page.
  static func blocks(of lines: [String], in page: String) -> [Block] {
    var blocks: [Block] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("```") {
        let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
        let content = Array(lines[(index + 1)..<end])
        blocks.append(Block(page: page, line: index + 2, language: String(line.dropFirst(3)), lines: content))
        index = end
      } else if line.hasPrefix("    "), index == 0 || lines[index - 1].isEmpty {
        let end = lines[index...].firstIndex { !$0.isEmpty && !$0.hasPrefix("    ") } ?? lines.count
        var content = lines[index..<end].map { String($0.dropFirst(4)) }
        while content.last?.isEmpty == true { content.removeLast() }
        blocks.append(Block(page: page, line: index + 1, language: "", lines: content))
        index = end - 1
      }
      index += 1
    }
    return blocks
  }
}
