internal import Adaptivity
internal import Audit
internal import ColorContrast
internal import DynamicType

/// The version of this package and of its data.
public enum TypeCheckVersion {
  /// The version as reports print it.
  public static let current = "0.1.0"

  /// The edition of the guidelines that the tables of sizes are from, such as `HIG change log of 2025-12-16`.
  public static var tables: String { TypeScale.edition }

  /// The version, then a line for each library, table and font that results depend on.
  ///
  /// The first line is always `typecheck` and the version. Lines may be added after it.
  public static var lines: [String] {
    ["typecheck \(current)"] + Auditor.libraries + [
      "type scale: \(tables)", "devices: \(DeviceTable.standard.edition), systems to iOS \(SystemVersion.latestKnown)",
      "system colours: \(SystemColors.edition)",
      "default face: \(Auditor.defaultFace)",
    ]
  }
}
