internal import SwiftTrees

/// A way for code to pass a value on, so that it may change under another name.
enum ViewHandover {
  /// A call gets the value as an argument.
  case argument(ParameterName, of: SourceNode)
  /// A variable or closure parameter has the value in a scope.
  case variable(String, in: SourceNode)
  /// A property of another value, or a variable, stores the value.
  case property(SourceNode)
  /// An expression has the value, such as `views[0]` or `views.first`.
  case expression(SourceNode)
  /// The value is returned, stored in a collection, or the like.
  case unknown
}

extension SourceNode {
  /// The names in a chain such as `cell.title.text`, in order; empty if it does not begin with a name.
  var memberChain: [SourceNode] {
    var chain = [self]
    while let last = chain.last, last.kind == .member {
      guard let base = last.first else { return [] }
      chain.append(base)
    }
    guard chain.last?.kind == .name else { return [] }
    return chain.reversed()
  }

  /// The way in which the value of an expression is passed on; nil if it is not.
  ///
  /// Anything that is not known to be harmless is `unknown`.
  var handover: ViewHandover? {
    var node = self
    while let outer = node.parent {
      switch outer.kind {
      case .argument, .choice: node = outer
      case .collection:
        // The later use of a part of a tuple or dictionary is not followed.
        guard node.kind != .argument, outer.name.isEmpty else { return .unknown }
        node = outer
      case .member:
        if node.index == index, !Self.isList(outer.name) { return nil }
        let call = outer.parent.flatMap { $0.kind == .call && $0.first?.index == outer.index ? $0 : nil }
        if Self.singles.contains(outer.name) { return .expression(call ?? outer) }
        guard let call else { return .unknown }
        if Self.filters.contains(outer.name) {
          node = call
        } else {
          return Self.visits.contains(outer.name) ? call.elementVariable : .unknown
        }
      case .call:
        // A closure that is called returns the value.
        guard node.kind == .argument, !outer.name.isEmpty else { return .unknown }
        return .argument(ParameterName(outer.name, label: node.label), of: outer)
      case .assignment:
        guard let target = outer.first, target.index != node.index else { return nil }
        return target.kind == .member || target.kind == .name ? .property(target) : .unknown
      case .property:
        guard outer.isLocal, !outer.name.isEmpty, let scope = outer.parent else { return .unknown }
        return .variable(outer.name, in: scope)
      case .element:
        if outer.first?.index == node.index, outer.child(.argument) != nil { return .expression(outer) }
        // A loop over the views.
        guard let variable = outer.parent, variable.kind == .property, let loop = variable.parent, loop.name == "for"
        else { return .unknown }
        if variable.name.isEmpty { return node.name == "enumerated" ? loop.secondVariable : .unknown }
        node = outer
      case .condition: return outer.parent.map { $0.name != "switch" || $0.bindsNames } == false ? nil : .unknown
      case .other: return Self.comparisons.contains(outer.name) ? nil : .unknown
      case .result: return outer.returnsValue ? nil : .unknown
      case .block where outer.parent?.kind == .choice && outer.isResult(node): node = outer
      case .block, .closure, .trailing:
        guard outer.isResult(node), !outer.returnsValue else { return nil }
        guard let call = outer.callOfVisit else { return .unknown }
        if !Self.converters.contains(call.name) { return nil }
        node = call
      case .file, .hole: return nil
      default: return .unknown
      }
    }
    return nil
  }

  /// The methods that pass each element of a collection or optional, or a view itself, to a closure.
  private static let visits = APIList.elementVisits.names

  /// The members of collections that return one element.
  private static let singles = APIList.elementPicks.names

  /// The methods that return the results of a closure for each element; the other visits drop them.
  private static let converters = APIList.valueConverters.names

  /// The call that passes elements to this closure, if its first parameter takes them; nil for any other closure.
  private var callOfVisit: SourceNode? {
    let outer = kind == .closure ? parent?.parent : parent
    guard kind == .closure || kind == .trailing, let outer, outer.kind == .call, let callee = outer.first,
      callee.kind == .member, outer.name != "observe", outer.name != "registerForTraitChanges",
      Self.visits.contains(outer.name) || Self.converters.contains(outer.name)
    else { return nil }
    return outer
  }

  /// The second variable of a loop over numbered elements.
  private var secondVariable: ViewHandover {
    let names = children.filter { $0.kind == .property && !$0.name.isEmpty }.map(\.name)
    return names.count == 2 ? .variable(names[1], in: self) : .unknown
  }

  /// Other members of collections and optionals that lead to their elements.
  private static let elements = APIList.elementMembers.names

  /// Returns whether a member belongs to a collection or optional.
  static func isList(_ name: String) -> Bool {
    visits.contains(name) || filters.contains(name) || elements.contains(name) || singles.contains(name)
  }

  /// The methods of collections that return some of the elements.
  private static let filters = APIList.filterCalls.names

  /// The operators that only compare.
  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "~=", "&&", "||", "!", "<", ">", "<=", ">="]

  /// The closure parameter for an element in a call such as `forEach`.
  private var elementVariable: ViewHandover {
    let argument = arguments.lazy.compactMap { $0.child(.closure) }.first
    guard let closure = child(.trailing) ?? argument else { return .unknown }
    return .variable(closure.child(.parameter)?.name ?? "$0", in: closure)
  }

  /// The properties whose returned views the system only reads.
  ///
  /// Source: Apple documentation of UIKit, `UIAccessibilityContainer` and `UIFocusEnvironment`.
  private static let orders: Set<String> = ["accessibilityElements", "preferredFocusEnvironments"]

  /// Whether the getter or function around a statement returns no views, or only their order.
  private var returnsValue: Bool {
    let kinds: Set<SourceKind> = [.function, .property, .closure, .trailing]
    let around = chain.first { kinds.contains($0.kind) }
    if let around, Self.orders.contains((around.observedProperty ?? around).name) { return true }
    return around?.child(.typeName).map { VariableSearch.isValue($0.name) } ?? false
  }

  /// Whether the patterns of a `switch` bind its subject, or parts of it, to names.
  private var bindsNames: Bool {
    children.contains { alternative in
      alternative.kind == .block
        && alternative.children.contains { pattern in
          pattern.kind == .property && pattern.first == nil
            || pattern.kind == .condition && pattern.descendants.contains { $0.kind == .property }
        }
    }
  }

  /// Returns whether a statement is the only one, so that its value is the result of its getter or closure.
  private func isResult(_ statement: SourceNode) -> Bool {
    // Of calls, only filters get here. Other statements, such as assignments, pass nothing on.
    guard [.name, .member, .collection, .choice, .call].contains(statement.kind), statement.end == end else {
      return false
    }
    return children.allSatisfy { [.parameter, .condition].contains($0.kind) || $0.index == statement.index }
  }
}
