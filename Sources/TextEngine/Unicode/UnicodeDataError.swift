/// ICU is linked but does not work, most often because its data file is missing.
public struct UnicodeDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be opened.
  public var what: String

  /// Creates an error.
  ///
  /// - Parameter what: What could not be opened.
  public init(what: String) {
    self.what = what
  }

  /// The sentence a reader sees: what is wrong and what to do.
  public var description: String {
    "\(what) cannot be opened from ICU \(UnicodeProperties.libraryVersion): its data are missing or damaged; "
      + "reinstall the package libicu (Debian: apt-get install --reinstall libicu-dev)"
  }
}
