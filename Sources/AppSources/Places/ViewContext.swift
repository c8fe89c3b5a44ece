internal import AuditModel
internal import DynamicType

/// The properties of a text that the code around it in the same body states.
///
/// The nearest statement wins: a modifier outside cannot change one inside.
struct ViewContext {
  private let fonts: [String: SlotFields]
  private(set) var role: TextRole
  private(set) var font: (reading: FontReading?, origin: SourceLocation)?
  private(set) var weight: TextUse.Value<FontWeight>?
  private(set) var lines: TextUse.Value<Int>?
  private(set) var scale: TextUse.Value<Double>?
  private(set) var category: TextUse.Value<ContentSizeCategory>?
  private(set) var truncation: TextUse.Value<Slot.Truncation>?
  private(set) var uppercase: TextUse.Value<Bool>?
  /// The first modifier or container around the text that may change its font in a way that is not read.
  private(set) var open: SourceLocation?
  /// The first modifier or container around the text that may give it more width than the window has.
  private(set) var widthOrigin: SourceLocation?
  /// Whether the walk has left a container whose texts the system draws by its own rules.
  private var isClosed = false

  /// Reads the code around a call.
  ///
  /// - Parameters:
  ///   - place: The call that takes the text.
  ///   - ancestors: The nodes around it, the outermost first.
  ///   - role: The role that the call gives to the text.
  ///   - fonts: The fonts that the configuration describes.
  init(
    of place: SourceNode, in ancestors: ArraySlice<SourceNode>, role: TextRole, fonts: [String: SlotFields]
  ) {
    self.role = role
    self.fonts = fonts
    var node = place
    var ancestors = ancestors
    while let parent = ancestors.popLast() {
      switch parent.kind {
      case .call:
        // The node is the callee's base, an argument or a closure.
        if node.kind == .member { modify(parent) } else { enter(parent, node) }
      case .property, .function, .initializer, .type, .file: return
      default: break
      }
      node = parent
    }
  }

  private mutating func enter(_ call: SourceNode, _ part: SourceNode) {
    guard part.kind == .argument || part.kind == .trailing else { return }
    if let outer = ViewContainer.role(in: call.name, label: part.label) {
      if role.isGeneral || outer == .spoken { role = Self.combined(role, outer) }
      // Modifiers around a bar, menu or dialog do not change the texts in it.
      isClosed = isClosed || !outer.isGeneral
      return
    }
    if call.name == "ScrollView", call.arguments.first?.scrollsSideways == true {
      widthOrigin = widthOrigin ?? call.nameLocation
    }
    guard let callee = call.first, callee.kind == .name else { return }
    // A view of the app may set a font for its content.
    if !Self.transparent.contains(call.name), !ViewContainer.isKnown(call.name), !TextPlace.isKnown(call.name) {
      open = open ?? call.nameLocation
    }
  }

  /// A label or button in a row keeps its own role.
  private static func combined(_ role: TextRole, _ outer: TextRole) -> TextRole {
    switch (role, outer) {
    case (.label, .row), (.button, .row), (.button, .label), (.row, .label): role
    case (.label, .button): .button
    default: outer
    }
  }

  /// The width of the narrowest window, in points: iPad Slide Over up to iPadOS 18, and Display Zoom.
  fileprivate static let narrowestWindow = 320.0

  /// Containers of SwiftUI that leave the font to their surroundings.
  private static let transparent: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
    "ForEach", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "GeometryReader",
    "ViewThatFits", "AnyView", "ScrollViewReader", "TimelineView", "ControlGroup", "ToolbarItem", "ToolbarItemGroup",
    "OutlineGroup", "EmptyView", "Table", "HSplitView", "VSplitView", "Canvas", "AnyLayout", "WindowGroup", "Color",
    "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Spacer", "Divider", "ToolbarSpacer", "Chart",
    "withAnimation",
  ]

  private mutating func modify(_ call: SourceNode) {
    guard !isClosed else { return }
    let argument = call.arguments.first?.first
    let origin = call.nameLocation
    switch ViewModifier.named(call.name) {
    case .font where font == nil && open == nil:
      font = (argument.flatMap { FontReading($0) ?? FontReading($0, among: fonts) }, origin)
    case .weight where weight == nil:
      let value = call.name == "bold" ? .bold : argument.flatMap(FontReading.weight)
      weight = TextUse.Value(value, value == nil ? .unknown : .exact, at: origin)
    case .lines where lines == nil:
      let value = Self.lines(argument)
      lines = TextUse.Value(value, value == nil ? .unknown : .exact, at: origin)
    case .scale where scale == nil:
      scale = TextUse.Value(argument?.decimal, argument?.decimal == nil ? .unknown : .exact, at: origin)
    case .letterCase where uppercase == nil:
      let isKnown = argument?.kind == .member || argument?.name == "nil"
      uppercase = TextUse.Value(isKnown ? argument?.name == "uppercase" : nil, isKnown ? .exact : .unknown, at: origin)
    case .truncation where truncation == nil:
      let value = argument.flatMap { Slot.Truncation(rawValue: $0.name) }
      truncation = TextUse.Value(value, value == nil ? .unknown : .exact, at: origin)
    case .category where category == nil:
      let value = argument.flatMap(Self.largestCategory)
      category = TextUse.Value(value, value == nil ? .unknown : .exact, at: origin)
    case .labelStyle where argument?.name == "iconOnly": if role == .label || role == .button { role = .spoken }
    case .style where Self.systemStyles.contains(argument?.name ?? ""): break
    case .style, .narrower: open = open ?? origin
    case .wider where call.mayWiden: widthOrigin = widthOrigin ?? origin
    case nil where font == nil: open = open ?? origin
    default: break
    }
  }

  /// Styles of buttons, menus and labels that leave the font alone.
  ///
  /// Source: Apple documentation of SwiftUI, `PrimitiveButtonStyle`, `LabelStyle`, `MenuStyle`.
  private static let systemStyles: Set<String> = [
    "plain", "borderless", "bordered", "borderedProminent", "automatic", "glass", "glassProminent", "button",
    "titleAndIcon", "titleOnly", "link",
  ]

  /// A number, the upper end of a range, or nil for no limit, which is 0.
  private static func lines(_ argument: SourceNode?) -> Int? {
    guard let argument else { return nil }
    if argument.kind == .constant, argument.name == "nil" { return 0 }
    if let number = argument.whole { return number }
    guard argument.kind == .other, argument.name == "..." else { return nil }
    return argument.children.compactMap(\.whole).last
  }

  /// The upper end of `...DynamicTypeSize.accessibility2`, or a single size.
  private static func largestCategory(_ argument: SourceNode) -> ContentSizeCategory? {
    switch argument.kind {
    case .member: try? ContentSizeCategory(name: argument.name)
    case .other where ["...", "..<"].contains(argument.name): argument.children.compactMap(largestCategory).last
    default: nil
    }
  }
}

extension SourceNode {
  /// Whether the argument of a scroll view names the horizontal axis, or is not a literal.
  fileprivate var scrollsSideways: Bool {
    guard label.isEmpty, let axes = first else { return false }
    let named = axes.kind == .collection ? Array(axes.children) : [axes]
    return !named.allSatisfy { $0.kind == .member && $0.name == "vertical" }
  }

  /// Whether a modifier that affects the width may give a text more than the narrowest window.
  fileprivate var mayWiden: Bool {
    switch name {
    case "fixedSize": argument(at: .label("horizontal")).map { $0.name != "false" } ?? true
    case "frame":
      ["width", "minWidth", "idealWidth"].contains { label in
        argument(at: .label(label)).map { ($0.decimal ?? .infinity) > ViewContext.narrowestWindow } ?? false
      }
    default: true
    }
  }
}
