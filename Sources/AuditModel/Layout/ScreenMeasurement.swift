public import Adaptivity

/// One screen in one environment, beside what the tables say of that environment.
public struct ScreenMeasurement: Hashable, Sendable {
  /// The screen as it is described.
  public var layout: ScreenLayout {
    didSet { outline = ScreenOutline(layout.elements, width: geometry.windowSize.value.width) }
  }
  /// What the tables say of its environment.
  public let geometry: LayoutGeometry
  /// What is shown, and what each element is inside of.
  package private(set) var outline: ScreenOutline
  /// The environment in words.
  package var place: String

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - layout: The screen as it is described.
  ///   - geometry: What the tables say of its environment.
  public init(layout: ScreenLayout, geometry: LayoutGeometry) {
    self.layout = layout
    self.geometry = geometry
    outline = ScreenOutline(layout.elements, width: geometry.windowSize.value.width)
    place = layout.environment.words(
      layout.interfaceOrientation,
      called: layout.alternatives.isEmpty
        ? nil : "a device of \(Window.custom(layout.environment.device?.size ?? geometry.screen)) pt")
  }
}
