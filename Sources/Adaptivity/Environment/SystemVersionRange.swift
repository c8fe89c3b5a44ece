/// The versions that a table row applies to.
///
/// `26` means 26 and later. `9-18` means 9 up to the last release of 18.
struct SystemVersionRange: Hashable, Sendable {
  let first: SystemVersion
  let last: SystemVersion?

  init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { SystemVersion(String($0)) }
    guard ends.count <= 2, let first = ends.first ?? nil else { return nil }
    if ends.count == 2, ends[1] == nil { return nil }
    self.first = first
    last = ends.count == 2 ? ends[1] : nil
  }

  func contains(_ version: SystemVersion) -> Bool {
    guard first <= version || version.includes(first) else { return false }
    guard let last else { return true }
    return version <= last || last.includes(version)
  }
}
