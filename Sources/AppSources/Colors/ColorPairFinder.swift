internal import AuditModel
internal import ColorContrast
internal import Documents
internal import DynamicType

/// Finds the colours of texts in SwiftUI code, and those behind them.
///
/// It goes from a text outwards in the body of its view. Code that it does not understand ends the search, since it may
/// change a colour.
struct ColorPairFinder: Sendable {
  let components: Components
  let unusedViews: UnusedViews

  /// Returns the pairs in a file, in order.
  func pairs(in tree: SourceTree) -> [CodeColorPair] {
    guard tree.names.contains("Text") || tree.names.contains("Label") else { return [] }
    return tree.nodes.indices.compactMap { number in
      guard tree.nodes[number].kind == .call else { return nil }
      let call = SourceNode(tree: tree, index: number)
      guard call.name == "Text" || call.name == "Label", call.first?.kind == .name, call.viewBody != nil,
        let pair = pair(of: call), !unusedViews.contain(call), !call.isUnreachable
      else { return nil }
      return pair
    }
  }

  private func pair(of call: SourceNode) -> CodeColorPair? {
    var search = Search(reading: ColorReading(binder: components.binder))
    guard search.run(from: call), search.text != nil || search.background != nil else { return nil }
    let context = ViewContext(of: call, role: .text, components)
    guard context.open == nil, context.role.isGeneral else { return nil }
    // Text of an unknown size may be large.
    if let font = context.font, font.reading?.style == nil { return nil }
    // White text is for a background that other code draws.
    if search.background == nil, [.color(.white), .color(.black)].contains(search.text) { return nil }
    // A text without a colour is a label, unless a button or the callers of the view draw it in another one.
    if search.text == nil, search.isInControl { return nil }
    var pair = CodeColorPair(
      text: search.text ?? .system("label"), on: search.background ?? .system(search.ground),
      isAssumed: search.text == nil || search.background == nil, at: call.location)
    pair.style = context.font == nil ? .body : context.font?.reading?.style
    pair.weight = context.weight?.value ?? context.font?.reading?.weight
    return pair
  }

  /// A search from a text outwards.
  private struct Search {
    let reading: ColorReading
    var text: CodeColorPair.Value?
    var background: CodeColorPair.Value?
    /// The background that the system draws in the containers found.
    var ground = "systemBackground"
    var isInControl = false

    /// Modifiers whose effect on colours is not known.
    private static let opaque: Set<String> = [
      "opacity", "disabled", "blendMode", "colorMultiply", "colorInvert", "brightness", "contrast", "saturation",
      "grayscale", "colorScheme", "preferredColorScheme", "environment", "glassEffect", "backgroundStyle", "mask",
      "redacted", "hidden", "overlay", "containerBackground", "buttonStyle", "toggleStyle", "labelStyle", "menuStyle",
      "toolbar", "alert", "confirmationDialog", "contextMenu", "swipeActions", "luminanceToAlpha", "compositingGroup",
    ]
    /// Containers whose background is that of the view around them.
    private static let transparent: Set<String> = [
      "VStack", "HStack", "LazyVStack", "LazyHStack", "Group", "ForEach", "ScrollView", "LazyVGrid", "LazyHGrid",
      "Grid", "GridRow", "ScrollViewReader", "AnyView", "NavigationStack", "NavigationView", "GeometryReader", "Text",
      "Label",
    ]
    private static let rows: Set<String> = ["List", "Form", "Section"]

    init(reading: ColorReading) { self.reading = reading }

    /// Returns false if code on the way is not understood.
    mutating func run(from call: SourceNode) -> Bool {
      var node = call
      while let parent = node.parent {
        switch parent.kind {
        case .member:
          guard let modifier = parent.parent, modifier.kind == .call, modifier.first == parent else { return false }
          guard modify(modifier) else { return false }
          node = modifier
        case .trailing, .argument:
          guard let container = parent.parent, container.kind == .call, enter(container, parent) else { return false }
          node = container
        case .function, .property:
          return !parent.isLocal
        case .block, .choice, .closure, .result: node = parent
        default: return false
        }
      }
      return false
    }

    private mutating func modify(_ call: SourceNode) -> Bool {
      switch call.name {
      case "foregroundColor", "foregroundStyle":
        guard text == nil else { return true }
        guard call.arguments.count == 1, let value = call.arguments[0].first.flatMap({ reading.color($0) }) else {
          return false
        }
        text = value
      case "background", "listRowBackground":
        guard background == nil else { return true }
        let views = call.child(.trailing).map { Array($0.children.prefix(2)) }
        guard let view = views.map({ $0.count == 1 ? $0[0] : nil }) ?? call.arguments.first?.first,
          call.arguments.count <= 1 || ["in", "ignoresSafeAreaEdges"].contains(call.arguments[1].label),
          let value = reading.color(view)
        else { return false }
        background = value
      default:
        return ViewModifier.named(call.name) != nil
          && !Self.opaque.contains(call.name)
      }
      return true
    }

    /// Takes the effect of a container, or of a modifier with the view in its closure.
    private mutating func enter(_ call: SourceNode, _ part: SourceNode) -> Bool {
      guard call.first?.kind == .name else { return false }
      switch call.name {
      case "ZStack": return part.kind == .trailing && readBackground(inStack: part)
      case "Button", "NavigationLink":
        isInControl = true
        // The closure of an action draws nothing.
        return part.label == "label" || part.label == "destination" || call.argument(at: .label("action")) != nil
      case _ where Self.rows.contains(call.name):
        guard part.label.isEmpty || part.label == "content" else { return false }
        ground = "secondarySystemGroupedBackground"
        return true
      default: return Self.transparent.contains(call.name)
      }
    }

    /// The first view of a `ZStack` is behind the others; it must be a colour.
    private mutating func readBackground(inStack part: SourceNode) -> Bool {
      guard background == nil else { return true }
      let views = Array(part.children.lazy.filter { ![.parameter, .attribute].contains($0.kind) }.prefix(3))
      guard views.count == 2, let value = reading.color(views[0]) else { return false }
      background = value
      return true
    }
  }
}
