/// A generation of iOS fonts; the widths of some scripts differ between generations.
package enum FontGeneration: String, Hashable, Codable, CaseIterable, Sendable {
  /// iOS 9 to 18.
  case beforeIOS26 = "before-ios-26"
  /// iOS 26 and later.
  case iOS26 = "ios-26"

  /// Determines the generation of a release.
  package init(iOS major: Int) { self = major < 26 ? .beforeIOS26 : .iOS26 }
}
