import TypeCheckKit

enum CheckAPair {
  static func run() throws {
    // sample: check-a-pair
    let grey = try ColorParser.color("#8E8E93")
    var question = ContrastQuestion(text: grey, background: try ColorParser.color("white"))
    question.suggests = true
    let answer = question.answer
    print(WCAG2.shown(answer.reading.ratio), "of", answer.requiredRatio, answer.outcome)
    if let better = answer.suggestion { print("use", better.color.hex, WCAG2.shown(better.ratio)) }
    // end sample
  }
}
