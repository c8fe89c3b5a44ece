package import Adaptivity
package import AuditModel

/// A set of device families.
package struct FamilySet: OptionSet, Hashable, Sendable {
  /// The bits of the families, in the order of `Device.Family.allCases`.
  package let rawValue: UInt8

  /// Creates a set of bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one family.
  package init(_ family: Device.Family) {
    rawValue = 1 << UInt8(Device.Family.allCases.firstIndex(of: family) ?? 0)
  }

  /// All families.
  package static let all = FamilySet(Device.Family.allCases.map(FamilySet.init))

  /// The families, in the order of `Device.Family.allCases`.
  package var families: [Device.Family] { Device.Family.allCases.filter { contains(FamilySet($0)) } }

  /// Creates the set of families whose devices give a slot its width.
  ///
  /// If the width does not come from known devices, the set contains all families.
  package init(of slot: Slot) {
    let families = slot.devices.map { device in device.id.flatMap { DeviceTable.standard[$0]?.family } }
    let isKnown = !families.isEmpty && families.allSatisfy { $0 != nil }
    self = isKnown ? FamilySet(families.compactMap { $0.map(FamilySet.init) }) : .all
  }
}
