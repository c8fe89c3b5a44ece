package import AuditModel
internal import CodeValues
internal import Documents
package import SwiftTrees

extension AssetMentions {
  /// Finds names in an app's code that may name assets, and the sizes of pictures.
  package init(in trees: [SourceTree]) {
    self.init()
    for found in trees.concurrentMap(Self.init(in:)) { add(found) }
  }

  private init(in tree: SourceTree) {
    self.init()
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      switch node.kind {
      case .string where !Self.isSymbolName(node): add(node)
      case .member:
        let symbol = Self.symbol(node.name)
        symbols.insert(symbol)
        if !Self.isSized(node) { unsized.insert(symbol) }
      case .name: symbols.insert(Self.symbol(node.name))
      case .call:
        if let picture = Self.picture(node) { drawn[picture.name, default: []].append(picture.size) }
      case .enumCase:
        // The raw value of a case defaults to its name.
        if node.parent?.children.contains(where: { $0.kind == .inherited && $0.name == "String" }) == true {
          names.insert(node.name)
          unsized.insert(node.name)
        }
      default: break
      }
    }
  }

  private mutating func add(_ literal: SourceNode) {
    guard literal.child(.hole) != nil else {
      if let text = literal.literal, !text.isEmpty {
        names.insert(text)
        if !Self.isSized(literal) { unsized.insert(text) }
      }
      return
    }
    var parts = [""]
    for piece in literal.children {
      if piece.kind == .hole { parts.append("") } else { parts[parts.count - 1] += piece.name }
    }
    add(NamePattern(parts))
  }

  /// Returns whether a literal names an SF Symbol, which does not come from the app's catalogs.
  private static func isSymbolName(_ literal: SourceNode) -> Bool {
    guard let argument = literal.parent, argument.kind == .argument else { return false }
    return ["systemName", "systemImage"].contains(argument.label)
  }

  /// Returns whether a name belongs to a picture with a frame.
  private static func isSized(_ name: SourceNode) -> Bool {
    guard let argument = name.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return false
    }
    return picture(call) != nil
  }

  /// Returns the name and the frame size of a SwiftUI picture that fills its frame; nil for any other call.
  private static func picture(_ call: SourceNode) -> (name: String, size: Drawn)? {
    guard call.name == "Image", call.first?.kind == .name, let argument = call.arguments.first,
      argument.label.isEmpty, let value = argument.first, let name = Self.name(of: value)
    else { return nil }
    var isResizable = false
    // By default, each side takes the length of the frame.
    var scaling = Drawn.Scaling.fill
    for modifier in call.modifiers {
      switch modifier.name {
      case "resizable": isResizable = true
      case "scaledToFit": scaling = .fit
      case "scaledToFill": scaling = .fill
      case "aspectRatio":
        guard modifier.arguments.count == 1, let mode = modifier.argument(at: .label("contentMode"))?.name else {
          return nil
        }
        scaling = mode == "fit" ? .fit : .fill
      case "frame" where isResizable:
        let size = Drawn(
          width: Self.length("width", of: modifier), height: Self.length("height", of: modifier), scaling: scaling)
        return size.width != nil || size.height != nil ? (name, size) : nil
      case let name where Self.harmless.contains(name): continue
      default: return nil
      }
    }
    return nil
  }

  /// Returns the name of a picture as in the catalog, or as ``symbol(_:)`` returns it.
  private static func name(of value: SourceNode) -> String? {
    switch value.kind {
    case .string: value.child(.hole) == nil ? value.literal : nil
    case .member: value.first == nil || value.first?.name == "ImageResource" ? symbol(value.name) : nil
    default: nil
    }
  }

  private static func length(_ label: String, of frame: SourceNode) -> Double? {
    frame.argument(at: .label(label))?.decimal.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Modifiers that do not change the size of a picture.
  private static let harmless = APIList.pictureModifiers.names
}
