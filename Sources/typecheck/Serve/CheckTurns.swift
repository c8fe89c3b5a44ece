/// A scheduler that decides when to start a check, and when to stop or give up an outdated one.
///
/// It uses neither a clock nor checks, so that its decisions can be tested.
struct CheckTurns {
  /// A step for the owner to take.
  enum Step: Hashable {
    /// Starts the check with this number, on the current files.
    case start(Int)
    /// Stops the check with this number, whose result is dropped.
    case stop(Int)
    /// Gives up the check with this number, which did not end after a stop.
    case giveUp(Int)
    /// Calls ``CheckTurns/steps(at:)`` again after this time.
    case wake(after: Duration)
    /// Reports that no check can start until a check that was given up, or one of its threads, ends.
    case wait
  }

  /// The longest time that a stopped check may take to end before the next one starts (our own choice).
  static let stopTime = Duration.seconds(1)
  /// The minimum time for a check after a dropped one, even if files change meanwhile (our own choice).
  static let shortestTime = Duration.seconds(1)
  /// The maximum number of given-up checks and threads that may still run when a new check starts (our own choice: each
  /// keeps a core busy).
  static let mostGivenUp = 2
  /// The interval between looks at threads that delay the start of a check (our own choice).
  static let lookTime = Duration.milliseconds(100)

  private struct Run {
    var number: Int
    var start: ContinuousClock.Instant
    var stop: ContinuousClock.Instant?
  }

  private struct Block {
    var start: ContinuousClock.Instant
    var nextLook: ContinuousClock.Instant
    var isReported = false
  }

  private var current: Run?
  private var givenUp: Set<Int> = []
  private var count = 0
  /// Whether files have changed since the last check began.
  private var isPending = false
  /// Whether the last check was dropped.
  private var hasDropped = false
  /// The duration of the last complete check.
  private var lastTime = Duration.zero
  /// A function that returns the number of threads still busy with a file of an ended check.
  private let strayThreads: @Sendable () -> Int
  /// The current delay by busy threads; nil if there is none.
  private var block: Block?

  init(strayThreads: @escaping @Sendable () -> Int = { 0 }) { self.strayThreads = strayThreads }

  /// Notes that files have changed.
  mutating func change(at now: ContinuousClock.Instant) -> [Step] {
    isPending = true
    return steps(at: now)
  }

  /// Notes that a check has ended, and returns whether its result is current.
  mutating func end(_ number: Int, at now: ContinuousClock.Instant) -> Bool {
    givenUp.remove(number)
    guard let run = current, run.number == number else { return false }
    current = nil
    guard run.stop == nil else { return false }
    (lastTime, hasDropped) = (now - run.start, false)
    return true
  }

  /// Returns the next steps.
  mutating func steps(at now: ContinuousClock.Instant) -> [Step] {
    guard isPending else { return [] }
    guard let run = current else { return start(at: now) }
    if let stop = run.stop {
      let end = stop + Self.stopTime
      guard now >= end else { return [.wake(after: end - now)] }
      givenUp.insert(run.number)
      current = nil
      return [.giveUp(run.number)] + start(at: now)
    }
    // Constantly changing files must not prevent every check from finishing.
    let end = hasDropped ? run.start + max(Self.shortestTime, lastTime * 2) : now
    guard now >= end else { return [.wake(after: end - now)] }
    current?.stop = now
    hasDropped = true
    return [.stop(run.number), .wake(after: Self.stopTime)]
  }

  private mutating func start(at now: ContinuousClock.Instant) -> [Step] {
    guard givenUp.count <= Self.mostGivenUp else { return [.wait] }
    guard givenUp.count + strayThreads() <= Self.mostGivenUp else { return look(at: now) }
    block = nil
    count += 1
    (current, isPending) = (Run(number: count, start: now), false)
    return [.start(count)]
  }

  /// Returns the steps for another look at the threads, because their end is not reported.
  ///
  /// Most threads end soon, so the delay is reported only after some time, and only once.
  private mutating func look(at now: ContinuousClock.Instant) -> [Step] {
    var block = block ?? Block(start: now, nextLook: now)
    guard now >= block.nextLook else { return [] }
    let isNews = !block.isReported && now >= block.start + Self.stopTime
    if isNews { block.isReported = true }
    block.nextLook = now + Self.lookTime
    self.block = block
    return (isNews ? [.wait] : []) + [.wake(after: Self.lookTime)]
  }
}
