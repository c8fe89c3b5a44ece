import Benchmark
import TypeCheckKit

/// Judging screens alone, for watching it from one change to the next.
///
/// 10,000 elements in 40 environments are to take less than 2 s of CPU.
let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(metrics: [.cpuTotal, .wallClock, .peakMemoryResident], maxIterations: 5)
  for (elements, environments) in [(1_000, 40), (10_000, 40)] {
    Benchmark("\(elements) elements in \(environments) environments", configuration: configuration) { benchmark in
      let screens = GeneratedScreens(elements: elements, environments: environments).screens
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(await LayoutAuditor().judge(screens)) }
    }
  }
}
