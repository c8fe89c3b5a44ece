import DynamicType

extension TypeCheckVersion {
  /// The edition of the guidelines that the tables of sizes hold, such as `HIG Typography, change log of 2025-12-16`.
  public static var tables: String { TypeScale.edition }
}
