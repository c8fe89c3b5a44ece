internal import SwiftTrees

/// A colour of the system, as code names it.
enum Hue: Hashable {
  case red, green
  /// Another colour, by its name.
  case other(String)
}

extension SourceNode {
  /// The colours of the system that code may write without their type.
  private static let hues = APIList.fixedColors.names.union([
    "pink", "mint", "teal", "indigo", "primary", "secondary", "label", "secondaryLabel",
  ])
  private static let colorTypes: Set<String> = ["Color", "UIColor"]

  /// The hue of a colour of the system, also with an opacity; nil for any other expression.
  ///
  /// Source: Apple documentation of SwiftUI, `Color`, and of UIKit, `UIColor`.
  var hue: Hue? {
    if kind == .call, let callee = first {
      // `Color.red.opacity(0.5)`, `Color(.systemRed)`
      if callee.kind == .member {
        return ["opacity", "withAlphaComponent"].contains(callee.name) ? callee.first?.hue : nil
      }
      return Self.colorTypes.contains(callee.name) ? arguments.first?.first?.hue : nil
    }
    guard kind == .member, first.map({ $0.kind == .name && Self.colorTypes.contains($0.name) }) ?? true else {
      return nil
    }
    switch name {
    case "red", "systemRed": return .red
    case "green", "systemGreen": return .green
    case let name where name.hasPrefix("system") || Self.hues.contains(name): return .other(name)
    default: return nil
    }
  }

  /// Whether a colour names its type, as in `Color.red`.
  var namesColorType: Bool { kind == .call || first.map { Self.colorTypes.contains($0.name) } ?? false }

  /// The branches of a choice, without its conditions.
  var branches: [SourceNode] { children.filter { $0.kind != .condition && $0.kind != .property } }

  /// The statements of a branch, without the patterns of a case; an expression is its own statement.
  var branchStatements: [SourceNode] {
    kind == .block ? children.filter { $0.kind != .condition && $0.kind != .property } : [self]
  }

  /// The value of a branch with one expression, which `return` may precede; nil for any other branch.
  var branchValue: SourceNode? {
    let statements = branchStatements
    guard statements.count == 1 else { return nil }
    return statements[0].kind == .result ? statements[0].first : statements[0]
  }

  /// Whether a choice is the only value of a branch of another choice, which is read as a whole.
  var isBranchOfChoice: Bool {
    var node = self
    while let outer = node.parent, [.block, .result].contains(outer.kind) {
      if outer.kind == .block, outer.branchStatements.count != 1 { return false }
      node = outer
    }
    return node.parent.map { $0.kind == .choice && node.kind != .condition } ?? false
  }
}
