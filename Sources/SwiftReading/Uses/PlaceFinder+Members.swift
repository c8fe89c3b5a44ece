internal import AuditModel
internal import SwiftTrees

/// Members of texts, lists and streams.
extension PlaceFinder {
  /// String methods that return the same text.
  private static let sameText = APIList.sameTextMembers.names
  /// String methods that return a changed text, and methods that make one text from a list.
  private static let changed = APIList.changedTextMembers.names
  /// Methods whose result depends on a text, but does not contain it.
  private static let queries = APIList.textQueries.names
  /// Properties of a list that are one of its elements.
  private static let ends: Set<String> = ["first", "last"]
  /// Methods of a list that return some of its elements.
  private static let sameList = APIList.listSame.names
  /// Methods that pass the value, or each element, to a closure.
  private static let mappings = APIList.mappingCalls.names
  /// Methods of a stream that return a stream of the same elements.
  private static let streamSteps = APIList.streamSteps.names
  /// Methods that pass the elements of a stream to a closure or property.
  private static let streamSinks = APIList.streamSinks.names

  /// Goes from a text, or a list or stream of texts, to one of its members.
  func step(throughMember member: SourceNode, _ answer: inout Answer) -> SourceNode? {
    if !answer.fields.isEmpty { return step(fromObject: member, &answer) }
    // The key of a resource is a string that no code localizes.
    if answer.form == .key, member.name == "key" {
      (answer.form, answer.isDirect) = (.literal, false)
      return member
    }
    let call = member.parent.flatMap { $0.kind == .call && $0.first == member ? $0 : nil }
    if answer.form == .literal,
      let localizer = index.localizer(of: member) ?? call.flatMap(index.localizer), localizer.key == .receiver
    {
      answer.form = localizer.isKey ? .key : .text
      answer.isDirect = false
      return member
    }
    answer.isDirect = false
    if Self.sameText.contains(member.name) { return member }
    if let part = part(member) {
      guard answer.isListed else {
        answer.part = part
        return member
      }
      answer.isListed = false
      return answer.position == part ? member : end(.comparison, &answer)
    }
    guard answer.form != .literal else { return end(.other, &answer) }
    if !member.isCalled, isOwnStreamStep(member) { return member }
    if let call, let next = step(throughMethod: member, of: call, &answer) { return next }
    if case .carried = answer.end { return nil }
    if case .place = answer.end { return nil }
    return end(Self.queries.contains(member.name) ? .comparison : .other, &answer)
  }

  private func end(_ ending: TextMention.Ending, _ answer: inout Answer) -> SourceNode? {
    answer.end = .notFollowed(ending)
    return nil
  }

  /// Whether a property of the app's own keeps the elements of a stream, as in `toast.main`.
  private func isOwnStreamStep(_ member: SourceNode) -> Bool {
    guard let base = member.first, index.types.streamMembers[member.name] != nil else { return false }
    return index.binder.type(of: base)?.isStream == true && index.binder.isStreamStep(member.name)
  }

  /// Goes from an object, or a list or stream of objects, to one of its members.
  private func step(fromObject member: SourceNode, _ answer: inout Answer) -> SourceNode? {
    answer.isDirect = false
    let found = index.binder.declarations(of: member)
    guard found.isEmpty else { return step(throughProperty: member, found, &answer) }
    if let call = member.parent, member.isCalled, let next = step(throughMethod: member, of: call, &answer) {
      return next
    }
    if case .carried = answer.end { return nil }
    if Self.ends.contains(member.name), !member.isCalled { return member }
    return end(Self.queries.contains(member.name) ? .comparison : .other, &answer)
  }

  /// Goes through a method of a text, list or stream; nil if the method is unknown, or if it is the end.
  private func step(throughMethod member: SourceNode, of call: SourceNode, _ answer: inout Answer) -> SourceNode? {
    if Self.changed.contains(member.name) {
      answer.isJoined = member.name == "joined"
      answer.isPart = true
      return member
    }
    // The elements get a partner, as in `(owner, element)`.
    if member.name == "withUnretained" || member.name == "enumerated" {
      (answer.isListed, answer.position) = (true, 1)
      return member
    }
    let closure = call.elementClosure
    if Self.mappings.contains(member.name) || Self.streamSinks.contains(member.name), let closure {
      let isPaired = answer.isPaired || call.isWithOwner
      let element = closure.element(isPaired: isPaired)
      if isPaired, element == closure { answer.slot = 1 }
      answer.end = .carried(element, by: member)
      return nil
    }
    if Self.sameList.contains(member.name) || Self.streamSteps.contains(member.name) { return member }
    guard answer.fields.isEmpty, Self.streamSinks.contains(member.name) || member.name == "assign" else { return nil }
    bind(member, by: call, &answer)
    return nil
  }

  /// Ends at the property or subject to which a stream is bound, as in `.bind(to: label.rx.text)`.
  private func bind(_ member: SourceNode, by call: SourceNode, _ answer: inout Answer) {
    guard let argument = call.argument(at: .label("to")) else { return }
    if argument.kind == .keyPath {
      guard let owner = call.argument(at: .label("on")),
        let place = TextPlace.of(setting: String(argument.name.drop { $0 == "." }), of: owner, index.binder)
      else { return }
      answer.end = .place(place, call)
    } else if let place = TextPlace.of(assigning: argument, index.binder), argument.first?.name == "rx" {
      answer.end = .place(place, call)
    } else {
      let target = argument.kind == .other ? argument.first ?? argument : argument
      let found = index.binder.declarations(of: target)
      if found.count == 1, found[0].kind == .property { answer.end = .carried(found[0], by: member) }
    }
  }

  /// The number of the part that a member of a tuple takes; nil for any other member.
  private func part(_ member: SourceNode) -> Int? {
    if let number = Int(member.name) { return number }
    guard let base = member.first, let labels = index.binder.tupleLabels(of: base) else { return nil }
    return labels.firstIndex(of: member.name)
  }
}

extension SourceNode {
  /// Whether a member is called.
  var isCalled: Bool { parent.map { $0.kind == .call && $0.first == self } ?? false }
}

extension PlaceFinder.Answer {
  /// Whether the text is the second part of a pair.
  var isPaired: Bool { isListed && position == 1 }
}

extension SourceNode {
  /// The labels of closures that take the elements of a stream.
  ///
  /// Source: documentation of Combine, `sink(receiveCompletion:receiveValue:)`, and of RxSwift, `subscribe(onNext:)`.
  private static let elementLabels = APIList.streamLabels.names

  /// The closure of a call that takes a value or elements; nil if several may.
  fileprivate var elementClosure: SourceNode? {
    let all = children.lazy.compactMap { child -> (label: String, closure: SourceNode)? in
      if child.kind == .trailing { return (child.label, child) }
      guard child.kind == .argument, let value = child.first, value.kind == .closure else { return nil }
      return (child.label, value)
    }
    let some = Array(all.prefix(4))
    return some.first { Self.elementLabels.contains($0.label) }?.closure ?? (some.count == 1 ? some[0].closure : nil)
  }

  /// Whether a method passes another object to its closure first, as in `.bind(with: self) { owner, text in }`.
  fileprivate var isWithOwner: Bool { argument(at: .label("with")) != nil }

  /// The declaration that takes the elements in a closure: a parameter, or the closure itself for `$0`.
  func element(isPaired: Bool) -> SourceNode {
    let parameters = children.filter { $0.kind == .parameter }
    if isPaired, parameters.count > 1 { return parameters[1] }
    return parameters.first ?? self
  }
}
