internal import AuditModel
internal import SwiftTrees

/// A body in the walk of a screen.
final class ScreenFrame {
  /// The property or function.
  let body: SourceNode
  /// The properties that the code around the use states for texts in the body; nil if unknown.
  let context: ViewContext?
  /// The expressions that calls around the body pass to it.
  let passed: Set<SourceLocation>
  /// The expressions in the body that draw views from the code that uses it.
  let slots: [SourceNode: ScreenSlot]
  /// The body that uses this one; nil for the body of the screen.
  let outer: ScreenFrame?
  /// The call or name that uses the body; nil for the body of the screen.
  let site: SourceNode?
  /// The number of bodies around this one.
  let depth: Int

  init(
    _ body: SourceNode, context: ViewContext?, passed: Set<SourceLocation> = [], slots: [SourceNode: ScreenSlot] = [:],
    in outer: ScreenFrame? = nil, from site: SourceNode? = nil
  ) {
    self.site = site
    (self.body, self.context, self.passed, self.slots) = (body, context, passed, slots)
    (self.outer, depth) = (outer, outer.map { $0.depth + 1 } ?? 0)
  }

  /// Returns the expression that a use passes to a property or parameter, with the frame of the expression.
  func value(of declaration: SourceNode, _ binder: Binder) -> (node: SourceNode, frame: ScreenFrame)? {
    var frame = self
    while let outer = frame.outer, let site = frame.site {
      for argument in site.arguments where binder.parameter(of: argument, in: site) == declaration {
        return argument.first.map { ($0, outer) }
      }
      frame = outer
    }
    return nil
  }

  /// Whether a body is this one or an outer one.
  func isIn(_ body: SourceNode) -> Bool { self.body == body || outer?.isIn(body) ?? false }
}

/// Views that one of the app's own containers or modifiers draws in its body.
final class ScreenSlot {
  /// The closure or expression with the views.
  let content: SourceNode
  /// The frame of the code.
  let frame: ScreenFrame
  /// Whether the outline contains the views; branches of a body may draw them more than once.
  var isDrawn = false

  init(_ content: SourceNode, in frame: ScreenFrame) { (self.content, self.frame) = (content, frame) }
}

/// The position in the outline and in the code at which a walk continues.
struct ScreenPosition {
  var frame: ScreenFrame
  /// The number of the enclosing box; nil for none.
  var parent: Int?
  /// Whether the views are presented separately, so that nested screens are not repeated.
  var isAlone = false
  /// Whether all expressions are views, so that unknown expressions are reported.
  var isSure = true

  /// Returns the position in a box.
  func inside(_ box: Int?, isAlone: Bool = false) -> ScreenPosition {
    ScreenPosition(frame: frame, parent: box ?? parent, isAlone: isAlone, isSure: isSure)
  }
}
