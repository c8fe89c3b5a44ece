import Benchmark
import ColorContrast

/// The kernel alone, for watching it from one change to the next; `make bench` compares it with others.
let benchmarks: @Sendable () -> Void = {
  let pixels = 1_000_000
  let visions: [(name: String, vision: Vision)] = [
    ("Viénot", Vision(.deutan)), ("Brettel", Vision(.tritan)), ("Machado", Vision(.deutan, model: .machado)),
    ("greyscale", .achromat),
  ]
  let configuration = Benchmark.Configuration(metrics: [.wallClock, .instructions], maxDuration: .seconds(3))
  for (name, vision) in visions {
    Benchmark("simulate 1 Mpixel RGB, \(name)", configuration: configuration) { benchmark in
      let kernel = SimulationKernel(vision)
      var row = (0..<pixels * 3).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 16) }
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        row.withUnsafeMutableBufferPointer { kernel.simulate($0, layout: .rgb) }
      }
      blackHole(row)
    }
  }
  Benchmark("make a kernel", configuration: configuration) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(SimulationKernel(Vision(.deutan))) }
  }
}
