internal import SwiftTrees

/// The members that the sources declare for views, and the types whose values are no views.
struct ViewMembers: Sendable {
  private let types: TypeTable
  /// The names of the members in extensions of the system's classes and in protocols.
  let extensions: Set<String>
  /// Those of them that are methods.
  let methods: Set<String>
  /// The names of properties with views that would be taken for those with delegates.
  let keptViews: Set<String>
  /// The members of the system's collections and optional values, which may get a view as an element.
  private let ofLists: Set<String>
  /// The names of the members that values of the app's views have.
  private let ofViews: Set<String>
  /// The members of protocols that types of the app implement, as in `Style.apply`.
  private let implemented: Set<String>

  /// The types of the system that hold other values.
  private static let lists = APIList.collectionTypes.names

  /// The protocols and classes of the system from which types inherit that are no views.
  private static let plain = APIList.plainSupertypes.names

  init(_ types: TypeTable) {
    self.types = types
    keptViews = types.viewsNamedDelegate
    var (extensions, methods, ofLists, ofViews, implemented) = (
      Set<String>(), Set<String>(), Set<String>(), Set<String>(), Set<String>()
    )
    for (type, entry) in types.entries {
      let isElsewhere = types.isDeclaredElsewhere(type)
      if isElsewhere {
        extensions.formUnion(entry.members.keys)
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
    // An initializer makes a new value, and `super.init` is that of the superclass.
    self.extensions = extensions.subtracting(["init"])
    (self.methods, self.ofLists, self.ofViews, self.implemented) = (methods, ofLists, ofViews, implemented)
  }

  private static func isPlain(_ type: String, _ types: TypeTable) -> Bool {
    plain.contains(type) || types.isDeclared(type)
  }

  /// Whether no value of a type that is written somewhere is a view: a type of the app that inherits from none.
  func isModel(_ written: String, in node: SourceNode) -> Bool {
    guard let type = types.resolve(TypeName(written).name, in: types.scope(of: node)), types.isDeclared(type) else {
      return false
    }
    return isModel(type)
  }

  /// Whether no value of a declared type is a view.
  func isModel(_ type: String) -> Bool {
    !types.isProtocol(type) && types.ancestors(of: type).allSatisfy { Self.isPlain($0, types) }
  }

  /// Whether a member of a view belongs to code that was not read, or gives the view to other code as an element.
  func mayChangeAnything(_ name: String) -> Bool { ofLists.contains(name) || isUnread(name) }

  /// Whether neither the system nor the sources declare a member that views may have.
  func isUnread(_ name: String) -> Bool {
    !SystemNames.members.contains(name) && !SourceNode.isList(name) && !ofViews.contains(name)
  }

  /// Whether the code of a declaration was read: a function, or the requirement of a protocol that types implement.
  func isRead(_ declaration: SourceNode) -> Bool {
    guard declaration.kind == .function else { return false }
    return declaration.child(.block) != nil
      || implemented.contains("\(types.scope(of: declaration)).\(declaration.name)")
  }

  /// Whether a type has a property with a name.
  func hasProperty(_ name: String, _ type: String, _ file: String) -> Bool {
    types.members(name, of: type, seenFrom: file).contains { $0.kind == .property }
  }
}
