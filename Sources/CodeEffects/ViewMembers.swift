internal import SwiftTrees

/// The members that the sources declare for views, and the types that are not views.
struct ViewMembers: Sendable {
  private let types: TypeTable
  /// The names of members in extensions of system classes and in protocols.
  let extensions: Set<String>
  /// The ``extensions`` of values only, such as numbers.
  let ofValues: Set<String>
  /// The types of controllers, and the protocols, by the methods that extensions of them declare.
  let ofControllers: [String: Set<String>]
  /// The ``extensions`` that are methods.
  let methods: Set<String>
  /// The names of properties that look like delegates but store views.
  let keptViews: Set<String>
  /// The members that extensions add to collections and optionals, which may pass on a view.
  private let ofLists: Set<String>
  /// The names of the members of the app's views.
  private let ofViews: Set<String>
  /// The members of protocols that types of the app implement, as in `Style.apply`.
  private let implemented: Set<String>

  /// The functions of the sources with at least one label, by name.
  private var labelled: [String: [SourceNode]] = [:]

  /// The system types that hold other values.
  private static let lists = APIList.collectionTypes.names

  /// The system types whose subtypes are not UIKit views.
  private static let plain = APIList.plainSupertypes.names

  init(_ types: TypeTable) {
    self.types = types
    keptViews = types.viewsNamedDelegate
    var (extensions, methods, ofLists, ofViews, implemented) = (
      Set<String>(), Set<String>(), Set<String>(), Set<String>(), Set<String>()
    )
    var ofObjects: Set<String> = []
    var ofControllers: [String: Set<String>] = [:]
    for (type, entry) in types.entries {
      let isElsewhere = types.isDeclaredElsewhere(type)
      if isElsewhere {
        if !VariableSearch.isValue(type) { ofObjects.formUnion(entry.members.keys) }
        extensions.formUnion(entry.members.keys)
        if type.hasSuffix("Controller") || types.isProtocol(type) {
          for name in entry.members.keys { ofControllers[name, default: []].insert(type) }
        }
        methods.formUnion(entry.members.lazy.filter { $0.value.contains { $0.kind == .function } }.map(\.key))
        if type.first == "[" || Self.lists.contains(TypeName(type).name) { ofLists.formUnion(entry.members.keys) }
      }
      let ancestors = types.ancestors(of: type)
      if isElsewhere || !ancestors.allSatisfy({ Self.isPlain($0, types) }) { ofViews.formUnion(entry.members.keys) }
      for ancestor in ancestors.dropFirst() where types.isProtocol(ancestor) {
        guard let required = types.entries[ancestor] else { continue }
        for name in entry.members.keys where required.members[name] != nil { implemented.insert("\(ancestor).\(name)") }
      }
    }
    self.ofControllers = ofControllers
    ofValues = extensions.subtracting(ofObjects)
    // An initializer makes a new value, and `super.init` belongs to the superclass.
    self.extensions = extensions.subtracting(["init"])
    let members = types.entries.values.lazy.flatMap { $0.members.values.joined() }
    for function in [Array(members), Array(types.globals.values.joined())].joined()
    where function.kind == .function && !SystemNames.members.contains(function.name)
      && function.parameterLabels.contains(where: { !$0.isEmpty })
    {
      labelled[function.name, default: []].append(function)
    }
    (self.methods, self.ofLists, self.ofViews, self.implemented) = (methods, ofLists, ofViews, implemented)
  }

  private static func isPlain(_ type: String, _ types: TypeTable) -> Bool {
    plain.contains(type) || types.isDeclared(type)
  }

  /// Returns whether a type, as written at a node, is a type of the app that is never a view.
  func isModel(_ written: String, in node: SourceNode) -> Bool {
    guard let type = types.resolve(TypeName(written).name, in: types.scope(of: node)), types.isDeclared(type) else {
      return false
    }
    return isModel(type)
  }

  /// Returns whether a declared type is never a view.
  func isModel(_ type: String) -> Bool {
    !types.isProtocol(type) && types.ancestors(of: type).allSatisfy { Self.isPlain($0, types) }
  }

  /// Returns whether a member of a view belongs to unread code, or passes the view on as an element.
  func mayChangeAnything(_ name: String) -> Bool { ofLists.contains(name) || isUnread(name) }

  /// Returns whether neither the system nor the sources declare a member for views.
  func isUnread(_ name: String) -> Bool {
    !SystemNames.members.contains(name) && !SourceNode.isList(name) && !ofViews.contains(name)
  }

  /// Returns whether the code of a function was read, or of the types that implement it as a requirement.
  func isRead(_ declaration: SourceNode) -> Bool {
    guard declaration.kind == .function else { return false }
    return declaration.child(.block) != nil
      || implemented.contains("\(types.scope(of: declaration)).\(declaration.name)")
  }

  /// Returns whether a call on a value of unknown type has the name and labels of functions that were read.
  ///
  /// The system has no function of this name, and a library hardly has one with the same labels.
  func isReadByLabels(_ call: SourceNode) -> Bool {
    guard call.arguments.contains(where: { !$0.label.isEmpty }), let all = labelled[call.name],
      all.count <= Binder.mostOverloads
    else { return false }
    let fitting = all.filter(call.fits)
    return !fitting.isEmpty && fitting.allSatisfy(isRead)
  }

  /// Returns whether a type has a property with a name.
  func hasProperty(_ name: String, _ type: String, _ file: String) -> Bool {
    types.members(name, of: type, seenFrom: file).contains { $0.kind == .property }
  }
}
