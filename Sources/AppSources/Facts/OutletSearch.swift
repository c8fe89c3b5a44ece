internal import AuditModel
internal import Documents

/// Finds what code does with the objects of an app's storyboards and xibs.
struct OutletSearch: Sendable {
  /// The names of outlets, and of properties of the system that lead to objects of documents.
  let names: Set<String>
  /// The custom classes of objects, without their modules.
  let classes: Set<String>
  let types: TypeTable

  /// The calls by which code changes a control, without those that only draw or lay it out.
  private static let changes: Set<String> = [
    "setTitle", "setAttributedTitle", "setImage", "setPreferredSymbolConfiguration", "insertSegment",
    "removeAllSegments", "setItems", "setText", "setAttributedText", "setTitleWithoutAnimation",
  ]

  /// Properties whose members belong to the value around them.
  private static let parts: Set<String> = ["titleLabel", "configuration", "textLabel", "detailTextLabel"]

  /// Reads all sources.
  func code(in trees: [SourceTree]) -> OutletCode {
    var code = OutletCode()
    for found in trees.concurrentMap(changes) {
      code.changes.merge(found.changes) { $0.union($1) }
      code.passed.formUnion(found.passed)
      code.classes.merge(found.classes) { $0.union($1) }
      code.usesTags = code.usesTags || found.usesTags
    }
    let own = code.classes
    code.classes = [:]
    for (name, declared) in declarations {
      code.classes[name] = declared.reduce(into: []) { all, type in
        for ancestor in types.ancestors(of: type) { all.formUnion(own[ancestor] ?? []) }
      }
    }
    return code
  }

  /// The declared types by the last part of their names.
  private var declarations: [String: [String]] {
    let declared = types.entries.keys.filter(types.isDeclared)
    let all = Dictionary(grouping: declared) { $0.split(separator: ".").last.map(String.init) ?? $0 }
    return all.filter { classes.contains($0.key) }
  }

  /// Returns the changes in a file; those of classes to themselves by full name, without their superclasses.
  private func changes(in tree: SourceTree) -> OutletCode {
    var code = OutletCode()
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      switch node.kind {
      case .assignment: if let target = node.first { add(target, &code) }
      case .call:
        if node.name == "viewWithTag" { code.usesTags = true }
        if Self.changes.contains(node.name), let callee = node.first { add(callee, &code) }
      case .name, .member:
        if node.name == OutletCode.itself {
          if isPassed(node) { code.classes[types.scope(of: node), default: []].insert(OutletCode.itself) }
        } else if names.contains(node.name), isPassed(node) {
          code.passed.insert(node.name)
        }
      default: break
      }
    }
    return code
  }

  /// Records the change of a property, or the call of a method that changes the value it is called on.
  private func add(_ target: SourceNode, _ code: inout OutletCode) {
    guard target.kind == .member, let base = target.first, base.name != "self" else {
      guard target.kind == .member || target.kind == .name else { return }
      // A class changes itself.
      code.classes[types.scope(of: target), default: []].insert(target.name)
      return
    }
    code.changes[base.name, default: []].insert(target.name)
    if Self.parts.contains(base.name) {
      let owner = base.kind == .member ? base.first : nil
      if let owner, owner.name != "self" {
        code.changes[owner.name, default: []].insert(target.name)
      } else {
        code.classes[types.scope(of: target), default: []].insert(target.name)
      }
    }
    if base.name == "navigationItem" || base.name == "tabBarItem" {
      code.classes[types.scope(of: target), default: []].insert("\(base.name).\(target.name)")
    }
  }

  /// Calls that leave the texts and fonts of their arguments alone.
  private static let harmless: Set<String> = ControlSearch.harmless.union([
    "sendSubviewToBack", "convert", "exchangeSubview", "UITapGestureRecognizer", "addTarget", "dequeueReusableCell",
    "scrollRectToVisible", "post", "addObserver", "removeObserver", "present", "isDescendant", "print", "performSegue",
    "NotificationCenter", "assert", "min", "max", "sizeThatFits",
  ])

  private func isPassed(_ node: SourceNode) -> Bool { node.isPassedOn(except: Self.harmless) }
}
