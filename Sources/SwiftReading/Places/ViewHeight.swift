internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// The height that the code around a text offers it.
///
/// Only the innermost code that sets the height counts.
struct ViewHeight {
  /// The effect of the surrounding code on the height of a text.
  enum Growth {
    /// No code read so far decides the height.
    case open
    /// The text gets as much height as it needs, for example in a scroll view.
    case free
    /// The height may be less than the text needs.
    case bounded
  }

  /// The largest height; nil if no code sets a numeric limit.
  private(set) var limit: TextUse.Value<Double>?
  /// The effect of the code read so far.
  private(set) var growth = Growth.open
  /// Whether a modifier clips drawing beyond ``limit``; without one, a taller line is drawn completely.
  ///
  /// Source: Apple documentation of SwiftUI, `clipped(antialiased:)`: a view draws beyond its frame unless clipped.
  private(set) var isClipped = false
  /// Whether ``limit`` is the height of the view that the next modifier applies to.
  private var isAtLimit = false
  /// The total height of paddings around the text.
  private var taken = 0.0
  /// Whether code further outside sets no numeric limit.
  private var isDone = false

  /// Modifiers that may offer a view less height than it needs.
  private static let limiting = APIList.heightLimits.names

  /// Containers of SwiftUI that take the offered height, independent of their contents.
  private static let filling = APIList.heightFillers.names

  /// Modifiers that draw a view outside of its frame, without changing the frame.
  private static let moving = APIList.movingModifiers.names

  // MARK: Modifiers

  /// Applies a modifier other than a padding.
  mutating func modify(_ call: SourceNode, _ lengths: LengthReading) {
    switch call.name {
    case "frame":
      isAtLimit = false
      frame(call, lengths)
    // The view is drawn at another place or size than its frame.
    case let name where Self.moving.contains(name): isAtLimit = false
    case "clipped", "clipShape", "cornerRadius", "mask": if isAtLimit, call.clipsToFrame { isClipped = true }
    case "fixedSize":
      isAtLimit = false
      switch call.argument(at: .label("vertical"))?.name {
      case nil where call.arguments.isEmpty, "true": letGrow()
      case "false": break
      default: leave()
      }
    default:
      guard Self.limiting.contains(call.name) else { return }
      if ViewModifier.of(call) == .wider { leave() } else { bound() }
    }
  }

  /// Applies the height of a padding, in points; −∞ if unknown.
  mutating func pad(_ points: Double) {
    isAtLimit = false
    if points.isFinite { taken += points } else { isDone = true }
  }

  private mutating func frame(_ call: SourceNode, _ lengths: LengthReading) {
    let (height, least, most) = (
      lengths.frame(call, "height"), lengths.frame(call, "minHeight"), lengths.frame(call, "maxHeight")
    )
    // A frame without these lengths, or of any height, passes on the offered height.
    if height != nil || most.map({ $0.points?.isFinite ?? true }) ?? false
      || call.argument(at: .label("idealHeight")) != nil
    {
      bound()
    }
    switch (height, least, most) {
    case (.points(let height), _, _):
      limit(to: height, call)
      isDone = true
    case (.unknown, _, _), (.optional, _, _), (_, .unknown, _), (_, .optional, _), (_, .points, nil): isDone = true
    case (_, let least, let most):
      if let most = most?.points { limit(to: max(most, least?.points ?? 0), call) }
      if least != nil { isDone = true }
    }
  }

  private mutating func limit(to height: Double, _ call: SourceNode) {
    let height = max(height - taken, 0)
    guard !isDone, height < limit?.value ?? .infinity else { return }
    limit = TextUse.Value(height, .atMost, at: call.nameLocation)
    // A text may be drawn over its paddings.
    (isAtLimit, isClipped) = (taken == 0, false)
  }

  // MARK: Containers

  /// Applies a container whose contents are as tall as they need to be.
  mutating func letGrow() {
    if growth == .open { growth = .free }
    isDone = true
  }

  /// Applies a view that may be lower than the text in it.
  mutating func bound() { if growth == .open { growth = .bounded } }

  /// Stops at a view that may offer any height.
  mutating func leave() {
    bound()
    isDone = true
  }

  /// Applies a scroll view.
  mutating func scroll(_ call: SourceNode) {
    isDone = true
    switch call.arguments.first?.first {
    case let axes? where call.arguments.first?.label.isEmpty == true:
      let named = axes.kind == .collection ? Array(axes.children) : [axes]
      guard named.allSatisfy({ $0.kind == .member }) else { return bound() }
      if named.contains(where: { $0.name == "vertical" }) { letGrow() }
    default: letGrow()
    }
  }

  /// Applies another container of SwiftUI.
  mutating func enter(_ call: SourceNode) {
    isAtLimit = false
    if Self.filling.contains(call.name) { bound() }
  }

  // MARK: Callers

  /// Adds the height that the callers of the view offer.
  mutating func inherit(_ outer: ViewHeight) {
    if growth == .open { growth = outer.growth }
    guard !isDone else { return }
    if let most = outer.limit?.value, most - taken < limit?.value ?? .infinity {
      limit = TextUse.Value(max(most - taken, 0), .atMost, at: outer.limit?.origin)
      isClipped = outer.isClipped && taken == 0
    }
    taken += outer.taken
    isDone = outer.isDone
  }

  /// Returns the larger height of two callers, which is free only if both are free.
  func merged(with other: ViewHeight) -> ViewHeight {
    var merged = self
    if growth != other.growth { merged.growth = .bounded }
    merged.taken = min(taken, other.taken)
    merged.isDone = isDone || other.isDone
    let limits = (limit?.value, other.limit?.value)
    merged.limit = if let one = limits.0, let two = limits.1 { one < two ? other.limit : limit } else { nil }
    merged.isClipped = isClipped && other.isClipped
    merged.isAtLimit = false
    return merged
  }
}

extension SourceNode {
  /// Shapes that do not exceed the frame of the view that they mask.
  private static let shapes = APIList.maskShapes.names

  /// Whether a clipping modifier cuts off everything beyond the view's frame; a changed shape may be larger.
  fileprivate var clipsToFrame: Bool {
    guard name == "clipShape" || name == "mask" else { return true }
    let views = child(.trailing).map { Array($0.children) } ?? []
    guard let shape = argument(at: .number(0)) ?? (views.count == 1 ? views[0] : nil) else { return false }
    // Other views are masks with gaps between their parts, or have their own size.
    if name == "mask" { return shape.kind == .call && shape.first?.kind == .name && Self.shapes.contains(shape.name) }
    switch shape.kind {
    case .call: return shape.first?.kind == .name || shape.first?.first == nil
    case .member: return shape.first == nil
    default: return false
    }
  }
}
