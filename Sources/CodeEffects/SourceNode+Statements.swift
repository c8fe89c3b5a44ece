internal import SwiftTrees

extension SourceNode {
  /// The property that a call such as `assign(to: \.text, on: label)` sets on an argument; nil for another call.
  func assignedMember(on parameter: ParameterName) -> String? {
    guard parameter.function == "assign", parameter.label == "on",
      let path = arguments.first(where: { $0.label == "to" })?.first, path.kind == .keyPath
    else { return nil }
    let members = path.name.split(separator: ".").filter { $0.first?.isUppercase != true }
    return members.count == 1 && !members[0].contains("[") ? String(members[0]) : nil
  }

  /// Whether a member such as `topAnchor` or `snp` may be the second item of a constraint.
  var isSecondItem: Bool {
    if name.hasSuffix("Anchor") { return parent?.kind == .argument && parent?.parent?.name == "constraint" }
    return name == "snp" && parent?.kind == .member && parent.map { Self.anchors.contains($0.name) } == true
  }

  /// The value whose constraints the code around an item makes; nil if it is not known.
  var firstItem: SourceNode? {
    for node in chain where node.kind == .call {
      switch node.name {
      case "constraint": return node.first?.first?.first
      case "NSLayoutConstraint": return node.argument(at: .label("item"))
      case "makeConstraints", "remakeConstraints", "updateConstraints": return node.first?.first?.first
      case _ where node.name.hasPrefix("auto"): return node.first?.first
      default: continue
      }
    }
    return nil
  }

  private static let anchors = APIList.layoutAnchors.names

  /// The methods that run before the first layout, which replaces the frames that they set.
  private static let early = APIList.earlyMethods.names
  private static let layouts = APIList.layoutMethods.names

  /// The method or initializer around a statement.
  private var method: SourceNode? {
    chain.first { [.function, .initializer].contains($0.kind) }
  }

  /// Whether a statement is in a method that lays out views.
  var isInLayout: Bool { Self.layouts.contains(method?.name ?? "") }

  /// Whether changing a member, such as the frame, replaces the size or position from the layout.
  var placesView: Bool {
    guard EffectFinder.geometry.contains(name) else { return false }
    let method = method
    if Self.layouts.contains(method?.name ?? "") { return true }
    // The layout keeps a view's transform; a view that moves keeps its size.
    guard name == "frame" || name == "bounds", parent?.kind != .member || parent?.name == "size" else { return false }
    let inner = chain.first { [.function, .closure, .trailing].contains($0.kind) }
    return method?.kind != .initializer && !(Self.early.contains(method?.name ?? "") && inner == method)
  }

  /// Whether a member hides or removes its view on every path through a method that runs before the first layout.
  var hidesAtOnce: Bool {
    guard let statement = parent, let body = statement.parent, body.kind == .block, body.parent == method,
      Self.early.contains(method?.name ?? "")
    else { return false }
    guard name == "isHidden" && statement.setsToTrue(name) || name == "removeFromSuperview" && statement.kind == .call
    else { return false }
    return !tree.index.hasResult(in: body.index + 1..<statement.index)
  }

  /// Whether an assignment enables user interaction.
  var allowsTouches: Bool { setsToTrue("isUserInteractionEnabled") }

  /// Whether an assignment keeps Auto Layout from making constraints of a frame, as documents do.
  var usesConstraints: Bool { sets("translatesAutoresizingMaskIntoConstraints", to: "false") }

  /// Returns whether a statement sets a property to `true`.
  private func setsToTrue(_ property: String) -> Bool { sets(property, to: "true") }

  private func sets(_ property: String, to value: String) -> Bool {
    kind == .assignment && first?.name == property
      && children.dropFirst().contains { $0.kind == .constant && $0.name == value }
  }

  /// Whether a name or member belongs to `self`; `.seconds` in `.seconds(1)` does not.
  var isOwn: Bool { kind == .name || kind == .member && first?.isInstance == true }

  /// Returns whether a node is an operator that changes its first operand, such as `+=` or a custom one.
  static func assigns(_ node: SourceNode) -> Bool {
    guard node.kind == .other else { return false }
    guard let precedence = OperatorPrecedence(node.name) else {
      return Array(node.children).count == 2 && node.name.allSatisfy("/=-+!*%<>&|^~?".contains)
    }
    return precedence == .assignment
  }

  /// The members of a collection that do not return elements.
  private static let counts = APIList.countMembers.names

  /// Whether code only reads the number of elements, or whether there are any.
  var isCounted: Bool { parent?.kind == .member && parent.map { Self.counts.contains($0.name) } == true }

  /// The values that an assignment changes; several if its target is a tuple.
  var targets: [SourceNode] { first.map(\.partsOfTuple) ?? [] }

  private var partsOfTuple: [SourceNode] {
    guard kind == .collection else { return [self] }
    return children.compactMap { $0.kind == .argument ? $0.first : $0 }.flatMap(\.partsOfTuple)
  }

  /// Returns whether an assignment changes a value.
  func assigns(_ value: SourceNode) -> Bool { targets.contains { $0.index == value.index } }

  /// The tuple assignment that changes a value; nil if there is none.
  var assignmentOfTuple: SourceNode? {
    guard parent?.kind == .argument || parent?.kind == .collection else { return nil }
    let outer = chain.first { ![.argument, .collection].contains($0.kind) && $0 != self }
    return outer?.kind == .assignment && outer?.assigns(self) == true ? outer : nil
  }
}
