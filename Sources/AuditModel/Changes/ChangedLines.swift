/// The lines that a change to a repository adds or replaces, such as those of a pull request.
public struct ChangedLines: Hashable, Sendable {
  /// The largest size of a diff, in bytes (our own limit: about a million changed lines).
  public static let mostBytes = 1 << 26

  /// An error in a diff.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem and its fix, at its line of the diff.
    public let issue: InputIssue

    /// The file, the line, the problem and the fix.
    public var description: String {
      let place = issue.location
      return "\(Quotation.escape(place.file)):\(place.line): error: \(issue.message); \(issue.remedy)"
    }
  }

  /// The changed lines of each file: sorted ranges that do not overlap.
  ///
  /// Paths are those of the diff without its prefixes, which are usually relative to the root of the repository.
  package private(set) var files: [String: [Range<Int32>]]
  /// The absolute path of the folder to which the paths of the diff are relative; nil if it is not known.
  package var root: String?
  /// The absolute path of the folder to which the paths of a report are relative; unused without ``root``.
  package var folder = ""

  /// Reads a unified diff, as `git diff` and `diff -u` write it.
  ///
  /// An empty diff, deleted files and renames without changes have no changed lines. Binary files, such as tables in
  /// UTF-16, are changed as a whole.
  ///
  /// - Parameters:
  ///   - bytes: The diff; paths are in UTF-8, or in quotation marks with C escapes.
  ///   - file: The diff's path, for errors.
  /// - Throws: ``Failure`` if the diff is larger than ``mostBytes``, is cut off, or is not a unified diff.
  public init(diff bytes: [UInt8], file: String) throws(Failure) {
    var parser = DiffParser(bytes, file: file)
    try parser.parse()
    files = parser.files.mapValues(Self.sorted)
  }

  /// Sorts ranges and joins those that overlap or touch.
  ///
  /// A diff lists the parts of a file in order; only a diff that was joined from several may not.
  private static func sorted(_ ranges: [Range<Int32>]) -> [Range<Int32>] {
    if zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound }) { return ranges }
    var joined: [Range<Int32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Returns whether a line of a file of the diff is changed.
  ///
  /// The path must be one of ``files``.
  func contains(_ line: Int, of path: String) -> Bool {
    guard let ranges = files[path], let line = Int32(exactly: line) else { return false }
    // The first range that ends after the line.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(line)
  }
}
