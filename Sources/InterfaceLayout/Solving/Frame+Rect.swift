import Adaptivity
import AutoLayout

extension Rect {
  /// Creates a rectangle from a frame of the solver.
  init(_ frame: Frame) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
}

extension Frame {
  /// Creates a frame from a rectangle.
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
