extension ProjectMap {
  /// Returns the device families of the targets that use an Info.plist; nil if they are not known.
  ///
  /// If several targets share the file, what it states applies to the devices of each. The path is relative to the
  /// folder.
  package func families(ofInfoPlist path: String) -> Set<TargetDevices.Family>? {
    Self.families(of: targets.filter { $0.infoPlists.contains(path) })
  }

  /// Returns the device families of the apps and extensions that contain a file; nil if they are not known.
  ///
  /// A file of a library, and one that no target is known to contain, may be in every app. The path is relative to the
  /// folder.
  package func families(ofAppsWith path: String) -> Set<TargetDevices.Family>? {
    let own = membership(of: path).takers.checked.filter(\.kind.hasManifest)
    return Self.families(of: own.isEmpty ? checkedApps : own)
  }

  /// Returns the families on which any of the targets runs; nil if one of them does not state its families.
  private static func families(of targets: [ProjectTarget]) -> Set<TargetDevices.Family>? {
    // The families of Apple TV and Apple Watch are not read, so their targets have none.
    let families = targets.filter { $0.platforms.mayInclude(.ios) }.map(\.devices.families)
    guard !families.contains(nil) else { return nil }
    let all = families.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    return all.isEmpty ? nil : all
  }
}
