internal import AuditModel
internal import DynamicType

/// The properties of a text that the code around it in the same body states.
///
/// The nearest statement wins: a modifier outside cannot change one inside.
struct ViewContext {
  private let components: Components
  private(set) var role: TextRole
  private(set) var font: (reading: FontReading?, origin: SourceLocation)?
  /// The font as code names it, if it was not read.
  private(set) var unreadFont: String?
  private(set) var weight: TextUse.Value<FontWeight>?
  private(set) var lines: TextUse.Value<Int>?
  private(set) var scale: TextUse.Value<Double>?
  private(set) var category: TextUse.Value<ContentSizeCategory>?
  /// The smallest size category at which code draws the view.
  private(set) var smallest: TextUse.Value<ContentSizeCategory>?
  private(set) var truncation: TextUse.Value<Slot.Truncation>?
  private(set) var uppercase: TextUse.Value<Bool>?
  /// The first modifier or container around the text that may change its font in a way that is not read.
  private(set) var open: SourceLocation?
  /// The first modifier around the text that may make its letters narrower or wider, whatever its font is.
  private(set) var face: SourceLocation?
  /// The width and height that the modifiers and containers offer the text.
  private(set) var space: ViewSpace
  /// Whether the walk has left a container whose texts the system draws by its own rules.
  private var isClosed = false
  /// Whether the walk has been at the style of the control that the text is in.
  private var hasStyle = false
  /// Whether the walk has left a sheet or another view of its own, so that the containers around do not draw the text.
  private var isElsewhere = false
  /// Whether the text has an icon, which toolbars show without the text.
  private var hasIcon = false
  /// The number of the app's own modifiers and containers that the walk is in.
  private var depth = 0

  /// The maximum number of own modifiers and containers in one another (our own limit).
  private static let deepest = 4
  /// The maximum number of places of the view in one of them (our own limit); more are not read.
  private static let mostStarts = 8

  /// Reads the code around a call in the same body.
  ///
  /// - Parameters:
  ///   - place: The call that takes the text.
  ///   - role: The role that the call gives to the text.
  ///   - components: The app's own fonts, modifiers and containers.
  init(of place: SourceNode, role: TextRole, _ components: Components) {
    self.role = role
    self.components = components
    space = ViewSpace(LengthReading(binder: components.binder))
    if !role.isInLayout { space.leaveView() }
    if place.name == "Section" { space.spanColumns() }
    hasIcon = place.name == "Label" || place.arguments.contains { ["systemImage", "image"].contains($0.label) }
    walk(from: place)
  }

  /// Starts in one of the app's own modifiers or containers, at the view that it modifies or contains.
  ///
  /// `end` is the call whose closure the view may be in; the code around that call is not part of it.
  private init(
    at start: SourceNode, until end: SourceNode?, role: TextRole, _ components: Components, depth: Int
  ) {
    self.role = role
    self.components = components
    self.depth = depth
    space = ViewSpace(LengthReading(binder: components.binder))
    if start.kind == .call {
      space.modify(start)
      modify(start)
    }
    walk(from: start, until: end)
  }

  /// Takes what the app's own modifier states about the view; false if that is not known.
  private mutating func inherit(fromModifier call: SourceNode) -> Bool {
    let starts = components.starts(inModifier: call).flatMap { components.passed($0, by: call) ?? [$0] }
    return inherit(from: starts, until: call)
  }

  /// Takes what the app's own modifier or container states about the view in it; false if that is not known.
  private mutating func inherit(from starts: [SourceNode], until end: SourceNode? = nil) -> Bool {
    guard depth < Self.deepest, starts.count <= Self.mostStarts, let first = starts.first else { return false }
    func context(_ start: SourceNode) -> ViewContext {
      ViewContext(at: start, until: end, role: role, components, depth: depth + 1)
    }
    inherit(starts.dropFirst().reduce(context(first)) { $0.merged(with: context($1)) })
    return true
  }

  /// Reads the code around a call of the view whose body was read, in the body that contains the call.
  ///
  /// - Parameters:
  ///   - call: The call of the view.
  ///   - end: A call around it at which to stop; nil for the whole body.
  mutating func walk(from call: SourceNode, until end: SourceNode? = nil) {
    var node = call
    while let parent = node.parent {
      // The view comes from the closure of the call, not from its receiver.
      if parent == end, node.kind != .member { return }
      switch parent.kind {
      case .call:
        // The node is the callee's base, an argument or a closure.
        if node.kind == .member {
          space.modify(parent)
          modify(parent)
        } else if node.kind == .argument || node.kind == .trailing {
          space.enter(parent, node, around: call.index)
          enter(parent, node, around: call.index)
        }
      case .property, .function:
        // A view in a variable has the modifiers of the place that reads it.
        if parent.isLocal, parent.viewBody?.returnsView == true, components.binder.isView(node) {
          open = open ?? parent.location
          space.leaveSpace(parent)
        } else if !parent.isLocal, !parent.drawsViews {
          // A text that is a part of a value, such as of a tuple, has the modifiers of the place that reads it.
          open = open ?? parent.location
          space.leaveSpace(parent)
        }
        return
      case .choice: limitCategories(to: parent.categories(in: node, components.binder), at: parent)
      case .initializer, .type, .file: return
      default: break
      }
      node = parent
    }
  }

  /// Limits the size categories to those for which code draws a branch.
  private mutating func limitCategories(to drawn: ClosedRange<ContentSizeCategory>?, at choice: SourceNode) {
    guard let drawn else { return }
    if drawn.lowerBound > smallest?.value ?? .extraSmall {
      smallest = TextUse.Value(drawn.lowerBound, .exact, at: choice.location)
    }
    guard drawn.upperBound < .accessibilityExtraExtraExtraLarge else { return }
    if let category, category.value.map({ $0 <= drawn.upperBound }) ?? true { return }
    category = TextUse.Value(drawn.upperBound, .exact, at: choice.location)
  }

  private mutating func enter(_ call: SourceNode, _ part: SourceNode, around index: Int) {
    isElsewhere = isElsewhere || ViewSpace.presents(call, part)
    if let outer = ViewContainer.role(in: call.name, label: part.label) {
      guard !isElsewhere else { return }
      if call.name == "Label" { hasIcon = true }
      if role.isGeneral || outer == .spoken { role = combined(with: outer) }
      // Modifiers around a bar, menu or dialog do not change the texts in it.
      isClosed = isClosed || !outer.isGeneral
      if !outer.isInLayout { space.leaveView() }
      return
    }
    // The app draws what takes the place of the bar's title, in a style that the bar decides.
    if call.name == "ToolbarItem", call.argument(at: .label("placement"))?.name == "principal", role.isGeneral,
      !isElsewhere
    {
      role = .unknown
    }
    guard let callee = call.first, callee.kind == .name, !Self.isContainer(call.name), !TextPlace.isKnown(call.name)
    else { return }
    if let stacks = components.stacks(named: callee) {
      // A vertical stack leaves the whole width to each view.
      if stacks.allSatisfy({ $0.name == "HStackLayout" }) { space.stack(call, spacedAs: stacks, part, around: index) }
      return
    }
    // A view of the app may set a font for its content.
    if !inherit(from: components.starts(inContainer: call, part)) {
      open = open ?? call.nameLocation
      space.leaveSpace(call)
    }
  }

  /// A label or button in a row keeps its own role.
  ///
  /// Source: Apple documentation of SwiftUI, `LabelStyle`: toolbars show the icon of a label alone by default.
  private func combined(with outer: TextRole) -> TextRole {
    switch (role, outer) {
    case (_, .barButton) where hasIcon: .unknown
    case (.button, .sectionHeader), (.button, .sectionFooter): role
    case (.label, .row), (.button, .row), (.button, .label), (.row, .label): role
    case (.label, .button): .button
    default: outer
    }
  }

  private mutating func modify(_ call: SourceNode) {
    guard !isClosed else { return }
    let argument = call.arguments.first?.first
    let origin = call.nameLocation
    // SwiftUI's own `font` has no label.
    let isOwn = call.name == "font" && call.arguments.first?.label.isEmpty == false
    switch isOwn ? nil : ViewModifier.named(call.name) {
    case .font where font == nil && open == nil:
      font = (argument.flatMap(components.font), origin)
      let names = argument?.path?.filter { !$0.isEmpty } ?? []
      if font?.reading == nil, names.count > 1 { unreadFont = names.joined(separator: ".") }
    case .weight where weight == nil:
      let value = call.name == "bold" ? .bold : argument.flatMap(FontReading.weight)
      weight = TextUse.Value(value, value == nil ? .unknown : .exact, at: origin)
    case .lines where lines == nil:
      lines = Self.lines(argument, at: origin)
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
    case .labelStyle where role == .label && !Self.systemStyles.contains(argument?.name ?? ""): modify(byOwn: call)
    case .style where !concerns(styleOf: call): break
    case .style where Self.systemStyles.contains(argument?.name ?? ""): break
    case .style where inherit(fromModifier: call): break
    case .style:
      open = open ?? origin
      space.boundHeight()
    case .narrower:
      if !call.keepsLetters { face = face ?? origin }
      // It changes the size as well.
      if call.name == "textScale" { open = open ?? origin }
    case nil: modify(byOwn: call)
    default: break
    }
  }

  /// Whether a style is for the control that the text is in, and no style inside is for it.
  private mutating func concerns(styleOf call: SourceNode) -> Bool {
    guard call.name == "buttonStyle" || call.name == "toggleStyle" else { return true }
    let isOwn = call.name == "buttonStyle" ? [.button, .row].contains(role) : role == .label
    defer { hasStyle = hasStyle || isOwn }
    return isOwn && !hasStyle
  }

  /// Takes what one of the app's own modifiers states; one that is not known may set a font.
  private mutating func modify(byOwn call: SourceNode) {
    guard !inherit(fromModifier: call) else { return }
    if font == nil { open = open ?? call.nameLocation }
    space.boundHeight()
  }
}

extension ViewContext {
  /// Takes what the callers of the view state and its own body does not.
  mutating func inherit(_ outer: ViewContext) {
    if role.isGeneral, !outer.role.isGeneral, !isElsewhere { role = combined(with: outer.role) }
    isElsewhere = isElsewhere || outer.isElsewhere
    space.inherit(outer.space)
    guard !isClosed else { return }
    if font == nil {
      if open == nil { (font, unreadFont) = (outer.font, outer.unreadFont) }
      open = open ?? outer.open
    }
    face = face ?? outer.face
    weight = weight ?? outer.weight
    lines = lines ?? outer.lines
    scale = scale ?? outer.scale
    category = category ?? outer.category
    if let other = outer.smallest, other.value ?? .extraSmall > smallest?.value ?? .extraSmall { smallest = other }
    truncation = truncation ?? outer.truncation
    uppercase = uppercase ?? outer.uppercase
    isClosed = outer.isClosed
  }

  /// Returns what two callers have in common; what differs is unknown.
  func merged(with other: ViewContext) -> ViewContext {
    var merged = self
    if role != other.role { merged.role = role.isGeneral && other.role.isGeneral ? .text : .unknown }
    merged.space = space.merged(with: other.space)
    if font?.reading != other.font?.reading || (font == nil) != (other.font == nil) {
      merged.font = nil
      merged.open = font?.origin ?? other.font?.origin
    }
    merged.open = merged.open ?? other.open
    merged.face = face ?? other.face
    merged.weight = Self.common(weight, other.weight)
    merged.lines = Self.common(lines, other.lines)
    merged.scale = Self.common(scale, other.scale)
    merged.category = Self.common(category, other.category)
    // The use that is drawn at more sizes counts.
    merged.smallest = smallest?.value ?? .extraSmall < other.smallest?.value ?? .extraSmall ? smallest : other.smallest
    merged.truncation = Self.common(truncation, other.truncation)
    merged.uppercase = Self.common(uppercase, other.uppercase)
    merged.isClosed = isClosed && other.isClosed
    merged.isElsewhere = isElsewhere && other.isElsewhere
    return merged
  }

  private static func common<Value>(
    _ one: TextUse.Value<Value>?, _ other: TextUse.Value<Value>?
  ) -> TextUse.Value<Value>? {
    one?.value == other?.value && one?.certainty == other?.certainty
      ? one : TextUse.Value(nil, .unknown, at: one?.origin ?? other?.origin)
  }
}
