import Yams

/// A resolver for YAML merge keys (`<<: *base`), which add the keys of other mappings to a mapping.
///
/// A mapping's own keys take precedence, then the first mapping in a list.
///
/// Source: yaml.org, Merge Key Language-Independent Type for YAML 1.1; Yams resolves these keys for XcodeGen.
struct YAMLMerges {
  /// The maximum depth of lists and mappings in a file with merge keys, far above any specification (our own limit).
  private static let deepest = 64

  /// The steps for an entry of a list or mapping.
  private static let step = 8

  /// The counter for entries, because mappings that merge each other can grow without end.
  let effort: ReadingEffort

  /// Returns a file's root with all merge keys resolved.
  ///
  /// - Throws: ``ProjectFault`` if the file is nested too deeply or merges too many entries.
  func resolved(_ root: Node) throws(ProjectFault) -> Node { try resolved(root, depth: 0) ?? root }

  /// Returns a list or mapping without merge keys, or nil if it has none.
  private func resolved(_ node: Node, depth: Int) throws(ProjectFault) -> Node? {
    let values: [Node]
    switch node {
    case .mapping(let mapping): values = mapping.map(\.value)
    case .sequence(let sequence): values = Array(sequence)
    default: return nil
    }
    guard depth < Self.deepest else {
      throw ProjectFault(node.line, "lists and mappings are nested too deeply", "nest them less deeply")
    }
    try spend(values.count + 1)
    var (found, isChanged) = (values, false)
    for index in found.indices {
      guard let value = try resolved(found[index], depth: depth + 1) else { continue }
      (found[index], isChanged) = (value, true)
    }
    switch node {
    case .mapping(let mapping):
      let pairs = zip(mapping.map(\.key), found).map { ($0, $1) }
      if let merged = try merged(pairs) {
        return .mapping(Node.Mapping(merged, mapping.tag, mapping.style, mapping.mark))
      }
      return isChanged ? .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark)) : nil
    case .sequence(let sequence):
      return isChanged ? .sequence(Node.Sequence(found, sequence.tag, sequence.style, sequence.mark)) : nil
    default: return nil
    }
  }

  /// Returns the entries of a mapping and of merged mappings, or nil if it has no merge key.
  private func merged(_ pairs: [(Node, Node)]) throws(ProjectFault) -> [(Node, Node)]? {
    let merges = pairs.filter { Self.isMerge($0.0) }
    guard !merges.isEmpty else { return nil }
    var all = pairs.filter { !Self.isMerge($0.0) }
    var names = Set(all.compactMap(\.0.single))
    for (_, value) in merges {
      var sources = value.listed
      if case .mapping = value { sources = [value] }
      for source in sources {
        try spend(source.size * 4)
        for (key, value) in source.entries where key.single.map({ names.insert($0).inserted }) ?? false {
          all.append((key, value))
        }
      }
    }
    return all
  }

  private static func isMerge(_ key: Node) -> Bool {
    guard case .scalar(let scalar) = key else { return false }
    // A quoted `<<` is an ordinary key.
    return scalar.string == "<<" && scalar.style == .plain
  }

  private func spend(_ entries: Int) throws(ProjectFault) {
    guard effort.spend(entries * Self.step) else { throw ReadingEffort.fault }
  }
}
