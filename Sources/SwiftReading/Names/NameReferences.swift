internal import Bytes
internal import SwiftTrees

/// The references to names in all sources of an app, and the names that expressions can have.
///
/// Each name is looked up once and each declaration read once, because many expressions lead to the same ones.
final class NameReferences: Sendable {
  /// The code that gives values to a declaration.
  enum Origin: Hashable {
    /// The declaration itself.
    case declaration(SourceNode)
    /// The assignments to all properties with a name.
    case assignments(String)
    /// The arguments with a label in all calls of a type's name.
    case arguments(type: String, label: String)
    /// The arguments for one parameter of all functions with the same name and parameters.
    case parameter(Int, of: String, parameters: [String])
    /// The values on which code calls members with a name.
    case receivers(String)
    /// The cases of an enum.
    case rawValues(String)
  }

  private struct Reading: Hashable {
    var origin: Origin
    var depth: Int
  }

  private let trees: [SourceTree]
  private let known = SharedCache<String, [SourceNode]>()
  /// The names that were read; nil for an origin without values.
  private let read = SharedCache<Reading, NameSet?>()

  init(_ trees: [SourceTree]) { self.trees = trees }

  /// Returns the references to a name, in the order of the files.
  func references(to name: String) -> [SourceNode] {
    known.value(name) {
      trees.flatMap { tree in
        tree.index.references(to: name, in: 0..<tree.nodes.count).map { SourceNode(tree: tree, index: Int($0)) }
      }
    }
  }

  /// Returns the calls of a function or type by name.
  func calls(of name: String) -> [SourceNode] {
    references(to: name).compactMap { reference in
      guard let call = reference.parent, call.kind == .call, call.first == reference else { return nil }
      return call
    }
  }

  /// Returns the names of the values from an origin, read on the first request.
  ///
  /// The result must depend only on the origin and depth, because any thread may come first.
  func names(from origin: Origin, depth: Int, _ reading: () -> NameSet?) -> NameSet? {
    read.value(Reading(origin: origin, depth: depth)) { reading()?.shared }
  }
}
