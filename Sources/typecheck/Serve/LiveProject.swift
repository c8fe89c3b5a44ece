import Foundation
import Serving
import TypeCheckKit

/// A project whose page a server shows; it is checked again when one of its files changes.
actor LiveProject: LivePage {
  /// The messages to all pages.
  nonisolated let hub = EventHub()
  private let check: ServedCheck
  private var generation: Generation
  private var trials: TextTrials?
  private var tree: FolderTree
  private var watcher: Watcher?
  /// Why there is no newer result than the one shown; nil if there is one.
  private var problem: String?
  private let changes = PendingChanges()

  /// Checks the project for the first time.
  ///
  /// - Throws: ``ConfigurationError``, or another error that stops the check.
  init(_ check: ServedCheck) async throws {
    self.check = check
    // A file may change during the first check.
    let first = try check.tree()
    watcher = changes.watcher(of: first)
    let outcome = try await check.run()
    let run = String(UInt64.random(in: 1...UInt64.max), radix: 36)
    generation = Generation(run: run, number: 1, outcome.result)
    (trials, tree) = (outcome.trials, first)
    watch(outcome.tree)
  }

  // MARK: The page

  func page() -> Generation { generation }
  func data() -> Generation { generation }

  func events() throws -> EventStream {
    guard hub.clients < RequestLimits.pages else {
      throw LivePageRefusal(503, "\(RequestLimits.pages) pages are open; close one of them")
    }
    return hub.connect(first: [.current(generation)] + (problem.map { [.failed($0)] } ?? []))
  }

  func layout(_ query: TextQuery) async throws -> [UInt8] { try await data(of: query) }

  func attempt(_ attempt: TypedText) async throws -> [UInt8] {
    let forms = trials?.forms(key: attempt.place.key, locale: attempt.place.locale, file: attempt.place.file) ?? 0
    if let form = attempt.form, !(0..<max(forms, 1)).contains(form) {
      throw LivePageRefusal(404, "the text has no form \(form); its forms are numbered from 0")
    }
    return try await data(of: attempt.place, typed: .init(attempt.text, form: attempt.form))
  }

  func screen(_ query: ScreenQuery) async throws -> [UInt8] {
    guard let data = try await ServedCheck.data(of: query, in: trials) else {
      throw LivePageRefusal(404, "the screen \(query.id) is not known on this device, in this language or at this size")
    }
    return data
  }

  private func data(of query: TextQuery, typed: TextTrials.Typed? = nil) async throws -> [UInt8] {
    guard let data = try await ServedCheck.data(of: query, typed: typed, in: trials) else {
      throw LivePageRefusal(404, "the project has no text with the key \(query.key) in the language \(query.locale)")
    }
    return data
  }

  // MARK: Changes

  /// Checks the project again after each change, until the task is cancelled.
  func follow() async {
    for await _ in changes.signal {
      await checkAgain()
      HeapGrowth.giveBack()
    }
  }

  /// Disconnects all pages and stops the watcher.
  func stop() {
    watcher?.stop()
    changes.end()
    hub.close()
  }

  /// Watches other folders than before, after the configuration has changed.
  private func watch(_ other: FolderTree) {
    guard other != tree else { return }
    tree = other
    let last = watcher
    watcher = changes.watcher(of: other)
    last?.stop()
  }

  private func checkAgain() async {
    let files = changes.take()
    if !files.isEmpty { hub.send(.checking(files: files.count)) }
    do {
      // The new verdicts of single texts do not wait for those of everything.
      if problem == nil, let data = try await check.data(ofTextsIn: files, in: trials) { hub.send(.texts(data)) }
      let outcome = try await check.run()
      watch(outcome.tree)
      show(outcome)
    } catch {
      let sentences = InputIssue.list(of: error)?.map(LiveResult.words) ?? ["\(error)"]
      fail(sentences)
    }
  }

  private func show(_ outcome: ServedCheck.Outcome) {
    let new = outcome.result.errors.filter { !generation.result.errors.contains($0) }
    // A file that is half written or wrong must not hide what is known of the others.
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
