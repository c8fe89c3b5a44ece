internal import AuditModel
internal import Documents
internal import SwiftTrees

/// Finds code that decides the number, widths and fonts of the tabs and segments of UIKit.
struct BarSearch: Sendable {
  let counts: ViewCounts

  private var binder: Binder { counts.binder }

  /// The findings in one file.
  private struct Findings {
    var tabs: [BarFacts.Count] = []
    var facts = BarFacts()
  }

  /// Returns the facts about an app; `documents` are the numbers of tabs of the tab bars in documents.
  func facts(in trees: [SourceTree], documents: [BarFacts.Count]) -> BarFacts {
    let found = trees.concurrentMap { [self] in findings(in: $0) }
    var facts = BarFacts(tabs: found.flatMap(\.tabs) + documents)
    facts.tabFont = found.lazy.compactMap(\.facts.tabFont).first
    facts.segmentFont = found.lazy.compactMap(\.facts.segmentFont).first
    facts.hasOwnWidths = found.contains { $0.facts.hasOwnWidths }
    return facts
  }

  private static let names = APIList.barSetters.names

  private func findings(in tree: SourceTree) -> Findings {
    var found = Findings()
    let wanted = tree.names.map(Self.names.contains)
    guard wanted.contains(true) else { return found }
    for index in tree.nodes.indices where wanted[Int(tree.nodes[index].name)] && tree.nodes[index].kind == .member {
      read(SourceNode(tree: tree, index: index), &found)
    }
    // A controller may set its own members without `self`.
    for index in tree.nodes.indices where wanted[Int(tree.nodes[index].name)] && tree.nodes[index].kind == .name {
      read(SourceNode(tree: tree, index: index), &found)
    }
    return found
  }

  private func read(_ node: SourceNode, _ found: inout Findings) {
    guard let statement = node.parent, statement.first == node || statement.kind == .member else { return }
    let value = statement.assignedValue
    switch (node.name, statement.kind) {
    case ("viewControllers", .assignment), ("tabs", .assignment):
      if let value, isTabBar(node) != false { addTabs(value, isCertain: isTabBar(node) == true, at: node, &found) }
    case ("setViewControllers", .call):
      guard isTabBar(node) != false else { return }
      let first = statement.arguments.first?.first
      if let first { addTabs(first, isCertain: isTabBar(node) == true, at: node, &found) }
    case ("viewControllers", .member):
      if ["remove", "removeLast", "removeFirst", "removeAll"].contains(statement.name), isTabBar(node) != false {
        found.tabs.append(BarFacts.Count(nil, at: node.location))
      }
    case ("apportionsSegmentWidthsByContent", .assignment):
      // The value of one control is found where its segments are counted.
      if value?.name != "false", node.isOfProxy { found.facts.hasOwnWidths = true }
    case ("setTitleTextAttributes", .call):
      if let attributes = statement.arguments.first?.first, statesFont(attributes) { addFont(at: node, &found) }
    case ("titleTextAttributes", .assignment):
      if let value, node.isOfBarItem, statesFont(value) { found.facts.tabFont = found.facts.tabFont ?? node.location }
    default: break
    }
  }

  private func addTabs(_ value: SourceNode, isCertain: Bool, at node: SourceNode, _ found: inout Findings) {
    let least = isCertain ? counts.values(of: value).least : 0
    // A bar with fewer than two tabs is not built completely here.
    found.tabs.append(BarFacts.Count(least > 1 ? least : nil, at: node.location))
  }

  /// Whether a member belongs to a tab bar controller; nil if unknown.
  private func isTabBar(_ member: SourceNode) -> Bool? {
    let types = binder.types
    guard let base = member.first, !base.isInstance else {
      let scope = types.scope(of: member)
      if types.inherits(scope, from: "UITabBarController") { return true }
      if !types.members(member.name, of: scope, seenFrom: member.tree.file).isEmpty || member.name == "tabs" {
        return false
      }
      return Self.isTabBarName(scope)
    }
    if let type = binder.type(of: base), !type.isList {
      if types.inherits(type.name, from: "UITabBarController") { return true }
      if types.isDeclared(type.name) || type.name.hasPrefix("UI") { return Self.isTabBarName(type.name) }
    }
    return Self.isTabBarName(base.name)
  }

  /// Whether a name is that of a tab bar controller: true or nil if it may be one, and false for another container.
  private static func isTabBarName(_ name: String) -> Bool? {
    let name = name.lowercased()
    if name.contains("tab") && !name.contains("table") { return nil }
    return false
  }

  private func statesFont(_ attributes: SourceNode) -> Bool {
    var value = attributes
    if attributes.kind != .collection {
      guard let constant = binder.constant(attributes)?.onlyValue ?? local(attributes), constant.kind == .collection
      else {
        return !attributes.isNil
      }
      value = constant
    }
    return value.descendants.contains { ($0.kind == .member || $0.kind == .name) && $0.name == "font" }
  }

  private func local(_ name: SourceNode) -> SourceNode? {
    let found = binder.declarations(of: name)
    return found.count == 1 && found[0].isLet ? found[0].onlyValue : nil
  }

  private func addFont(at node: SourceNode, _ found: inout Findings) {
    let names = ([node] + node.descendants).map { $0.name.lowercased() }.joined(separator: " ")
    let type = node.first.flatMap { binder.type(of: $0)?.name } ?? ""
    if type == "UIBarButtonItem" || names.contains("barbutton") { return }
    let isSegment = type == "UISegmentedControl" || names.contains("segment")
    let isTab = type == "UITabBarItem" || names.contains("tab")
    if isSegment || !isTab { found.facts.segmentFont = found.facts.segmentFont ?? node.location }
    if isTab || !isSegment { found.facts.tabFont = found.facts.tabFont ?? node.location }
  }
}

extension SourceNode {
  /// Whether a member is set on the appearance proxy of a class.
  fileprivate var isOfProxy: Bool { descendants.contains { $0.kind == .call && $0.name == "appearance" } }

  /// Whether `titleTextAttributes` belongs to a state of a bar item's appearance, not to a navigation bar.
  fileprivate var isOfBarItem: Bool {
    guard let state = first, state.kind == .member else { return false }
    let names = state.descendants.map { $0.name.lowercased() }.joined(separator: " ")
    return ["normal", "selected", "disabled", "focused", "highlighted"].contains(state.name)
      && !names.contains("button")
  }
}
