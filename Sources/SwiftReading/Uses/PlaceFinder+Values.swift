internal import AuditModel
internal import SwiftTrees

/// Declarations that get a text by an assignment or by a call.
extension PlaceFinder {
  /// Methods that put an element into a stream.
  private static let sends = APIList.streamSends.names
  /// Methods that add an element to a list, or a part to a text.
  private static let additions: Set<String> = ["append", "insert"]

  /// Returns the end of a value that an assignment stores.
  func stored(_ value: SourceNode, by assignment: SourceNode, _ answer: inout Answer) -> Answer.End {
    guard let target = assignment.first, target.index != value.index else { return .notFollowed(.other) }
    // A property of the app takes precedence over one of UIKit with the same name, except for one that overrides it.
    let declared = index.binder.declarations(of: target)
    let place = answer.fields.isEmpty ? TextPlace.of(assigning: target, index.binder) : nil
    if declared.count == 1, let initializer = target.initializer(setting: declared[0]) {
      answer.object = object(with: declared[0], madeBy: initializer, value, answer)
    }
    if declared.count == 1, declared[0].kind == .property, place?.isOverridden(by: declared[0], index.types) != true {
      return .carried(declared[0], by: value)
    }
    if target.kind == .element, let list = target.first {
      let lists = index.binder.declarations(of: list)
      guard lists.count == 1, lists[0].kind == .property else { return .notFollowed(.assignment) }
      (answer.isListed, answer.position) = (true, nil)
      return .carried(lists[0], by: value)
    }
    guard let place, !place.needsController || isInController(assignment) else { return .notFollowed(.assignment) }
    answer.isDirect = false
    return .place(place, assignment)
  }

  /// Returns the end of an argument that a method adds to its receiver, or that a closure takes; nil for another call.
  func passed(
    _ value: SourceNode, in argument: SourceNode, to call: SourceNode, _ answer: inout Answer
  ) -> Answer.End? {
    guard let callee = call.first else { return nil }
    if callee.kind == .member, let base = callee.first {
      if Self.sends.contains(callee.name), call.arguments.count == 1 {
        let found = index.binder.declarations(of: base)
        guard found.count == 1, found[0].kind == .property, index.binder.type(of: base)?.isStream == true else {
          return nil
        }
        return .carried(found[0], by: value)
      }
      if Self.additions.contains(callee.name), argument.label.isEmpty {
        let found = index.binder.declarations(of: base)
        guard found.count == 1, found[0].kind == .property, let type = index.binder.type(of: base) else { return nil }
        if type.isList { (answer.isListed, answer.position) = (true, nil) } else { answer.isPart = true }
        return .carried(found[0], by: value)
      }
    }
    guard callee.kind == .name || callee.kind == .member else { return nil }
    let found = index.binder.declarations(of: callee)
    guard found.count == 1, [.property, .parameter].contains(found[0].kind), index.binder.mayHoldClosure(found[0])
    else { return nil }
    answer.slot = call.arguments.firstIndex(of: argument)
    return .carried(found[0], by: value)
  }

  /// Goes from the value of a closure to the call that returns it, or to the declaration that has the closure; nil for
  /// any other closure.
  ///
  /// The value is the only statement of the closure; nil if a `return` has it.
  func step(throughClosure closure: SourceNode, _ value: SourceNode?) -> SourceNode? {
    let isOnly = value.map { $0.end == closure.end && closure.isOnlyStatement($0) } ?? true
    guard let owner = closure.parent else { return nil }
    if owner.kind == .call, owner.first?.index == closure.index { return owner }
    guard isOnly else { return nil }
    if owner.kind == .property { return owner.child(.typeName)?.hasArrow == true ? owner : nil }
    guard let call = owner.kind == .argument ? owner.parent : owner, call.kind == .call else { return nil }
    if let callee = call.first, callee.kind == .member, ["map", "flatMap", "compactMap"].contains(callee.name) {
      return call
    }
    guard let parameter = index.binder.parameter(ofClosure: closure, in: call) else { return nil }
    return parameter.child(.typeName)?.returnsValue == true ? parameter : nil
  }

  /// Whether a node is in a view controller, by the name of its type or of an inherited type.
  private func isInController(_ node: SourceNode) -> Bool {
    for (_, parent) in node.outwardSteps {
      if parent.kind == .type || parent.kind == .extension {
        let inherited = parent.children.lazy.filter { $0.kind == .inherited }.map(\.name)
        return ([parent.name] + inherited).contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
      }
    }
    return false
  }
}

extension SourceNode {
  /// Whether `.init(text)` makes the key of `Text(.init(text))`.
  var isKeyOfText: Bool {
    guard kind == .call, let callee = first, callee.kind == .member, callee.first == nil, let place = callAround else {
      return false
    }
    return place.name == "Text" && place.arguments.count == 1 && place.arguments[0].label.isEmpty
      && arguments.count == 1 && arguments[0].label.isEmpty
  }

  /// Whether a statement is the only one of a closure.
  fileprivate func isOnlyStatement(_ statement: SourceNode) -> Bool {
    children.first { ![.parameter, .property].contains($0.kind) } == statement
  }

  /// Whether a closure type has a result that may be a text.
  fileprivate var returnsValue: Bool { hasArrow && !returnsNothing }
}
