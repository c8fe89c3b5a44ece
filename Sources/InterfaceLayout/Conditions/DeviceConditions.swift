package import Adaptivity
package import AuditModel
import AutoLayout
import DynamicType
import InterfaceBuilder
internal import Vocabulary

/// The conditions of roots on a device.
package struct DeviceConditions {
  private let outline: LayoutOutline
  private let geometry: LayoutGeometry
  private let size: Size
  private let sideMargin: Double

  /// The parts that no source or document contains, such as the height of a bar.
  package private(set) var unresolved: [UnresolvedElement] = []

  /// Creates the conditions of a document in an environment.
  package init(_ outline: LayoutOutline, _ geometry: LayoutGeometry) {
    self.outline = outline
    self.geometry = geometry
    size = geometry.windowSize.value
    sideMargin = geometry.margin?.value ?? SystemMetric.rootSideMargin.value()
  }

  /// Returns the conditions of a controller's view, or of a view or cell in a xib.
  package mutating func conditions(of root: LayoutRoot) -> LayoutConditions {
    unresolved = []
    let object = outline.document.objects[root.view]
    let stored = object.frame
    var conditions = base(width: size.width, height: size.height)
    conditions.safeArea = geometry.safeArea?.value ?? Insets()
    if let parent = object.parent, root.kind == .controller {
      addBars(of: parent, object, to: &conditions)
    } else if root.kind == .xib, !isScreen(root, stored) {
      conditions.safeArea = Insets()
      if let stored { (conditions.width, conditions.height) = (stored[2], stored[3]) }
      unresolved.append(UnresolvedElement(.container, object))
    } else if root.kind.isCell {
      conditions = cell(root, tableWidth: root.kind == .tableCell ? size.width : nil)
    }
    return conditions
  }

  /// Returns the conditions of a cell for a table width in points; its height follows from its contents.
  package func cell(_ root: LayoutRoot, tableWidth: Double?) -> LayoutConditions {
    let stored = outline.document.objects[root.view].frame ?? [0, 0, size.width, 0]
    let outer = root.cell.flatMap { outline.document.objects[$0].frame } ?? stored
    guard let tableWidth, root.kind == .tableCell else { return base(width: stored[2], height: stored[3]) }
    // An accessory has the same width on every device.
    var conditions = base(width: max(0, tableWidth - max(0, outer[2] - stored[2])), height: nil)
    if outline.statedRowHeight(of: root) != nil { conditions.height = stored[3] }
    return conditions
  }

  private func base(width: Double, height: Double?) -> LayoutConditions {
    var conditions = LayoutConditions(
      width: width, height: height, sideMargin: sideMargin, widthClass: geometry.horizontalSizeClass?.value,
      heightClass: geometry.verticalSizeClass?.value,
      generation: geometry.environment.systemVersion.major >= 26 ? .glass : .classic,
      direction: geometry.environment.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      pixel: geometry.scale.map { 1 / $0 })
    conditions.readableWidth = geometry.readableWidth?.value
    conditions.stacksDetails = geometry.environment.category.isAccessibilityCategory
    return conditions
  }

  /// Whether a view in a xib fills the screen: it has the size of the canvas, or is the view of the file's owner.
  private func isScreen(_ root: LayoutRoot, _ stored: [Double]?) -> Bool {
    if outline.document.outlets(to: root.view).contains(where: { $0.name == "view" }) { return true }
    guard let stored, let device = CanvasConditions(outline).environment?.device else { return false }
    return stored[2] == device.size.width && stored[3] == device.size.height
  }

  private mutating func addBars(of controller: Int, _ view: InterfaceObject, to conditions: inout LayoutConditions) {
    let bars = BarContainment(of: controller, in: outline)
    if geometry.safeArea == nil { unresolved.append(UnresolvedElement(.bar, view)) }
    func add(_ height: Double?, _ fallback: SystemMetric, to edge: WritableKeyPath<Insets, Double>) {
      conditions.safeArea[keyPath: edge] += height ?? fallback.value(conditions.generation)
      if height == nil { unresolved.append(UnresolvedElement(.bar, view)) }
    }
    if bars.hasNavigationBar {
      add(geometry.navigationBarHeight?.value, .navigationBar, to: \.top)
      if bars.hasLargeTitle { conditions.safeArea.top += SystemMetric.largeTitle.value(conditions.generation) }
    }
    if bars.hasTabBar { add(geometry.tabBarHeight?.value, .tabBar, to: \.bottom) }
    if bars.hasToolbar { add(geometry.toolbarHeight?.value, .toolbar, to: \.bottom) }
  }
}
