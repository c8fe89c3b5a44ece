import InterfaceBuilder

/// The bars around a view controller, as its document shows them.
///
/// Controllers in other documents are not seen, so a missing bar proves nothing.
struct BarContainment {
  private(set) var hasNavigationBar = false
  private(set) var hasLargeTitle = false
  private(set) var hasTabBar = false
  private(set) var hasToolbar = false

  /// The segues after which the navigation bar stays.
  private static let pushes: Set<String> = ["show", "push", "showDetail"]

  init(of controller: Int, in document: InterfaceDocument) {
    var seen: Set<Int> = []
    var open = [(controller, isRoot: true)]
    while let (index, isRoot) = open.popLast() {
      guard seen.insert(index).inserted else { continue }
      if isRoot { addSimulatedBars(of: document.objects[index]) }
      for segue in document.segues(to: index) {
        guard let source = segue.owner.flatMap({ Self.controller(around: $0, document) }) else { continue }
        switch segue.relationship {
        case "rootViewController":
          hasNavigationBar = true
          hasLargeTitle = hasLargeTitle || Self.hasLargeTitles(source, document)
          open.append((source, false))
        case "viewControllers":
          if document.objects[source].tag == "tabBarController" { hasTabBar = true }
        case nil where Self.pushes.contains(segue.name): open.append((source, false))
        default: break
        }
      }
    }
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

  private static func controller(around object: Int, _ document: InterfaceDocument) -> Int? {
    document.chain(from: object).first { document.objects[$0].kind == .controller }
  }

  private static func hasLargeTitles(_ controller: Int, _ document: InterfaceDocument) -> Bool {
    document.objects[controller].element.child("navigationBar")?.flag("largeTitles") == true
  }
}
