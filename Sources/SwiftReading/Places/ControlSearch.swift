internal import AuditModel
internal import CodeEffects
internal import Documents
internal import SwiftTrees

/// Finds statements that set properties of UIKit labels, buttons and text fields.
struct ControlSearch: Sendable {
  /// The effects of code on controls.
  struct Findings: Sendable {
    var settings: [(Controls.Owner, Controls.Setting)] = []
    /// The code that gets a control from an argument, a loop or a name.
    var passes: [(Controls.Owner, Controls.Pass)] = []
    var escaped: [Controls.Owner] = []
    var proxies: [(type: String, property: Controls.Property, origin: SourceLocation)] = []
    /// The names of controls that code changes in values of unknown types.
    var strangers: Set<String> = []
    /// The members of classes whose effects on their instances are included.
    var members: [SourceNode] = []
  }

  let binder: Binder
  /// The names of the properties and variables that hold controls.
  let names: Set<String>
  /// The UIKit class whose instances have their own labels; an app class may lay out its labels in any way.
  static let row = "UITableViewCell"
  /// The app's own control classes, by full name.
  private let own: [String]
  /// Whether code that was not read may extend UIKit's classes.
  let hasUnreadModules: Bool

  /// The UIKit classes whose texts are read.
  private static let classes = APIList.readClasses.names
  /// Methods that pass their receiver to a closure and return the receiver.
  static let builders = APIList.builderCalls.names
  /// Methods that run their closure for each element.
  static let visits = APIList.elementVisits.names
  /// Calls that run their closure once.
  static let scheduled = APIList.scheduledCalls.names
  /// Calls that do not change the fonts and line limits of their arguments.
  static let harmless = APIList.harmlessCalls.names
  /// The type of button configurations.
  static let buttonConfiguration = "UIButton.Configuration"

  init(in trees: [SourceTree], _ binder: Binder) {
    self.binder = binder
    let types = binder.types
    own = types.entries.keys.filter { types.isDeclared($0) && Self.systemClass(of: $0, types) != nil }.sorted()
    let last = own.map(\.lastPart)
    let classes = Set(Self.classes + last)
    let rows = types.entries.keys.filter { types.isDeclared($0) && types.inherits($0, from: Self.row) }.map(\.lastPart)
    let creators = classes.union(types.creators(of: classes)).union(rows).union([Self.row])
    names = trees.concurrentMap { $0.controls(of: creators) }.reduce(into: []) { $0.formUnion($1) }
    hasUnreadModules = SystemNames.lackModules(trees)
  }

  /// The UIKit class that a type is or inherits from; nil for another type.
  static func systemClass(of type: String, _ types: TypeTable) -> String? {
    classes.first { types.inherits(type, from: $0) }
  }

  // MARK: Controls

  /// The members that hold a part of a control.
  static let parts: [String: Controls.Part] = [
    "titleLabel": .main, "textProperties": .main, "textLabel": .main, "secondaryTextProperties": .second,
    "detailTextLabel": .second, "configuration": .configuration,
  ]

  /// Returns the control of an expression; nil if it is unknown.
  static func owner(of expression: SourceNode, _ binder: Binder) -> Controls.Owner? {
    let found = binder.declarations(of: expression)
    if found.count == 1 {
      guard found[0].kind == .parameter else {
        return found[0].kind == .property ? Controls.Owner(node: found[0]) : nil
      }
      guard let built = built(around: found[0]) else { return Controls.Owner(node: found[0]) }
      return owner(of: built, binder) ?? Controls.Owner(node: built)
    }
    if expression.name == "$0" {
      if let built = built(around: expression) { return owner(of: built, binder) ?? Controls.Owner(node: built) }
      return expression.closureAround.map { Controls.Owner(node: $0) }
    }
    return part(expression).flatMap { base, part in
      owner(of: base, binder).map { Controls.Owner(node: $0.node, part: part) }
    }
  }

  /// The control and the part that a member access such as `button.titleLabel` refers to; nil for another expression.
  static func part(_ expression: SourceNode) -> (base: SourceNode, part: Controls.Part)? {
    guard expression.kind == .member, let base = expression.first, let part = parts[expression.name] else { return nil }
    return (base, part)
  }

  /// Returns the type of the UIKit configuration that an expression creates; nil for another expression.
  ///
  /// Source: Apple documentation of UIKit, `UIListContentConfiguration` and `UIButton.Configuration`.
  static func configuration(createdBy call: SourceNode) -> String? {
    guard call.kind == .call else { return nil }
    if call.name == "defaultContentConfiguration" { return "UIListContentConfiguration" }
    let path = call.first?.path ?? []
    if path.first == "UIListContentConfiguration" { return path[0] }
    if path.prefix(2) == ["UIButton", "Configuration"] { return buttonConfiguration }
    // `var settings: UIButton.Configuration = .filled()`
    guard path.first == "", let owner = call.parent, owner.kind == .property else { return nil }
    return owner.child(.typeName)?.name == buttonConfiguration ? buttonConfiguration : nil
  }

  /// The expression that a closure around a node configures, as in `UILabel().then { $0.numberOfLines = 0 }`.
  private static func built(around node: SourceNode) -> SourceNode? {
    for (inner, outer) in node.outwardSteps {
      if inner.kind == .trailing {
        guard outer.kind == .call, builders.contains(outer.name), outer.arguments.isEmpty else { return nil }
        return outer.first?.first
      }
      guard ![.function, .initializer, .closure].contains(inner.kind) else { return nil }
    }
    return nil
  }

  // MARK: Statements

  /// Returns the settings of controls in a file.
  func findings(in tree: SourceTree) -> Findings {
    var found = Findings()
    let wanted = Set(tree.names.indices.filter { names.contains(tree.names[$0]) }.map(UInt32.init))
    let others = Set(tree.names.indices.filter { ["$0", "appearance"].contains(tree.names[$0]) }.map(UInt32.init))
    guard !wanted.isEmpty || !others.isEmpty else { return found }
    for (index, storage) in tree.nodes.enumerated() {
      guard wanted.contains(storage.name) || others.contains(storage.name) else { continue }
      let node = SourceNode(tree: tree, index: index)
      switch storage.kind {
      case .name, .member:
        if let owner = Self.owner(of: node, binder) {
          // The parameters of functions and closures matter only if they get a control.
          guard owner.node.kind == .property || owner.node.kind == .call else { continue }
          visit(node, as: owner, &found)
        } else if let base = node.first, binder.type(of: base) == nil, effects(on: node).contains(where: \.isRestyling)
        {
          found.strangers.insert(node.name)
        }
      case .call where node.name == "appearance":
        if let type = node.first?.first {
          let name = binder.type(of: type)?.name ?? type.name
          found.proxies += node.proxyProperties.map { (name, $0, node.location) }
        }
      default: break
      }
    }
    return found
  }

  /// Adds the effect of the code around an expression on the control that the expression refers to.
  func visit(_ node: SourceNode, as owner: Controls.Owner, _ found: inout Findings) {
    for effect in effects(on: node) {
      var owner = owner
      if let part = effect.part { owner.part = part }
      switch effect.kind {
      case .setting(let setting): found.settings.append((owner, setting))
      case .pass(let pass): found.passes.append((owner, pass))
      case .escape: found.escaped.append(owner)
      }
    }
  }

  // MARK: Classes

  /// The classes whose extensions may configure a control.
  private static let extended = classes.union(["UIControl", "UIView"])

  /// Returns the effects of members in extensions of UIKit's classes that create or return their receiver.
  func extensionMembers() -> Findings {
    var found = Findings()
    for type in Self.extended.sorted() {
      for member in binder.types.entries[type]?.members.sorted(by: { $0.key < $1.key }).flatMap(\.value) ?? [] {
        guard member.kind == .initializer || member.kind == .function && member.returnsSelf else { continue }
        found.members.append(member)
        visitSelf(in: member, as: Controls.Owner(node: member), &found)
      }
    }
    return found
  }

  /// Returns the effects that the app's own classes have on themselves, by full name.
  func ownClasses() -> [String: Findings] {
    let found = own.map { type in
      var found = Findings()
      for members in binder.types.entries[type]?.members.sorted(by: { $0.key < $1.key }) ?? [] {
        found.members += members.value
        for member in members.value { visitSelf(in: member, as: Controls.Owner(node: member), &found) }
      }
      return found
    }
    return Dictionary(uniqueKeysWithValues: zip(own, found))
  }
}

extension SourceNode {
  /// The properties that code sets on an appearance proxy; all for a proxy that code keeps.
  ///
  /// Source: Apple documentation of UIKit, `UIAppearance`.
  fileprivate var proxyProperties: [Controls.Property] {
    guard let member = parent, member.kind == .member, let statement = member.parent else {
      return Controls.Property.allCases.filter { !$0.isCall && $0 != .text && $0 != .configuration }
    }
    return [Controls.Setting(statement)?.property].compactMap(\.self)
  }
}
