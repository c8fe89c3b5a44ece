public import AuditModel
public import TextEngine

extension FontStack {
  /// Returns descriptions of the faces and rules that determine widths.
  ///
  /// - Parameter identifiers: The identifiers named in measurements.
  /// - Returns: One description per identifier, sorted by identifier.
  public func uses(_ identifiers: Set<String>) -> [FontUse] {
    identifiers.sorted().map { id in
      if let face = facesInUse.first(where: { $0.entry.id == id && !$0.isUsersOwn }) {
        return FontUse(
          id: id, standsInFor: face.entry.standsInFor, calibrated: face.entry.calibration != nil, sha256: face.sha256,
          hashKnown: face.hashKnown)
      }
      if let rule = manifest.rule(id) {
        return FontUse(id: id, standsInFor: rule.standsInFor, calibrated: false, sha256: nil, hashKnown: nil)
      }
      let own = facesInUse.first { $0.isUsersOwn }
      return FontUse(id: id, standsInFor: "itself", calibrated: false, sha256: own?.sha256, hashKnown: nil)
    }
  }
}
