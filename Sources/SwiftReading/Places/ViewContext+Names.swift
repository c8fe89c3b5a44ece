internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension ViewContext {
  /// Containers of SwiftUI that keep the font of their surroundings.
  private static let transparent = APIList.fontContainers.names

  /// Controls with a label of title and icon, as in `Button("key", systemImage: "plus") {}`.
  static let labelled = APIList.labelledControls.names

  /// The names of the containers of SwiftUI.
  static let containers = transparent.union(ViewContainer.names)

  /// Whether a name belongs to a SwiftUI container.
  static func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// Reads the argument of `textCase`.
  static func isUppercase(_ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<Bool> {
    let isKnown = argument?.kind == .member || argument?.name == "nil"
    return TextUse.Value(isKnown ? argument?.name == "uppercase" : nil, isKnown ? .exact : .unknown, at: origin)
  }
}

extension SourceNode {
  /// The scenes, widgets and configurations that draw views.
  private static let roots = APIList.rootCalls.names

  /// Whether a call draws a view as the root of a window, widget, cell or controller.
  ///
  /// Source: Apple documentation of SwiftUI, `Scene` and `UIHostingController`.
  func isRoot(of part: SourceNode, _ binder: Binder) -> Bool {
    guard let callee = first, part.kind == .trailing || part.kind == .argument else { return false }
    if callee.kind == .name, Self.roots.contains(name) { return !binder.types.isDeclared(name) }
    guard part.label == "rootView" else { return false }
    if callee.kind == .member, name == "init" { return callee.first?.name == "super" }
    return binder.type(of: self).map { binder.types.inherits($0.name, from: "UIHostingController") } ?? false
  }

  /// Whether a call of `labelStyle` hides titles.
  var isIconOnly: Bool { name == "labelStyle" && arguments.first?.first?.name == "iconOnly" }

  /// Whether a text modifier keeps or increases the letter spacing without changing glyph widths, as in `tracking(0)`.
  var keepsLetters: Bool {
    guard let argument = arguments.first?.first else { return false }
    switch name {
    case "tracking", "kerning": return argument.decimal.map { $0 >= 0 } ?? false
    case "allowsTightening", "monospaced": return argument.name == "false"
    case "fontDesign": return argument.isNil || argument.name == "default"
    case "fontWidth": return argument.isNil || argument.name == "standard"
    default: return false
    }
  }
}
