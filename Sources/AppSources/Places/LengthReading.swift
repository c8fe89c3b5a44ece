internal import AuditModel

/// Reads the lengths in arguments of SwiftUI's modifiers, which constants of the app may name.
struct LengthReading: Sendable {
  /// A length in points; infinite for `.infinity`.
  enum Length: Equatable {
    case points(Double)
    /// At most this many points, or no length at all: `isWide ? nil : 80`.
    case optional(Double)
    case unknown

    /// The length, if it is stated in every case.
    var points: Double? { if case .points(let points) = self { points } else { nil } }
  }

  let binder: Binder

  /// The maximum number of declarations behind a length (our own limit).
  private static let deepest = 4

  // MARK: Numbers

  /// Returns the largest length that an expression can be; nil for the literal `nil`.
  func length(_ expression: SourceNode) -> Length? {
    if expression.isNil { return nil }
    if let points = number(expression, max) { return .points(points) }
    let branches = expression.alternatives ?? []
    let lengths = branches.filter { !$0.isNil }.map { number($0, max) }
    guard !lengths.isEmpty, lengths.count < branches.count, !lengths.contains(nil) else { return .unknown }
    return .optional(lengths.compactMap(\.self).reduce(0, max))
  }

  /// Returns a length of a call of `frame`; nil if the call does not state it.
  func frame(_ call: SourceNode, _ label: String) -> Length? {
    let length = call.argument(at: .label(label)).flatMap(length)
    // A view of no size is not drawn.
    guard !label.hasPrefix("max"), let points = length?.points else { return length }
    return points.isFinite && (points > 0 || label.hasPrefix("min")) ? length : .unknown
  }

  /// Returns the smallest length that an expression can be, in points; nil if unknown, and 0 for the literal `nil`.
  func smallest(_ expression: SourceNode) -> Double? {
    if expression.isNil { return 0 }
    return number(expression, min).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the smallest length that an expression can be, in points; 0 if unknown.
  private func least(_ expression: SourceNode) -> Double { smallest(expression) ?? 0 }

  /// Returns whether an expression is not known and may be negative, because it has a minus.
  func mayBeNegative(_ expression: SourceNode) -> Bool {
    if expression.kind == .other, expression.name == "-" { return smallest(expression) == nil }
    return expression.children.contains(where: mayBeNegative)
  }

  /// Returns the value of an expression; `pick` chooses between the values of branches.
  private func number(
    _ expression: SourceNode, _ pick: (Double, Double) -> Double, depth: Int = 0
  ) -> Double? {
    guard depth < Self.deepest else { return nil }
    func numbers(_ nodes: some Sequence<SourceNode>) -> [Double]? {
      let found = nodes.map { number($0, pick, depth: depth + 1) }
      return found.contains(nil) ? nil : found.compactMap(\.self)
    }
    switch expression.kind {
    case .number: return expression.decimal
    case .sum: return numbers(expression.children).map { $0.reduce(0, +) }
    case .other where expression.name == "-":
      // The smallest difference is that from the largest number.
      let operands = Array(expression.children)
      let other = { (one: Double, two: Double) in pick(-one, -two) == -one ? one : two }
      guard let last = operands.last, let taken = number(last, other, depth: depth + 1) else { return nil }
      if operands.count == 1 { return -taken }
      return operands.count == 2 ? number(operands[0], pick, depth: depth + 1).map { $0 - taken } : nil
    case .choice:
      guard let found = expression.alternatives.flatMap(numbers), let first = found.first else { return nil }
      return found.dropFirst().reduce(first, pick)
    case .call where expression.name == "CGFloat" || expression.name == "Double":
      return expression.arguments.first?.first.flatMap { number($0, pick, depth: depth + 1) }
    case .name, .member:
      if expression.name == "infinity" || expression.name == "greatestFiniteMagnitude" { return .infinity }
      if expression.kind == .member, expression.name == "zero" { return 0 }
      guard let declaration = constant(expression), let value = declaration.onlyValue,
        let number = number(value, pick, depth: depth + 1)
      else { return nil }
      guard declaration.hasWrapper else { return number }
      let scaled = ScaledLength(declaration, number)
      return pick(scaled.least, scaled.most)
    default: return nil
    }
  }

  /// The declaration of a name with one value in the whole app, which the text size may scale; nil for any other.
  func constant(_ name: SourceNode) -> SourceNode? {
    let found = binder.declarations(of: name)
    return found.count == 1 && found[0].isConstant && !found[0].isAssigned ? found[0] : nil
  }

  // MARK: Paddings

  /// The padding of a side if the code states no number.
  ///
  /// Source: OpenSwiftUI, `defaultPadding`.
  private static let standardPadding = 16.0

  /// The sides of each edge set: horizontal and vertical.
  private static let edges: [String: (horizontal: Double, vertical: Double)] = [
    "all": (2, 2), "horizontal": (2, 0), "vertical": (0, 2), "leading": (1, 0), "trailing": (1, 0), "top": (0, 1),
    "bottom": (0, 1),
  ]

  /// Returns the smallest width and height that a call of `padding` adds, in points.
  func padding(_ call: SourceNode) -> (horizontal: Double, vertical: Double) {
    let arguments = call.arguments.compactMap(\.first)
    guard let first = arguments.first else { return (2 * Self.standardPadding, 2 * Self.standardPadding) }
    guard let sides = sides(first) else {
      guard first.kind != .call else { return insets(first) }
      let points = least(first)
      return (2 * points, 2 * points)
    }
    let isStandard = arguments.count < 2 || arguments[1].kind == .constant
    let points = isStandard ? Self.standardPadding : least(arguments[1])
    return (sides.horizontal * points, sides.vertical * points)
  }

  /// Returns the numbers of sides that an edge set names; nil for any other expression.
  func sides(_ expression: SourceNode) -> (horizontal: Double, vertical: Double)? {
    if expression.kind == .collection {
      let found = expression.children.compactMap(sides)
      return found.reduce((0, 0)) { (min($0.0 + $1.horizontal, 2), min($0.1 + $1.vertical, 2)) }
    }
    guard expression.kind == .member, expression.first == nil || expression.first?.name == "Set" else { return nil }
    return Self.edges[expression.name]
  }

  /// Returns the smallest width and height of insets such as `EdgeInsets(…)`, in points; 0 where unknown.
  func insets(_ expression: SourceNode) -> (horizontal: Double, vertical: Double) {
    guard expression.kind == .call, ["EdgeInsets", "init"].contains(expression.name) else { return (0, 0) }
    func points(_ label: String) -> Double { expression.argument(at: .label(label)).map(least) ?? 0 }
    return (points("leading") + points("trailing"), points("top") + points("bottom"))
  }

  // MARK: Views

  /// Views of SwiftUI that take part in a stack even if they are empty.
  private static let views: Set<String> = [
    "Text", "Image", "Button", "Label", "Toggle", "Divider", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "Color", "ProgressView", "TextField",
  ]

  /// Returns the width that a view has at least, in points; nil if it may be absent.
  func least(of view: SourceNode) -> Double? {
    var modifiers: [SourceNode] = []
    var view = view
    while view.kind == .call, let callee = view.first, callee.kind == .member {
      guard let base = callee.first, ViewModifier.named(view.name) != nil, modifiers.count < Self.mostModifiers else {
        return nil
      }
      modifiers.append(view)
      view = base
    }
    guard var width = least(ofUnmodified: view) else { return nil }
    for modifier in modifiers.reversed() { modify(&width, by: modifier) }
    return width
  }

  /// The number of modifiers and parts of a neighbour that are looked at (our own limit).
  private static let mostModifiers = 64

  private func least(ofUnmodified view: SourceNode) -> Double? {
    guard view.kind == .call else {
      guard view.kind == .name || view.kind == .member, !binder.declarations(of: view).contains(where: \.isOptional)
      else { return nil }
      return binder.type(of: view).flatMap { Self.views.contains($0.name) ? 0 : nil }
    }
    return switch view.name {
    case "Spacer": view.argument(at: .label("minLength")).map { max(least($0), 0) } ?? 0
    case "HStack": parts(of: view).map { $0.reduce(0, +) }
    case "VStack", "ZStack": parts(of: view)?.max()
    default: Self.views.contains(view.name) ? 0 : nil
    }
  }

  private func modify(_ width: inout Double, by call: SourceNode) {
    switch call.name {
    case "padding": width = max(width + padding(call).horizontal, 0)
    case "frame":
      if let stated = ["width", "minWidth"].lazy.compactMap({ call.argument(at: .label($0)) }).first {
        width = max(least(stated), 0)
      } else if call.argument(at: .label("maxWidth")) != nil {
        width = 0
      }
    default: break
    }
  }

  private func parts(of stack: SourceNode) -> [Double]? {
    let found = stack.child(.trailing)?.children.prefix(Self.mostModifiers).compactMap { least(of: $0) } ?? []
    return found.isEmpty ? nil : found
  }

  /// Views that are as wide as their container offers, or narrower.
  private static let fitting: Set<String> = [
    "Text", "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
  ]

  /// Returns whether a view may be wider than its container offers.
  func mayWiden(_ view: SourceNode) -> Bool {
    var view = view
    while view.kind == .call, let callee = view.first, callee.kind == .member, let base = callee.first {
      switch (view.name, ViewModifier.of(view)) {
      case (_, nil), (_, .wider), ("padding", _): return true
      case ("frame", _):
        if ["width", "minWidth"].contains(where: { view.argument(at: .label($0)) != nil }) { return true }
      default: break
      }
      view = base
    }
    // `Color.red` is a member.
    return !(Self.fitting.contains(view.name) || view.kind == .member && view.first?.name == "Color")
  }
}

extension SourceNode {
  /// Whether nothing outside of its file gives a property another value than its first, as its declaration shows.
  var isConstant: Bool {
    guard kind == .property, !hasWrapper || isScaledMetric else { return false }
    let isPrivate = children.contains { $0.kind == .attribute && $0.name == SourceKind.privateName }
    return isPrivate || isStatic || parent?.kind == .file
  }

  /// Whether its file assigns a property.
  var isAssigned: Bool {
    guard child(.block) == nil else { return false }
    return tree.nodes.indices.contains { number in
      tree.nodes[number].kind == .assignment && SourceNode(tree: tree, index: number).first?.name == name
    }
  }
}
