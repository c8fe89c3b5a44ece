/// A screen in every environment in which it is described.
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
