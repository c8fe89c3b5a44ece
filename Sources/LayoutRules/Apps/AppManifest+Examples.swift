internal import Adaptivity
internal import AuditModel

extension AppManifest {
  /// Returns the manifest of a project (not of a built app), for the examples of rules.
  static func app(
    families: [Int]? = nil, targets: Set<Device.Family>? = nil, phone: [InterfaceOrientation]? = nil,
    pad: [InterfaceOrientation]? = nil, change: (inout AppManifest) -> Void = { _ in }
  ) -> AppManifest {
    var manifest = AppManifest(location: SourceLocation(startOf: "Info.plist"))
    manifest.targetFamilies = targets
    manifest.deviceFamilies = families.map { Entry(example: $0, line: 4) }
    manifest.orientations = phone.map { Entry(example: $0, line: 8) }
    manifest.padOrientations = pad.map { Entry(example: $0, line: 14) }
    change(&manifest)
    return manifest
  }
}

extension AppManifest.Entry {
  /// Creates the value of a key on a line, for the examples of rules.
  init(example value: Value, line: Int = 5) {
    self.init(value, at: SourceLocation(file: "Info.plist", line: line, column: 3))
  }
}

extension AppCoverage {
  /// Returns an app with full-screen layouts for the given devices, for the examples of rules.
  ///
  /// The app runs on the families that have a list of orientations.
  static func app(
    phone: [InterfaceOrientation]? = nil, pad: [InterfaceOrientation]? = nil,
    described: [(device: String, orientation: Orientation)]
  ) -> AppCoverage {
    let families = (phone == nil ? [] : [1]) + (pad == nil ? [] : [2])
    return AppCoverage(
      manifest: .app(families: families, phone: phone, pad: pad),
      environments: described.map {
        LayoutEnvironment(device: DeviceTable.standard[$0.device], orientation: $0.orientation)
      })
  }
}
