internal import AuditModel
internal import CodeValues
internal import ColorContrast
internal import Documents
internal import DynamicType
internal import SwiftTrees

/// Finds pairs of text and background colours in SwiftUI code.
///
/// The search goes outwards from a text in the body of its view. It ends at code that it does not understand, which may
/// change a colour.
struct ColorPairFinder: Sendable {
  let components: Components
  let unusedViews: UnusedViews
  /// Whether the app forces light or dark on some views, so that colours may never take their other value.
  private let fixesAppearance: Bool

  init(in trees: [SourceTree], _ components: Components, _ unusedViews: UnusedViews) {
    (self.components, self.unusedViews) = (components, unusedViews)
    fixesAppearance = trees.contains(where: \.fixesAppearance)
  }

  /// Returns the pairs in a file, in order.
  func pairs(in tree: SourceTree) -> [CodeColorPair] {
    guard tree.names.contains("Text") || tree.names.contains("Label") else { return [] }
    return tree.nodes.indices.compactMap { number in
      guard tree.nodes[number].kind == .call else { return nil }
      let call = SourceNode(tree: tree, index: number)
      guard call.name == "Text" || call.name == "Label", call.first?.kind == .name, call.viewBody != nil,
        // The texts in the closures of a label are found by themselves. A symbol is not a text.
        let text = call.arguments.first, text.label.isEmpty || text.label == "verbatim", text.first?.name != "Image",
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
    let font = context.font?.only
    if context.font != nil, font?.style == nil || font?.isCustom == true { return nil }
    // White or black text is for a background from other code.
    if search.background == nil, [.color(.white), .color(.black)].contains(search.text) { return nil }
    // A text without a colour has the label colour, unless a button or the callers of the view set another.
    if search.text == nil, search.isInControl { return nil }
    let (text, background) = (search.text ?? .system("label"), search.background ?? .system(search.ground))
    let isAssumed = search.text == nil || search.background == nil
    var pair = CodeColorPair(
      text: text, on: background, isAssumed: isAssumed || fixesAppearance && !(text.isFixed && background.isFixed),
      at: call.location)
    pair.style = context.font == nil ? .body : font?.style
    pair.weight = context.weight?.value ?? font?.weight
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
    /// The background of the row, which is behind all other backgrounds.
    private var rowBackground: CodeColorPair.Value?
    /// Whether the search has left a row, so that further backgrounds are behind the background of the row.
    private var isOutsideRow = false
    /// Whether other views may be behind the text in the nearest `ZStack`, because a group or branch adds several.
    private var isAmongOthers = false

    /// Modifiers with an unknown effect on colours.
    private static let opaque = APIList.colorEffects.names
    /// Containers that show the background of the view around them.
    private static let transparent = APIList.clearContainers.names
    private static let rows = APIList.rowContainers.names

    init(reading: ColorReading) { self.reading = reading }

    /// Collects colours around a text; returns false at unknown code.
    mutating func run(from call: SourceNode) -> Bool {
      var node = call
      while let parent = node.parent {
        switch parent.kind {
        case .member:
          guard let modifier = parent.parent, modifier.kind == .call, modifier.first == parent else { return false }
          guard modify(modifier) else { return false }
          node = modifier
        case .trailing, .argument:
          guard let container = parent.parent, container.kind == .call, enter(container, parent, from: node) else {
            return false
          }
          node = container
        case .function, .property:
          background = background ?? rowBackground
          return !parent.isLocal
        case .choice:
          guard !parent.asksForAppearance else { return false }
          node = parent
        case .block:
          isAmongOthers = isAmongOthers || parent.statements(upTo: 2).count > 1
          node = parent
        case .closure, .result: node = parent
        default: return false
        }
      }
      return false
    }

    private mutating func modify(_ call: SourceNode) -> Bool {
      switch call.name {
      case "foregroundColor", "foregroundStyle":
        guard text == nil else { return true }
        guard call.arguments.count == 1, let argument = call.arguments[0].first else { return false }
        // A level such as `.secondary` follows the style around it.
        let isLevel = call.name == "foregroundStyle" && argument.kind == .member && argument.first == nil
        guard !isLevel || !["primary", "secondary"].contains(argument.name), let value = reading.color(argument) else {
          return false
        }
        text = value
      case "padding":
        return !call.arguments.contains { $0.first?.kind == .number && $0.first?.name.hasPrefix("-") == true }
      case "background", "listRowBackground":
        if isOutsideRow { return call.name == "background" }
        guard background == nil else { return true }
        let views = call.child(.trailing)?.statements(upTo: 2)
        guard let view = views.map({ $0.count == 1 ? $0[0] : nil }) ?? call.arguments.first?.first,
          call.arguments.allSatisfy({ ["", "in", "ignoresSafeAreaEdges"].contains($0.label) }),
          let value = reading.color(view)
        else { return false }
        if call.name == "background" { background = value } else { rowBackground = rowBackground ?? value }
      default:
        return ViewModifier.named(call.name) != nil && !Self.opaque.contains(call.name)
      }
      return true
    }

    /// Applies the effect of a container, or of a modifier with the view in its closure.
    private mutating func enter(_ call: SourceNode, _ part: SourceNode, from node: SourceNode) -> Bool {
      guard call.first?.kind == .name else { return false }
      switch call.name {
      case "ZStack": return part.kind == .trailing && node.parent == part && readBackground(inStack: part, behind: node)
      case "Button", "NavigationLink":
        isInControl = true
        // The closure of an action draws nothing. A destination is another screen.
        let action = call.name == "Button" ? "action" : "destination"
        return part.label == "label" || part.kind == .trailing && call.argument(at: .label(action)) != nil
      case _ where Self.rows.contains(call.name):
        guard part.label.isEmpty || part.label == "content" else { return false }
        ground = "secondarySystemGroupedBackground"
        background = background ?? rowBackground
        isOutsideRow = true
        return true
      default:
        // Stacks place their views side by side.
        let isGroup = call.name == "Group" || call.name == "ForEach"
        isAmongOthers = isGroup && (isAmongOthers || part.statements(upTo: 2).count > 1)
        return Self.transparent.contains(call.name)
      }
    }

    /// Reads the first view of a `ZStack`, which must be a colour behind a single other view with the text.
    private mutating func readBackground(inStack part: SourceNode, behind node: SourceNode) -> Bool {
      guard background == nil, !isOutsideRow else { return true }
      let views = part.statements(upTo: 3)
      guard views.count == 2, views[1] == node, !isAmongOthers, let value = reading.color(views[0]) else {
        return false
      }
      background = value
      return true
    }
  }
}

extension SourceNode {
  /// Whether the condition of a choice checks for light or dark.
  fileprivate var asksForAppearance: Bool {
    children.contains { part in
      part.kind == .condition
        && part.descendants.contains { $0.name == "colorScheme" || $0.name == "userInterfaceStyle" }
    }
  }
}
