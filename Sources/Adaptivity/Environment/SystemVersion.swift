/// The version of iOS or iPadOS, as it is written: `26`, `26.5`, `12.3.1`.
///
/// A version without its later numbers stands for every release that begins so: `26` includes 26.5, `26.0` does not.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The numbers between the full stops, one to three.
  public let numbers: [Int]

  /// The version that is meant where none is named.
  public static let current = SystemVersion(26)

  /// The latest version that a source of the tables names.
  public static let latestKnown =
    (SafeAreaTable.standard.rows.compactMap(\.system) + DeviceTable.standard.devices.compactMap(\.firstSystem)).max()
    ?? .current

  /// What is to be told of a version whose major number no source names; nil of all others.
  public var doubt: String? {
    guard major > Self.latestKnown.major else { return nil }
    return "no source knows iOS \(self), so its figures are those of the nearest system that is known;"
      + " the latest is \(Self.latestKnown)"
  }

  /// Creates a version of a major number alone.
  ///
  /// - Parameter major: The major number.
  public init(_ major: Int) { numbers = [major] }

  /// Reads a version.
  ///
  /// - Parameter text: One to three numbers with full stops between.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 4 && part.allSatisfy({ $0.isASCII && $0.isNumber }) ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }

  /// The first number.
  public var major: Int { numbers.first ?? 0 }

  /// The version as it is written.
  public var description: String { numbers.map(String.init).joined(separator: ".") }

  /// Whether another version is one of those that this one stands for.
  ///
  /// - Parameter other: The other version.
  /// - Returns: Whether its numbers begin with this version's.
  public func includes(_ other: SystemVersion) -> Bool { other.numbers.starts(with: numbers) }

  /// Whether the left version is older; `26` comes before `26.0`.
  ///
  /// - Parameters:
  ///   - left: A version.
  ///   - right: Another version.
  /// - Returns: Whether the numbers of `left` come first.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
