package import AuditModel
package import Bytes
package import Documents
internal import Foundation

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Reads Swift files in parallel and reduces them.
package struct SourceParser: Sendable {
  /// The values of `#if` conditions.
  package var conditions: SourceConditions
  /// The time limit per file, and the flag that stops the reading.
  package var limits: RunLimits

  /// Creates a parser.
  package init(conditions: SourceConditions = SourceConditions(), limits: RunLimits = RunLimits()) {
    (self.conditions, self.limits) = (conditions, limits)
  }

  /// Reads files, and returns the reduced ones in the given order, with an issue per problem.
  ///
  /// Skipped files have no tree. `jobs` is the largest number of threads.
  package func read(
    _ files: [FileEntry], jobs: Int
  ) -> (trees: [SourceTree], issues: [InputIssue]) {
    let slow = SlowFiles(seconds: limits.fileSeconds)
    let outcomes = WatchedWork.run(
      files.count, threads: jobs, stackSize: SourceLimits.stackSize, limits: limits
    ) { [self] number in slow.read(number) { read(files[number]) } }
    var trees: [SourceTree] = []
    var issues: [InputIssue] = []
    var unread: [String] = []
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .done(let reading?):
        if let tree = reading.tree { trees.append(tree) }
        issues += reading.issues
      case .done(nil): unread.append(file.shown)
      case .tooLong:
        issues.append(
          .error(
            startOf: file.shown,
            "source file skipped: reading it takes more than \(limits.fileSeconds.formatted()) s of processor time",
            fix: SourceRefusal.fix))
      case .notDone where limits.isStopped: break
      case .notDone:
        var issue = InputIssue.error(
          startOf: file.shown, "source file skipped: the system could not create a thread to read it",
          fix: "raise the limit on memory (ulimit -v) or on processes (ulimit -u, pids.max)")
        issue.isOfSystem = true
        issues.append(issue)
      }
    }
    if let first = unread.first {
      issues.append(
        .error(
          startOf: first,
          "\(unread.count) source files skipped from here on: \(SlowFiles.most) others take too long to read",
          fix: "shorten or exclude the files whose reading takes too long"))
    }
    return (trees, issues)
  }

  private func read(_ file: FileEntry) -> SourceReading {
    guard let bytes = FileBytes.read(file.path, limit: SourceLimits.size + 1) else {
      return .skipped(.error(startOf: file.shown, "this file cannot be read", fix: "check its permissions"))
    }
    return parse(bytes, named: file.shown)
  }

  /// Parses and reduces a file.
  func parse(_ bytes: [UInt8], named name: String) -> SourceReading {
    if GitTrace.isPointer(bytes) { return .skipped(GitTrace.pointer(in: name)) }
    let isObjectiveC = SourceLoader.objectiveC.contains { name.hasSuffix(".\($0)") }
    if let refusal = SourceLimits.refusal(of: bytes) { return .skipped(refusal.issue(in: bytes, named: name)) }
    if isObjectiveC { return ObjectiveCReducer.reading(of: bytes, named: name) }
    #if SwiftSources
      return parseSwift(bytes, named: name)
    #else
      return .skipped(
        .warning(
          at: SourceLocation(startOf: name), "source file skipped: this build does not read Swift sources",
          fix: "build typecheck with its default traits"))
    #endif
  }

  #if SwiftSources
    private func parseSwift(_ bytes: [UInt8], named name: String) -> SourceReading {
      let refusal = bytes.withUnsafeBufferPointer { bytes in
        var scanner = SourceScanner(bytes)
        return scanner.scan()
      }
      if let refusal { return .skipped(refusal.issue(in: bytes, named: name)) }
      let file = bytes.withUnsafeBufferPointer { buffer in
        var parser = Parser(buffer, maximumNestingLevel: SourceLimits.depth)
        return SourceFileSyntax.parse(from: &parser)
      }
      var reducer = Reducer(bytes, conditions: conditions)
      reducer.reduce(file)
      let previewed = PreviewFinder.names(in: file.statements)
      var reading = SourceReading(tree: reducer.tree.tree(of: name, fault: file.faultOffset, previewed: previewed))
      if let fault = bytes.withUnsafeBufferPointer({ UTF8Fault.offset(in: $0) }) {
        reading.issues = [
          SourceReading.otherEncoding(at: fault, in: bytes, named: name, "so Swift does not compile the file")
        ]
      }
      return reading
    }
  #endif
}

/// The result of reading a source file.
struct SourceReading: Sendable {
  /// The reduced file; nil if it was skipped.
  var tree: SourceTree?
  var issues: [InputIssue]

  /// Creates the result for a file that was read.
  init(tree: SourceTree) {
    self.tree = tree
    issues = [tree.issue].compactMap(\.self)
  }

  /// Returns the result for a file that was skipped.
  static func skipped(_ issue: InputIssue) -> SourceReading { SourceReading(issue) }

  private init(_ issue: InputIssue) { issues = [issue] }

  /// Returns the error for the first line that is not UTF-8.
  static func otherEncoding(at offset: Int, in bytes: [UInt8], named name: String, _ effect: String) -> InputIssue {
    error(at: offset, in: bytes, named: name, "this line is not valid UTF-8, \(effect)", fix: "save the file as UTF-8")
  }

  /// Returns an error for the line at an offset.
  static func error(at offset: Int, in bytes: [UInt8], named name: String, _ message: String, fix: String) -> InputIssue
  {
    .error(
      at: SourceLocation(file: name, line: line(at: offset, in: bytes), column: 1), message, fix: fix)
  }

  /// Returns the line at an offset, from 1.
  static func line(at offset: Int, in bytes: [UInt8]) -> Int {
    var lines = LineTable(file: "")
    return bytes.withUnsafeBufferPointer { lines.location(of: offset, in: $0).line }
  }
}
