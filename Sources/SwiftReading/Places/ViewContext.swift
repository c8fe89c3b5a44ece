internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

/// The properties of a text that the code around it in the same body states.
///
/// The nearest statement takes effect; a modifier outside cannot change one inside.
struct ViewContext {
  let components: Components
  var role: TextRole
  var font: FontChoice?
  var weight: TextUse.Value<FontWeight>?
  var lines: TextUse.Value<Int>?
  var scale: TextUse.Value<Double>?
  /// The size categories at which code draws the view.
  var sizes = DrawnSizes()
  var truncation: TextUse.Value<Slot.Truncation>?
  var uppercase: TextUse.Value<Bool>?
  /// The first modifier or container around the text that may change its font in an unknown way.
  var open: SourceLocation?
  /// The first modifier around the text that may change the letter widths of any font.
  var face: SourceLocation?
  /// Whether a modifier takes the letters of a font of the app from another of its files.
  var isSlanted = false
  /// The width and height that the modifiers and containers offer the text.
  var space: ViewSpace
  /// The styles of the controls around the text.
  var styles = ControlStyles()
  /// The latest major iOS version that the files with the callers check for; nil for none.
  var latestSystem: Int?
  /// Whether the walk has left a container whose texts the system lays out.
  var isClosed = false
  /// Whether the walk has left a separate presentation such as a sheet, so that outer containers do not draw the text.
  var isElsewhere = false
  /// Whether the text has an icon, which toolbars show without the text.
  var hasIcon = false
  /// The number of nested modifiers and containers of the app that the walk is in.
  private var depth = 0
  /// The number of places in the app's own modifiers and containers that may still be read.
  private var budget = 64
  /// The number of the app's own modifiers that may still be read.
  private var patience = 128
  /// The number of nodes around the text that may still be read.
  private var steps = ContextLimits.most
  /// The values of the names in the code around the text.
  let frame: Frame
  /// Whether the walk has reached the root of a window or controller, so that no code further outside sets a font.
  var isRooted = false
  /// The functions of the app's own modifiers that the walk is in.
  var readings: Set<SourceNode> = []

  /// The maximum nesting of the app's own modifiers and containers (our own limit), which may be recursive.
  private static let deepest = 32
  /// The maximum number of the view's places in one of them (our own limit); more are not read.
  private static let mostStarts = 8

  /// Reads the code around a call in the same body.
  init(
    of place: SourceNode, role: TextRole, _ components: Components, isBody: Bool = false,
    steps: Int = ContextLimits.most, in frame: Frame = .empty
  ) {
    (self.role, self.components, self.steps, self.frame) = (role, components, steps, frame)
    // Views other than texts have their own margins, or icons next to their titles.
    let isText = place.name == "Text" && place.first?.kind == .name
    space = ViewSpace(LengthReading(evaluator: components.evaluator, frame: frame), isExact: isText || isBody)
    latestSystem = place.tree.latestSystem
    if !role.isInLayout { space.startContainer() }
    if place.name == "Section" { space.spanColumns() }
    hasIcon = place.name == "Label" || place.arguments.contains { ["systemImage", "image"].contains($0.label) }
    enter(control: place, until: nil)
    if place.name != "Label", hasIcon, Self.labelled.contains(place.name) { enterLabel(of: place) }
    walk(from: place)
  }

  /// Starts in one of the app's own modifiers or containers, at the modified or contained view.
  ///
  /// `end` is the call whose closure may contain the view; code around that call is not included.
  private init(
    at start: SourceNode?, in frame: Frame, until end: SourceNode?, inside outer: ViewContext, isUse: Bool = false
  ) {
    (role, components, depth, budget) = (outer.role, outer.components, outer.depth + 1, outer.budget - 1)
    (readings, self.frame) = (outer.readings, frame)
    guard let start else {
      space = ViewSpace(LengthReading(evaluator: components.evaluator, frame: frame))
      return
    }
    if let function = start.viewBody { readings.insert(function) }
    space = ViewSpace(LengthReading(evaluator: components.evaluator, frame: frame))
    // The use of a member is not a modifier of it.
    if start.kind == .call, !isUse {
      if ControlStyle.isControl(start.name) { enter(control: start, until: end) } else { modify(start) }
    }
    walk(from: start, until: end)
  }

  /// Adds the properties that the app's own modifier states; false if they are unknown.
  private mutating func inherit(fromModifier call: SourceNode) -> Bool {
    guard let context = context(ofModifier: call) else { return false }
    inherit(context)
    return true
  }

  /// Returns the properties that the app's own modifier states; nil if they are unknown.
  mutating func context(ofModifier call: SourceNode) -> ViewContext? {
    let starts = components.starts(inModifier: call, in: readings, frame).flatMap { start in
      let passed = start.nodes.first.flatMap { components.passed($0, by: call) }
      return passed?.map { ViewStart(nodes: [$0], frame: frame) } ?? [start]
    }
    return context(from: starts, until: call)
  }

  /// Adds the properties that the app's own modifier or container states; false if they are unknown.
  mutating func inherit(from starts: [ViewStart]) -> Bool {
    guard let context = context(from: starts, until: nil) else { return false }
    inherit(context)
    return true
  }

  private mutating func context(from starts: [ViewStart], until end: SourceNode?) -> ViewContext? {
    guard depth < Self.deepest, starts.count <= min(Self.mostStarts, budget) else { return nil }
    var common: ViewContext?
    for start in starts {
      var context = ViewContext(at: start.nodes.first, in: start.frame, until: end, inside: self)
      for node in start.nodes.dropFirst() {
        context.inherit(ViewContext(at: node, in: start.frame, until: end, inside: context, isUse: true))
      }
      budget = context.budget
      common = common?.merged(with: context) ?? context
    }
    return common
  }

  /// Reads the code around a call of the view, in the body that contains the call.
  ///
  /// The walk stops at the call `end`, if there is one.
  mutating func walk(from call: SourceNode, until end: SourceNode? = nil) {
    for (node, parent) in call.outwardSteps {
      steps -= 1
      // The view comes from the closure of the call, not from its receiver.
      if parent == end, node.kind != .member { return }
      switch parent.kind {
      // More of the app's own modifiers than in any real app: the effect of further ones is unknown.
      case .call where patience < 0 || steps < 0:
        open = open ?? parent.nameLocation
        return space.markUnknown(parent)
      case .call:
        // The node is the base of the callee, an argument or a closure.
        if node.kind == .member {
          // `self.content()` calls the closure that has the view.
          if node != call { modify(parent) }
        } else if node.kind == .argument || node.kind == .trailing {
          if let base = parent.first?.first, components.isNeutral(parent) {
            present(over: base)
            continue
          }
          // A closure of the app's own modifier is where the modifier's code draws it.
          let starts = components.starts(inModifier: parent, node, frame)
          if !starts.isEmpty, inherit(from: starts) { continue }
          space.enter(parent, node, around: call.index)
          if parent.isRoot(of: node, components.binder) {
            isRooted = true
            return
          }
          enter(parent, node, around: call.index)
          enter(control: parent, until: end)
        }
      case .property, .function:
        // A view in a variable, or a text in a value, has the modifiers of the place that reads the value.
        if parent.isLocal
          ? parent.viewBody?.returnsView == true && components.binder.isView(node)
          : !parent.drawsViews || parent.isStoredWithoutType
        {
          open = open ?? parent.location
          space.markUnknown(parent)
        }
        return
      case .assignment where parent.first?.name == "rootView" && node != parent.first:
        isRooted = true
        return
      // A sum of texts is longer than each text.
      case .sum: space.markInexact()
      case .choice:
        sizes.limit(to: parent.categories(in: node, components.binder), at: parent.location)
        space.choose(node, in: parent)
      case .block, .trailing, .closure:
        sizes.limit(to: parent.categories(reaching: node, components.binder), at: parent.location)
        space.pass(node, in: parent)
      case .initializer, .type, .file: return
      default: break
      }
    }
  }

  /// Leaves the closure of a neutral modifier, which is next to the modified view or above it.
  ///
  /// The closure of another method, such as one that presents a view, has none of the fonts around the call.
  private mutating func present(over base: SourceNode) {
    isElsewhere = true
    isClosed = isClosed || !components.binder.isView(base)
    space.startContainer(isWindow: false)
  }

  /// Applies a modifier to the view around the text.
  private mutating func modify(_ call: SourceNode) {
    // The app's own overload may do anything.
    let effect = components.binder.isOwnModifier(call, in: readings) ? nil : ViewModifier.named(call.name)
    if effect != nil { space.modify(call) }
    guard let effect, call.name != "modifier" else { return modify(byOwn: call) }
    guard !isClosed else { return }
    let argument = call.arguments.first?.first
    let origin = call.nameLocation
    if ControlStyle.named(call.name) != nil { return styles.pass(call) }
    switch effect {
    case .font: setFont(argument, by: call)
    case .weight where weight == nil: weight = weight(call, argument, at: origin)
    case .lines where lines == nil: lines = limit(argument, at: origin)
    case .scale where scale == nil: scale = factor(argument, at: origin)
    case .letterCase where uppercase == nil: uppercase = Self.isUppercase(argument, at: origin)
    case .truncation where truncation == nil:
      let value = argument.flatMap { Slot.Truncation(rawValue: $0.name) }
      truncation = TextUse.Value(value, value == nil ? .unknown : .exact, at: origin)
    case .category: sizes.clamp(to: argument?.sizes, at: origin)
    case .environment: setEnvironment(call)
    case .style: open = open ?? origin
    case .narrower:
      if !call.keepsLetters { face = face ?? origin }
      // `textScale` also changes the font size.
      if call.name == "textScale" { open = open ?? origin }
    case .slanted: isSlanted = true
    case .hidden where !isElsewhere && (call.name == "hidden" || argument?.decimal == 0): role = .notDrawn
    default: break
    }
  }

  private mutating func setFont(_ font: SourceNode?, by call: SourceNode) {
    let origin = call.nameLocation
    guard self.font == nil, open == nil else { return }
    let choice = font.map { components.fonts($0, in: frame, at: origin) }
    self.font = choice ?? FontChoice(.unknown(at: call), at: origin)
  }

  /// Applies an environment value; separate modifiers also set some of these values.
  private mutating func setEnvironment(_ call: SourceNode) {
    guard let path = call.arguments.first?.first, path.kind == .keyPath else { return }
    let isStated = call.name == "environment" && call.arguments.count == 2
    let value = isStated ? call.arguments[1].first : nil
    let origin = call.nameLocation
    switch path.name.split(separator: ".").last {
    case "self": open = open ?? origin
    case "font": setFont(value, by: call)
    case "lineLimit": lines = lines ?? limit(value, at: origin)
    case "minimumScaleFactor": scale = scale ?? TextUse.Value(nil, .unknown, at: origin)
    default: if path.isSizePath { sizes.clamp(to: value?.sizes, at: origin) }
    }
  }

  /// Returns the values of a modifier's argument.
  func values(of argument: SourceNode, as type: String) -> PossibleValues {
    components.evaluator.values(of: argument, in: frame, as: type)
  }

  /// Applies one of the app's own modifiers; an unknown modifier may change the font and the size.
  mutating func modify(byOwn call: SourceNode) {
    patience -= 1
    if components.isNeutral(call) { return space.markInexact() }
    guard patience < 0 || !inherit(fromModifier: call) else { return }
    if font == nil, !isClosed { open = open ?? call.nameLocation }
    space.markUnknown(call)
  }
}
