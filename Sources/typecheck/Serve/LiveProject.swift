import Bytes
import Foundation
import Serving
import TypeCheckKit

/// A project with a served page, which is checked again when a file changes.
actor LiveProject: LivePage {
  /// The end of a check: its result, and the folders to watch next.
  private struct Ending: Sendable {
    var result: Result<CheckOutcome, any Error>
    var tree: FolderTree?
  }

  /// The error if the system has no threads for a check.
  private struct NoThreads: Error, CustomStringConvertible {
    let description =
      "the system allows this process no more threads; raise its process limit (ulimit -u) and save a file again"
  }

  private enum Event: Sendable {
    case changed
    case ended(Int, Ending)
    /// A time has passed after which ``CheckTurns`` may have new steps.
    case woken
  }

  /// The hub for messages to pages.
  nonisolated let hub = EventHub()
  private var check: any LiveCheck
  private var generation: Generation
  private var trials: LiveSession?
  private var tree: FolderTree
  private var watcher: Watcher?
  /// The files and folders that are checked, and the folders of fonts.
  var roots: [String] { tree.roots }
  /// The reason why the shown result is outdated; nil if it is current.
  private var problem: String?
  private let changes: PendingChanges
  private let inbox: (stream: AsyncStream<Event>, entrance: AsyncStream<Event>.Continuation)
  private var turns = CheckTurns { StrayThreads.count }
  private var limits: [Int: RunLimits] = [:]

  /// Checks the project for the first time.
  ///
  /// - Throws: ``ConfigurationError``, or another error that stops the check.
  init(_ check: any LiveCheck) async throws {
    self.check = check
    let (stream, entrance) = AsyncStream<Event>.makeStream()
    inbox = (stream, entrance)
    changes = PendingChanges { entrance.yield(.changed) }
    // A file may change during the first check, so the watcher starts first.
    let first = try check.tree()
    watcher = changes.watcher(of: first)
    let outcome = try await check.run(check.limits())
    let run = String(UInt64.random(in: 1...UInt64.max), radix: 36)
    generation = Generation(run: run, number: 1, outcome.result)
    (trials, tree) = (outcome.trials, first)
    watch(outcome.tree)
  }

  // MARK: The page

  func page() -> Generation { generation }
  func data() -> Generation { generation }
  func events() -> EventStream { hub.connect(first: [.current(generation)] + (problem.map { [.failed($0)] } ?? [])) }

  func layout(_ query: TextQuery) async throws -> [UInt8] { try await data(of: query) }

  func attempt(_ attempt: TypedText) async throws -> [UInt8] {
    let forms = trials?.forms(key: attempt.place.key, locale: attempt.place.locale, file: attempt.place.file) ?? 0
    if let form = attempt.form, !(0..<max(forms, 1)).contains(form) {
      throw LivePageRefusal(404, "the text has no form \(form); its forms are numbered from 0")
    }
    return try await data(of: attempt.place, typed: .init(attempt.text, form: attempt.form))
  }

  func screen(_ query: ScreenQuery) async throws -> [UInt8] {
    let trials = trials
    guard let data = try await Backstage.run({ try await ServedCheck.data(of: query, in: trials) }) else {
      throw LivePageRefusal(404, "the screen \(query.id) is not known on this device, in this language or at this size")
    }
    return data
  }

  private func data(of query: TextQuery, typed: LiveSession.Typed? = nil) async throws -> [UInt8] {
    let trials = trials
    guard let data = try await Backstage.run({ try await ServedCheck.data(of: query, typed: typed, in: trials) }) else {
      throw LivePageRefusal(404, "the project has no text with the key \(query.key) in the language \(query.locale)")
    }
    return data
  }

  // MARK: Changes

  /// Checks the project again after each change, until the task is cancelled.
  func follow() async {
    for await event in inbox.stream {
      switch event {
      case .changed: take(turns.change(at: .now))
      case .woken: take(turns.steps(at: .now))
      case .ended(let number, let ending):
        limits[number] = nil
        if turns.end(number, at: .now) { show(ending) }
        MallocTrim.giveBack()
        take(turns.steps(at: .now))
      }
    }
  }

  /// Disconnects all pages, and stops the watcher and the checks.
  func stop() {
    watcher?.stop()
    inbox.entrance.finish()
    for one in limits.values { one.stop() }
    hub.close()
  }

  private func take(_ steps: [CheckTurns.Step]) {
    for step in steps {
      switch step {
      case .start(let number): start(number)
      case .stop(let number): limits[number]?.stop()
      // The given-up check may still hold locks of the cache.
      case .giveUp: check = check.withoutMemory
      case .wake(let time): wake(after: time)
      case .wait:
        fail(["earlier checks take long and cannot be stopped; the next one starts when one ends, or restart serve"])
      }
    }
  }

  private func wake(after time: Duration) {
    Task { [entrance = inbox.entrance] in
      try? await Task.sleep(for: time)
      entrance.yield(.woken)
    }
  }

  private func start(_ number: Int) {
    let files = changes.take()
    if !files.isEmpty { hub.send(.checking(files: files.count)) }
    let own = check.limits()
    limits[number] = own
    let (check, known, hub, entrance) = (check, problem == nil ? trials : nil, hub, inbox.entrance)
    guard let threads = CheckThreads() else {
      entrance.yield(.ended(number, Ending(result: .failure(NoThreads()))))
      return
    }
    threads.start {
      do {
        // Verdicts on changed texts are sent before the whole check ends.
        if let known, let data = try await check.data(ofTextsIn: files, in: known), !own.isStopped {
          hub.send(.texts(data))
        }
        let outcome = try await check.run(own)
        entrance.yield(.ended(number, Ending(result: .success(outcome), tree: outcome.tree)))
      } catch {
        // A new configuration may name a file that does not exist yet.
        entrance.yield(.ended(number, Ending(result: .failure(error), tree: try? check.tree())))
      }
    }
  }

  /// Replaces the watcher if the watched folders have changed.
  private func watch(_ other: FolderTree) {
    guard other != tree else { return }
    tree = other
    let last = watcher
    watcher = changes.watcher(of: other)
    last?.stop()
  }

  private func show(_ ending: Ending) {
    if let tree = ending.tree { watch(tree) }
    switch ending.result {
    case .success(let outcome): show(outcome)
    case .failure(let error): fail(InputIssue.list(of: error)?.map(LiveResult.words) ?? ["\(error)"])
    }
  }

  private func show(_ outcome: CheckOutcome) {
    let new = outcome.result.errors.filter { !generation.result.errors.contains($0) }
    // A half-written or invalid file must not hide the results of the others.
    guard new.isEmpty || !generation.result.errors.isEmpty else { return fail(new) }
    problem = nil
    trials = outcome.trials
    guard outcome.result != generation.result else { return hub.send(.unchanged(generation)) }
    let change = ResultChange(from: generation.result, to: outcome.result)
    generation = generation.next(outcome.result)
    hub.send(.changed(generation, change))
  }

  private func fail(_ sentences: [String]) {
    let first = sentences.first ?? ""
    let sentence = sentences.count > 1 ? "\(first) (and \(sentences.count - 1) more)" : first
    problem = sentence
    hub.send(.failed(sentence))
  }
}
