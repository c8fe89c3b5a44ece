/// What must hold when text is measured.
struct TextTargets {
  let exactness: Exactness
  let growth: Growth
  let log: UsageLog?

  /// What a further width takes, in passes; the narrowest, at which the most words are taken apart, is among both.
  private static func furtherWidth(_ all: Measurements) -> Double? {
    guard let many = all.quotient(TextComparison.matrixManyWidths, TextComparison.pass),
      let few = all.quotient(TextComparison.matrix, TextComparison.pass)
    else { return nil }
    return (many - few) / Double(TextComparison.manyWidths.count - TextComparison.widths.count)
  }

  var all: [Target] {
    [
      Target(
        what: "11 styles × 12 categories × 3 widths, one core", unit: "passes", limit: 1.8, aim: 1.3,
        measured: { $0.quotient(TextComparison.matrix, TextComparison.pass) }),
      Target(
        what: "one style × 12 categories × 3 widths", unit: "passes", limit: 1, aim: 0.8,
        measured: { $0.quotient(TextComparison.oneStyle, TextComparison.pass) }),
      Target(
        what: "a further width", unit: "passes", limit: 0.03,
        note: "what \(TextComparison.manyWidths.count) widths take over \(TextComparison.widths.count), a width",
        measured: Self.furtherWidth),
      Target(
        what: "the whole command over an app, two cores", unit: "passes", limit: 1.5,
        note: "by the clock, over its distinct texts",
        measured: { $0.plainQuotient(CommandRuns.whole, CommandRuns.wholePass) }),
      Target(
        what: "start: one string, CPU beyond /bin/true", unit: "ms", limit: 40,
        measured: { all in
          guard let start = all.seconds(CommandRuns.start), let nothing = all.seconds(CommandRuns.nothing) else {
            return nil
          }
          return (start - nothing) * 1e3
        }),
      Target(
        what: "peak memory of that command", unit: "MB", limit: 200,
        measured: { _ in log?.median(CommandRuns.whole, \.peakBytes).map { $0 / 1e6 } }),
      Target(
        what: "growth of time from 100 k to 1 M texts, a text, against 10 k to 100 k", unit: "times", limit: 1.2,
        note: "1 is a straight line; a fifth is left to the machine", measured: { _ in growth.bend(\.cpu) }),
      Target(
        what: "growth of memory from 100 k to 1 M texts, a text, against 10 k to 100 k", unit: "times", limit: 1.2,
        note: "1 is a straight line; a fifth is left to the allocator", measured: { _ in growth.bend(\.peakBytes) }),
      Target(
        what: "texts with answers equal to uncached whole-run shaping", unit: "%", limit: 99.99, isLeast: true,
        measured: { _ in exactness.percent }),
    ]
  }
}
