internal import SwiftTrees

extension SourceNode {
  /// Whether a call of `ignoresSafeArea` may affect the sides of the window.
  var ignoresSides: Bool {
    if name == "ignoresSafeArea", arguments.first?.first?.name == "keyboard" { return false }
    let stated = argument(at: .label("edges")) ?? (name == "ignoresSafeArea" ? nil : arguments.first?.first)
    guard let stated else { return true }
    let edges = stated.kind == .collection ? Array(stated.children) : [stated]
    return !edges.allSatisfy { $0.kind == .member && ["top", "bottom", "vertical"].contains($0.name) }
  }

  /// Whether the argument of a scroll view names the horizontal axis, or is not a literal.
  var scrollsSideways: Bool {
    guard label.isEmpty, let axes = first else { return false }
    let named = axes.kind == .collection ? Array(axes.children) : [axes]
    return !named.allSatisfy { $0.kind == .member && $0.name == "vertical" }
  }
}
