import InterfaceBuilder
import InterfaceLayout

/// The conflicts and open frames of a screen on its canvas, where Xcode shows them.
///
/// Xcode knows its frameworks better than a solver does, so faults on the canvas are left to Xcode to report. The
/// canvas is only solved on demand, because few screens have a fault.
final class XcodeWarnings {
  private let root: LayoutRoot
  private let outline: LayoutOutline
  private let texts: DocumentMeasure
  private lazy var scene = SceneSolver(outline, .canvas).layout(root, content: texts.stored)
  /// The objects whose frames are open.
  private lazy var undetermined = Set((scene?.elements ?? []).filter(\.isUndetermined).map(\.object))
  /// The constraints of all conflicts.
  private lazy var conflicting = Set((scene?.conflicts ?? []).joined())

  init(_ root: LayoutRoot, in outline: LayoutOutline, _ texts: DocumentMeasure) {
    (self.root, self.outline, self.texts) = (root, outline, texts)
  }

  /// Returns whether the frame of an object is open.
  func includes(object: Int) -> Bool { undetermined.contains(object) }

  /// Returns whether a conflict has a constraint in common with one on the canvas.
  func includes(conflict: [Int]) -> Bool {
    conflict.contains(where: conflicting.contains)
  }
}

@available(*, unavailable)
extension XcodeWarnings: Sendable {}
