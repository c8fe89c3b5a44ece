internal import AuditModel
internal import Documents
internal import SwiftTrees

/// The lookups of keys, pictures and colours with names that are not literals.
struct RunTimeLookups: Sendable {
  /// The kind of resource that a lookup finds.
  private enum Target: Hashable {
    case key(table: String?)
    case picture
    case color
  }

  private var names: [Target: NameSet] = [:]
  /// The lookups of keys with parts that are only known at run time.
  private var sites: Set<SourceLocation> = []

  /// The default table of a lookup.
  private static let standardTable = "Localizable"

  init(in trees: [SourceTree], _ index: SourceIndex) {
    let references = NameReferences(trees)
    for found in trees.concurrentMap({ Self(in: $0, references, index) }) {
      for (target, names) in found.names { add(names, for: target) }
      sites.formUnion(found.sites)
    }
  }

  /// The lookups of keys.
  var keys: RunTimeKeys {
    var keys = RunTimeKeys()
    keys.sites = sites
    for case (.key(let table), let names) in names {
      for name in names.all { keys.lookups.insert(RunTimeKeys.Lookup(key: name, table: table)) }
    }
    return keys
  }

  /// The names of pictures and colours.
  var assets: AssetMentions {
    var assets = AssetMentions()
    for (target, isColor) in [(Target.picture, false), (.color, true)] {
      for name in names[target]?.all ?? [] {
        if name.isOpen {
          if isColor { assets.hasOpenColors = true } else { assets.hasOpenPictures = true }
        } else if let constant = name.constant {
          assets.names.insert(constant)
        } else {
          assets.add(name)
        }
      }
    }
    return assets
  }

  private mutating func add(_ names: NameSet, for target: Target) {
    self.names[target, default: NameSet()].formUnion(names)
  }

  private init(in tree: SourceTree, _ names: NameReferences, _ index: SourceIndex) {
    for number in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: number)
      guard node.kind == .call || node.kind == .member else { continue }
      if let localizer = index.localizer(of: node) {
        addKey(of: node, localizer, names, index)
      } else if node.kind == .call, let kind = AssetLookup(node), !index.types.isDeclared(node.name) {
        addAsset(kind, names, index)
      }
    }
  }

  private mutating func addKey(
    of call: SourceNode, _ localizer: Localizer, _ names: NameReferences, _ index: SourceIndex
  ) {
    guard let key = call.argument(at: localizer.key), !isPassedOn(key, index) else { return }
    // A literal with interpolations is itself a key, unless it is a string with their values.
    if key.kind == .string, key.child(.hole) == nil || localizer.isKey { return }
    if key.kind == .string, Localizer.standard(call) != nil, !index.isRunTimeKey(key) { return }
    let stated = localizer.table.flatMap { call.argument(at: $0) }
    let table = stated.map { $0.isNil ? Self.standardTable : $0.literal } ?? localizer.fixedTable ?? Self.standardTable
    var reading = StringReading(binder: index.binder, names: names)
    let strings = reading.strings(of: key)
    if strings.hasMoreOpenNames(than: 0) { sites.insert(call.nameLocation) }
    add(strings, for: .key(table: table))
  }

  /// Whether a key is a parameter of a function that localizes it, so that the function's calls are lookups.
  private func isPassedOn(_ key: SourceNode, _ index: SourceIndex) -> Bool {
    guard key.kind == .name else { return false }
    if let initializer = key.chain.first(where: { $0.kind == .initializer }), initializer.isLocalizing {
      return initializer.children.contains { $0.kind == .parameter && $0.label == "localized" && $0.name == key.name }
    }
    guard let owner = key.memberAround, index.localizers[owner.name] != nil || owner.name == "localizedString" else {
      return false
    }
    if key.name == "self" { return true }
    return owner.children.contains { $0.kind == .parameter && $0.name == key.name }
  }

  private mutating func addAsset(_ lookup: AssetLookup, _ names: NameReferences, _ index: SourceIndex) {
    guard lookup.name.kind != .string, !lookup.isResource(index.binder) else { return }
    var reading = StringReading(binder: index.binder, names: names)
    add(reading.strings(of: lookup.name), for: lookup.isColor ? .color : .picture)
  }
}

/// A call that takes the name of a picture or colour.
struct AssetLookup {
  /// The expression of the name.
  let name: SourceNode
  /// Whether it is the name of a colour.
  let isColor: Bool

  /// Reads an asset lookup; nil for any other call.
  ///
  /// Source: Apple documentation of SwiftUI and UIKit, `Image`, `Color`, `UIImage` and `UIColor`.
  init?(_ call: SourceNode) {
    let label: Localizer.Position
    switch call.name {
    case "Image", "Color": label = .number(0)
    case "UIImage" where call.argument(at: .label("imageLiteralResourceName")) != nil:
      label = .label("imageLiteralResourceName")
    case "UIImage", "UIColor": label = .label("named")
    case "ImageResource", "ColorResource": label = .label("name")
    case "Label", "Tab", "Button", "Menu", "Picker", "Toggle", "ControlWidgetButton", "ControlWidgetToggle":
      label = .label("image")
    case "imageNamed", "colorNamed": label = .number(0)
    default: return nil
    }
    guard let name = call.argument(at: label) ?? call.argument(at: .label("decorative")) else { return nil }
    (self.name, isColor) = (name, ["Color", "UIColor", "ColorResource", "colorNamed"].contains(call.name))
  }

  /// Whether the expression is itself a colour or picture, not a name.
  func isResource(_ binder: Binder) -> Bool {
    if name.kind == .member, name.first == nil { return true }
    guard let type = binder.type(of: name)?.name else {
      // `Color(UIColor.red)` and `Color(palette.tint())` have an unknown type.
      return name.path?.first?.first?.isUppercase == true
        || name.kind == .call && name.name.first?.isUppercase == true
          && name.name != "String"
    }
    return type != "String" && !(name.name == "rawValue")
  }
}
