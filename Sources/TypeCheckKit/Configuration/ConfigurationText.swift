import AuditModel
import Documents
import Foundation
import Projects
import Yams

/// The text of a configuration, which contains a YAML tree.
struct ConfigurationText {
  /// The maximum size of a configuration in bytes (our own limit: about a hundred times a large configuration).
  static let largest = 1 << 20

  /// The maximum number of entries in all lists and mappings, where each alias counts as its content (our own
  /// limit: no configuration of a megabyte has more without aliases).
  private static let mostEntries = 250_000

  /// The maximum depth of lists and mappings, where each alias counts as its content (our own limit: a configuration
  /// has about six levels).
  private static let deepest = 100

  let file: String
  let text: String

  /// Decodes a file's bytes.
  ///
  /// - Throws: ``ConfigurationError`` if the file is too large or not UTF-8, or if its keys are costly to compare.
  init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    self.file = file
    func error(_ problem: String, _ remedy: String) -> ConfigurationError {
      ConfigurationError(at: SourceLocation(startOf: file), problem, remedy: remedy)
    }
    guard bytes.count <= Self.largest else {
      throw error(
        "the configuration is \(bytes.count) bytes in size, more than \(Self.largest)",
        "use patterns instead of single keys, and a baseline for accepted findings")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw error("the configuration is not UTF-8", "save it as UTF-8")
    }
    self.text = text
    if let line = YAMLKeys(text.utf8).costlyLine {
      throw ConfigurationError(
        at: SourceLocation(file: file, line: line, column: 1),
        "the configuration has aliases as keys, or lists and mappings as keys", remedy: "write keys as plain strings")
    }
  }

  /// Parses the YAML tree, or returns nil for an empty text.
  ///
  /// - Throws: ``ConfigurationError`` if the text is not valid YAML, or if its aliases expand beyond the limits.
  func tree() throws(ConfigurationError) -> Node? {
    let tree: Node?
    do {
      tree = try compose(yaml: text)
    } catch {
      let trace = GitTrace(marksIn: Array(text.utf8))
      if let trace, trace.isConflict { throw ConfigurationError(issues: [trace.conflict(in: file)]) }
      throw problem(error)
    }
    var left = Self.mostEntries
    // Entries that begin with x- are only read through aliases.
    let parts = tree?.mapping?.filter { $0.key.string?.hasPrefix("x-") != true }.map(\.value)
    for part in parts ?? [] {
      switch Self.excess(of: part, &left, depth: 1) {
      case nil: continue
      case .entries:
        throw located(
          1, 1, "the configuration has more than \(Self.mostEntries) entries with its aliases", "use fewer aliases")
      case .depth: throw located(1, 1, Self.isTooDeep, "nest lists, mappings and aliases less deeply")
      }
    }
    return tree
  }

  /// The reason why a tree is refused.
  private enum Excess {
    case entries, depth
  }

  /// The message about nesting that is too deep.
  private static let isTooDeep = "lists and mappings are nested too deeply"

  /// Counts the entries of a tree, without those that `<<` merges, which have a limit of their own.
  ///
  /// Returns nil if the tree is within the limits of entries and depth.
  private static func excess(of node: Node, _ left: inout Int, depth: Int) -> Excess? {
    let entries: [Node]
    switch node {
    case .sequence(let sequence): entries = Array(sequence)
    case .mapping(let mapping): entries = mapping.filter { $0.key.string != "<<" }.map(\.value)
    default: return nil
    }
    guard depth <= deepest else { return .depth }
    left -= entries.count
    guard left >= 0 else { return .entries }
    for entry in entries { if let excess = excess(of: entry, &left, depth: depth + 1) { return excess } }
    return nil
  }

  private func problem(_ error: any Error) -> ConfigurationError {
    guard let error = error as? YamlError else { return located(1, 1, "\(error)", "fix it") }
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let isNested = problem.contains("nest_level")
      let words = [context?.text, problem].compactMap(\.self).joined(separator: ", ")
      return located(
        mark.line, mark.column,
        isNested ? Self.isTooDeep : "this is not valid YAML: \(words)",
        isNested ? "nest them less deeply" : remedy(mark, problem))
    case .reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      let line = before.count { $0.isNewline } + 1
      let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.unicodeScalars.count ?? 0) + 1
      return located(line, column, "this is not valid YAML: \(problem)", "remove the character")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "\(Quotation($0))" }.joined(separator: ", ")
      return located(context.mark.line, context.mark.column, "\(names) is here twice", "keep one of them")
    default: return located(1, 1, "this is not valid YAML: \(error)", "fix it")
    }
  }

  private func remedy(_ mark: Mark, _ problem: String) -> String {
    let lines = text.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
    let line = mark.line <= lines.count ? lines[mark.line - 1] : ""
    if line.prefix(mark.column).contains("\t") { return "indent with spaces; YAML allows no tabs" }
    if line.contains("*") { return "put a pattern that starts with * in quotes, such as \"*.title\"" }
    return "see the example that typecheck init writes"
  }

  private func located(_ line: Int, _ column: Int, _ message: String, _ remedy: String) -> ConfigurationError {
    ConfigurationError(
      at: SourceLocation(file: file, line: max(1, line), column: max(1, column)), message, remedy: remedy)
  }
}
