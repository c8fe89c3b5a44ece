import Adaptivity
import AutoLayout
import InterfaceBuilder

/// The safe area of a root on Xcode's canvas.
///
/// A document does not store the bars on the canvas. The required constraints between stored frames and the safe area
/// reveal the bars: the combination with the fewest violated constraints.
struct CanvasSafeArea {
  let insets: Insets

  init(_ outline: LayoutOutline, _ root: LayoutRoot, _ geometry: LayoutGeometry?, _ conditions: LayoutConditions) {
    guard !root.kind.isCell else {
      insets = Insets()
      return
    }
    let plain = geometry?.safeArea?.value ?? Insets()
    let tree = RootTree(root, in: outline, conditions)
    // A root that is not laid out needs no safe area, which takes many attempts.
    guard RootSolver.canSolve(tree) else {
      insets = plain
      return
    }
    var best = (misses: Int.max, insets: plain)
    var guides: [Int]?
    search: for top in Self.tops(plain, geometry) {
      for bottom in Self.bottoms(plain) {
        var tried = conditions
        tried.safeArea = Insets(top: top, left: plain.left, bottom: bottom, right: plain.right)
        let constraints = StoredConstraints(tree, tried, only: guides)
        // Other constraints do not depend on the safe area.
        guides = constraints.guideConstraints
        let misses = constraints.guideViolations.count
        if misses < best.misses { best = (misses, tried.safeArea) }
        if misses == 0 { break search }
      }
    }
    insets = best.insets
  }

  /// The possible heights of the bars at the top, the most likely first.
  private static func tops(_ plain: Insets, _ geometry: LayoutGeometry?) -> [Double] {
    let older = SystemMetric.navigationBar.value()
    let navigation = [older, geometry?.navigationBarHeight?.value ?? older]
    let title = SystemMetric.largeTitle.value()
    let starts = [plain.top, 0, SystemMetric.statusBar.value()]
    let bars = starts.flatMap { start in navigation.flatMap { [start + $0, start + $0 + title] } }
    // Some versions of Xcode count the status bar twice.
    return starts + bars + [SystemMetric.sheetBar.value(), 2 * plain.top]
  }

  /// The possible heights of the bars at the bottom, the most likely first.
  private static func bottoms(_ plain: Insets) -> [Double] {
    let starts = [plain.bottom, 0]
    let bars = [SystemMetric.tabBar.value(), SystemMetric.toolbar.value()]
    return starts + starts.flatMap { start in bars.map { start + $0 } } + [2 * plain.bottom]
  }
}
