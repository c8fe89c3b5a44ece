public import Foundation

/// Files with the expected output of tests, one folder a suite: `Tests/Golden/<suite>/<name>`.
///
/// The environment variable `TYPECHECK_RECORD` says what is written: `all`, `failed`, `missing` or `never` (the
/// default, so that a run cannot pass by having recorded). A suite lists its names, so that an unused file
/// is found.
public struct Golden: Sendable {
  /// When a file is written instead of compared.
  public enum Record: String, CaseIterable, Sendable {
    case all, failed, missing, never

    /// The mode that the environment asks for.
    public static var fromEnvironment: Record {
      ProcessInfo.processInfo.environment["TYPECHECK_RECORD"].flatMap(Record.init) ?? .never
    }
  }

  /// Why a comparison failed.
  public struct Mismatch: Error, CustomStringConvertible {
    /// The difference and its location.
    public let description: String
  }

  let folder: URL
  let names: [String]
  let record: Record

  /// Creates the goldens of a suite.
  ///
  /// - Parameters:
  ///   - suite: The folder's name below `Tests/Golden`.
  ///   - names: The file names that the suite compares with.
  ///   - record: When a file is written.
  ///   - root: The folder of all suites; nil for `Tests/Golden`.
  public init(suite: String, names: [String], record: Record = .fromEnvironment, root: URL? = nil) {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    folder = (root ?? tests.appending(path: "Golden")).appending(path: suite)
    self.names = names
    self.record = record
  }

  /// Compares bytes with a file.
  ///
  /// - Parameters:
  ///   - actual: What the test made.
  ///   - name: One of the suite's names.
  /// - Throws: ``Mismatch`` when they differ, the file is missing or the name is not listed; an error of the file system.
  public func compare(_ actual: Data, with name: String) throws {
    try compare(actual, with: name) { $0 == $1 ? nil : Self.difference(name, $0, $1) }
  }

  /// Compares bytes with a file by what they mean.
  ///
  /// - Parameters:
  ///   - actual: What the test made.
  ///   - name: One of the suite's names.
  ///   - difference: What differs between what is expected and what was made; nil where they count as the same.
  /// - Throws: As ``compare(_:with:)-(Data,String)``.
  public func compare(
    _ actual: Data, with name: String, by difference: (_ expected: Data, _ actual: Data) -> String?
  ) throws {
    guard names.contains(name) else { throw Mismatch(description: "\(name) is not listed in its suite") }
    let file = folder.appending(path: name)
    let expected = try? Data(contentsOf: file)
    let mismatch = expected.flatMap { difference($0, actual) }
    let isDifferent = expected == nil || mismatch != nil
    let writes =
      switch record {
      case .all: true
      case .failed: isDifferent
      case .missing: expected == nil
      case .never: false
      }
    if writes {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try actual.write(to: file, options: .atomic)
      return
    }
    guard expected != nil else {
      throw Mismatch(description: "\(name) is missing; record it with TYPECHECK_RECORD=missing")
    }
    if let mismatch { throw Mismatch(description: mismatch) }
  }

  /// Compares a text with a file.
  ///
  /// - Parameters:
  ///   - actual: What the test made.
  ///   - name: One of the suite's names.
  /// - Throws: As ``compare(_:with:)-(Data,String)``.
  public func compare(_ actual: String, with name: String) throws {
    try compare(Data(actual.utf8), with: name)
  }

  /// The files that no test compares with.
  ///
  /// - Returns: File names, sorted.
  /// - Throws: An error of the file system.
  public func unused() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !names.contains($0) }.sorted()
  }

  /// The first line that differs, from both sides.
  private static func difference(_ name: String, _ expected: Data, _ actual: Data) -> String {
    let pair = (lines(expected), lines(actual))
    let count = max(pair.0.count, pair.1.count)
    for index in 0..<count {
      let line = (index < pair.0.count ? pair.0[index] : nil, index < pair.1.count ? pair.1[index] : nil)
      guard line.0 != line.1 else { continue }
      let shown = [line.0, line.1].map { $0.map { String(decoding: $0.prefix(400), as: UTF8.self) } ?? "(no line)" }
      return "\(name):\(index + 1) differs (TYPECHECK_RECORD=failed accepts it)\n- \(shown[0])\n+ \(shown[1])"
    }
    return "\(name) differs"
  }

  private static func lines(_ data: Data) -> [Data] {
    data.split(separator: 0x0A, omittingEmptySubsequences: false).map { Data($0) }
  }
}
