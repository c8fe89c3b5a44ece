import InterfaceBuilder

/// The bars around a view controller in its document.
///
/// Controllers in other documents are unknown, so a missing bar proves nothing.
struct BarContainment {
  private(set) var hasNavigationBar = false
  private(set) var hasLargeTitle = false
  private(set) var hasTabBar = false
  private(set) var hasToolbar = false

  init(of controller: Int, in outline: LayoutOutline) {
    let object = outline.document.objects[controller]
    let bars = outline.paths.bars(around: object.id)
    hasNavigationBar = bars.contains(.navigationBar)
    hasLargeTitle = bars.contains(.largeTitle)
    hasTabBar = bars.contains(.tabBar)
    addSimulatedBars(of: object)
  }

  private mutating func addSimulatedBars(of object: InterfaceObject) {
    for metrics in object.element.children {
      switch metrics.name {
      case "simulatedNavigationBarMetrics": hasNavigationBar = true
      case "simulatedTabBarMetrics": hasTabBar = true
      case "simulatedToolbarMetrics": hasToolbar = true
      default: break
      }
    }
  }
}
