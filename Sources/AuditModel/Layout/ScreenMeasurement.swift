public import Adaptivity

/// One screen in one environment, beside what the tables say of that environment.
public struct ScreenMeasurement: Hashable, Sendable {
  /// The screen as it is described.
  public var layout: ScreenLayout
  /// What the tables say of its environment.
  public var geometry: LayoutGeometry

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - layout: The screen as it is described.
  ///   - geometry: What the tables say of its environment.
  public init(layout: ScreenLayout, geometry: LayoutGeometry) {
    self.layout = layout
    self.geometry = geometry
  }
}

/// One screen in every environment in which it is described.
public struct ScreenSet: Hashable, Sendable {
  /// The screen's name.
  public var name: String
  /// The screen in each environment, in the order of the files.
  public var screens: [ScreenMeasurement]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - screens: The screen in each environment.
  public init(name: String, screens: [ScreenMeasurement]) {
    self.name = name
    self.screens = screens
  }
}
