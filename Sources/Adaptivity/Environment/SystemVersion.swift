/// A version of iOS or iPadOS, such as `26`, `26.5` or `12.3.1`.
///
/// A shorter version covers every release that starts with its numbers: `26` includes 26.5, but `26.0` does not.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// One to three numbers: major, minor and patch.
  public let numbers: [Int]

  /// The version that applies if none is stated.
  public static let current = SystemVersion(26)

  /// The latest version in the safe-area and device tables.
  public static let latestKnown =
    (SafeAreaTable.standard.rows.compactMap(\.system) + DeviceTable.standard.devices.compactMap(\.firstSystem)).max()
    ?? .current

  /// A warning if the major version is newer than any in the tables; otherwise nil.
  public var doubt: String? {
    guard major > Self.latestKnown.major else { return nil }
    return "there is no data for iOS \(self), so the values of the nearest known version are used;"
      + " the latest is \(Self.latestKnown)"
  }

  /// Creates a version from a major number.
  ///
  /// - Parameter major: The major number.
  public init(_ major: Int) { numbers = [major] }

  /// Creates a version from text, or returns nil if the text is not a version.
  ///
  /// - Parameter text: One to three numbers separated by full stops, each of at most four digits.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 4 && part.allSatisfy({ $0.isASCII && $0.isNumber }) ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }

  /// The major number.
  public var major: Int { numbers.first ?? 0 }

  /// The numbers separated by full stops.
  public var description: String { numbers.map(String.init).joined(separator: ".") }

  /// Returns whether this version includes another version, see ``SystemVersion``.
  ///
  /// - Parameter other: The other version.
  /// - Returns: Whether the numbers of `other` start with the numbers of this version.
  public func includes(_ other: SystemVersion) -> Bool { other.numbers.starts(with: numbers) }

  /// Returns whether the left version is older; `26` comes before `26.0`.
  ///
  /// - Parameters:
  ///   - left: A version.
  ///   - right: Another version.
  /// - Returns: Whether `left` precedes `right` in a comparison number by number.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
