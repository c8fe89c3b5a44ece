/// An error in the linked ICU, usually because its data file is missing.
package struct UnicodeDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part of ICU's data that cannot be opened, as a noun phrase.
  package var what: String

  /// The problem and its fix, for users.
  package var description: String {
    "\(what) cannot be opened from ICU \(UnicodeProperties.libraryVersion): its data are missing or damaged; "
      + "reinstall the package libicu (Debian: apt-get install --reinstall libicu-dev)"
  }
}
