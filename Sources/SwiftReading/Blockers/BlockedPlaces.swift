internal import AuditModel
internal import SwiftTrees

/// The places in code whose meaning for texts is not known.
package struct BlockedPlaces: Sendable {
  /// The origins of properties that are not known, by file.
  private var values: [String: Set<SourceLocation>] = [:]
  /// The ends of paths of keys, by file.
  private var paths: [String: Set<SourceLocation>] = [:]

  /// Collects the places of uses and mentions.
  init(_ uses: [TextUse], _ mentions: [TextMention]) {
    for use in uses {
      for (_, origin) in use.unknownProperties {
        let place = origin ?? use.location
        values[place.file, default: []].insert(place)
      }
    }
    for mention in mentions where mention.open == nil {
      let place = mention.blockingPlace
      paths[place.file, default: []].insert(place)
    }
  }

  func values(in file: String) -> Set<SourceLocation> { values[file] ?? [] }
  func paths(in file: String) -> Set<SourceLocation> { paths[file] ?? [] }
  func all(in file: String) -> Set<SourceLocation> { values(in: file).union(paths(in: file)) }
}

/// The nodes at some places of a file.
struct NodesByPlace {
  private var nodes: [Place: SourceNode] = [:]

  private struct Place: Hashable {
    var line: UInt32
    var column: UInt16
  }

  /// The kinds of nodes that stop a path or decide a property.
  private static let kinds: Set<SourceKind> = [
    .call, .member, .name, .assignment, .property, .function, .parameter, .enumCase, .initializer, .string, .attribute,
    .choice,
  ]

  init(_ places: Set<SourceLocation>, in tree: SourceTree) {
    guard !places.isEmpty else { return }
    let wanted = Set(places.map { Place(line: UInt32($0.line), column: UInt16(clamping: $0.column)) })
    let lines = Set(wanted.map(\.line))
    for (index, storage) in tree.nodes.enumerated() where lines.contains(storage.line) {
      let place = Place(line: storage.line, column: storage.column)
      guard wanted.contains(place), Self.kinds.contains(storage.kind) else { continue }
      let node = SourceNode(tree: tree, index: index)
      // A literal is at the start of the calls that take it as their base.
      if let named = node.kind == .string ? node : node.named {
        nodes[place] = named
      } else if nodes[place] == nil {
        nodes[place] = node
      }
    }
  }

  /// Returns the node at a location; nil if there is none.
  func node(at location: SourceLocation) -> SourceNode? {
    nodes[Place(line: UInt32(location.line), column: UInt16(clamping: location.column))]
  }
}

extension SourceNode {
  /// The call whose name a node is, unless a longer expression there is the value of an assignment.
  ///
  /// Calls are known by the place of their name, and a chain of calls by its start.
  fileprivate var named: SourceNode? {
    switch kind {
    case .member:
      guard let call = parent, call.kind == .call, call.first == self else { return nil }
      return call
    case .call:
      guard first?.kind == .name else { return nil }
      var outer = self
      while let parent = outer.parent, parent.kind == .member || parent.kind == .call, parent.first == outer {
        outer = parent
      }
      return outer.parent?.kind == .assignment ? outer : self
    default: return nil
    }
  }
}
