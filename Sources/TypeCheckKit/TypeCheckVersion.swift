/// The version of this package.
public enum TypeCheckVersion {
  /// As reports print it.
  public static let current = "0.1.0"
}
