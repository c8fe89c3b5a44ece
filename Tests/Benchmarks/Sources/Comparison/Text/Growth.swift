/// How time and memory grow with the number of texts.
struct Growth {
  /// So many texts.
  struct Step {
    let texts: Int
    let usage: Command.Usage
  }

  /// Texts in one JSON file.
  var files: [Step] = []
  /// The same as JSON lines through a pipe.
  var pipe: [Step] = []

  /// What each further text costs at the largest step, compared with the step before; 1 is a straight line.
  func bend(_ figure: (Command.Usage) -> Double) -> Double? {
    guard files.count > 2 else { return nil }
    let slopes = zip(files, files.dropFirst()).map {
      (figure($1.usage) - figure($0.usage)) / Double($1.texts - $0.texts)
    }
    return slopes[slopes.count - 1] / slopes[slopes.count - 2]
  }

  var tables: [Table] {
    [
      table(
        files, "Growth",
        "`typecheck measure FILE.json --style body` on more and more different texts, the larger sets made by putting "
          + "halves of texts together. A text's share includes starting."),
      table(
        pipe, "Growth through a pipe",
        "The same texts as JSON lines to `typecheck measure -`, which answers each with all its measurements."),
    ]
  }

  private func table(_ steps: [Step], _ title: String, _ note: String) -> Table {
    Table(
      title: title, note: note,
      columns: ["texts", "seconds", "CPU seconds", "peak MB", "CPU µs a text", "peak bytes a text"],
      rows: steps.map { step in
        [
          .number(Double(step.texts), digits: 0), .number(step.usage.wall, digits: 3),
          .number(step.usage.cpu, digits: 3), .number(step.usage.peakBytes / 1e6, digits: 1),
          .number(step.usage.cpu / Double(step.texts) * 1e6, digits: 1),
          .number(step.usage.peakBytes / Double(step.texts), digits: 0),
        ]
      })
  }
}
