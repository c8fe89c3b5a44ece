/// Several devices under one name.
public enum DeviceGroup: String, CaseIterable, Codable, Hashable, Sendable {
  /// Every device of the tables that more than one secondary source knows.
  case all
  /// Every iPhone among ``all``.
  case iphone
  /// Every iPad among ``all``.
  case ipad
  /// Those measured under the major version that is ``SystemVersion/current``.
  case current
  /// Those of the least width.
  case narrowest
}
