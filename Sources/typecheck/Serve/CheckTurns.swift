/// Decides when a check starts, and when a check that a newer change overtakes is stopped or given up.
///
/// The type knows no clock and no check, so that its decisions can be tested.
struct CheckTurns {
  /// A step that the owner takes.
  enum Step: Hashable {
    /// Starts the check with this number, of the files as they are now.
    case start(Int)
    /// Stops the check with this number, whose result is dropped.
    case stop(Int)
    /// Gives up the check with this number, which did not end when it was stopped.
    case giveUp(Int)
    /// Calls ``CheckTurns/steps(at:)`` again after this time.
    case wake(after: Duration)
    /// Reports that no check can start until one of those that were given up ends, or one of their threads.
    case wait
  }

  /// The longest time that a stopped check may take to end before the next one starts (our own choice).
  static let stopTime = Duration.seconds(1)
  /// The shortest time that a check after a dropped one gets, even if files change meanwhile (our own choice).
  static let shortestTime = Duration.seconds(1)
  /// The most checks and threads that may still be running after they were given up while a new check starts (our own
  /// choice: each keeps a core busy).
  static let mostGivenUp = 2
  /// The time between two looks at threads that keep a check from its start (our own choice).
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
  /// Returns the number of threads that go on with a file although their check has ended.
  private let strayThreads: @Sendable () -> Int
  /// Threads that keep a check from its start.
  private var block: Block?

  init(strayThreads: @escaping @Sendable () -> Int = { 0 }) { self.strayThreads = strayThreads }

  /// Notes that files have changed.
  mutating func change(at now: ContinuousClock.Instant) -> [Step] {
    isPending = true
    return steps(at: now)
  }

  /// Notes that a check has ended, and returns whether its result is that of the newest state that was checked.
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
    // Files that change all the time must not keep every check from its end.
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

  /// Returns the steps that look at threads again, because these end without a word.
  ///
  /// The threads of most checks end soon, so the report comes only after a time, and once.
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
