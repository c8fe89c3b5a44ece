internal import Adaptivity
internal import Audit
internal import ColorContrast
internal import DynamicType

/// The version of this package, and of what its answers rest on.
public enum TypeCheckVersion {
  /// As reports print it.
  public static let current = "0.1.0"

  /// The version, then a line for each library, table and face that an answer rests on.
  ///
  /// The first line is `typecheck` and the version alone; lines may be added below it.
  public static var lines: [String] {
    ["typecheck \(current)"] + Auditor.libraries + [
      "type scale: \(TypeScale.edition)",
      "devices: \(DeviceTable.standard.edition), systems to iOS \(SystemVersion.latestKnown)",
      "system colours: \(SystemColors.edition)",
      "default face: \(Auditor.defaultFace)",
    ]
  }
}
