internal import Adaptivity
internal import AuditModel

/// Manifests for the examples of rules.
struct ManifestExamples {
  /// A manifest from a project's own file.
  static func manifest(_ change: (inout AppManifest) -> Void = { _ in }) -> AppManifest {
    var manifest = AppManifest(location: SourceLocation(startOf: "Info.plist"))
    change(&manifest)
    return manifest
  }

  /// The value of a key on a line.
  static func entry<Value: Hashable & Sendable>(_ value: Value, line: Int = 5) -> AppManifest.Entry<Value> {
    AppManifest.Entry(value, at: SourceLocation(file: "Info.plist", line: line, column: 3))
  }

  /// A manifest with families and orientations.
  static func app(
    families: [Int]? = nil, phone: [InterfaceOrientation]? = nil, pad: [InterfaceOrientation]? = nil
  ) -> AppManifest {
    manifest {
      $0.deviceFamilies = families.map { entry($0, line: 4) }
      $0.orientations = phone.map { entry($0, line: 8) }
      $0.padOrientations = pad.map { entry($0, line: 14) }
    }
  }
}
