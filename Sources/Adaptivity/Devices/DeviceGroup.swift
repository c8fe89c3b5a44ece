/// A named set of devices, such as all iPads.
package enum DeviceGroup: String, CaseIterable, Codable, Hashable, Sendable {
  /// All devices that have more than one source.
  case all
  /// The iPhones in ``all``.
  case iphone
  /// The iPads in ``all``.
  case ipad
  /// The devices in ``all`` that were measured at a version that ``SystemVersion/current`` includes.
  case current
  /// The devices in ``all`` with the smallest width in portrait.
  case narrowest
}
