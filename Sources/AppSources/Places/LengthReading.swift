internal import AuditModel

/// Reads the lengths in arguments of SwiftUI's modifiers, which constants of the app may name.
struct LengthReading: Sendable {
  /// A length in points; infinite for `.infinity`.
  enum Length: Equatable {
    case points(Double)
    case unknown

    var points: Double? { if case .points(let points) = self { points } else { nil } }
  }

  let binder: Binder

  /// The maximum number of declarations behind a length (our own limit).
  private static let deepest = 4

  // MARK: Numbers

  /// Returns the largest length that an expression can be; nil for the literal `nil`.
  func length(_ expression: SourceNode) -> Length? {
    if expression.kind == .constant, expression.name == "nil" { return nil }
    return number(expression, max).map(Length.points) ?? .unknown
  }

  /// Returns the smallest length that an expression can be, in points; 0 if unknown.
  private func least(_ expression: SourceNode) -> Double { number(expression, min) ?? 0 }

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
    case .choice:
      let branches = expression.children.filter { $0.kind != .condition && $0.kind != .property }
      guard expression.name == "?", let found = numbers(branches), let first = found.first else { return nil }
      return found.dropFirst().reduce(first, pick)
    case .call where expression.name == "CGFloat" || expression.name == "Double":
      return expression.arguments.first?.first.flatMap { number($0, pick, depth: depth + 1) }
    case .name, .member:
      if expression.name == "infinity" || expression.name == "greatestFiniteMagnitude" { return .infinity }
      if expression.kind == .member, expression.name == "zero" { return 0 }
      let found = binder.declarations(of: expression)
      guard found.count == 1, found[0].isConstant, let value = found[0].onlyValue else { return nil }
      return number(value, pick, depth: depth + 1)
    default: return nil
    }
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

  private func sides(_ expression: SourceNode) -> (horizontal: Double, vertical: Double)? {
    if expression.kind == .collection {
      let found = expression.children.compactMap(sides)
      return found.reduce((0, 0)) { (min($0.0 + $1.horizontal, 2), min($0.1 + $1.vertical, 2)) }
    }
    guard expression.kind == .member, expression.first == nil || expression.first?.name == "Edge" else { return nil }
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
    if view.kind == .name || view.kind == .member {
      return binder.type(of: view).flatMap { Self.views.contains($0.name) ? 0 : nil }
    }
    guard view.kind == .call, let callee = view.first else { return nil }
    guard callee.kind == .member else {
      switch view.name {
      case "Spacer": return view.argument(at: .label("minLength")).map { max(least($0), 0) } ?? 0
      case "HStack": return parts(of: view).map { $0.reduce(0, +) }
      case "VStack", "ZStack": return parts(of: view)?.max()
      default: return Self.views.contains(view.name) ? 0 : nil
      }
    }
    guard let base = callee.first, let inner = least(of: base) else { return nil }
    switch view.name {
    case "padding": return max(inner + padding(view).horizontal, 0)
    case "frame":
      if let width = ["width", "minWidth"].lazy.compactMap({ view.argument(at: .label($0)) }).first {
        return max(least(width), 0)
      }
      return view.argument(at: .label("maxWidth")) == nil ? inner : 0
    default: return ViewModifier.named(view.name) == nil ? nil : inner
    }
  }

  private func parts(of stack: SourceNode) -> [Double]? {
    let found = stack.child(.trailing)?.children.compactMap(least) ?? []
    return found.isEmpty ? nil : found
  }

  /// Returns whether a view may be wider than its container offers.
  func mayWiden(_ view: SourceNode) -> Bool {
    var view = view
    while view.kind == .call, let callee = view.first, callee.kind == .member, let base = callee.first {
      let hasWidth = ["width", "minWidth"].contains { view.argument(at: .label($0)) != nil }
      if view.name == "frame" ? hasWidth : ViewModifier.named(view.name) == .wider { return true }
      view = base
    }
    return view.kind != .call || view.name == "ScrollView"
  }
}

extension SourceNode {
  /// Whether nothing gives a property another value than its first, as far as its declaration shows.
  fileprivate var isConstant: Bool {
    guard kind == .property, !children.contains(where: { $0.kind == .attribute && $0.name != SourceKind.privateName })
    else { return false }
    let isPrivate = children.contains { $0.kind == .attribute && $0.name == SourceKind.privateName }
    return isPrivate || isStatic || parent?.kind == .file
  }
}
