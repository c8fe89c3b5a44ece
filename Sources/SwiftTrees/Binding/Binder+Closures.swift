/// The types of parameters of closures.
extension Binder {
  /// Calls whose closure takes the elements of a list one by one.
  private static let loops = APIList.elementCalls.names
  /// Methods that pass a value, or each element, to a closure.
  private static let mappings = APIList.mappingCalls.names
  /// Methods that put an element into a stream.
  private static let sends = APIList.streamSends.names
  /// Methods of a stream with a stream of the same elements.
  private static let steps = APIList.streamSteps.names
  /// Arguments whose value SwiftUI passes to the closures of a call.
  ///
  /// Source: Apple documentation of SwiftUI, `sheet(item:)` and `alert(_:isPresented:presenting:)`.
  private static let presented = ["item", "presenting"]

  /// Returns the declaration that takes the elements of a loop's list: the closure's parameter, or the closure itself
  /// without one; nil for any other call.
  package func element(of argument: SourceNode, in call: SourceNode) -> SourceNode? {
    let isStream = call.name == "onReceive"
    guard isStream || Self.loops.contains(call.name) || Self.presented.contains(argument.label),
      isStream || argument.label != "" || call.arguments.first?.index == argument.index,
      call.arguments.first?.index == argument.index || Self.presented.contains(argument.label),
      let closure = call.child(.trailing)
    else { return nil }
    return closure.child(.parameter) ?? closure
  }

  /// Returns the type of a parameter of the closure around a node; nil if unknown.
  func closureParameterType(around node: SourceNode, number: Int, depth: Int) -> ValueType? {
    guard
      let closure = node.outwardSteps.lazy.map(\.inner).first(where: { $0.kind == .trailing || $0.kind == .closure }),
      let owner = closure.parent
    else { return nil }
    if owner.kind == .property || owner.kind == .parameter {
      return owner.child(.typeName).flatMap { type(written: $0.name, number, at: owner) }
    }
    guard let call = owner.kind == .argument ? owner.parent : owner, call.kind == .call else { return nil }
    if let known = elementType(of: call, number: number, depth: depth + 1) { return known }
    guard depth + 4 < Self.deepest, let parameter = parameter(ofClosure: closure, in: call, depth: depth + 4),
      let written = parameter.child(.typeName)
    else { return nil }
    return type(written: written.name, number, at: parameter)
  }

  /// The type of the values that a system method passes to its closure.
  private func elementType(of call: SourceNode, number: Int, depth: Int) -> ValueType? {
    let isMethod = call.first?.kind == .member
    if number == 0, isMethod, let object = call.pairedObject, callee(of: call, depth: depth) == nil {
      return type(of: object, depth: depth)
    }
    if let base = call.first?.first, isMethod, let type = type(of: base, depth: depth) {
      if type.isStream {
        // The object comes first in `withUnretained(self)` and `bind(with: self)`.
        let isPaired = call.pairedObject != nil || call.argument(at: .label("with")) != nil
        return number == (isPaired ? 1 : 0) ? type.element : nil
      }
      if number == 0, type.isList ? Self.loops.contains(call.name) : Self.mappings.contains(call.name), !type.isMeta {
        return type.element
      }
    }
    guard number == 0 else { return nil }
    if !isMethod, Self.loops.contains(call.name), let list = call.arguments.first?.first,
      let type = type(of: list, depth: depth), type.isList
    {
      return type.element
    }
    let presented = Self.presented.lazy.compactMap { call.argument(at: .label($0)) }.first
    if let presented, let type = type(of: presented, depth: depth), !type.isList, !type.isMeta { return type }
    if call.name == "onReceive", let stream = call.arguments.first?.first,
      let type = type(of: stream, depth: depth), type.isStream
    {
      return type.element
    }
    if call.name == "navigationDestination", let meta = call.argument(at: .label("for")), meta.name == "self",
      let type = meta.first.flatMap({ type(of: $0, depth: depth) }), type.isMeta
    {
      return type.element
    }
    return nil
  }

  /// The type of the stream that takes an argument, as in `route.send(.toast(text))`; nil for any other call.
  func streamType(of call: SourceNode, depth: Int) -> ValueType? {
    guard Self.sends.contains(call.name), call.arguments.count == 1, let base = call.first?.first,
      let type = type(of: base, depth: depth), type.isStream
    else { return nil }
    return type
  }

  /// Whether a method or property of a stream returns a stream of the same elements.
  ///
  /// A property of the app's own is one if it only calls such methods, as in `var main: … { receive(on: queue) }`.
  package func isStreamStep(_ name: String) -> Bool {
    if Self.steps.contains(name) || name == "withUnretained" { return true }
    guard let own = types.streamMembers[name] else { return false }
    return own.allSatisfy(\.isStreamStep)
  }

  /// The type of a parameter in the written type of a closure.
  private func type(written closure: String, _ number: Int, at node: SourceNode) -> ValueType? {
    guard let parts = closure.closureParameters, number < parts.count else { return nil }
    // A parameter may have a name: `(_ title: String) -> Void`.
    let type = parts[number].split(separator: ":", maxSplits: 1).last.map(TypeName.init)
    guard let type, !type.name.isEmpty, !type.name.contains("->") else { return nil }
    return ValueType(
      name: types.resolve(type.name, at: node) ?? type.name, isList: type.isList, isStream: type.isStream)
  }

  // MARK: Parameters that take closures

  /// Returns the parameter or property that takes a closure in a call; nil if unknown.
  package func parameter(ofClosure closure: SourceNode, in call: SourceNode, depth: Int = 0) -> SourceNode? {
    if let argument = closure.parent, argument.kind == .argument {
      return parameter(of: argument, in: call, depth: depth)
    }
    let trailing = call.children.filter { $0.kind == .trailing }
    guard let number = trailing.firstIndex(of: closure) else { return nil }
    let candidates: [SourceNode]
    switch callee(of: call, depth: depth) {
    case .function(let function), .enumCase(let function), .initializer(_, let function?):
      candidates = function.children.filter { $0.kind == .parameter && $0.child(.typeName)?.hasArrow == true }
    case .initializer(let type, nil):
      let members = types.entries[type]?.members.values.joined().filter { $0.kind == .property } ?? []
      candidates = members.filter { $0.child(.typeName)?.hasArrow == true && !$0.isStatic }
        .sorted { $0.index < $1.index }
    case nil: return nil
    }
    if !closure.label.isEmpty { return candidates.first { $0.label == closure.label || $0.name == closure.label } }
    let passed = Set(call.arguments.map(\.label))
    let open = candidates.filter { !passed.contains($0.label.isEmpty ? $0.name : $0.label) }
    // The first trailing closure belongs to the first open parameter without a default value.
    if trailing.count == 1, open.count == 1 { return open[0] }
    let required = open.filter { !$0.hasDefault }
    return number == 0 ? required.first ?? open.last : nil
  }

  /// Returns whether a declaration may have a closure as its value.
  package func mayHoldClosure(_ declaration: SourceNode) -> Bool {
    if let written = declaration.child(.typeName) { return written.hasArrow }
    // `if let handler = handler` or `guard let handler`
    guard declaration.kind == .property, let value = declaration.first, value.kind == .name || value.kind == .member
    else {
      return declaration.first?.kind == .closure
    }
    let found = declarations(of: value)
    return found.count == 1 && found[0] != declaration && found[0].child(.typeName)?.hasArrow == true
  }

  // MARK: Tuples

  /// Returns the labels of the tuple that an expression is; nil for any other expression.
  package func tupleLabels(of node: SourceNode) -> [String]? {
    let declaration: SourceNode?
    switch node.kind {
    case .name, .member:
      let found = declarations(of: node)
      declaration = found.count == 1 ? found[0] : nil
    case .call:
      guard case .function(let function)? = callee(of: node) else { return nil }
      declaration = function
    default: return nil
    }
    guard let declaration else { return nil }
    if let written = declaration.child(.typeName) { return written.name.tupleLabels }
    guard declaration.kind == .property else { return nil }
    guard let value = declaration.onlyValue else { return nil }
    switch value.kind {
    case .collection where value.first?.kind == .argument: return value.arguments.map(\.label)
    case .call:
      guard case .function(let function)? = callee(of: value) else { return nil }
      return function.child(.typeName)?.name.tupleLabels
    case .element where value.arguments.isEmpty:
      // The element of a loop: `for row in rows`.
      guard let list = value.first, [.name, .member].contains(list.kind) else { return nil }
      let found = declarations(of: list)
      let written = found.count == 1 ? found[0].child(.typeName)?.name : nil
      return written.flatMap {
        $0.hasPrefix("[") && $0.hasSuffix("]") ? String($0.dropFirst().dropLast()).tupleLabels : nil
      }
    default: return nil
    }
  }
}

extension String {
  /// The labels in a written tuple type such as `(title:String,Int)?`; nil for any other type.
  fileprivate var tupleLabels: [String]? {
    var rest = self[...]
    while rest.last == "?" || rest.last == "!" { rest.removeLast() }
    guard rest.first == "(", rest.last == ")" else { return nil }
    let parts = rest.dropFirst().dropLast().typeParts
    guard parts.count > 1 else { return nil }
    return parts.map { part in
      let names = part.split(separator: ":", maxSplits: 1)
      return names.count == 2 && names[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(names[0]) : ""
    }
  }

  /// The parameters in a written closure type such as `((String,Int)->Void)?`; nil for any other type.
  fileprivate var closureParameters: [Substring]? {
    var rest = self[...]
    while rest.last == "?" || rest.last == "!" { rest.removeLast() }
    // Brackets around the whole type.
    while rest.first == "(", rest.last == ")", let inner = rest.dropFirst().dropLast().closureHead {
      rest = rest.dropFirst().dropLast()
      if inner.isEmpty { break }
    }
    guard let head = rest.closureHead else { return nil }
    let inner = head.first == "(" && head.last == ")" ? head.dropFirst().dropLast() : head
    return inner.isEmpty ? [] : inner.typeParts
  }
}

extension Substring {
  /// The part of a closure type before its arrow; nil without an arrow outside of brackets.
  fileprivate var closureHead: Substring? {
    var depth = 0
    var last = Character(" ")
    for index in indices {
      switch self[index] {
      case "<", "(", "[": depth += 1
      case ">" where last == "-":
        if depth == 0 {
          let head = self[..<self.index(before: index)]
          return head.hasSuffix("async") || head.hasSuffix("throws")
            ? head.dropLast(head.hasSuffix("async") ? 5 : 6) : head
        }
      case ">", ")", "]": depth -= 1
      default: break
      }
      last = self[index]
    }
    return nil
  }
}

extension SourceNode {
  /// The object that comes before the elements of a stream, as in `withUnretained(self)` or `bind(with: self)`.
  fileprivate var pairedObject: SourceNode? {
    if APIList.streamSinks.names.contains(name), let object = argument(at: .label("with")), object.kind == .name,
      object.name == Self.selfName
    {
      return object
    }
    // Other steps than those that keep the elements unpair them.
    let steps = APIList.streamSteps.names
    let last = first?.first?.chainOfBases.first { $0.kind == .call && !steps.contains($0.name) }
    return last?.name == "withUnretained" ? last?.arguments.first?.first : nil
  }

  /// The calls and members of a chain, the last first.
  fileprivate var chainOfBases: some Sequence<SourceNode> {
    sequence(first: self) { $0.kind == .call || $0.kind == .member ? $0.first : nil }
  }

  /// Whether a property or function of a stream only calls methods that keep its elements.
  fileprivate var isStreamStep: Bool {
    guard let value = onlyValue else { return false }
    let steps = APIList.streamSteps.names
    return value.chainOfBases.allSatisfy { node in
      switch node.kind {
      case .member: steps.contains(node.name)
      case .name: steps.contains(node.name) || node.name == Self.selfName
      default: node.kind == .call
      }
    }
  }
}
