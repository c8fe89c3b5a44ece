/// Why an environment cannot be: what is wrong and what to do, without a final full stop.
public struct AdaptivityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: String, CaseIterable, Codable, Sendable {
    /// No device, and no window of custom size that stands for one.
    case noDevice
    /// The device or its system never had such a window.
    case noSuchWindow
    /// The window does not exist in this orientation.
    case noSuchWindowInOrientation
    /// The size of the window is not one.
    case badWindowSize
    /// The device has no Display Zoom that the tables know.
    case noDisplayZoom
    /// The device never ran a system as old as this.
    case systemTooOld
    /// No source gives the size of the window.
    case notPublished
  }

  /// What is wrong.
  public let reason: Reason
  /// What is wrong and what to do.
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
