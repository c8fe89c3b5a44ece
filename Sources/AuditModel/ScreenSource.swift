/// The origin of a screen that rules check.
public enum ScreenSource: String, CaseIterable, Codable, Sendable {
  /// A layout that a file describes element by element.
  case described
  /// A recording of a running app, such as a page source.
  case recorded
  /// A storyboard or xib whose constraints are solved.
  case documents
}

extension Set<ScreenSource> {
  /// The screens of all origins.
  public static var all: Self { Set(ScreenSource.allCases) }
}
