import Foundation

/// Lets contenders run in turn, so that whatever else the machine does meets all of them.
struct Rounds {
  let contenders: [Contender]
  let count: Int

  /// Runs everybody once without counting, then all rounds.
  func run(progress: (String) -> Void) throws -> [Measurement] {
    for contender in contenders { _ = try contender.run() }
    var seconds = contenders.map { _ in [Double]() }
    for round in 1...count {
      for (index, contender) in contenders.enumerated() {
        for _ in 0..<contender.repetitions { seconds[index].append(try contender.run()) }
      }
      progress("round \(round) of \(count)")
    }
    return zip(contenders, seconds).map { Measurement(name: $0.name, seconds: $1) }
  }
}

/// The times of one contender.
struct Measurement {
  let name: String
  /// Ascending.
  let seconds: [Double]

  init(name: String, seconds: [Double]) {
    self.name = name
    self.seconds = seconds.sorted()
  }

  var least: Double { seconds.first ?? .nan }

  var median: Double {
    let middle = seconds.count / 2
    return seconds.count % 2 == 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2
  }
}

/// The CPU seconds that some work takes on this thread: what else the machine does counts as little as can be.
func threadSeconds(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  let start = now()
  try work()
  return now() - start
}

/// The seconds that some work takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work).components
  return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
}
