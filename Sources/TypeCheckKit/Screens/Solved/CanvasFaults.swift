import InterfaceBuilder
import InterfaceLayout

/// The conflicts and open frames of a screen on its canvas, where Xcode shows them.
///
/// Xcode knows its frameworks better than a solver does, so a fault that is on the canvas too is Xcode's to report. The
/// canvas is only solved when it is asked for, because few screens have a fault.
final class CanvasFaults {
  private let root: LayoutRoot
  private let outline: LayoutOutline
  private lazy var scene = SceneSolver(outline, .canvas).layout(root, content: StoredContent(outline.document))
  /// The constraints of all conflicts.
  private lazy var conflicting = Set((scene?.conflicts ?? []).joined())

  init(_ root: LayoutRoot, in outline: LayoutOutline) { (self.root, self.outline) = (root, outline) }

  /// Whether the frame of an object is open.
  func includes(object: Int) -> Bool {
    scene?.elements.contains { $0.object == object && $0.isUndetermined } ?? false
  }

  /// Whether a conflict has a constraint in common with one on the canvas.
  func includes(conflict: [Int]) -> Bool {
    conflict.contains(where: conflicting.contains)
  }
}

@available(*, unavailable)
extension CanvasFaults: Sendable {}
