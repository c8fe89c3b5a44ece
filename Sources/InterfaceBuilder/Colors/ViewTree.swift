/// The views of a document by their superviews, and the positions of its pictures.
struct ViewTree {
  /// The direct children of each object that may draw behind a text, in order.
  private var children: [Int: [Int]] = [:]
  /// The positions of pictures and materials among the elements, in order.
  private var pictures: [Int] = []

  /// Views whose content is a picture.
  static let pictures: Set<String> = [
    "imageView", "mapView", "wkWebView", "webView", "sceneKitView", "mtkView", "skView",
  ]
  /// System views that are translucent, or that show another view controller.
  static let materials: Set<String> = ["visualEffectView", "containerView", "navigationBar", "toolbar", "tabBar"]

  init(_ document: InterfaceDocument) {
    for object in document.objects where Self.pictures.contains(object.tag) || Self.materials.contains(object.tag) {
      pictures.append(object.element.index)
    }
    for (index, object) in document.objects.enumerated() where object.kind == .view {
      if let parent = object.parent, mayCover(object) { children[parent, default: []].append(index) }
    }
  }

  /// Whether a view may draw something behind a text above it.
  private func mayCover(_ object: InterfaceObject) -> Bool {
    if object.customClass != nil || Self.lists.contains(object.tag) || hasPicture(in: object.element) { return true }
    if Self.pictures.contains(object.tag) || Self.materials.contains(object.tag) { return true }
    return InterfaceColor.color("backgroundColor", of: object).map { !$0.isClear } ?? false
  }

  /// System views with their own content.
  static let lists: Set<String> = ["tableView", "collectionView", "pickerView", "textView"]

  /// The maximum number of views below a text in one superview to read (our own limit).
  private static let mostSiblings = 100

  /// Returns the lower siblings of a view, the topmost first.
  func below(_ view: Int, in parent: Int) -> some Sequence<Int> {
    let all = children[parent] ?? []
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < view { low = middle + 1 } else { high = middle }
    }
    return all[..<low].suffix(Self.mostSiblings).reversed()
  }

  /// Returns whether an element contains a picture or material.
  func hasPicture(in element: InterfaceElement) -> Bool {
    var (low, high) = (0, pictures.count)
    while low < high {
      let middle = (low + high) / 2
      if pictures[middle] <= element.index { low = middle + 1 } else { high = middle }
    }
    return low < pictures.count && pictures[low] < element.end
  }
}
