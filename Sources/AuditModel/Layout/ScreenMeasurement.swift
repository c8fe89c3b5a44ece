package import Adaptivity

/// A screen in one environment, with the geometry of that environment.
public struct ScreenMeasurement: Hashable, Sendable {
  /// The layout of the screen.
  public var layout: Screen {
    didSet { outline = ScreenOutline(layout.elements, width: geometry.windowSize.value.width) }
  }
  /// The geometry of its environment from the tables.
  package let geometry: LayoutGeometry
  /// The visible elements and the containers of each element.
  package private(set) var outline: ScreenOutline
  /// The environment in words, such as `iPhone 16 in landscape`.
  package var place: String

  /// Creates a measurement, and indexes the elements of the layout.
  package init(layout: Screen, geometry: LayoutGeometry) {
    self.layout = layout
    self.geometry = geometry
    outline = ScreenOutline(layout.elements, width: geometry.windowSize.value.width)
    place = layout.environment.words(
      layout.interfaceOrientation,
      called: layout.alternatives.isEmpty
        ? nil : "a device of \(Window.custom(layout.environment.device?.size ?? geometry.screen)) pt")
  }
}
