public import Adaptivity
package import AuditModel

/// Families of devices.
public struct FamilySet: OptionSet, Hashable, Sendable {
  /// The bits, one for each family in the order of `Device.Family.allCases`.
  public let rawValue: UInt8

  /// Creates a set of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one family.
  ///
  /// - Parameter family: The family.
  public init(_ family: Device.Family) {
    rawValue = 1 << UInt8(Device.Family.allCases.firstIndex(of: family) ?? 0)
  }

  /// All families.
  public static let all = FamilySet(Device.Family.allCases.map(FamilySet.init))

  /// The families, in the order of `Device.Family.allCases`.
  public var families: [Device.Family] { Device.Family.allCases.filter { contains(FamilySet($0)) } }

  /// The families on which a slot has its width; all where the width is no device's.
  package init(of slot: Slot) {
    let families = slot.devices.map { device in device.id.flatMap { DeviceTable.standard[$0]?.family } }
    let isKnown = !families.isEmpty && families.allSatisfy { $0 != nil }
    self = isKnown ? FamilySet(families.compactMap { $0.map(FamilySet.init) }) : .all
  }
}
