internal import AuditModel

/// A screen in all environments that it is described in.
package struct ScreenSet: Hashable, Sendable {
  /// The screen's name.
  var name: String
  /// The screen in each environment, in the order of the files.
  var screens: [ScreenMeasurement]
}
