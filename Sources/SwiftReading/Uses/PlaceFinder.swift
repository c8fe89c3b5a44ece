internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Follows an expression outwards to the call or assignment that takes the text, or to the declaration that gets the
/// value.
struct PlaceFinder: Sendable {
  let index: SourceIndex
  /// The slots of view arguments that the configuration describes.
  let views: [String: [String: SlotFields]]

  /// The result of following an expression.
  struct Answer {
    enum End {
      case place(TextPlace, SourceNode)
      /// The text becomes the value of a property, parameter or closure's parameter, or the result of a function.
      case carried(SourceNode, by: SourceNode)
      case notFollowed(TextMention.Ending)
    }

    var end: End
    var form: LocalizationState
    /// Whether the text is one of several parts of the drawn text.
    var isPart = false
    /// Whether the expression itself is the argument.
    var isDirect = true
    /// Whether the text is one element of a list or dictionary.
    var isListed = false
    /// The index of the element in a list literal, from 0; nil if unknown.
    var position: Int?
    /// The subscript that takes an element of a list or dictionary; nil if there is none.
    var subscripting: SourceNode?
    /// The number of the tuple's part that the expression takes.
    var part: Int?
    /// The properties that lead from the value to the text, the outermost first; empty if the value is the text itself.
    var fields: [SourceNode] = []
    /// The path of the object that gets the text, if a property of an object is the end.
    var object: ObjectAnswer?
    /// The number of the argument of a call of a closure, if the closure's declaration is the end.
    var slot: Int?
    /// Whether the expression joins the elements of a list to one text.
    var isJoined = false
    /// The view that takes the text, if the sources do not declare it.
    var open: UnknownDeclaration?

    /// The node at which the path is not followed; nil for another end.
    var blocked: SourceNode?

    /// Whether the path ends at a place that takes the text.
    var isAtPlace: Bool { if case .place = end { true } else { false } }
  }

  /// Calls that insert values into a text or convert the text to another type.
  private static let formats = APIList.textCalls.names
  /// The argument labels for the text in calls of ``formats``.
  private static let formatLabels = APIList.textCallLabels.names

  /// The maximum number of list elements with known positions (our own limit); code rarely uses larger indices.
  private static let mostPositions = 256

  /// Returns the end of an expression's path.
  ///
  /// `fields` are the properties that lead from the expression's value to the text.
  func follow(_ start: SourceNode, as form: LocalizationState, fields: [SourceNode] = []) -> Answer {
    var answer = Answer(end: .notFollowed(.other), form: form)
    answer.fields = fields
    var node = start
    while let parent = node.parent {
      guard let next = step(from: node, to: parent, &answer) else {
        if case .notFollowed = answer.end { answer.blocked = parent }
        return answer
      }
      node = next
    }
    answer.blocked = node
    return answer
  }

  /// Goes one node outwards; nil if the path ends, with ``Answer/end`` set.
  private func step(from node: SourceNode, to parent: SourceNode, _ answer: inout Answer) -> SourceNode? {
    func end(_ end: Answer.End) -> SourceNode? {
      answer.end = end
      return nil
    }
    switch parent.kind {
    case .argument: return step(throughArgument: parent, node, &answer)
    case .member: return step(throughMember: parent, &answer)
    case .choice:
      if answer.form == .literal, answer.isDirect, !mayBeKey(parent, besides: node) { answer.isDirect = false }
      return parent
    case .call, .hole, .string: return parent
    case .collection:
      (answer.isListed, answer.position) = (true, node.position(in: parent, below: Self.mostPositions))
      return parent
    case .element:
      guard parent.first?.index == node.index else { return end(.notFollowed(.other)) }
      (answer.isDirect, answer.subscripting) = (false, parent)
      return parent
    case .sum:
      guard answer.fields.isEmpty else { return end(.notFollowed(.other)) }
      (answer.isPart, answer.isDirect) = (true, false)
      return parent
    case .block:
      guard let owner = parent.parent else { return end(.notFollowed(.result)) }
      if owner.kind == .choice { return parent }
      // A delegating initializer makes the same object.
      if owner.kind == .initializer, !answer.fields.isEmpty, node.isDelegation { return end(.carried(owner, by: node)) }
      guard owner.kind == .function || owner.kind == .property, node.end == parent.end else {
        return end(.notFollowed(.result))
      }
      return end(Self.end(inResultOf: owner, node))
    case .result:
      guard parent.name.isEmpty else { return end(.notFollowed(.other)) }
      return step(throughResult: parent, &answer)
    case .closure, .trailing:
      guard let next = step(throughClosure: parent, node) else { return end(.notFollowed(.result)) }
      if next.kind == .parameter || next.kind == .property { return end(.carried(next, by: node)) }
      answer.isDirect = false
      return next
    case .assignment: return end(stored(node, by: parent, &answer))
    case .property, .parameter: return end(.carried(parent, by: node))
    case .other where parent.name == "+=":
      answer.isPart = true
      return end(stored(node, by: parent, &answer))
    case .enumCase:
      return end(parent.parent.map { .carried($0, by: node) } ?? .notFollowed(.other))
    case .function, .initializer: return end(.notFollowed(.result))
    case .condition: return end(.notFollowed(.comparison))
    case .other: return end(.notFollowed(["==", "!=", "~="].contains(parent.name) ? .comparison : .other))
    default: return end(.notFollowed(.other))
    }
  }

  private func step(throughArgument argument: SourceNode, _ node: SourceNode, _ answer: inout Answer) -> SourceNode? {
    guard let call = argument.parent else { return nil }
    if call.kind == .hole {
      guard answer.fields.isEmpty else { return nil }
      (answer.isPart, answer.isDirect) = (true, false)
      return call
    }
    if answer.fields.isEmpty,
      let place = call.kind == .attribute
        ? TextPlace.of(attribute: call, argument: argument)
        : TextPlace.of(call, argument: argument, views: views, index.binder),
      place.stated != nil || !isOwn(call, argument, at: place), mayTake(place, call)
    {
      answer.end = .place(place, call)
      return nil
    }
    guard call.kind == .call || call.kind == .collection else { return nil }
    answer.isDirect = false
    if call.kind == .collection {
      // A list in a tuple has unknown positions.
      let position = answer.isListed ? nil : call.arguments.firstIndex(of: argument)
      (answer.isListed, answer.position) = (true, position)
      return call
    }
    if answer.form == .literal, answer.fields.isEmpty, let localizer = index.localizer(of: call),
      call.argument(at: localizer.key)?.index == node.index
    {
      answer.form = localizer.isKey ? .key : .text
      return call
    }
    if call.name == "init"
      ? argument.label == "localized" || argument.label == "wrappedValue" || call.isKeyOfText
      : Self.formats.contains(call.name) && Self.formatLabels.contains(argument.label)
    {
      // Here, a key becomes a string without Markdown, or a string becomes a key with Markdown.
      if answer.form == .key, argument.label == "localized" { answer.form = .text }
      let isKey = argument.label == "markdown" || call.name == "LocalizedStringKey" || call.isKeyOfText
      if answer.form == .text, isKey { answer.form = .key }
      return call
    }
    if let end = passed(node, in: argument, to: call, &answer) {
      answer.end = end
    } else if let parameter = index.binder.parameter(of: argument, in: call) {
      answer.end = .carried(parameter, by: node)
      if parameter.kind == .property { answer.object = object(with: parameter, from: call, answer) }
    } else if let element = index.binder.element(of: argument, in: call) {
      answer.end = .carried(element, by: node)
    } else {
      answer.end = .notFollowed(.argument)
      if call.isView, index.types.resolve(call.name, at: call) == nil {
        answer.open = .view(call.name, argument: argument.label.isEmpty ? "_" : argument.label)
      }
    }
    return nil
  }

  /// Whether the app's own type with the same name as the system's takes the argument of a call.
  ///
  /// An initializer in an extension of the system's type passes its text on to the system, unless it takes a resource
  /// key as a string.
  private func isOwn(_ call: SourceNode, _ argument: SourceNode, at place: TextPlace) -> Bool {
    guard place.form == .view || place.form == .type, !["SwiftUI", "UIKit"].contains(call.first?.first?.name),
      case .initializer(let type, let initializer)? = index.binder.callee(of: call)
    else { return false }
    if index.types.isDeclared(type) {
      return initializer != nil
        || call.arguments.allSatisfy { argument in
          index.types.members(argument.label, of: type, seenFrom: call.tree.file).contains { $0.kind == .property }
        }
    }
    guard let body = initializer?.child(.block), let parameter = index.binder.parameter(of: argument, in: call) else {
      return false
    }
    return body.descendants.contains {
      $0.kind == .member && $0.name == "key" && $0.first?.name == parameter.name
        && $0.parent?.parent?.name != "LocalizedStringKey"
    }
  }

  /// Goes from a `return` to its function or computed property.
  private func step(throughResult result: SourceNode, _ answer: inout Answer) -> SourceNode? {
    answer.end = .notFollowed(.result)
    for (_, parent) in result.outwardSteps {
      switch parent.kind {
      case .function, .property:
        answer.end = Self.end(inResultOf: parent, result)
        return nil
      case .closure, .trailing:
        guard let next = step(throughClosure: parent, nil) else { return nil }
        guard next.kind == .parameter || next.kind == .property else { return next }
        answer.end = .carried(next, by: result)
        return nil
      case .initializer, .subscript, .type, .extension, .file: return nil
      default: continue
      }
    }
    return nil
  }

  /// The end of a text that a function or computed property returns.
  private static func end(inResultOf declaration: SourceNode, _ value: SourceNode) -> Answer.End {
    TextPlace.of(resultOf: declaration).map { .place($0, declaration) } ?? .carried(declaration, by: value)
  }
}

extension SourceNode {
  /// Whether a call may create a package view: the call is in a view's body, and its name has no framework prefix.
  fileprivate var isView: Bool {
    guard kind == .call, first?.kind == .name, name.first?.isUppercase == true,
      name.dropFirst().first?.isUppercase != true, !ViewContext.isContainer(name), !TextPlace.isKnown(name),
      !Binder.modified.contains(name)
    else { return false }
    return viewBody?.returnsView ?? false
  }
}
