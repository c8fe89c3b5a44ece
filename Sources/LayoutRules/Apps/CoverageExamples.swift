internal import Adaptivity
internal import AuditModel

/// Apps with described environments, for the examples of rules.
struct CoverageExamples {
  /// An app for the families that have a list of orientations, described full screen on devices.
  static func app(
    phone: [InterfaceOrientation]? = nil, pad: [InterfaceOrientation]? = nil,
    described: [(device: String, orientation: Orientation)]
  ) -> AppCoverage {
    let families = (phone == nil ? [] : [1]) + (pad == nil ? [] : [2])
    return AppCoverage(
      manifest: ManifestExamples.app(families: families, phone: phone, pad: pad),
      environments: described.map {
        LayoutEnvironment(device: DeviceTable.standard[$0.device], orientation: $0.orientation)
      })
  }
}
