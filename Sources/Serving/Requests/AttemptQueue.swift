/// A queue that measures one typed text at a time, and only the newest waiting text of each page.
actor AttemptQueue {
  private var newest: [String: Int] = [:]
  private var count = 0
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Whether a measurement runs.
  var isMeasuring: Bool { isBusy }
  /// The number of texts that wait.
  var waitingCount: Int { waiting.count }

  /// Runs a measurement after the earlier ones have ended.
  ///
  /// - Throws: ``LivePageRefusal`` if the page has sent a newer text meanwhile or if too many wait, or the error of
  ///   `measure`.
  func run<Answer: Sendable>(
    from page: String, _ measure: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    guard waiting.count < RequestLimits.waiting else { throw LivePageRefusal.busy }
    count += 1
    let ticket = count
    newest[page] = ticket
    while isBusy { await withCheckedContinuation { waiting.append($0) } }
    guard newest[page] == ticket else { throw LivePageRefusal(409, "the page has sent a newer text") }
    isBusy = true
    defer {
      isBusy = false
      if newest[page] == ticket { newest[page] = nil }
      let ready = waiting
      waiting = []
      for one in ready { one.resume() }
    }
    return try await measure()
  }
}
