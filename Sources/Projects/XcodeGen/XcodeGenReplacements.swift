import Yams

/// Applies keys that end in `:REPLACE`, which replace a value when mappings are merged.
///
/// Source: XcodeGen, Docs/ProjectSpec.md (Include, Target Template) and Dictionary+Extensions.swift (merged).
struct XcodeGenReplacements {
  private static let ending = ":REPLACE"

  let effort: ReadingEffort

  /// Applies such keys in the parts at `own` to the parts at `bases`, and removes their endings.
  ///
  /// All parts are of the same kind. As in XcodeGen, a nested key keeps its ending until there is a mapping to merge it
  /// onto.
  func apply(in parts: inout [XcodeGenSpec.Part], _ own: [Int], onto bases: [Int]) {
    for index in own {
      for path in paths(in: parts[index].node) {
        let (parent, name) = (path.dropLast(), String(path.last?.dropLast(Self.ending.count) ?? ""))
        guard effort.spend((bases.count + 1) * path.count * 16) else { return }
        let others = bases.filter { Self.hasMapping(parent, in: parts[$0].node) }
        if others.isEmpty, !parent.isEmpty { continue }
        for base in others { parts[base].node = edited(parts[base].node, at: parent + [name]) { _ in nil } }
        parts[index].node = edited(parts[index].node, at: path) { _ in Node(name) }
      }
    }
  }

  /// Returns whether a path of keys leads to a mapping; the empty path means the node itself.
  private static func hasMapping(_ path: ArraySlice<String>, in node: Node) -> Bool {
    if case .mapping? = path.reduce(node as Node?, { $0?.value($1) }) { true } else { false }
  }

  /// Returns a node with the key at a path changed; nil removes the key and its value.
  private func edited(_ node: Node, at path: ArraySlice<String>, _ change: (Node) -> Node?) -> Node {
    guard case .mapping(let mapping) = node, let name = path.first, effort.spend(mapping.count * 4) else { return node }
    let pairs = mapping.compactMap { key, value -> (Node, Node)? in
      guard key.single == name else { return (key, value) }
      if path.count > 1 { return (key, edited(value, at: path.dropFirst(), change)) }
      return change(key).map { ($0, value) }
    }
    return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark))
  }

  /// Returns the paths of keys with the ending, in the mappings that readers use.
  private func paths(in node: Node, below path: [String] = []) -> [ArraySlice<String>] {
    guard case .mapping(let mapping) = node, effort.spend(mapping.count) else { return [] }
    var found: [ArraySlice<String>] = []
    for index in mapping.indices {
      guard let key = mapping[index].key.single else { continue }
      if key.hasSuffix(Self.ending) {
        found.append((path + [key])[...])
      } else if Self.isRead(key, below: path) {
        found += paths(in: mapping[index].value, below: path + [key])
      }
    }
    return found
  }

  /// Returns whether readers use the mapping under a key.
  private static func isRead(_ key: String, below path: [String]) -> Bool {
    if path.count == 1, let group = path.first, groups.contains(group) { return true }
    return path.count < 5 && (nested.contains(key) || path.isEmpty && groups.contains(key))
  }

  private static let groups: Set<String> = ["targets", "targetTemplates"]
  private static let nested: Set<String> = ["settings", "base", "configs", "info", "properties", "options"]
}
