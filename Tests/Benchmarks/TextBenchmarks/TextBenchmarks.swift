import Benchmark
import Foundation
import TypeCheckKit

/// Steps of measuring text alone, for watching them from one change to the next; `make bench` compares with others.
let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(metrics: [.wallClock, .instructions], maxDuration: .seconds(3))
  let texts = [
    ("Latin", "en", "Choose another network and try again later."),
    ("Arabic", "ar", "اختر شبكة أخرى وأعد المحاولة لاحقًا."),
    ("Devanagari", "hi", "दूसरा नेटवर्क चुनें और बाद में फिर कोशिश करें।"),
  ]
  func stack() throws -> FontStack { try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [])) }
  for (script, language, text) in texts {
    Benchmark("shape a text, \(script)", configuration: configuration) { benchmark in
      let shaper = try TextShaper(stack: stack())
      blackHole(try shaper.shape(text, language: language, weight: 400))
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(try shaper.shape(text, language: language, weight: 400)) }
    }
    // A measurer that has met the text before, and one that uses nothing again.
    for (words, reuses) in [("known words", true), ("uncached", false)] {
      Benchmark("132 cells at three widths, \(script), \(words)", configuration: configuration) { benchmark in
        let question = SizeMatrix(widths: [120, 288, 343])
        let measurer = try MatrixMeasurer(question, stack: stack(), reusesAdvances: reuses)
        var cells: [MatrixCell] = []
        try measurer.measure(text, language: language, into: &cells)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { try measurer.measure(text, language: language, into: &cells) }
        blackHole(cells)
      }
    }
    Benchmark("cut a text, \(script)", configuration: configuration) { benchmark in
      let shaper = try TextShaper(stack: stack())
      let shaped = try shaper.shape(text, language: language, weight: 400)
      let scale = SizeScale(size: 28, tracking: 0, stack: shaper.stack, displayScale: 3)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        let layout = TextLayout(shaped, shaper: shaper)
        blackHole(try layout.truncate(.tail, limit: 120, lineLimit: 1, at: scale))
      }
    }
  }
}
