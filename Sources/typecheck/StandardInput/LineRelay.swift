import Foundation

/// Brings batches from one reader to several workers and their answers, in the order of the batches, to one writer.
///
/// The reader waits when it is a few batches ahead of the writer, so that memory stays the same for any length of
/// input. The caller's thread is the first worker; another starts when a batch finds none free, where the system has a
/// thread to give. Whichever worker finishes the batch whose turn it is writes it, and those after it that are finished;
/// the others go on measuring.
///
/// Unchecked: every variable is read and written with the lock held, except what ``write`` touches, which one thread at
/// a time calls (`isWriting`).
final class LineRelay: @unchecked Sendable {
  private let lock = NSCondition()
  private let jobs: Int
  private let makeWorker: @Sendable () throws -> any LineWorker
  private let write: (LineAnswers) -> Bool

  private var waiting: [(index: Int, batch: LineBatch)] = []
  private var finished: [Int: LineAnswers] = [:]
  private var handedIn = 0
  private var written = 0
  /// The caller's thread is one.
  private var workers = 1
  private var freeWorkers = 0
  private var hasEnded = false
  private var isStopped = false
  private var isWriting = false

  /// Creates a relay.
  ///
  /// - Parameters:
  ///   - jobs: How many workers there are at most, from 1.
  ///   - makeWorker: Makes the worker of one thread.
  ///   - write: Takes answers in order, from any thread but one at a time; false ends everything.
  init(
    jobs: Int, makeWorker: @escaping @Sendable () throws -> any LineWorker,
    write: @escaping (LineAnswers) -> Bool
  ) {
    self.jobs = jobs
    self.makeWorker = makeWorker
    self.write = write
  }

  /// How many batches may be read and not written: each worker's own, and one for each to go on with.
  private var mostAhead: Int { 2 * jobs + 1 }

  /// Runs until everything is written or writing ends it.
  ///
  /// - Parameter next: Reads the next batch, on a thread of its own where there is one; nil is the end. When writing ends
  ///   the run, it may be left waiting for input.
  func run(_ next: @escaping @Sendable () -> LineBatch?) {
    let reader = SystemThread.start {
      while let batch = next(), self.handIn(batch) {}
      self.end()
    }
    guard let reader else { return readAndWork(next) }
    pthread_detach(reader)
    work()
    lock.withLock {
      while workers > 0 { lock.wait() }
    }
  }

  /// Reads, answers and writes one batch after the other.
  private func readAndWork(_ next: () -> LineBatch?) {
    var worker: (any LineWorker)?
    var index = 0
    while !lock.withLock({ isStopped }), let batch = next() {
      deliver(answers(to: batch, from: &worker), at: index)
      index += 1
    }
  }

  private func end() {
    lock.withLock {
      hasEnded = true
      lock.broadcast()
    }
  }

  /// Hands a batch to the workers.
  ///
  /// - Returns: Whether to go on.
  private func handIn(_ batch: LineBatch) -> Bool {
    lock.withLock {
      while !isStopped, handedIn - written >= mostAhead { lock.wait() }
      guard !isStopped else { return false }
      waiting.append((handedIn, batch))
      handedIn += 1
      if freeWorkers < waiting.count, workers < jobs, let thread = SystemThread.start({ self.work() }) {
        pthread_detach(thread)
        workers += 1
      }
      lock.broadcast()
      return true
    }
  }

  private func work() {
    var worker: (any LineWorker)?
    while let (index, batch) = take() { deliver(answers(to: batch, from: &worker), at: index) }
    lock.withLock {
      workers -= 1
      lock.broadcast()
    }
  }

  /// Answers a batch on one thread; the first batch makes the thread's worker.
  ///
  /// The worker is an object. A closure that is kept in an optional is wrapped once more each time it is stored, until
  /// the calls no longer fit the stack.
  private func answers(to batch: LineBatch, from worker: inout (any LineWorker)?) -> LineAnswers {
    do {
      let made = try worker ?? makeWorker()
      worker = made
      return made.answers(to: batch)
    } catch {
      return LineAnswers(failure: error)
    }
  }

  private func take() -> (index: Int, batch: LineBatch)? {
    lock.withLock {
      freeWorkers += 1
      defer { freeWorkers -= 1 }
      while !isStopped, waiting.isEmpty, !hasEnded { lock.wait() }
      return isStopped || waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }

  private func deliver(_ answers: LineAnswers, at index: Int) {
    lock.lock()
    finished[index] = answers
    while !isWriting, !isStopped, let next = finished.removeValue(forKey: written) {
      isWriting = true
      lock.unlock()
      let goesOn = write(next)
      lock.lock()
      isWriting = false
      written += 1
      if !goesOn { isStopped = true }
      lock.broadcast()
    }
    lock.unlock()
  }
}
