package import AuditModel
package import Documents
internal import Foundation
internal import Synchronization

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Reads Swift files in parallel and reduces them.
package struct SourceParser: Sendable {
  /// The values of `#if` conditions.
  package var conditions: SourceConditions

  /// Creates a parser.
  ///
  /// - Parameter conditions: The values of `#if` conditions.
  package init(conditions: SourceConditions = SourceConditions()) { self.conditions = conditions }

  /// The address space of a thread's stack in bytes.
  ///
  /// Nested code needs up to a kilobyte per level; the system provides pages only as they are used.
  private static let stackSize = 512 << 20

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - jobs: The largest number of threads.
  /// - Returns: The reduced files in the given order, without those that were skipped, and a warning per problem.
  package func read(
    _ files: [FileEntry], jobs: Int
  ) -> (trees: [SourceTree], issues: [InputIssue]) {
    let results = Results(count: files.count)
    let threads = (0..<max(1, min(jobs, files.count))).map { _ in
      let thread = Thread { [self] in
        while let index = results.next() { results.set(index, read(files[index])) }
        results.finish()
      }
      thread.stackSize = Self.stackSize
      return thread
    }
    for thread in threads { thread.start() }
    results.wait(for: threads.count)
    return results.all
  }

  private func read(_ file: FileEntry) -> SourceReading {
    guard let bytes = FileBytes.read(file.path, limit: SourceLimits.size + 1) else {
      return .skipped(Self.issue(file.shown, "it cannot be read"))
    }
    return parse(bytes, named: file.shown)
  }

  /// Parses and reduces a file.
  func parse(_ bytes: [UInt8], named name: String) -> SourceReading {
    if let reason = SourceLimits.refusal(of: bytes) { return .skipped(Self.issue(name, reason)) }
    if SourceLoader.objectiveC.contains(where: { name.hasSuffix(".\($0)") }) {
      return .read(ObjectiveCReducer.tree(bytes, named: name))
    }
    #if SwiftSources
      let file = bytes.withUnsafeBufferPointer { buffer in
        var parser = Parser(buffer)
        return SourceFileSyntax.parse(from: &parser)
      }
      var reducer = Reducer(bytes, conditions: conditions)
      reducer.reduce(file)
      let previewed = PreviewFinder.names(in: file.statements)
      return .read(reducer.tree.tree(of: name, fault: file.faultOffset, previewed: previewed))
    #else
      return .skipped(Self.issue(name, "this build does not read Swift sources"))
    #endif
  }

  private static func issue(_ file: String, _ reason: String) -> InputIssue {
    .warning(
      at: SourceLocation(startOf: file), "source file skipped: \(reason)",
      fix: "shorten it, save it as UTF-8, or exclude it under sources; until then, texts that it draws need review")
  }

  /// The results of the files, which threads fill.
  private final class Results: Sendable {
    private let taken = Atomic<Int>(0)
    private let slots: Mutex<[SourceReading?]>
    private let done = DispatchSemaphore(value: 0)
    private let count: Int

    init(count: Int) {
      self.count = count
      slots = Mutex(Array(repeating: nil, count: count))
    }

    func next() -> Int? {
      let index = taken.add(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }

    func set(_ index: Int, _ reading: SourceReading) { slots.withLock { $0[index] = reading } }

    func finish() { done.signal() }

    func wait(for threads: Int) { for _ in 0..<threads { done.wait() } }

    var all: (trees: [SourceTree], issues: [InputIssue]) {
      var trees: [SourceTree] = []
      var issues: [InputIssue] = []
      for case .some(let reading) in slots.withLock({ $0 }) {
        switch reading {
        case .read(let tree):
          trees.append(tree)
          if let issue = tree.issue { issues.append(issue) }
        case .skipped(let issue): issues.append(issue)
        }
      }
      return (trees, issues)
    }
  }
}

/// The result of reading a Swift file.
enum SourceReading: Sendable {
  case read(SourceTree)
  case skipped(InputIssue)
}
