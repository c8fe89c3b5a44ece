import Bytes
import Foundation

/// A relay that passes batches of lines from a reader to several workers, and their answers to a writer in order.
///
/// The reader waits if it is a few batches ahead of the writer, which limits memory use. The calling thread is the
/// first worker. Another worker starts if none is free and the system can create a thread. The worker that finishes
/// the next batch in order also writes it and any finished batches after it.
///
/// Unchecked, because all variables are accessed with the lock held. The exception is the state of ``write``, which
/// only one thread at a time calls (`isWriting`).
final class LinePipeline: @unchecked Sendable {
  private let lock = NSCondition()
  private let jobs: Int
  private let makeWorker: @Sendable () throws -> any LineWorker
  private let write: (LineAnswers) -> Bool

  private var waiting: [(index: Int, batch: LineBatch)] = []
  private var finished: [Int: LineAnswers] = [:]
  private var handedIn = 0
  private var written = 0
  /// The number of workers, including the caller's thread.
  private var workers = 1
  private var freeWorkers = 0
  private var hasEnded = false
  private var isStopped = false
  private var isWriting = false

  /// Creates a relay with at most `jobs` workers, at least 1.
  ///
  /// `makeWorker` is called once on each thread. `write` gets the answers in order, from one thread at a time, and
  /// returns false to end the run.
  init(
    jobs: Int, makeWorker: @escaping @Sendable () throws -> any LineWorker, write: @escaping (LineAnswers) -> Bool
  ) {
    self.jobs = jobs
    self.makeWorker = makeWorker
    self.write = write
  }

  /// The maximum number of batches that are handed to the workers but not yet written.
  ///
  /// Two per worker keep all workers busy, and one more keeps the reader busy.
  private var mostAhead: Int { 2 * jobs + 1 }

  /// Runs until all answers are written or `write` ends the run.
  ///
  /// `next` reads the next batch, on a separate thread if possible, and returns nil at the end. If `write` ends the
  /// run, a call of `next` may still wait for input.
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

  /// Reads, answers and writes one batch after another, because the system cannot create a thread for the reader.
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

  /// Passes a batch to the workers, and returns false if the run has ended.
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

  /// Returns the answers to a batch, after creating the thread's worker if necessary.
  ///
  /// The worker is an object, because a closure in an optional is wrapped again each time it is stored. In the end, a
  /// call would overflow the stack.
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
