/// The arrangement of a stack view.
package struct StackFacts: Hashable, Sendable {
  /// Whether the axis is vertical.
  package let isVertical: Bool
  /// The distribution along the axis, such as `fillEqually`.
  package let distribution: String
  /// The alignment across the axis, such as `center`.
  package let alignment: String
  /// The distance between the views, in points.
  package let spacing: Double

  /// Reads a stack view; nil for another object.
  package init?(_ object: InterfaceObject) {
    guard object.tag == "stackView" else { return nil }
    isVertical = object.element["axis"] == "vertical"
    distribution = object.element["distribution"] ?? "fill"
    alignment = object.element["alignment"] ?? "fill"
    spacing = object.element.number("spacing") ?? 0
  }
}
