internal import Documents
internal import SwiftTrees

/// Finds statements that set properties of UIKit labels, buttons and text fields.
struct ControlSearch: Sendable {
  /// The settings in one file.
  struct Findings: Sendable {
    var settings: [(Controls.Owner, Controls.Setting)] = []
    var escaped: [SourceNode] = []
    var proxies: [String] = []
  }

  private let binder: Binder
  /// The names of the properties and variables that hold controls.
  let names: Set<String>
  /// The UIKit class whose instances have their own labels; an app class may lay out its labels in any way.
  static let row = "UITableViewCell"
  /// The app's own control classes, by full name.
  private let own: [String]

  /// The UIKit classes whose texts are read.
  private static let classes = APIList.readClasses.names
  /// Methods that pass their receiver to a closure and return the receiver.
  static let builders = APIList.builderCalls.names
  /// Calls that do not change the fonts and line limits of their arguments.
  static let harmless = APIList.harmlessCalls.names

  init(in trees: [SourceTree], _ binder: Binder) {
    self.binder = binder
    let types = binder.types
    own = types.entries.keys.filter { types.isDeclared($0) && Self.systemClass(of: $0, types) != nil }.sorted()
    let last = own.map(\.lastPart)
    let classes = Set(Self.classes + last)
    let creators = classes.union(types.creators(of: classes)).union([Self.row])
    names = trees.concurrentMap { $0.controls(of: creators) }.reduce(into: []) { $0.formUnion($1) }
  }

  /// The UIKit class that a type is or inherits from; nil for another type.
  static func systemClass(of type: String, _ types: TypeTable) -> String? {
    classes.first { types.inherits(type, from: $0) }
  }

  /// Returns the control of an expression; nil if it is unknown.
  static func owner(of expression: SourceNode, _ binder: Binder) -> Controls.Owner? {
    let found = binder.declarations(of: expression)
    if found.count == 1 {
      guard found[0].kind == .parameter else {
        return found[0].kind == .property ? Controls.Owner(node: found[0]) : nil
      }
      return built(around: found[0]).map { owner(of: $0, binder) ?? Controls.Owner(node: $0) }
    }
    if expression.name == "$0" {
      return built(around: expression).map { owner(of: $0, binder) ?? Controls.Owner(node: $0) }
    }
    guard expression.kind == .member, let base = expression.first else { return nil }
    guard let isSecondary = labels[expression.name], var found = owner(of: base, binder) else { return nil }
    found.isSecondary = isSecondary
    return found
  }

  /// The type of button configurations.
  static let buttonConfiguration = "UIButton.Configuration"

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

  /// The members that hold the labels of a control, and whether each is the second label.
  private static let labels = [
    "titleLabel": false, "textProperties": false, "secondaryTextProperties": true, "textLabel": false,
    "detailTextLabel": true,
  ]

  /// The expression that a closure around a node configures, as in `UILabel().then { $0.numberOfLines = 0 }`.
  private static func built(around node: SourceNode) -> SourceNode? {
    for (inner, outer) in node.outwardSteps {
      if inner.kind == .trailing {
        guard outer.kind == .call, builders.contains(outer.name) else { return nil }
        return outer.first?.first
      }
      guard ![.function, .initializer, .closure].contains(inner.kind) else { return nil }
    }
    return nil
  }

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
      case .name, .member: visit(node, &found)
      case .call where node.name == "appearance":
        if let type = node.first?.first { found.proxies.append(binder.type(of: type)?.name ?? type.name) }
      default: break
      }
    }
    return found
  }

  private func visit(_ node: SourceNode, _ found: inout Findings) {
    guard let parent = node.parent, let owner = Self.owner(of: node, binder) else { return }
    if parent.kind == .member {
      let isSecondary = Self.labels[parent.name]
      if let setting = (isSecondary == nil ? parent : parent.parent).flatMap(Self.setting) {
        found.settings.append((Controls.Owner(node: owner.node, isSecondary: isSecondary ?? false), setting))
      } else if !binder.declarations(of: parent).isEmpty {
        // A member that the app adds to the class may set any property.
        found.escaped.append(owner.node)
      }
    } else if node.isResult && !owner.node.isLocal || node.isPassedOn(except: Self.harmless) {
      found.escaped.append(owner.node)
    }
  }

  /// The setting that contains a member access; nil for another access.
  private static func setting(_ member: SourceNode) -> Controls.Setting? {
    guard let statement = member.parent else { return nil }
    if statement.first == member, let setting = Controls.Setting(statement) { return setting }
    guard member.name == "widthAnchor", let call = statement.parent, call.name == "constraint", call.first == statement,
      let width = call.argument(at: .label("equalToConstant")) ?? call.argument(at: .label("lessThanOrEqualToConstant"))
    else { return nil }
    return Controls.Setting(
      property: .width, value: width, isConditional: !call.isActivated || call.isConditional)
  }

  /// Returns the settings that the app's own classes make on themselves, by full name.
  func ownClasses() -> [String: ControlSettings] {
    let found = own.map { type in
      let members = binder.types.entries[type]?.members.sorted { $0.key < $1.key }.flatMap(\.value) ?? []
      return members.lazy.flatMap { $0.descendants.lazy.filter(\.setsSelf).compactMap { Controls.Setting($0) } }
        .reduce(into: ControlSettings()) { $0.add($1, of: nil) }
    }
    return Dictionary(uniqueKeysWithValues: zip(own, found))
  }
}

extension Controls.Setting {
  /// Reads an assignment; nil if it sets no known property.
  fileprivate init?(_ statement: SourceNode) {
    guard let value = statement.assignedValue, let name = statement.first?.name,
      let property = Controls.Property(rawValue: name), property != .width
    else { return nil }
    self.init(property: property, value: value, isConditional: statement.isConditional)
  }
}

extension TypeTable {
  /// The names of the functions that return one of the given classes.
  fileprivate func creators(of classes: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for members in entries.values.map(\.members) + [globals] {
      for function in members.values.joined() where function.kind == .function {
        guard let type = function.child(.typeName)?.name, classes.contains(TypeName(type).name) else { continue }
        found.insert(function.name)
      }
    }
    return found
  }
}

extension SourceTree {
  /// The names of the properties and variables whose declared type or initial value names one of the given classes.
  fileprivate func controls(of classes: Set<String>) -> Set<String> {
    func isClass(_ name: String) -> Bool {
      // Few names are types with marks such as `?`.
      if name.isPlainName { return classes.contains(name) }
      return classes.contains(TypeName(name).name.lastPart)
    }
    guard
      names.contains(where: {
        isClass($0) || $0 == "defaultContentConfiguration" || $0 == ControlSearch.buttonConfiguration
      })
    else { return [] }
    var found: Set<String> = []
    for (index, storage) in nodes.enumerated() where storage.kind == .property || storage.kind == .parameter {
      let property = SourceNode(tree: self, index: index)
      let isControl =
        storage.kind == .parameter
        ? property.isBuilt
        : property.children.contains { child in
          child.kind == .typeName
            ? isClass(child.name) || child.name == ControlSearch.buttonConfiguration
            : child.kind == .call && (classes.contains(child.name) || child.name == "defaultContentConfiguration")
              || child.descendants.prefix(4).contains { classes.contains($0.name) }
        }
      if isControl { found.insert(property.name) }
    }
    return found
  }
}

extension SourceNode {
  /// Whether an assignment sets a property of the enclosing type.
  fileprivate var setsSelf: Bool {
    guard kind == .assignment, let target = first else { return false }
    return target.kind == .name || (target.kind == .member && target.first?.name == "self")
  }

  /// Whether a parameter belongs to a closure that configures a value.
  fileprivate var isBuilt: Bool {
    guard kind == .parameter, let closure = parent, closure.kind == .trailing, let call = closure.parent else {
      return false
    }
    return ControlSearch.builders.contains(call.name)
  }

  /// Whether code around a statement in the same function decides whether the statement runs.
  var isConditional: Bool {
    for (_, outer) in self.outwardSteps {
      switch outer.kind {
      case .choice: return true
      case .trailing where outer.parent.map({ !ControlSearch.builders.contains($0.name) }) ?? true: return true
      case .closure: return outer.parent?.first != outer
      case .trailing, .function, .initializer, .property, .type, .extension, .file: return false
      default: continue
      }
    }
    return false
  }

  /// Whether code activates a constraint where it creates the constraint.
  var isActivated: Bool {
    guard let around = parent else { return false }
    if around.kind == .collection { return around.parent?.parent?.name == "activate" }
    return around.kind == .member && around.name == "isActive" && around.parent?.kind == .assignment
  }

  /// Whether an expression is the value of a function or property.
  fileprivate var isResult: Bool { parent?.kind == .result || parent?.kind == .block }

  /// Whether an expression is an argument, an element of a list, or the value of another variable.
  func isPassedOn(except harmless: Set<String>) -> Bool {
    var node = self
    while let outer = node.parent {
      switch outer.kind {
      // A configuration is a copy.
      case .argument where outer.label == "configuration": return false
      case .argument, .collection, .choice: node = outer
      case .member: return node.kind == .collection
      case .call: return !harmless.contains(outer.name)
      case .assignment:
        return outer.first != node && !["contentConfiguration", "configuration"].contains(outer.first?.name)
      case .property, .element, .other: return true
      default: return false
      }
    }
    return false
  }
}
