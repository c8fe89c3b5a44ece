import Bytes
import Foundation
import Serving
import Synchronization
import TestSupport
import Testing
import TypeCheckKit

@testable import typecheck

/// A project that is checked again and again, with checks that do not end by themselves.
@Suite(.timeLimit(.minutes(20))) struct LiveProjectTests {
  /// The end of a test, with which all checks end.
  private final class End: Sendable {
    private let flag = Atomic<Bool>(false)

    var hasCome: Bool { flag.load(ordering: .relaxed) }
    func come() { flag.store(true, ordering: .relaxed) }
  }

  /// A check whose result is the content of a file; if the file starts with "bomb", the check does not end.
  private struct SlowCheck: LiveCheck {
    struct Gone: Error, CustomStringConvertible { let description = "the file is gone" }

    let file: String
    let end: End
    /// Whether the check ends when it is stopped.
    let isStoppable: Bool

    var withoutMemory: SlowCheck { self }

    func limits() -> RunLimits { RunLimits() }
    func tree() -> FolderTree { FolderTree([FilePath.folder(of: file)]) }
    func data(ofTextsIn files: Set<String>, in trials: LiveSession) -> [UInt8]? { nil }

    func run(_ limits: RunLimits) throws -> CheckOutcome {
      guard let content = try? String(contentsOfFile: file, encoding: .utf8) else { throw Gone() }
      while content.hasPrefix("bomb"), !end.hasCome { if isStoppable { try limits.check() } }
      let result = ServedResult(
        page: [], policy: "", data: Array(content.utf8), texts: [:], findings: [:], exit: 0, errors: [])
      return CheckOutcome(result: result, tree: tree())
    }
  }

  /// A project with one file, and the events that its pages get.
  private final class Served {
    let folder: TemporaryFolder
    let project: LiveProject
    private let end = End()
    private let task: Task<Void, Never>
    private var events: EventStream.AsyncIterator

    init(isStoppable: Bool = true) async throws {
      folder = try TemporaryFolder()
      let file = try folder.write("App/a.txt", "one")
      project = try await LiveProject(SlowCheck(file: file, end: end, isStoppable: isStoppable))
      task = Task { [project] in await project.follow() }
      events = await project.events().makeAsyncIterator()
    }

    deinit {
      end.come()
      task.cancel()
    }

    /// Waits for an event with these words.
    func next(_ words: String) async {
      while let event = await events.next() { if String(decoding: event, as: UTF8.self).contains(words) { return } }
    }

    /// The content that the page shows.
    var shown: String {
      get async { String(decoding: await project.data().result.data, as: UTF8.self) }
    }
  }

  @Test(arguments: [true, false])
  func aTimeBombThatIsSavedAndRemovedDelaysThePageLittle(_ isStoppable: Bool) async throws {
    let served = try await Served(isStoppable: isStoppable)
    for round in 1...2 {
      try served.folder.write("App/a.txt", "bomb \(round)")
      await served.next("event: checking")
      try await Task.sleep(for: .milliseconds(300))
      try served.folder.write("App/a.txt", "two \(round)")
      await served.next("event: changed")
      // The check itself never ends.
      #expect(await served.shown == "two \(round)")
    }
    await served.project.stop()
  }

  @Test func thePageAnswersWhileChecksDoNotEnd() async throws {
    let served = try await Served(isStoppable: false)
    for round in 1...3 {
      try served.folder.write("App/a.txt", "bomb \(round)")
      await served.next("event: checking")
      #expect(await served.shown == "one")
      // The check after a dropped one gets a second.
      try await Task.sleep(for: .milliseconds(1_500))
      if round == 3 { break }
    }
    try served.folder.write("App/a.txt", "two")
    await served.next("event: failed")
    #expect(await served.shown == "one")
    await served.project.stop()
  }

  @Test func aRootThatIsDeletedAndMadeAgainIsCheckedAgain() async throws {
    let served = try await Served()
    try FileManager.default.removeItem(atPath: served.folder.file("App"))
    await served.next("the file is gone")
    try await Task.sleep(for: .milliseconds(700))
    try served.folder.write("App/a.txt", "two")
    await served.next("event: changed")
    #expect(await served.shown == "two")
    try served.folder.write("App/a.txt", "three")
    await served.next("event: changed")
    #expect(await served.shown == "three")
    await served.project.stop()
  }
}
