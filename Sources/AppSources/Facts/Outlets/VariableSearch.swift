internal import AuditModel

/// Finds what code does with the view in a variable or parameter.
struct VariableSearch: Sendable {
  /// The names of the methods in extensions of the system's classes.
  let extensionMembers: Set<String>
  /// The names of properties with views that would be taken for those with delegates.
  let keptViews: Set<String>

  /// The largest number of names that a view gets one after the other (our own limit; code of real apps has up to three).
  private static let deepest = 4

  /// The types of parameters that are no views.
  private static let values: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Double", "Error", "Float",
    "IndexPath", "IndexSet", "Int", "Int32", "Int64", "NSAttributedString", "NSNumber", "NSRange", "Notification",
    "Selector", "String", "Substring", "TimeInterval", "UIColor", "UIEdgeInsets", "UIEvent", "UIFont", "UIImage",
    "UIImpactFeedbackGenerator", "URL", "URLRequest", "UUID", "Void",
  ]

  /// Whether no value of a type is a view.
  static func isValue(_ type: String) -> Bool {
    guard let arrow = type.ranges(of: "->").last else { return values.contains(TypeName(type).name) }
    // A closure may return a view.
    let result = TypeName(String(type[arrow.upperBound...])).name
    return ["", "()"].contains(result) || values.contains(result)
  }

  /// Returns the changes of the parameters of a function or initializer, by name; none if it has no body.
  func parameters(of function: SourceNode, named name: String) -> [ParameterName: Set<String>] {
    guard let body = function.child(.block) else { return [:] }
    return function.children.reduce(into: [:]) { all, parameter in
      guard parameter.kind == .parameter else { return }
      let type = parameter.child(.typeName)?.name ?? ""
      let isValue = Self.isValue(type)
      all[ParameterName(name, label: parameter.label), default: []].formUnion(
        isValue ? [] : changes(of: parameter.name, in: body))
    }
  }

  /// Returns the changes of a view that gets another name.
  ///
  /// - Parameters:
  ///   - node: An expression whose value is the view.
  ///   - depth: The number of names before it.
  /// - Returns: The changes, calls among them.
  func changes(byHandingOver node: SourceNode, depth: Int = 0) -> Set<String> {
    switch node.handover {
    case nil: []
    case .argument(let parameter): [parameter.text]
    case .property(let name): keptViews.contains(name) ? [OutletCode.itself] : ["=\(name)"]
    case .variable(let name, let scope):
      // In the scope of `if let title = title`, all uses of the name are looked at once.
      depth > 0 && name == node.name ? [] : changes(of: name, in: scope, depth: depth + 1)
    case .unknown: [OutletCode.itself]
    }
  }

  private func changes(of variable: String, in scope: SourceNode, depth: Int = 0) -> Set<String> {
    guard depth < Self.deepest else { return [OutletCode.itself] }
    var found: Set<String> = []
    for node in scope.descendants where node.kind == .name && node.name == variable {
      found.formUnion(changes(byHandingOver: node, depth: depth))
      guard let member = node.parent, member.kind == .member else { continue }
      if let change = change(by: member) { found.insert(change) }
      // A button hands its label over.
      if OutletSearch.parts.contains(member.name) { found.formUnion(changes(byHandingOver: member, depth: depth)) }
    }
    return found
  }

  /// Returns the change that the use of a member of a view makes; nil for none.
  func change(by member: SourceNode) -> String? {
    if OutletSearch.walks.contains(member.name) || member.name == "constraints" { return "subviews" }
    if ViewEffect.addsConstraints(member.name) { return OutletCode.anchor }
    if ViewEffect.mayChangeAnything(member.name) { return OutletCode.itself }
    var target = member
    while let outer = target.parent, outer.kind == .member { target = outer }
    guard let statement = target.parent, statement.first?.index == target.index else { return nil }
    let isPart = OutletSearch.parts.contains(member.name)
    switch statement.kind {
    case .assignment,
      .other where SourceNode.assigns(statement) || statement.name == SourceKind.inout:
      if OutletSearch.geometry.contains(member.name), member.isInLayout { return OutletCode.placed }
      return isPart ? target.name : member.name
    // A call such as `isHidden.toggle()` changes the property.
    case .call where target.index != member.index: return isPart ? target.name : member.name
    case .call where OutletSearch.changes.contains(member.name): return member.name
    case .call: return extensionMembers.contains(member.name) ? "\(member.name)()" : nil
    default: return nil
    }
  }
}

extension SourceNode {
  /// Whether a statement runs after the layout, whose frames it replaces.
  fileprivate var isInLayout: Bool {
    let method = sequence(first: self) { $0.parent }.first { $0.kind == .function }
    return ["layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews"].contains(method?.name)
  }

  /// Whether a node is an operator such as `+=` that changes its first operand.
  static func assigns(_ node: SourceNode) -> Bool {
    node.kind == .other && OperatorPrecedence(node.name) == .assignment
  }
}
