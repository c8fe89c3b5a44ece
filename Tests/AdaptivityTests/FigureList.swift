/// Figures written down by hand, one thing a line, words between spaces.
struct FigureList: Sendable {
  let lines: [[String]]

  init(_ text: String) {
    lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}
