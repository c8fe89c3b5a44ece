internal import AuditModel
internal import SwiftTrees

extension SourceNode {
  /// The fact that a condition chooses between red and green; nil for any other choice.
  var redOrGreen: CodeFact? {
    guard kind == .choice, name == "?" || name == "if" else { return nil }
    let branches = children.filter { $0.kind != .condition && $0.kind != .property }.map(\.onlyBranchValue)
    let families = Set(branches.compactMap(\.colorFamily))
    guard branches.count == 2, families == ["red", "green"], let view = coloredView else { return nil }
    return hasOtherCue.map { CodeFact(.redOrGreen(hasOtherCue: $0), at: location, view: view) }
  }

  /// The value of a branch, which may be a block with one expression.
  private var onlyBranchValue: SourceNode {
    guard kind == .block else { return self }
    let values = Array(children)
    return values.count == 1 ? values[0] : self
  }

  /// `red` or `green` for a colour of the system with that hue; nil for anything else.
  ///
  /// Source: Apple documentation of SwiftUI, `Color`, and of UIKit, `UIColor`.
  private var colorFamily: String? {
    if kind == .call, let callee = first {
      // `Color.red.opacity(0.5)`, `Color(.systemRed)`
      if callee.kind == .member { return callee.name == "opacity" ? callee.first?.colorFamily : nil }
      return callee.name == "Color" ? arguments.first?.first?.colorFamily : nil
    }
    guard kind == .member, first.map({ ["Color", "UIColor"].contains($0.name) }) ?? true else { return nil }
    switch name {
    case "red", "systemRed": return "red"
    case "green", "systemGreen": return "green"
    default: return nil
    }
  }

  /// The view or property that gets the colour; nil if the choice does not set a colour.
  private var coloredView: String? {
    var node = self
    while let around = node.parent {
      switch around.kind {
      case .argument, .block, .result, .choice: node = around
      case .member:
        // A modifier of a colour, such as `opacity`.
        guard around.first == node, let call = around.parent, call.kind == .call, call.first == around else {
          return nil
        }
        node = call
      case .call:
        guard Self.colorModifiers.contains(around.name), node.kind == .argument else { return nil }
        return around.first?.kind == .member ? around.modifiedView.name : around.name
      case .assignment:
        guard let target = around.first, Self.colorProperties.contains(target.name) else { return nil }
        return target.first?.name ?? target.name
      case .property, .function:
        return around.child(.typeName).map { ["Color", "UIColor"].contains($0.name) } ?? false ? around.name : nil
      default: return nil
      }
    }
    return nil
  }

  private static let colorModifiers = APIList.colorModifiers.names

  private static let colorProperties = APIList.colorProperties.names

  /// The maximum number of nodes to search for cues in a view body (our own limit).
  private static let mostNodes = 10_000

  /// Whether the same condition also decides something other than a colour in the same view body, such as a symbol; nil
  /// if the body is too long.
  private var hasOtherCue: Bool? {
    guard let condition = child(.condition), let body = viewBody else { return false }
    guard body.end - body.index < Self.mostNodes else { return nil }
    return body.descendants.contains { other in
      guard other.kind == .choice, other != self, other.child(.condition)?.hasSameCode(as: condition) == true else {
        return false
      }
      return !other.children.contains { $0.onlyBranchValue.colorFamily != nil }
    }
  }
}
