/// The reason why an environment does not exist.
public struct AdaptivityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Reason: String, CaseIterable, Codable, Sendable {
    /// There is neither a device nor a window of custom size.
    case noDevice
    /// The device or its system version does not have this window.
    case noSuchWindow
    /// The window does not exist in this orientation.
    case noSuchWindowInOrientation
    /// The size of the window is invalid or larger than the screen.
    case badWindowSize
    /// The size of the device's screen under Display Zoom is unknown.
    case noDisplayZoom
    /// The device shipped with a later system version.
    case systemTooOld
    /// No source states the size of the window.
    case notPublished
  }

  /// The kind of error.
  public let reason: Reason
  /// The problem and its fix, without a final full stop.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
