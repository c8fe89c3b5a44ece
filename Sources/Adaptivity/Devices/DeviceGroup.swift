/// A named set of devices, such as all iPads.
package enum DeviceGroup: String, CaseIterable, Codable, Hashable, Sendable {
  /// Every device that has more than one source.
  case all
  /// Every iPhone among ``all``.
  case iphone
  /// Every iPad among ``all``.
  case ipad
  /// Devices of ``all`` measured at a version that ``SystemVersion/current`` includes.
  case current
  /// Devices of ``all`` with the smallest portrait width.
  case narrowest
}
