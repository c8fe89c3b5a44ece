import Yams

/// A YAML parser that limits the time and memory that malicious files can use.
enum XcodeGenFile {
  /// The maximum size of a specification in bytes, about five times the largest known ones (our own limit).
  private static let largest = 512 << 10

  /// Parses a file and returns its root mapping, with merge keys resolved.
  ///
  /// - Throws: ``ProjectFault`` if the file is not valid YAML or not a mapping.
  static func root(_ bytes: [UInt8], counting effort: ReadingEffort) throws(ProjectFault) -> Node {
    if let fault = ProjectFault.size(of: bytes, limit: largest, "an XcodeGen specification") { throw fault }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw ProjectFault(1, "the file is not valid UTF-8", "save it as UTF-8")
    }
    if let fault = ProjectFault.git(in: body) { throw fault }
    if let line = YAMLKeys(body).costlyLine {
      throw ProjectFault(line, "the file has aliases, lists or mappings as keys", "write keys as plain strings")
    }
    let root: Node?
    do {
      root = try compose(yaml: text)
    } catch {
      throw fault(error, text)
    }
    guard let root, case .mapping = root else {
      var fault = ProjectFault(1, root == nil ? "the file is empty" : "the file is not a mapping with keys")
      fault.isError = false
      throw fault
    }
    guard text.contains("<<") else { return root }
    return try YAMLMerges(effort: effort).resolved(root)
  }

  /// The maximum number of keys named in a message (our own choice).
  private static let mostNames = 3

  private static func fault(_ error: any Error, _ text: String) -> ProjectFault {
    let remedy = "correct the line; a YAML linter shows details"
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      if problem.contains("nest_level") {
        return ProjectFault(max(1, mark.line), "lists and mappings are nested too deeply", "nest them less deeply")
      }
      return ProjectFault(max(1, mark.line), "invalid YAML: \(problem)", remedy)
    case .reader(let problem, let offset, _, _):
      let line = text.utf8.prefix(offset ?? 0).count { $0 == UInt8(ascii: "\n") } + 1
      return ProjectFault(line, "invalid YAML: \(problem)", remedy)
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.sorted().prefix(mostNames).map { $0.prefix(40) }.joined(separator: ", ")
      let more = keys.count > mostNames ? " and \(keys.count - mostNames) more" : ""
      return ProjectFault(
        max(1, context.mark.line), "the mapping that starts on this line has \(names)\(more) twice", "keep one of them")
    default: return ProjectFault(1, "invalid YAML", remedy)
    }
  }
}

extension Node {
  /// Returns the value of a key in a mapping, or nil if there is none.
  func value(_ key: String) -> Node? {
    guard case .mapping(let mapping) = self else { return nil }
    // `first(where:)` copies all pairs.
    return mapping.indices.first { mapping[$0].key.scalar?.string == key }.map { mapping[$0].value }
  }

  /// The text of a build setting; the elements of a list are separated by spaces.
  var settingText: String? {
    if case .sequence(let sequence) = self { return sequence.compactMap(\.single).joined(separator: " ") }
    return single
  }

  /// The keys and values, in the order of the file.
  var entries: [(key: Node, value: Node)] {
    guard case .mapping(let mapping) = self else { return [] }
    return mapping.map { ($0.key, $0.value) }
  }

  /// The number of elements in a list or mapping; 1 for a scalar.
  var size: Int {
    switch self {
    case .mapping(let mapping): mapping.count
    case .sequence(let sequence): sequence.count
    default: 1
    }
  }

  /// The text of a scalar, including numbers; nil for lists and mappings.
  var single: String? { scalar?.string }

  /// The elements of a list; a scalar counts as a list with one element.
  var listed: [Node] {
    switch self {
    case .sequence(let sequence): Array(sequence)
    case .scalar(let scalar): scalar.string.isEmpty ? [] : [self]
    default: []
    }
  }

  /// The line, from 1.
  var line: Int { max(1, mark?.line ?? 1) }
}
