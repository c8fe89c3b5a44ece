internal import AuditModel
internal import SwiftTrees

extension SourceNode {
  /// The fact that a call limits the text size in a view; nil for any other call.
  func sizeCap(_ binder: Binder) -> CodeFact? {
    guard name == "dynamicTypeSize", first?.kind == .member, let base = first?.first,
      let cap = arguments.first?.first?.sizes?.max()
    else { return nil }
    var visited: Set<String> = []
    guard base.containsText(binder, &visited) else { return nil }
    let hasViewer = (outerModifiers + base.descendants.filter { $0.kind == .call }).contains {
      $0.name == "accessibilityShowsLargeContentViewer"
    }
    return CodeFact(.sizeCap(cap, hasLargeContentViewer: hasViewer), at: nameLocation, view: modifiedView.name)
  }

  /// The maximum number of nested bodies in which texts are searched (our own limit).
  private static let deepestBody = 4

  /// Whether a view, or the body of one of the app's views in it, draws a text of SwiftUI.
  private func containsText(_ binder: Binder, _ visited: inout Set<String>, depth: Int = 0) -> Bool {
    ([self] + descendants).contains { node in
      guard node.kind == .call, node.first?.kind == .name else { return false }
      if TextPlace.isView(node.name) { return true }
      guard depth < Self.deepestBody, node.name.first?.isUppercase == true,
        case .initializer(let type, _)? = binder.callee(of: node), binder.types.inherits(type, from: "View"),
        visited.insert(type).inserted
      else { return false }
      return binder.types.members("body", of: type, seenFrom: tree.file).contains {
        $0.child(.block)?.containsText(binder, &visited, depth: depth + 1) == true
      }
    }
  }
}
