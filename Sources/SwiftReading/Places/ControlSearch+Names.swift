internal import SwiftTrees

extension TypeTable {
  /// The names of the functions that return one of the given classes.
  func creators(of classes: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for members in entries.values.map(\.members) + [globals] {
      for function in members.values.joined() where function.kind == .function {
        guard let type = function.child(.typeName)?.name, classes.contains(TypeName(type).name) else { continue }
        found.insert(function.name)
      }
    }
    return found
  }
}

extension SourceTree {
  /// The names of the properties and variables whose declared type or initial value names one of the given classes.
  func controls(of classes: Set<String>) -> Set<String> {
    func isClass(_ name: String) -> Bool {
      // Few names are types with marks such as `?`.
      if name.isPlainName { return classes.contains(name) }
      return classes.contains(TypeName(name).name.lastPart) || TypeName(name).name == ControlSearch.buttonConfiguration
    }
    guard
      names.contains(where: {
        isClass($0) || $0 == "defaultContentConfiguration" || $0 == "Configuration"
      })
    else { return [] }
    var found: Set<String> = []
    for (index, storage) in nodes.enumerated() where storage.kind == .property || storage.kind == .parameter {
      let property = SourceNode(tree: self, index: index)
      let isControl =
        storage.kind == .parameter
        ? property.isBuilt
        : property.children.contains { child in
          child.kind == .typeName
            ? isClass(child.name)
            : child.kind == .call && (classes.contains(child.name) || child.name == "defaultContentConfiguration")
              || child.descendants.prefix(Self.mostNodes).contains { classes.contains($0.name) }
        }
      if isControl { found.insert(property.name) }
    }
    return found
  }

  /// The number of nodes of an initial value that may name its class (our own limit), as in `UILabel().then {}`.
  private static var mostNodes: Int { 6 }
}

extension SourceNode {
  /// Whether a parameter belongs to a closure that configures a value.
  fileprivate var isBuilt: Bool {
    guard kind == .parameter, let closure = parent, closure.kind == .trailing, let call = closure.parent else {
      return false
    }
    return ControlSearch.builders.contains(call.name)
  }
}
