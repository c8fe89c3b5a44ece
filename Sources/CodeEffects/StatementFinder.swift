internal import AuditModel
internal import Documents
internal import SwiftTrees

/// Finds the statements that code makes about views without an outlet, with the classes or files that make them.
///
/// A class makes a statement about its own views alone if it names one of them, or if it is a controller of a document
/// that shows no other controllers. All other code may mean any view of its targets.
struct StatementFinder: Sendable {
  let types: TypeTable
  let binder: Binder
  /// The classes of documents with their ancestors, by the last parts of their names.
  let documentClasses: Set<String>
  /// The types that put controllers into others or become the delegates of others' views, with their ancestors.
  private(set) var sharing: Set<String> = []
  /// Whether code makes another value than `self` a delegate, so that any class may be one.
  private var hasOtherDelegates = false

  init(types: TypeTable, binder: Binder, documentClasses: Set<String>) {
    (self.types, self.binder, self.documentClasses) = (types, binder, documentClasses)
  }

  /// The statements by the names with which code makes them, as in Swift.
  private static let statements: [String: Set<CodeStatement>] = {
    let lists: [(CodeStatement, Set<String>)] = [
      (.rowHeights, ["heightForRowAt", "rowHeight"]), (.tags, ["viewWithTag"]), (.separators, ["separatorInset"]),
      (.tableEnds, ["tableHeaderView", "tableFooterView"]),
      (.traits, ["setOverrideTraitCollection", "overrideTraitCollection", "traitCollection"]),
      (.orientations, APIList.orientationMembers.names), (.inputTraits, APIList.inputTraits.names),
      (.placements, APIList.screenPlacements.names), (.keyboard, APIList.keyboardFollowers.names),
      (.bars, APIList.barMembers.names), (.margins, APIList.marginMembers.names),
    ]
    return lists.reduce(into: [:]) { all, list in
      for name in list.1 { all[name, default: []].insert(list.0) }
    }
  }()
  /// The statements by the words with which Objective-C makes them.
  private static let statementsInObjectiveC: [String: Set<CodeStatement>] = {
    var all: [String: Set<CodeStatement>] = [:]
    // Reading the traits of a view changes nothing.
    for (name, made) in statements where name != "traitCollection" {
      for word in name.formsInObjectiveC { all[word, default: []].formUnion(made) }
    }
    // Objective-C also walks through views to those with a number.
    all["tag", default: []].insert(.tags)
    return all
  }()
  /// The members that only concern the screen of the controller that has them.
  private static let ownBars: Set = ["prefersStatusBarHidden", "additionalSafeAreaInsets", "edgesForExtendedLayout"]
  /// The classes of the system whose subclasses have one screen.
  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]
  /// The classes of the system whose code also decides about the screens of others.
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Returns the statements in a file.
  func statements(in tree: SourceTree) -> [CodeStatement: CodeStatement.Reach] {
    var found: [CodeStatement: CodeStatement.Reach] = [:]
    for word in tree.words {
      let made = Self.statementsInObjectiveC[word] ?? (Self.isOfKeyboard(word) ? [.keyboard] : [])
      for statement in made { found[statement, default: CodeStatement.Reach()].files.insert(tree.file) }
    }
    guard tree.words.isEmpty else { return found }
    let made = tree.names.map(Self.statements)
    guard made.contains(where: { !$0.isEmpty }) else { return found }
    for (index, storage) in tree.nodes.enumerated() {
      for number in [Int(storage.name), Int(storage.label)] where !made[number].isEmpty {
        let (node, name) = (SourceNode(tree: tree, index: index), tree.names[number])
        for statement in made[number] where mayMake(statement, node, by: name) {
          if let owner = owner(of: node, for: statement, by: name) {
            found[statement, default: CodeStatement.Reach()].classes.insert(owner)
          } else {
            found[statement, default: CodeStatement.Reach()].files.insert(tree.file)
          }
        }
      }
    }
    return found
  }

  /// The statements by a name, or by a part of a key path.
  private static func statements(by name: String) -> Set<CodeStatement> {
    if let known = statements[name] { return known }
    if isOfKeyboard(name) { return [.keyboard] }
    guard name.contains(".") else { return [] }
    return name.split(separator: ".").reduce(into: []) { $0.formUnion(statements[String($1)] ?? []) }
  }

  /// Returns whether a node with the name of a statement makes it; reading a margin or a view's traits does not.
  private func mayMake(_ statement: CodeStatement, _ node: SourceNode, by name: String) -> Bool {
    switch statement {
    case .margins, .separators: isChanged(node)
    case .traits where name == "traitCollection":
      node.kind == .property && !node.isLocal && types.isDeclared(types.scope(of: node))
    // The name in a call counts, and not the call itself.
    default: node.kind != .call || node.first?.name != node.name
    }
  }

  /// Finds the types whose code may concern the screens of others.
  ///
  /// A subclass or an extension in another file counts for its class.
  mutating func findSharing(in trees: [SourceTree]) {
    let found = trees.concurrentMap { [self] in sharing(in: $0) }
    hasOtherDelegates = found.contains(where: \.hasOthers)
    sharing = found.reduce(into: []) { all, one in
      for type in one.types { all.formUnion(types.ancestors(of: type)) }
    }
    // All controllers inherit from the system's classes.
    sharing = sharing.filter(types.isDeclared)
  }

  private func sharing(in tree: SourceTree) -> (types: Set<String>, hasOthers: Bool) {
    var found: (types: Set<String>, hasOthers: Bool) = ([], false)
    guard !Self.sharingNames.isDisjoint(with: tree.names) else { return found }
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      if ["delegate", "dataSource"].contains(node.name), let statement = node.parent, statement.kind == .assignment {
        if statement.children.dropFirst().contains(where: { $0.name != SourceNode.selfName }) { found.hasOthers = true }
        if node.first.map(isOwnView) == true { continue }
      } else if !APIList.screenPlacements.names.contains(node.name) {
        continue
      }
      found.types.insert(types.scope(of: node))
    }
    return found
  }

  /// The names by which code reaches the screens of others.
  private static let sharingNames = APIList.screenPlacements.names.union(["delegate", "dataSource"])

  /// Returns the class around a node if the statement is about its own views alone; nil if it may be about any view.
  private func owner(of node: SourceNode, for statement: CodeStatement, by name: String) -> String? {
    let scope = types.scope(of: node)
    let ancestors = types.ancestors(of: scope)
    guard types.isDeclared(scope), Self.containers.isDisjoint(with: ancestors), !isStatic(node) else { return nil }
    let isController = !Self.controllers.isDisjoint(with: ancestors)
    // Others may use a controller that no document has as a helper.
    let isScreen = isController && documentClasses.contains(scope.lastPart)
    let isAlone = !sharing.contains(scope) && sharing.isDisjoint(with: ancestors)
    let isOfView = node.kind == .member && node.first.map(isOwnView) ?? false
    let isOwn: Bool
    switch statement {
    // Child controllers inherit traits, and a view with a number may be one of theirs.
    case .placements, .orientations, .traits, .tags: isOwn = false
    case .bars:
      isOwn = isScreen && isAlone && Self.ownBars.contains(name) && (isDeclared(node) || node.isOwn)
    // A library follows the keyboard for all screens.
    case .keyboard: isOwn = isScreen && isAlone && !hasOtherDelegates && name.first?.isLowercase == true
    case .rowHeights:
      isOwn = isScreen && isAlone && !hasOtherDelegates && isDeclared(node) || isController && isOfView
    case .separators, .margins, .inputTraits, .tableEnds:
      isOwn = (isController || ancestors.contains(where: SystemTypes.isView)) && (isOfView || node.isOwn)
    }
    return isOwn ? scope.lastPart : nil
  }

  /// Returns whether a node is a member that a class declares, or a parameter of such a method.
  private func isDeclared(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .property, .function: !node.isLocal
    case .parameter: node.parent.map { $0.kind == .function && !$0.isLocal } ?? false
    default: false
    }
  }

  /// Returns whether a node is in a static member, which any code may call.
  private func isStatic(_ node: SourceNode) -> Bool {
    node.chain.contains { [.function, .property].contains($0.kind) && !$0.isLocal && $0.isStatic }
  }

  /// Returns whether a value is a view of the class around it: that of a controller, an outlet, or one that it created.
  private func isOwnView(_ node: SourceNode) -> Bool {
    guard node.isOwn else { return false }
    let declarations = binder.declarations(of: node)
    guard !declarations.isEmpty else { return CodeEffects.ownViews.contains(node.name) }
    return declarations.allSatisfy { declaration in
      guard declaration.kind == .property else { return false }
      let isOutlet = declaration.attributes.contains { $0.name == "IBOutlet" }
      let isMember = !declaration.isLocal && declaration.parent?.kind != .file
      return isOutlet && isMember || (isMember || declaration.isLocal) && declaration.makesValue
    }
  }

  /// Returns whether a class declares a property again, or code changes it or a part of it.
  ///
  /// Code may also set it by a key or a key path.
  private func isChanged(_ node: SourceNode) -> Bool {
    switch node.kind {
    case .name, .member: break
    case .property, .function: return isDeclared(node)
    case .parameter, .argument, .call: return false
    default: return true
    }
    var target = node
    while let outer = target.parent, outer.kind == .member { target = outer }
    guard let statement = target.parent else { return false }
    switch statement.kind {
    case .argument, .collection: return target.assignmentOfTuple != nil
    case .assignment: return statement.targets.contains { $0.index == target.index }
    case .other: return SourceNode.assigns(statement) || statement.name == SourceKind.inout
    case .call: return statement.first?.index == target.index
    default: return false
    }
  }

  /// The words after `keyboard` in the names of notifications, of their values and of the layout guide.
  private static let movements = ["show", "hide", "frame", "guide", "height"]

  /// Returns whether a name is that of a keyboard notification, such as `keyboardWillShowNotification`, or of its guide.
  private static func isOfKeyboard(_ name: String) -> Bool {
    guard name.hasPrefix("keyboard") || name.hasPrefix("UIKeyboard") else { return false }
    let words = name.lowercased()
    return movements.contains(where: words.contains)
  }
}
