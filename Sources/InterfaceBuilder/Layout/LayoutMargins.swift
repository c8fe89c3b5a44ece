/// The layout margins and guides of a view.
package struct LayoutMargins: Hashable, Sendable {
  /// Lengths in points: top, leading or left, bottom, trailing or right.
  package let insets: [Double]?
  /// Whether the margins also avoid the unsafe area.
  package let followsSafeArea: Bool
  /// Whether the margins are at least as large as the superview's.
  package let preservesSuperview: Bool
  /// Whether the margins follow the readable width.
  package let followsReadableWidth: Bool
  /// The identifiers of the guides, by the key or type of each, such as `safeArea`.
  package let guides: [String: String]

  init(of element: InterfaceElement) {
    let stated =
      element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
      ?? element.child("edgeInsets", key: "layoutMargins")
    insets = stated.map { stated in
      [["top"], ["leading", "left"], ["bottom"], ["trailing", "right"]].map { names in
        names.lazy.compactMap(stated.number).first ?? 0
      }
    }
    followsSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    preservesSuperview = element.flag("preservesSuperviewLayoutMargins") ?? false
    followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    let own = element.children.filter { $0.name == "viewLayoutGuide" }
    guides = Dictionary(own.compactMap { guide in guide.id.map { (guide["key"] ?? "", $0) } }) { first, _ in first }
  }
}

extension InterfaceElement {
  /// The frame in points: x, y, width and height; nil for none.
  var frame: [Double]? {
    guard let rect = child("rect", key: "frame") else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap(rect.number)
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= DocumentNumbers.largest }) else { return nil }
    // A view with a negative size is invisible.
    return [numbers[0], numbers[1], max(0, numbers[2]), max(0, numbers[3])]
  }
}
