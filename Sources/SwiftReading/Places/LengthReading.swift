internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Reads lengths in arguments of SwiftUI modifiers, also through constants of the app.
struct LengthReading: Sendable {
  /// A length in points; infinite for `.infinity`.
  enum Length: Equatable {
    case points(Double)
    /// At most this many points, or no length at all: `isWide ? nil : 80`.
    case optional(Double)
    case unknown

    /// The length, if every case states it.
    var points: Double? { if case .points(let points) = self { points } else { nil } }
  }

  let evaluator: Evaluator
  /// The values of the names around the expressions.
  var frame = Frame.empty

  var binder: Binder { evaluator.binder }

  /// Returns the largest possible length of an expression; nil for `nil`.
  func length(_ expression: SourceNode) -> Length? {
    let found = evaluator.values(of: expression, in: frame, as: "CGFloat")
    if found.only == .nothing { return nil }
    if found.values.contains(.nothing) {
      let most = found.unwrapped.range.most
      return most.isFinite ? .optional(max(most, 0)) : .unknown
    }
    let all = found.range
    return all.most.isFinite || all.least == .infinity ? .points(all.most) : .unknown
  }

  /// Returns the possible lengths of an expression.
  func range(_ expression: SourceNode) -> LengthRange {
    evaluator.values(of: expression, in: frame, as: "CGFloat").range
  }

  /// Returns the smallest length of an expression, in points; −∞ if unknown, and 0 for `nil`.
  func least(_ expression: SourceNode) -> Double { range(expression).least }

  /// Returns a length in a call of `frame`; nil if the call does not set it.
  func frame(_ call: SourceNode, _ label: String) -> Length? {
    let length = call.argument(at: .label(label)).flatMap(length)
    // SwiftUI ignores an invalid width such as `.infinity` [OpenSwiftUI, `_FrameLayout`].
    if ["width", "height"].contains(label), length == .points(.infinity) { return nil }
    // SwiftUI does not draw a view of size 0.
    guard !label.hasPrefix("max"), let points = length?.points else { return length }
    return points.isFinite && (points > 0 || label.hasPrefix("min")) ? length : .unknown
  }

  // MARK: Paddings

  /// The default padding of a side, in points.
  ///
  /// Source: OpenSwiftUI, `defaultPadding`.
  private static let standardPadding = 16.0

  /// The number of horizontal and vertical sides in each edge set.
  private static let edges: [String: (horizontal: Double, vertical: Double)] = [
    "all": (2, 2), "horizontal": (2, 0), "vertical": (0, 2), "leading": (1, 0), "trailing": (1, 0), "top": (0, 1),
    "bottom": (0, 1),
  ]

  /// Returns the smallest width and height that a call of `padding` adds, in points; −∞ if unknown.
  func padding(_ call: SourceNode) -> Insets {
    let arguments = call.arguments.compactMap(\.first)
    guard let first = arguments.first else { return Insets(2 * Self.standardPadding, 2 * Self.standardPadding) }
    if let stated = padding(ofSides: arguments) { return stated }
    // Any side may have a negative padding.
    if arguments.count > 1 { return Insets(min(2 * least(arguments[1]), 0), min(2 * least(arguments[1]), 0)) }
    if let insets = insets(first) { return insets }
    let branches = first.alternatives ?? []
    let found = branches.compactMap(sides)
    guard !found.isEmpty, found.count == branches.count else { return Insets(2 * least(first), 2 * least(first)) }
    let (horizontal, vertical) = (found.map(\.horizontal).reduce(2, min), found.map(\.vertical).reduce(2, min))
    return Insets(horizontal * Self.standardPadding, vertical * Self.standardPadding)
  }

  /// Returns the padding of a call that names the sides; nil for any other call.
  private func padding(ofSides arguments: [SourceNode]) -> Insets? {
    guard let sides = arguments.first.flatMap(sides) else { return nil }
    let isStandard = arguments.count < 2 || arguments[1].isNil
    let points = isStandard ? Self.standardPadding : least(arguments[1])
    return Insets(
      sides.horizontal == 0 ? 0 : sides.horizontal * points, sides.vertical == 0 ? 0 : sides.vertical * points)
  }

  /// Returns the smallest row insets in a call of `listRowInsets`; nil if the call keeps the list's insets.
  func rowInsets(_ call: SourceNode) -> Double? {
    let arguments = call.arguments.compactMap(\.first)
    guard let first = arguments.first, !first.isNil else { return nil }
    if arguments.count > 1, let sides = padding(ofSides: arguments) {
      return self.sides(first)?.horizontal == 2 && !arguments[1].isNil ? sides.horizontal : nil
    }
    return insets(first)?.horizontal ?? -.infinity
  }

  /// The width and height added to a view, for both sides together, in points.
  struct Insets: Equatable {
    var horizontal: Double
    var vertical: Double

    init(_ horizontal: Double, _ vertical: Double) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  }

  /// Returns the smallest number of sides in an edge set; nil for any other expression.
  func sides(_ expression: SourceNode) -> (horizontal: Double, vertical: Double)? {
    if expression.kind == .collection {
      let found = expression.children.map(sides)
      guard !found.contains(where: { $0 == nil }) else { return nil }
      return found.compactMap(\.self).reduce((0, 0)) { (min($0.0 + $1.horizontal, 2), min($0.1 + $1.vertical, 2)) }
    }
    guard expression.kind == .member, expression.first == nil || expression.first?.name == "Set" else { return nil }
    return Self.edges[expression.name]
  }

  /// Returns the smallest insets of an expression such as `EdgeInsets(…)`, in points; nil for any other expression.
  private func insets(_ expression: SourceNode) -> Insets? {
    guard let (call, inner) = insetsCall(expression) else { return nil }
    func points(_ label: String) -> Double { call.argument(at: .label(label)).map(inner.least) ?? 0 }
    return Insets(points("leading") + points("trailing"), points("top") + points("bottom"))
  }

  /// Returns the call of `EdgeInsets` that an expression has as its value, and the reading of its arguments; nil for
  /// any other expression.
  func insetsCall(_ expression: SourceNode) -> (call: SourceNode, reading: LengthReading)? {
    guard case .call(let found)? = evaluator.values(of: expression, in: frame, as: "EdgeInsets").only,
      ["EdgeInsets", "init"].contains(found.node.name),
      found.node.arguments.allSatisfy({ Self.insetLabels.contains($0.label) })
    else { return nil }
    return (found.node, LengthReading(evaluator: evaluator, frame: found.frame))
  }

  private static let insetLabels = APIList.insetLabels.names
}
