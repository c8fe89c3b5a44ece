internal import AuditModel
internal import SwiftTrees

/// Objects that keep a text in a property.
///
/// Each object has its own text, so that following the object leads to fewer places than following the property.
extension PlaceFinder {
  /// The path of an object.
  final class ObjectAnswer: Sendable {
    let answer: Answer

    init(_ answer: Answer) { self.answer = answer }
  }

  /// The maximum number of properties between an object and a text (our own limit).
  private static let mostFields = 3

  /// Protocols and classes whose members the system reads, unlike those of other plain types.
  private static let readTypes = APIList.describedTypes.names
  private static let plainTypes = APIList.plainSupertypes.names.subtracting(readTypes)

  /// Whether only code that has an object can read its property: the object is not a view, and the system does not read
  /// its members.
  private func isPlain(_ property: SourceNode) -> Bool {
    guard index.types.isOfModel(property) else { return false }
    return index.types.ancestors(of: index.types.scope(of: property)).allSatisfy { type in
      index.types.isDeclared(type) || Self.plainTypes.contains(type)
    }
  }

  /// Whether a path may continue with the object: its expression takes no part of a list or tuple before.
  private func mayFollowObject(with property: SourceNode, _ answer: Answer) -> Bool {
    answer.fields.count < Self.mostFields && answer.subscripting == nil && answer.part == nil && !answer.isJoined
      && isPlain(property)
  }

  /// Returns the path of the object that a call of a memberwise initializer creates.
  ///
  /// Nil for a view, which draws itself.
  func object(with property: SourceNode, from call: SourceNode, _ answer: Answer) -> ObjectAnswer? {
    guard mayFollowObject(with: property, answer) else { return nil }
    var object = follow(call, as: answer.form.carried(by: property), fields: [property] + answer.fields)
    guard !answer.isListed || !object.isListed else { return nil }
    object.isPart = object.isPart || answer.isPart
    if answer.isListed { (object.isListed, object.position) = (true, answer.position) }
    return ObjectAnswer(object)
  }

  /// Returns the path of the object whose initializer sets a property; nil for a view.
  func object(
    with property: SourceNode, madeBy initializer: SourceNode, _ value: SourceNode, _ answer: Answer
  ) -> ObjectAnswer? {
    guard mayFollowObject(with: property, answer), initializer.onlyAssigns else { return nil }
    var object = Answer(end: .carried(initializer, by: value), form: answer.form.carried(by: property), isDirect: false)
    object.fields = [property] + answer.fields
    (object.isPart, object.isListed, object.position) = (answer.isPart, answer.isListed, answer.position)
    return ObjectAnswer(object)
  }

  /// Goes from an object to one of its properties.
  func step(throughProperty member: SourceNode, _ found: [SourceNode], _ answer: inout Answer) -> SourceNode? {
    guard found.count == 1, let field = answer.fields.first, !member.isCalled else {
      answer.end = .notFollowed(.other)
      return nil
    }
    if found[0] == field {
      answer.fields.removeFirst()
      return member
    }
    // Another stored property does not have the text; code of another member may read it.
    let isStored = found[0].kind == .property && found[0].child(.block) == nil && !found[0].isRequirement
    answer.end = .notFollowed(isStored ? .comparison : .other)
    return nil
  }
}

extension SourceNode {
  /// Whether a call runs another initializer of the same object: `self.init(title: title)`.
  var isDelegation: Bool {
    guard kind == .call, name == "init", let base = first?.first else { return false }
    return base.kind == .name && base.name == SourceNode.selfName
  }

  /// Whether an initializer only sets properties, so that none of its code reads them.
  fileprivate var onlyAssigns: Bool {
    guard let body = child(.block), body.children.allSatisfy({ $0.kind == .assignment || $0.isDelegation }) else {
      return false
    }
    return body.descendants.allSatisfy { node in
      if node.kind == .closure || node.kind == .trailing { return false }
      guard node.kind == .name, node.name == SourceNode.selfName else { return true }
      guard let member = node.parent, member.kind == .member, let outer = member.parent else { return false }
      return outer.kind == .assignment && outer.first == member || outer.isDelegation && outer.first == member
    }
  }

  /// The initializer that sets a property of its object by this assignment's target; nil for any other assignment.
  func initializer(setting property: SourceNode) -> SourceNode? {
    guard kind == .name || first?.name == SourceNode.selfName, property.isMember, property.kind == .property,
      let around = declaration, around.kind == .initializer
    else { return nil }
    return around
  }
}
