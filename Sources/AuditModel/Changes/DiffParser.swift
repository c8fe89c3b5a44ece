/// A parser of unified diffs.
///
/// Sources: "Generating patch text with -p" in git-diff(1), and "Detailed Description of Unified Format" in the manual
/// of GNU diffutils.
struct DiffParser {
  /// The changed lines per path, in the order of the diff.
  private(set) var files: [String: [Range<Int32>]] = [:]

  /// The file that the next hunks change.
  private enum Target {
    case none
    case deleted
    case path(String)
  }

  private let bytes: [UInt8]
  private let file: String
  private var offset = 0
  /// The number of the current line in the diff.
  private var line = 0
  private var target = Target.none
  /// The path after `---`, with its prefix; nil after the next hunk.
  private var earlierPath: String?
  /// The paths after `diff --git` before and after the change; nil in other diffs.
  private var pair: ArraySlice<UInt8>?

  init(_ bytes: [UInt8], file: String) {
    (self.bytes, self.file) = (bytes, file)
    // PowerShell writes a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func parse() throws(ChangedLines.Failure) {
    guard bytes.count <= ChangedLines.mostBytes else {
      throw failure(
        "this diff is larger than \(ChangedLines.mostBytes >> 20) MB", fix: "limit it to the folder of the app")
    }
    // Lines may be in any encoding that extends ASCII, as the files are; PowerShell writes UTF-16.
    guard !bytes.prefix(4).contains(0) else {
      throw failure("this diff is not in UTF-8", fix: "write it with git diff --output=FILE origin/main...")
    }
    var isDiff = false
    var isBlank = true
    while let text = next() {
      if text.starts(with: "@@ ".utf8) {
        try readHunk(text)
      } else if text.starts(with: "diff --cc ".utf8) || text.starts(with: "diff --combined ".utf8)
        || text.starts(with: "@@@".utf8)
      {
        throw failure("this is the diff of a merge", fix: "compare two commits, as in git diff origin/main...")
      } else if text.starts(with: "\u{1B}[".utf8) {
        throw failure("this diff has colours", fix: "write it with git diff --no-color")
      } else if text.starts(with: "diff ".utf8) {
        (isDiff, target, earlierPath) = (true, .none, nil)
        let line = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
        pair = text.starts(with: Self.git.utf8) ? line.dropFirst(Self.git.utf8.count) : nil
      } else if text.starts(with: "Binary files ".utf8) || text.starts(with: "GIT binary patch".utf8) {
        try readBinary(text)
      } else if text.starts(with: "--- ".utf8) {
        (earlierPath, pair) = (try path(text.dropFirst(4)), nil)
      } else if text.starts(with: "+++ ".utf8) {
        isDiff = true
        target = try fileNamed(text.dropFirst(4))
      }
      isBlank = isBlank && text.allSatisfy { $0 <= 0x20 }
    }
    line = 1
    // A branch without changes has an empty diff.
    if !isDiff, !isBlank { throw failure("this is not a unified diff", fix: "write one with git diff origin/main...") }
  }

  /// Reads the next line without its line feed; nil at the end.
  private mutating func next() -> ArraySlice<UInt8>? {
    guard offset < bytes.count else { return nil }
    let rest = bytes[offset...]
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    offset = end + 1
    line += 1
    return rest[..<end]
  }

  // MARK: Hunks

  /// Reads the lines of a hunk whose first line is a text such as `@@ -3,2 +4,5 @@ func draw()`.
  private mutating func readHunk(_ text: ArraySlice<UInt8>) throws(ChangedLines.Failure) {
    guard let (old, new) = Self.ranges(text) else {
      throw failure("this line does not state the lines of a hunk, as in @@ -3,2 +4,5 @@", fix: Self.again)
    }
    if case .none = target { throw failure("this hunk comes before the name of its file", fix: Self.again) }
    earlierPath = nil
    let start = line
    var changed: [Range<Int32>] = []
    var (left, number) = ((old: old.count, new: new.count), new.lowerBound)
    while left.old > 0 || left.new > 0 {
      guard let text = next() else {
        line = start
        throw failure("the diff ends inside this hunk", fix: Self.again)
      }
      switch text.first {
      case UInt8(ascii: "+")? where left.new > 0:
        left.new -= 1
        if let last = changed.last, last.upperBound == number {
          changed[changed.count - 1] = last.lowerBound..<number + 1
        } else {
          changed.append(number..<number + 1)
        }
        number += 1
      case UInt8(ascii: "-")? where left.old > 0: left.old -= 1
      case let first where Self.isUnchanged(first) && left.old > 0 && left.new > 0:
        (left.old, left.new) = (left.old - 1, left.new - 1)
        number += 1
      // "\ No newline at end of file", in any language.
      case UInt8(ascii: "\\")?: continue
      default: throw failure("this line does not fit the lines that its hunk states", fix: Self.again)
      }
    }
    if case .path(let path) = target, !changed.isEmpty { files[path, default: []] += changed }
  }

  /// Returns whether a line of a hunk that begins with a byte is in both versions.
  ///
  /// Some editors remove the space at the start of an empty line.
  private static func isUnchanged(_ first: UInt8?) -> Bool {
    first == nil || first == UInt8(ascii: " ") || first == UInt8(ascii: "\r")
  }

  /// Returns the old and new lines that the first line of a hunk states; nil if it has another form.
  private static func ranges(_ text: ArraySlice<UInt8>) -> (old: Range<Int32>, new: Range<Int32>)? {
    var rest = text.dropFirst(3)
    guard let old = range("-", &rest), rest.popFirst() == UInt8(ascii: " "), let new = range("+", &rest),
      rest.starts(with: " @@".utf8)
    else { return nil }
    return (old, new)
  }

  /// Reads a range such as `+4,5`, or `+4` for one line.
  private static func range(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Range<Int32>? {
    guard rest.popFirst() == UInt8(ascii: sign), let start = number(&rest) else { return nil }
    var count: Int32 = 1
    if rest.first == UInt8(ascii: ",") {
      rest.removeFirst()
      guard let stated = number(&rest) else { return nil }
      count = stated
    }
    let (end, isTooLarge) = start.addingReportingOverflow(count)
    return isTooLarge ? nil : start..<end
  }

  /// Reads a decimal number; nil if there is none, or if it is too large for any file.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int32? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return Int32(String(decoding: digits, as: UTF8.self))
  }

  /// Marks all lines of a binary file as changed, such as a table in UTF-16, which Git treats as binary.
  ///
  /// Files with different paths before and after the change are skipped, because a space may also be in a path.
  private mutating func readBinary(_ text: ArraySlice<UInt8>) throws(ChangedLines.Failure) {
    let deletion = Array(" and /dev/null differ".utf8)
    let line = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    defer { pair = nil }
    guard let pair, !line.suffix(deletion.count).elementsEqual(deletion), pair.count % 2 == 1 else { return }
    let middle = pair.startIndex + pair.count / 2
    guard pair[middle] == UInt8(ascii: " ") else { return }
    earlierPath = try path(pair[..<middle])
    let path = withoutPrefix(try path(pair[(middle + 1)...]))
    earlierPath = nil
    files[path, default: []].append(1..<Int32.max)
  }

  private static let git = "diff --git "

  // MARK: Paths

  /// Returns the file that the text after `+++` names.
  private func fileNamed(_ text: ArraySlice<UInt8>) throws(ChangedLines.Failure) -> Target {
    let path = try path(text)
    return path == Self.nothing ? .deleted : .path(withoutPrefix(path))
  }

  /// The path of a file that does not exist before or after the change.
  private static let nothing = "/dev/null"

  /// Returns a path without the prefix of the new version, such as `b/`.
  ///
  /// With `--no-prefix`, both paths begin with the same folder. Source of the letters: `diff.mnemonicPrefix` in
  /// git-config(1).
  private func withoutPrefix(_ path: String) -> String {
    func prefix(_ path: String) -> Character? {
      guard let first = path.first, "abciow".contains(first), path.dropFirst().first == "/" else { return nil }
      return first
    }
    guard let own = prefix(path) else { return path }
    let isOnlyPath = earlierPath == nil || earlierPath == Self.nothing
    guard isOnlyPath || earlierPath.flatMap(prefix).map({ $0 != own }) == true else { return path }
    return String(path.dropFirst(2))
  }

  /// Returns a path, which may be in quotation marks and may have a date after a tab.
  private func path(_ text: ArraySlice<UInt8>) throws(ChangedLines.Failure) -> String {
    if text.first == UInt8(ascii: "\"") {
      guard let path = Self.unquoted(text.dropFirst()) else {
        throw failure("the quotation marks or escapes of this path are not complete", fix: Self.again)
      }
      return path
    }
    let end = text.firstIndex(of: UInt8(ascii: "\t")) ?? text.endIndex
    var path = text[..<end]
    if end == text.endIndex, path.last == UInt8(ascii: "\r") { path.removeLast() }
    return String(decoding: path, as: UTF8.self)
  }

  /// Returns the text up to a closing quotation mark, with its C escapes replaced; nil if it is not complete.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> String? {
    var path: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return String(decoding: path, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        path.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      switch escape {
      case UInt8(ascii: "a"): path.append(0x07)
      case UInt8(ascii: "b"): path.append(0x08)
      case UInt8(ascii: "t"): path.append(0x09)
      case UInt8(ascii: "n"): path.append(0x0A)
      case UInt8(ascii: "v"): path.append(0x0B)
      case UInt8(ascii: "f"): path.append(0x0C)
      case UInt8(ascii: "r"): path.append(0x0D)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): path.append(escape)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        guard digits.count == 3, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) else { return nil }
        path.append(byte)
      default: return nil
      }
    }
    return nil
  }

  // MARK: Errors

  private static let again = "write the diff again with git diff origin/main..."

  private func failure(_ message: String, fix: String) -> ChangedLines.Failure {
    ChangedLines.Failure(
      issue: .error(at: SourceLocation(file: file, line: max(1, line), column: 1), message, fix: fix))
  }
}
