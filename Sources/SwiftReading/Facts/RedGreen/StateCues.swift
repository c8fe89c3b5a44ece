internal import SwiftTrees

/// Looks for other ways in which code shows the state that decides a colour: a text, symbol, shape or value.
struct StateCues {
  let binder: Binder
  /// The names of the values that decide the colour.
  let names: Set<String>
  /// The condition that decides the colour; nil if it is in another declaration.
  let condition: SourceNode?
  /// The choice of the colour, or the expression that reads it.
  let choice: SourceNode

  /// The maximum number of nodes to search for cues in a view body (our own limit).
  private static let mostNodes = 10_000

  /// Whether something other than the colour shows the state; nil if the code does not decide it.
  func answer(at site: ColorSite, in body: SourceNode) -> Bool? {
    guard body.end - body.index < Self.mostNodes else { return nil }
    if site.view?.name.hasSuffix("Mark") == true {
      // The marks of a chart show values by their position.
      return nil
    }
    if body.descendants.contains(where: isCue) { return true }
    return showsData(site, in: body) ? nil : false
  }

  /// Whether the coloured view may show the value itself, as a text or symbol of data.
  private func showsData(_ site: ColorSite, in body: SourceNode) -> Bool {
    guard let view = site.view else {
      return body.descendants.contains { node in
        node.kind == .assignment && Self.properties.contains(node.first?.name ?? "")
          && node.first?.first?.name == site.name && node.assignedValue?.isFixedText == false
      }
    }
    guard view.kind == .call else { return true }
    return ["Text", "Image", "Label"].contains(view.name) && view.arguments.first?.first?.isFixedText == false
  }

  private func isCue(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .choice:
      guard node != choice, let condition, node.child(.condition)?.hasSameCode(as: condition) == true else {
        return false
      }
      return !node.branches.contains { $0.branchValue?.hue != nil } && !node.descendants.contains(choice)
    case .call where node.first?.kind == .name:
      guard TextPlace.isView(node.name) || node.name == "Image" || binder.types.inherits(node.name, from: "View") else {
        return false
      }
      return node.arguments.contains { isRelated($0) }
    case .call: return Self.setters.contains(node.name) && node.arguments.contains { isRelated($0) }
    case .assignment:
      return Self.properties.contains(node.first?.name ?? "") && node.assignedValue.map { isRelated($0) } ?? false
    default: return false
    }
  }

  /// Methods and properties of UIKit that show a text or picture.
  private static let setters = APIList.stateSetters.names
  private static let properties = APIList.stateProperties.names

  /// Whether an expression depends on a value that decides the colour, outside of colours.
  private func isRelated(_ expression: SourceNode) -> Bool {
    guard !choice.isInside(expression), expression != choice else { return false }
    return ([expression] + expression.descendants).contains { node in
      guard node.kind == .name || node.kind == .member, node.name != "self" else { return false }
      return names.contains { Self.areRelated(Binder.plain(node.name), $0) }
    }
  }

  /// Whether two names are equal, or one contains the other, as `status` and `statusText`.
  private static func areRelated(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard min(one.count, other.count) >= 4 else { return false }
    let (one, other) = (one.lowercased(), other.lowercased())
    return one.contains(other) || other.contains(one)
  }
}

extension SourceNode {
  /// Whether a text or symbol is a literal without interpolations, or one of several.
  fileprivate var isFixedText: Bool {
    if kind == .choice { return branches.allSatisfy { $0.branchValue.map { $0.kind == .string } ?? false } }
    return kind == .string && child(.hole) == nil || kind == .member && first == nil
  }

  /// Names of members that every collection or value has, so that the value before them counts.
  private static let generalMembers = APIList.generalMembers.names

  /// The names of the values in an expression or in the conditions of a choice: the last one of each path.
  var stateNames: Set<String> {
    let parts = kind == .choice ? children.filter { $0.kind == .condition || $0.kind == .property } : [self]
    var found: Set<String> = []
    for part in parts {
      for node in [part] + part.descendants where node.kind == .name || node.kind == .member {
        // The base of a member is not a value of its own.
        if node != part, let outer = node.parent, outer.kind == .member, outer.first == node { continue }
        if let name = node.stateName { found.insert(name) }
      }
    }
    return found
  }

  /// The last name in a path that is not general; nil for an implicit member.
  private var stateName: String? {
    var node = self
    while node.kind == .member, let base = node.first {
      guard Self.generalMembers.contains(node.name) else { return node.name }
      node = base.kind == .call ? base.first ?? base : base
    }
    guard node.kind == .name, node.name != "self" else { return nil }
    return node.name.hasPrefix("$") && node.name != "$0" ? String(node.name.dropFirst()) : node.name
  }
}
