import Yams

/// A YAML parser with checks that keep malicious files from using much time or memory.
enum XcodeGenFile {
  /// The maximum size of a specification in bytes (our own limit).
  private static let largest = 4 << 20

  /// Parses a file and returns its root, or nil if it is empty.
  ///
  /// - Throws: ``ProjectFault`` if the file is not valid YAML.
  static func root(_ bytes: [UInt8]) throws(ProjectFault) -> Node? {
    if let fault = ProjectFault.size(of: bytes, limit: largest, "an XcodeGen specification") { throw fault }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw ProjectFault(1, "the file is not valid UTF-8", "save it as UTF-8")
    }
    if let fault = ProjectFault.conflict(in: body, ["<<<<<<< ", ">>>>>>> "]) { throw fault }
    // Keys are compared to find duplicates, which would take very long for keys made of nested aliases.
    guard !text.contains(/(?m)^[\s\-]*\?\s|[{,]\s*\?\s|[\]}]\s*:|\*[\w\-]+\s+:/) else {
      throw ProjectFault(1, "the file has aliases, lists or mappings as keys", "write keys as plain texts")
    }
    do {
      return try compose(yaml: text)
    } catch {
      throw fault(error)
    }
  }

  private static func fault(_ error: any Error) -> ProjectFault {
    let remedy = "correct the line; a YAML linter shows more"
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ProjectFault(max(1, mark.line), "invalid YAML: \(problem)", remedy)
    case .duplicatedKeysInMapping(let keys, let context):
      return ProjectFault(
        max(1, context.mark.line),
        "the mapping that starts on this line has \(keys.sorted().joined(separator: ", ")) twice", "keep one of them")
    default: return ProjectFault(1, "invalid YAML", remedy)
    }
  }
}

extension Node {
  /// Returns the value of a key in a mapping, or nil if there is none.
  func value(_ key: String) -> Node? {
    guard case .mapping(let mapping) = self else { return nil }
    return mapping.first { $0.key.scalar?.string == key }?.value
  }

  /// The keys and values, in the order of the file.
  var entries: [(key: Node, value: Node)] {
    guard case .mapping(let mapping) = self else { return [] }
    return mapping.map { ($0.key, $0.value) }
  }

  /// The text of a scalar, including numbers; nil for lists and mappings.
  var single: String? { scalar?.string }

  /// The elements of a list; a single value counts as a list with one element.
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
