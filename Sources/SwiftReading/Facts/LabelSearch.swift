internal import CodeValues
internal import Documents
internal import SwiftTrees

/// Finds the code around a view that may give the view an accessibility label, or hide it from VoiceOver.
struct LabelSearch: Sendable {
  /// The effect of code around a view on its label.
  enum Effect: Int, Comparable {
    /// The code keeps the label.
    case none
    /// The code hides the view conditionally.
    case hidesAtTimes
    /// The code may have any effect.
    case unknown
    /// The code states a label, or hides the view.
    case labels

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let components: Components
  private let bodies: ViewBodies
  private(set) var code: LabellingCode
  /// The bodies that callers may label.
  private var labelled: Set<SourceNode> = []
  /// The values that accessibility modifiers are applied to.
  private let values: LabelledValues

  /// The maximum number of nested variables that contain a view (our own limit).
  private static let mostVariables = 64

  init(in trees: [SourceTree], _ components: Components, _ callers: ViewCallers) {
    self.components = components
    bodies = callers.bodies
    code = LabellingCode(in: trees, components.binder)
    values = LabelledValues(in: trees, code.modifiers, bodies, components.binder)
    code.add(modifiers: unreadModifiers(), types: unreadTypes())
    let uses = Array(callers.uses)
    let effects = uses.concurrentMap { [self] _, uses in uses.map(effect(ofUse:)).max() ?? .none }
    labelled = values.declarations.union(zip(uses, effects).lazy.compactMap { $1 == .labels ? $0.key : nil })
    spread(uses.map { ($0.key, $0.value.compactMap(\.viewBody)) })
    // Unknown effects seldom reach nested views.
    labelled.formUnion(zip(uses, effects).compactMap { $1 == .unknown ? $0.key : nil })
  }

  /// Returns the effect of the code around the use of a view on the labels in the view.
  private func effect(ofUse use: SourceNode) -> Effect {
    // The type that a function or property returns may be unknown.
    if let body = use.viewBody, values.names.contains(body.name) { return .labels }
    return effect(around: use, by: SourceNode.statements)
  }

  /// Adds the bodies that labelled bodies draw, directly or indirectly.
  private mutating func spread(_ uses: [(body: SourceNode, outer: [SourceNode])]) {
    var drawn: [SourceNode: [SourceNode]] = [:]
    for (body, outer) in uses { for one in outer { drawn[one, default: []].append(body) } }
    var new = Array(labelled)
    while let body = new.popLast() {
      for inner in drawn[body] ?? [] where labelled.insert(inner).inserted { new.append(inner) }
    }
  }

  /// Returns whether code that uses the view around a node may label the contents of that view.
  func mayLabel(callersOf node: SourceNode) -> Bool {
    let type = components.binder.types.scope(of: node).lastPart
    guard let body = node.viewBody else { return values.names.contains(type) }
    return labelled.contains(body) || values.names.contains(type) || values.names.contains(body.name)
  }

  // MARK: The same body

  /// Returns the strongest effect of the modifiers and containers around a view in the same body on its label.
  ///
  /// Only the SwiftUI modifiers in `statements` count. The search stops at the closure `end`, if there is one.
  func effect(around view: SourceNode, by statements: Set<String>, until end: SourceNode? = nil) -> Effect {
    var variables: Set<SourceNode> = []
    return effect(around: view, by: statements, until: end, &variables)
  }

  /// `variables` are the local variables that have led to the view.
  private func effect(
    around view: SourceNode, by statements: Set<String>, until end: SourceNode?, _ variables: inout Set<SourceNode>
  ) -> Effect {
    var found = Effect.none
    // Texts that modifiers around a bar state do not label the bar.
    var isInBar = false
    for (node, parent) in view.outwardSteps {
      if parent == end { return found }
      switch parent.kind {
      case .member:
        let call = parent.parent.flatMap { $0.kind == .call && $0.first?.index == parent.index ? $0 : nil }
        guard let call else {
          found = max(found, effect(ofMember: parent))
          break
        }
        if !isInBar || !call.statesText { found = max(found, effect(ofModifier: call, statements, until: end)) }
      case .call where parent.first?.index != node.index:
        // A separately presented view is not part of the view that presents it.
        if isHost(parent) || ViewSpace.presents(parent, node, components.binder) { return found }
        // Code that creates controllers passes variables to methods such as `present`.
        let isPassed = !variables.isEmpty && parent.first?.kind == .member && node.first?.kind == .name
        if !isPassed { found = max(found, effect(ofContainer: parent)) }
        isInBar = parent.fillsBar
      case .function, .property:
        guard parent.isLocal, let scope = parent.parent, variables.insert(parent).inserted else { return found }
        guard variables.count < Self.mostVariables else { return max(found, .unknown) }
        let uses = scope.tree.index.references(to: parent.name, in: scope.index + 1..<scope.end)
        for use in uses.lazy.map({ SourceNode(tree: scope.tree, index: Int($0)) }) where use.kind == .name {
          found = max(found, effect(around: use, by: statements, until: end, &variables))
        }
        return found
      case .initializer, .type, .extension: return found
      default: break
      }
    }
    return found
  }

  /// Returns the effect of a modifier; `end` is the outer closure that is being read, if there is one.
  func effect(ofModifier call: SourceNode, _ statements: Set<String>, until end: SourceNode? = nil) -> Effect {
    let isSystem = ViewModifier.named(call.name) != nil && !components.binder.isOwnModifier(call)
    guard isSystem else {
      if code.modifiers.contains(call.name) { return .unknown }
      let isRead = components.binder.types.modifiers.contains(call.name) || Self.steps.contains(call.name)
      return isRead ? effect(ofClosuresIn: call, until: end) : .unknown
    }
    if call.states(statements) { return call.hidesAtTimes ? .hidesAtTimes : .labels }
    return mayName(styleOf: call, drawsControl: ControlStyle.named(call.name) != nil) ? .unknown : .none
  }

  /// The methods of lists and optional values that pass views on.
  static let steps = APIList.listSteps.names

  /// A property such as `quiet` in `view.quiet` is a modifier, too.
  private func effect(ofMember member: SourceNode) -> Effect {
    code.modifiers.contains(member.name) ? .unknown : .none
  }

  /// Returns whether the type in the argument of a modifier may label the view, or draw a text as a part of it.
  private func mayName(styleOf call: SourceNode, drawsControl: Bool) -> Bool {
    let style = ControlStyle.named(call.name)
    guard style != nil || call.name == "modifier" else { return false }
    if let style, !style.views.contains("Button"), !style.views.contains("Menu") { return false }
    if style?.isSystem(call, components.binder) == true { return false }
    guard let argument = call.arguments.first?.first,
      let type = components.type(of: argument, style?.group ?? "ViewModifier"),
      let entry = components.binder.types.entries[type], components.binder.types.isDeclared(type)
    else { return true }
    let drawing = entry.members.lazy.filter {
      ["body", "makeBody"].contains($0.key) || $0.value.contains(where: \.returnsView)
    }
    return code.types.contains(type) || drawsControl && drawing.contains { $0.value.contains(where: mayDrawText) }
  }

  /// Returns whether a modifier may draw a text over the picture in a button, which then labels the button.
  func mayCover(_ call: SourceNode) -> Bool {
    let own = components.binder.types.modifiers(named: call.name)
    guard own.count <= Binder.mostOverloads else { return true }
    if Self.layers.contains(call.name) || !own.isEmpty {
      return (call.children.filter { $0.kind != .member } + own).contains(where: mayDrawText)
    }
    return call.name == "modifier" && mayName(styleOf: call, drawsControl: true)
  }

  /// Modifiers that draw other views in front of a view or behind it.
  private static let layers = APIList.layerModifiers.names

  /// Returns whether one of the views in an expression or declaration may draw a text.
  private func mayDrawText(_ node: SourceNode) -> Bool {
    node.descendants.contains { inner in
      if bodies.drawn(by: inner) != nil { return true }
      guard inner.kind == .call, inner.first?.kind == .name, inner.name.first?.isUppercase == true else { return false }
      return !SourceNode.neutralViews.contains(inner.name) && PlainView.named(inner.name) != PlainView.none
        && !SystemTypes.values.contains(inner.name)
    }
  }

  // MARK: Containers

  /// Whether a call creates a UIKit controller for a view.
  private func isHost(_ call: SourceNode) -> Bool {
    guard let callee = call.first, callee.kind == .name else { return false }
    let types = components.binder.types
    let type = types.resolve(callee.name, in: types.scope(of: call)) ?? callee.name
    return types.ancestors(of: type).contains { $0 == "UIHostingController" || $0 == "UIViewController" }
  }

  private func effect(ofContainer call: SourceNode) -> Effect {
    guard let callee = call.first else { return .none }
    if callee.kind == .name, callee.name.first?.isUppercase == true {
      let types = components.binder.types
      if let type = types.resolve(callee.name, in: types.scope(of: call)), types.isDeclared(type) {
        return code.types.contains(type) || values.areMembers(of: type, types) ? .unknown : .none
      }
      return SourceNode.neutralViews.contains(call.name) || ViewContainer.names.contains(call.name) ? .none : .unknown
    }
    if code.modifiers.contains(call.name) { return .unknown }
    let isKnown =
      ViewModifier.named(call.name) != nil || Self.steps.contains(call.name)
      || bodies.drawn(by: callee) != nil || components.binder.types.modifiers.contains(call.name)
      || !components.binder.declarations(of: callee).isEmpty
    return isKnown ? .none : .unknown
  }
}
