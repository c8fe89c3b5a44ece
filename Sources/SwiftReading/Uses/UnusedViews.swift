internal import Documents
internal import SwiftTrees

/// The app's own views that no code mentions except other unused views, so that their texts are never drawn.
///
/// Code that is not compiled, such as previews and branches for other systems, does not count. Without the app's entry
/// point in the sources, no view counts as unused, because the rest of the app may use it.
struct UnusedViews: Sendable {
  private let types: TypeTable
  /// The full names of the views.
  private let names: Set<String>

  /// Finds the views in all sources.
  init(in trees: [SourceTree], _ types: TypeTable) {
    self.types = types
    let isApp = types.entries.values.contains {
      $0.inherited.contains("App") || $0.declarations.contains(where: \.isMain)
    }
    // The app's own `View` type is not SwiftUI's.
    guard isApp, !types.isDeclared("View") else {
      names = []
      return
    }
    let views = types.entries.filter { name, entry in
      types.isDeclared(name) && types.inherits(name, from: "View") && !types.inherits(name, from: "UIViewController")
        && !types.inherits(name, from: "UIView") && !entry.declarations.contains(where: \.isPublic)
    }.keys
    let byName = Dictionary(grouping: views) { String($0.split(separator: ".").last ?? "") }
    let last = Set(byName.keys)
    let named = Set(trees.concurrentMap { $0.named(among: last, types) }.joined())
    names = Self.unreached(among: byName, named)
  }

  /// Returns the views that cannot be reached from code outside of all views.
  private static func unreached(among views: [String: [String]], _ names: Set<Reference>) -> Set<String> {
    // The views not reached yet, by last name. A view does not reach itself, so some may remain.
    var waiting = views
    var unreached = Set(views.values.joined())
    let byOwner = Dictionary(grouping: names) { unreached.contains($0.owner) ? $0.owner : "" }
    var new = byOwner[""] ?? []
    while let name = new.popLast() {
      let found = waiting[name.view] ?? []
      let own = found.filter { name.owner == $0 || name.owner.hasPrefix($0 + ".") }
      waiting[name.view] = own
      for type in found where unreached.contains(type) && !own.contains(type) {
        unreached.remove(type)
        new += byOwner[type] ?? []
      }
    }
    return unreached
  }

  /// Returns whether a node is in a view that no other code names.
  func contain(_ node: SourceNode) -> Bool {
    guard !names.isEmpty else { return false }
    return types.scopes(of: types.scope(of: node)).contains { names.contains(String($0.dropLast())) }
  }
}

/// A mention of a view's name in code.
private struct Reference: Hashable {
  /// The full name of the enclosing type; empty in a preview or outside of all types.
  var owner: String
  /// The last name of the view.
  var view: String
}

extension SourceTree {
  /// The mentions of views in the file, by the last names of all views.
  fileprivate func named(among views: Set<String>, _ table: TypeTable) -> Set<Reference> {
    var found = [[String]?](repeating: nil, count: names.count)
    var named: Set<Reference> = []
    for (index, storage) in nodes.enumerated() {
      guard [.name, .member, .typeName, .inherited].contains(storage.kind) else { continue }
      let candidates = found[Int(storage.name)] ?? Self.views(in: names[Int(storage.name)], views)
      found[Int(storage.name)] = candidates
      guard !candidates.isEmpty else { continue }
      let scope = table.scope(of: SourceNode(tree: self, index: index))
      for view in candidates { named.insert(Reference(owner: scope, view: view)) }
    }
    return named
  }

  /// The last names of views in a type name such as `[Row?]`.
  private static func views(in name: String, _ views: Set<String>) -> [String] {
    if views.contains(name) { return [name] }
    guard !name.isPlainName else { return [] }
    return name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter(views.contains)
  }
}

extension SourceNode {
  /// Whether a type is the entry point of a program.
  fileprivate var isMain: Bool {
    attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
  }

  /// Whether other modules may use a type.
  fileprivate var isPublic: Bool { attributes.contains { $0.name == SourceKind.publicName } }
}
