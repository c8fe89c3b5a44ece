public import AuditModel
import Documents
import DynamicType

/// A reader of baselines, which have a first line with the version and then one JSON object per line.
///
/// The reader is strict: every line that cannot be read is an error with its position. The order of lines does not
/// matter, so that a merge cannot break a baseline. If two lines have the same key, the line with the larger
/// violation counts.
public struct BaselineLines: Sendable {
  /// The version of the baseline format that is written; version 1 is read too.
  ///
  /// Entries of version 1 have a slot without a container. They accept a finding in any slot of their text, even next
  /// to entries of version 2, as in a merged file.
  public static let schemaVersion = 2

  /// The fields of an entry.
  private static let fields = ["container", "file", "from", "key", "locale", "object", "over", "rule", "slot", "table"]

  private let file: String

  /// Creates a reader.
  ///
  /// - Parameter file: The file's path, for issues.
  public init(file: String) { self.file = file }

  /// Returns whether a file begins like a baseline, even if the rest is invalid.
  ///
  /// - Parameter head: The first bytes of the file.
  /// - Returns: Whether a line in these bytes begins like the first line of a baseline. Merge markers may precede it.
  public static func isBaseline(_ head: [UInt8]) -> Bool {
    head.split(separator: UInt8(ascii: "\n")).contains { line in
      line.filter { $0 != 0x20 && $0 != 0x09 }.starts(with: "{\"typecheckBaseline\"".utf8)
    }
  }

  /// Reads a baseline.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The accepted findings, their line numbers by key, and the issues.
  public func read(
    _ bytes: [UInt8]
  ) -> (baseline: Baseline, places: [Baseline.Key: [Int]], issues: [InputIssue]) {
    var baseline = Baseline()
    var places: [Baseline.Key: [Int]] = [:]
    var issues: [InputIssue] = []
    var hasHead = false
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    baseline.entries.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      guard issues.count < 20 else { break }
      do throws(Problem) {
        let members = try members(of: line)
        // A merge may leave the first lines of both sides.
        if !hasHead || members.contains(where: { $0.key == "typecheckBaseline" }) {
          hasHead = true
          try checkHead(members)
        } else {
          var (key, extent) = try entry(members)
          if !key.slot.isEmpty, extent.container == nil { key.slot = Baseline.Key.anySlot }
          baseline.accept(extent, at: key)
          places[key, default: []].append(index + 1)
        }
      } catch {
        issues.append(issue(index + 1, error))
      }
    }
    if !hasHead, issues.isEmpty {
      issues.append(issue(1, Problem(1, "this baseline is empty", "write it again with --write-baseline")))
    }
    return (baseline, places, issues)
  }

  /// The reason why a line cannot be read.
  private struct Problem: Error {
    var column: Int
    var message: String
    var remedy: String

    /// Creates a problem; the default fix is for a line that cannot be corrected by hand.
    ///
    /// The user must remove the file first, because `--write-baseline` only overwrites valid or empty baselines.
    init(
      _ column: Int, _ message: String, _ remedy: String = "remove the file and write it again with --write-baseline"
    ) {
      (self.column, self.message, self.remedy) = (column, message, remedy)
    }
  }

  private func issue(_ line: Int, _ problem: Problem) -> InputIssue {
    .error(at: SourceLocation(file: file, line: line, column: problem.column), problem.message, fix: problem.remedy)
  }

  /// Returns the members of the JSON object in a line.
  private func members(of line: ArraySlice<UInt8>) throws(Problem) -> [LocatedJSON.Member] {
    if line.starts(with: "<<<<<<<".utf8) || line.starts(with: ">>>>>>>".utf8) || line.starts(with: "=======".utf8) {
      throw Problem(1, "this is a merge conflict marker", "keep the lines of both sides and remove the markers")
    }
    let (root, problems) = LocatedJSON.parse(Array(line))
    if let problem = problems.first { throw Problem(problem.column, problem.message, problem.remedy) }
    guard let root, case .object(let members) = root.content else { throw Problem(1, "this line is not a JSON object") }
    return members
  }

  private func checkHead(_ members: [LocatedJSON.Member]) throws(Problem) {
    guard let version = members.first(where: { $0.key == "typecheckBaseline" }),
      case .number(let number) = version.value.content
    else { throw Problem(1, "this is not a baseline: its first line does not contain typecheckBaseline") }
    if let known = Int(exactly: number), (1...Self.schemaVersion).contains(known) { return }
    let shown = Int(exactly: number).map(String.init) ?? String(number)
    throw Problem(
      version.value.column, "this baseline has version \(shown); this version of typecheck reads 1 and 2",
      "update typecheck, or remove the file and write it again with --write-baseline")
  }

  private func entry(_ members: [LocatedJSON.Member]) throws(Problem) -> (Baseline.Key, Baseline.Extent) {
    var key = Baseline.Key(file: "", key: "", locale: "", rule: "", slot: "")
    var extent = Baseline.Extent(from: nil, over: 0)
    var missing = Set(Self.fields)
    for member in members {
      guard missing.remove(member.key) != nil else {
        let isKnown = Self.fields.contains(member.key)
        throw Problem(
          member.keyPlace.column, "\(Quotation(member.key)) is \(isKnown ? "here twice" : "not a field of an entry")",
          "known: \(Self.fields.joined(separator: ", "))")
      }
      try read(member, &key, &extent)
    }
    missing.subtract(["container", "from", "object", "table"])
    guard missing.isEmpty else {
      throw Problem(1, "this entry has no \(missing.sorted().joined(separator: ", no "))", "remove the line")
    }
    return (key, extent)
  }

  private func read(
    _ member: LocatedJSON.Member, _ key: inout Baseline.Key, _ extent: inout Baseline.Extent
  ) throws(Problem) {
    let column = member.value.column
    switch (member.key, member.value.content) {
    case ("file", .string(let text)) where text.hasPrefix("/"):
      throw Problem(column, "\(Quotation(text)) is an absolute path", "write a path relative to the baseline's folder")
    case ("file", .string(let text)): key.file = text
    case ("key", .string(let text)): key.key = text
    case ("locale", .string(let text)): key.locale = text
    case ("rule", .string(let text)): key.rule = text
    case ("slot", .string(let text)): key.slot = text
    case ("table", .string(let text)): key.table = text
    case ("object", .string(let text)): key.object = text
    case ("container", .string(let text)): extent.container = text
    case ("over", .number(let number)):
      guard number >= 0 else { throw Problem(column, "over is \(number), less than 0") }
      extent.over = number
    case ("from", .string(let text)):
      guard let category = ContentSizeCategory(rawValue: text) else {
        throw Problem(column, "\(Quotation(text)) is not a size category")
      }
      extent.from = category
    default: throw Problem(column, "\(member.key) cannot be \(member.value.kind)")
    }
  }
}
