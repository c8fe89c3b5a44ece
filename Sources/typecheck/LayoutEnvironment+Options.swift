import ArgumentParser
import TypeCheckKit

extension LayoutEnvironment {
  /// Creates the environment that options name, without a device if `device` is nil.
  ///
  /// - Throws: `ValidationError` or `UnknownName` with the problem and the known values.
  init(device: String?, orientation: String, os: String, category: String) throws {
    guard let version = SystemVersion(os) else {
      throw ValidationError("\"\(os)\" is not a version of a system; write it as 26 or 26.5")
    }
    if let device, DeviceGroup(rawValue: device.lowercased()) != nil {
      throw ValidationError("\"\(device)\" is a group of devices; name one of them, which typecheck devices lists")
    }
    let size = try ContentSizeCategory(name: category)
    if size == .default {
      let known = (ContentSizeCategory.standard + ContentSizeCategory.accessibility).map(\.shortName)
      throw UnknownName(category, kind: "a size category of iOS", known: known)
    }
    self.init(
      device: nil, orientation: try Orientation(name: orientation), systemVersion: version, category: size)
    if let device { self.device = try DeviceTable.standard.device(device) }
  }
}
