internal import Documents

/// The app's own views that no other code names, so that their texts are never drawn.
///
/// Code that is not compiled, such as previews and branches for other systems, does not count. Sources without the app's
/// entry point may be a part of an app, so that all their views may be drawn.
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
    // An own type of the name is not SwiftUI's.
    guard isApp, !types.isDeclared("View") else {
      names = []
      return
    }
    let views = types.entries.filter { name, entry in
      types.isDeclared(name) && types.inherits(name, from: "View") && !types.inherits(name, from: "UIViewController")
        && !types.inherits(name, from: "UIView") && !entry.declarations.contains(where: \.isPublic)
    }.keys
    let byName = Dictionary(grouping: views) { $0.split(separator: ".").last ?? "" }
    let used = trees.concurrentMap { $0.named(among: byName, types) }
    names = used.reduce(into: Set(views)) { $0.subtract($1) }
  }

  /// Returns whether a node is in a view that no other code names.
  func contain(_ node: SourceNode) -> Bool {
    guard !names.isEmpty else { return false }
    return types.scopes(of: types.scope(of: node)).contains { names.contains(String($0.dropLast())) }
  }
}

extension SourceTree {
  /// The full names of those types, by their last name, that the file names outside of their own declarations.
  fileprivate func named(among types: [Substring: [String]], _ table: TypeTable) -> Set<String> {
    let found = names.map { name in
      name.contains(where: \.isUppercase)
        ? name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.flatMap { types[$0] ?? [] } : []
    }
    var named: Set<String> = []
    for (index, storage) in nodes.enumerated() {
      let candidates = found[Int(storage.name)]
      guard !candidates.isEmpty, [.name, .member, .typeName, .inherited].contains(storage.kind) else { continue }
      let scope = table.scope(of: SourceNode(tree: self, index: index))
      for type in candidates where scope != type && !scope.hasPrefix(type + ".") { named.insert(type) }
    }
    return named
  }
}

extension SourceNode {
  /// Whether a type is the entry point of a program.
  fileprivate var isMain: Bool {
    children.contains { $0.kind == .attribute && ["main", "UIApplicationMain"].contains($0.name) }
  }

  /// Whether other modules may use a type.
  fileprivate var isPublic: Bool { children.contains { $0.kind == .attribute && $0.name == SourceKind.publicName } }
}
