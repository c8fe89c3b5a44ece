internal import Documents
package import SwiftTrees

/// The bodies of the app's own views: `body`, and properties and functions that return a view.
package struct ViewBodies: Sendable {
  package let index: SourceIndex
  /// The names of properties and functions that return a view.
  private let names: Set<String>

  package init(_ index: SourceIndex) {
    self.index = index
    var names: Set<String> = []
    for members in index.types.entries.values.map(\.members) + [index.types.globals] {
      for declaration in members.values.joined() where declaration.returnsView { names.insert(declaration.name) }
    }
    self.names = names.subtracting(["body", "makeBody"])
  }

  /// Returns the uses of views and the creations of values in a file.
  func uses(in tree: SourceTree) -> ViewUses.Found {
    let wanted = tree.names.map(names.contains)
    let types = tree.names.map { $0.first?.isUppercase == true }
    var found = ViewUses.Found()
    for number in tree.nodes.indices {
      let (kind, name) = (tree.nodes[number].kind, Int(tree.nodes[number].name))
      switch kind {
      case .call: guard types[name] || tree.names[name] == "init" else { continue }
      case .member: guard wanted[name] || tree.names[name] == "init" else { continue }
      case .name: guard wanted[name] else { continue }
      default: continue
      }
      let node = SourceNode(tree: tree, index: number)
      if let drawn = drawn(by: node) {
        found.uses.append(drawn)
      }
      guard kind == .call else { continue }
      if case .initializer(let type, _)? = index.binder.callee(of: node) {
        if index.types.isDeclared(type) { found.creations.append((type, node)) }
      } else if node.name == "init", node.first?.kind == .member, node.first?.first == nil {
        found.open.append(node)
      }
    }
    return found
  }

  /// Returns the body that an expression draws, and the node that determines its context; nil for any other node.
  package func drawn(by node: SourceNode) -> (body: SourceNode, use: SourceNode)? {
    switch node.kind {
    case .call:
      // An app view may have the same name as the SwiftUI view that it draws.
      guard node.name.first?.isUppercase == true || node.name == "init", node.first?.first?.name != "SwiftUI",
        case .initializer(let type, _)? = index.binder.callee(of: node),
        let body = body(of: type, seenFrom: node.tree.file)
      else { return nil }
      return (body, node)
    case .member where node.name == "init" && node.parent?.kind != .call:
      // A list or loop may call the initializer.
      guard let type = node.first.flatMap({ index.types.resolve($0.name, in: index.types.scope(of: node)) }),
        let body = body(of: type, seenFrom: node.tree.file)
      else { return nil }
      return (body, node)
    case .name, .member:
      guard names.contains(node.name), let body = index.binder.declarations(of: node).first, body.returnsView else {
        return nil
      }
      // The use of a function is its call.
      let call = node.parent.flatMap { $0.kind == .call && $0.first?.index == node.index ? $0 : nil }
      return (body, call ?? node)
    default: return nil
    }
  }

  /// Returns the body of a view; nil if the sources do not declare it.
  package func body(of type: String, seenFrom file: String) -> SourceNode? {
    let found = index.types.members("body", of: type, seenFrom: file).first
    return found?.kind == .property ? found : nil
  }
}

extension SourceNode {
  /// Whether a property or function has a view as its written type.
  package var returnsView: Bool {
    guard kind == .property || kind == .function, let type = child(.typeName)?.name else { return false }
    return ["View", "AnyView", "SwiftUI.View", "Text"].contains(type)
  }

  /// Whether a property or function returns views or contents with views, as far as its type is written.
  package var drawsViews: Bool {
    guard let type = child(.typeName)?.name else { return true }
    let name = TypeName(type).name
    return returnsView || Self.contents.contains { name.hasSuffix($0) }
  }

  /// Whether a property stores its value without a written type, so that the places that read it are not searched.
  package var isStoredWithoutType: Bool { kind == .property && child(.typeName) == nil && child(.block) == nil }

  /// The name endings of SwiftUI types that contain views.
  private static let contents = ["View", "Content", "Scene", "Commands", "Configuration", "Widget", "Void", "()"]

  /// The innermost property or function around a node that is a member of a type or global.
  package var viewBody: SourceNode? {
    let found = declarationsAround.first { $0.isMember || [.initializer, .type, .extension].contains($0.kind) }
    return found?.isMember == true ? found : nil
  }
}
