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
    // A measurer that has met the words before, and one that uses nothing again.
    for (words, reuses) in [("known words", true), ("uncached", false)] {
      Benchmark("132 cells, \(script), \(words)", configuration: configuration) { benchmark in
        let scale = TypeScale(platform: .ios)
        let styles = scale.styles.filter { style in scale.categories.allSatisfy { scale.size(style, $0) != nil } }
        let measurer = try Measurer(options: MeasureOptions(), stack: stack(), reusesAdvances: reuses)
        let items = styles.map { style in
          MeasurementItem(
            text: text, hasPlaceholders: false, locale: language, slot: Slot(style: style, width: 288), lineLimit: 1)
        }
        let other = MeasurementItem(
          text: "OK", hasPlaceholders: false, locale: "en", slot: Slot(style: .body, width: 288), lineLimit: 1)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
          for item in items { blackHole(try measurer.measure(item)) }
          // Otherwise the next round would find the text shaped.
          blackHole(try measurer.measure(other))
        }
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
