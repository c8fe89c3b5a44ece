internal import AuditModel
internal import SwiftTrees

/// The values that code passes to localized formats, as in `String(format: title, name)`.
struct FormatArguments {
  /// The values by the format's key and the argument's number, from 1.
  ///
  /// A value counts only if all mentions of the format pass it.
  private(set) var values: [TextKey: [Int: FormatArgument]] = [:]

  /// Reads the calls around mentions.
  init(_ found: [KeyReferenceFinder.Found], _ lookup: KeyLookup) {
    var passed: [Int: [[Int: SourceNode]]] = [:]
    for one in found {
      let nodes = one.mention.passedNodes
      guard !nodes.isEmpty else { continue }
      for key in one.mention.keys { passed[key, default: []].append(nodes) }
    }
    guard !passed.isEmpty else { return }
    let asked = passed.values.reduce(into: Set<SourceNode>()) { nodes, calls in
      for call in calls { nodes.formUnion(call.values) }
    }
    var keys: [SourceNode: TextKey] = [:]
    var mentions: [Int: Int] = [:]
    for one in found {
      for key in one.mention.keys where passed[key] != nil { mentions[key, default: 0] += 1 }
      guard let key = one.mention.keys.first, one.mention.keys.count == 1, asked.contains(one.mention.node) else {
        continue
      }
      keys[one.mention.node] = lookup.keys[key]
    }
    func value(_ node: SourceNode) -> FormatArgument? {
      keys[node].map { .key($0) } ?? (node.isShownLiteral ? node.literal.map { .text($0) } : nil)
    }
    for (key, calls) in passed where mentions[key] == calls.count {
      let known = calls.map { $0.compactMapValues(value) }
      let common = known[0].filter { number, value in known.allSatisfy { $0[number] == value } }
      if !common.isEmpty { values[lookup.keys[key]] = common }
    }
  }
}

extension KeyReference {
  /// The expressions that the surrounding call or literal passes, by the argument's number from 1.
  fileprivate var passedNodes: [Int: SourceNode] {
    let literal = literal ?? (node.kind == .string ? node : nil)
    let holes = literal?.children.filter { $0.kind == .hole } ?? []
    guard holes.isEmpty else {
      return Self.numbered(holes.map { $0.arguments.count == 1 ? $0.arguments[0].first?.shownText : nil })
    }
    guard way != .literal, let argument = node.parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call
    else { return [:] }
    let isFormat = argument.label == "format" || call.name == "localizedStringWithFormat"
    guard isFormat, call.child(.argument)?.index == argument.index else { return [:] }
    let values = call.arguments.dropFirst().filter { $0.label != "locale" }
    return Self.numbered(values.map { $0.label.isEmpty ? $0.first : nil })
  }

  private static func numbered(_ nodes: [SourceNode?]) -> [Int: SourceNode] {
    nodes.enumerated().reduce(into: [:]) { $0[$1.offset + 1] = $1.element }
  }
}

extension SourceNode {
  /// The key or text that an interpolation shows: the only argument of `Text`, or the value itself.
  fileprivate var shownText: SourceNode {
    kind == .call && name == "Text" && arguments.count == 1 && arguments[0].label.isEmpty
      ? arguments[0].first ?? self : self
  }

  /// Whether the node is a literal without interpolations that no view localizes.
  fileprivate var isShownLiteral: Bool {
    kind == .string && !children.contains { $0.kind == .hole } && parent?.parent?.name != "Text"
  }
}
