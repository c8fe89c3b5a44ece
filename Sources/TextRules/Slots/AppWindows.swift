package import AuditModel

/// The windows in which the texts of an app are measured if nothing names devices.
///
/// Only texts whose width is not stated depend on a window.
package struct AppWindows: Hashable, Sendable {
  /// A window of the app.
  package struct Window: Hashable, Sendable {
    /// The width without the side insets of the safe area, in points.
    package var width: Double
    /// The device with the window; empty if the app's project does not state its devices.
    package var devices: [PlacedDevice]

    /// Creates a window.
    package init(width: Double, devices: [PlacedDevice] = []) {
      self.width = width
      self.devices = devices
    }
  }

  /// The narrowest window of the devices that the app runs on.
  package var narrowest = Window(width: MeasureOptions.narrowestWindowWidth)
  /// The narrowest windows of devices with later systems, by the major version of iOS.
  ///
  /// They apply to code that may only run on these systems.
  package var later: [Int: Window] = [:]
  /// The narrowest window of these devices with Display Zoom; nil if none is narrower than ``narrowest``.
  package var zoomed: Window?
  /// The origin of ``narrowest`` in words.
  package var source = "the narrowest iPhone from iOS 16 on, because no project sets the app's devices"

  /// Creates the window that applies if no project states the devices of the app.
  package init() {}

  /// Returns the window of a place in the app's code, or of any text.
  func window(of place: DrawSite?) -> Window { window(from: place?.latestSystem) }

  /// Returns the window of code that checks for a version of iOS.
  ///
  /// `system` is the latest major version that the code checks for; nil for none.
  package func window(from system: Int?) -> Window { system.flatMap { later[$0] } ?? narrowest }
}
