/// A gate that lets a limited number of requests compute at a time; the others wait.
///
/// A client that does not wait for answers thus cannot start endless computations.
actor RequestGate {
  private let most: Int
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The number of requests that compute.
  var runningCount: Int { running }
  /// The number of requests that wait.
  var waitingCount: Int { waiting.count }

  /// Creates a gate for `most` requests at a time.
  init(most: Int) { self.most = most }

  /// Runs a computation once fewer than `most` others run.
  ///
  /// - Throws: ``LivePageRefusal`` if too many wait, or the error of `compute`.
  func run<Answer: Sendable>(_ compute: @Sendable () async throws -> Answer) async throws -> Answer {
    if running < most {
      running += 1
    } else {
      guard waiting.count < RequestLimits.waiting else { throw LivePageRefusal.busy }
      // The request that ends hands its place over.
      await withCheckedContinuation { waiting.append($0) }
    }
    defer { if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().resume() } }
    return try await compute()
  }
}

extension LivePageRefusal {
  /// The refusal of a request while too many others wait.
  static let busy = LivePageRefusal(503, "too many requests wait for an answer; try again later")
}
