import Adaptivity
import AuditModel
package import InterfaceBuilder

extension CurrentFrames {
  /// The minimum difference between frames, in points: stored frames are rounded to pixels.
  private static let tolerance = 1.0

  /// Solves the roots of a document whose stored frames contradict their constraints.
  package init(solving document: InterfaceDocument) {
    let outline = LayoutOutline(document)
    let canvas = CanvasConditions(outline)
    var frames: [Int: Frame] = [:]
    for root in outline.roots where Self.isStale(root, in: outline, canvas) {
      guard let conditions = canvas.conditions(of: root) else { continue }
      let layout = RootSolver(outline).layout(root, conditions, content: StoredSizes(document))
      let isSolved = !layout.unresolved.contains { $0.cause == .size }
      let isKnown = layout.isComplete && layout.conflicts.isEmpty
      for element in layout.elements {
        guard let parent = element.parent.map({ layout.elements[$0].frame }) else { continue }
        let rect = element.frame
        let frame = [rect.x - parent.x, rect.y - parent.y, rect.width, rect.height]
        let isSame = document.objects[element.object].frame.map { Self.isSame($0, frame) } ?? false
        // A stored frame that the layout confirms is valid, even if others are open.
        if isSolved, isSame { continue }
        frames[element.object] = isKnown && !element.isUndetermined ? .solved(frame) : .unknown
      }
    }
    self.init(frames)
  }

  /// Whether Xcode flagged a view in a root, or it violates a required constraint between views.
  private static func isStale(_ root: LayoutRoot, in outline: LayoutOutline, _ canvas: CanvasConditions) -> Bool {
    guard let conditions = canvas.conditionsWithoutBars(of: root) else { return false }
    let views = RootTree.descendants(of: root.view, in: outline)
    return views.contains { outline.document.objects[$0].isMisplaced }
      || !StoredConstraints(root, in: outline, conditions).violations.isEmpty
  }

  private static func isSame(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }
}
