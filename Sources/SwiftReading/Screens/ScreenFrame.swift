internal import AuditModel
internal import SwiftTrees

/// A body that the walk of a screen is in.
final class ScreenFrame {
  /// The body: a property or function.
  let body: SourceNode
  /// The properties that the code around the use states for the texts in the body; nil if nothing is known.
  let context: ViewContext?
  /// The expressions that the calls around the body pass to it.
  let passed: Set<SourceLocation>
  /// The expressions in the body that draw views of the code that uses it.
  let slots: [SourceNode: ScreenSlot]
  /// The body that uses this one; nil for that of the screen.
  let outer: ScreenFrame?
  /// The call or name that uses the body; nil for that of the screen.
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

  /// Returns the expression that the use of the body passes to a property or parameter, with the body that it is in.
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

  /// Whether a body is this one or one around it.
  func isIn(_ body: SourceNode) -> Bool { self.body == body || outer?.isIn(body) ?? false }
}

/// Views that one of the app's own containers or modifiers draws in its body.
final class ScreenSlot {
  /// The closure or expression with the views; nil for the view that a modifier without a base modifies.
  let content: SourceNode
  /// The body that the code is in.
  let frame: ScreenFrame
  /// Whether the outline has the views; branches of a body may draw them more than once.
  var isDrawn = false

  init(_ content: SourceNode, in frame: ScreenFrame) { (self.content, self.frame) = (content, frame) }
}

/// The place in the outline and in the code where a walk goes on.
struct ScreenPosition {
  var frame: ScreenFrame
  /// The number of the box around; nil for none.
  var parent: Int?
  /// Whether the views are shown on their own, so that those that are screens are not repeated.
  var isAlone = false
  /// Whether all expressions are views, so that one which is not understood counts.
  var isSure = true

  /// Returns the position in a box.
  func inside(_ box: Int?, isAlone: Bool = false) -> ScreenPosition {
    ScreenPosition(frame: frame, parent: box ?? parent, isAlone: isAlone, isSure: isSure)
  }
}
