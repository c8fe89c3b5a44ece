import TypeCheckKit

enum MeasureInPassing {
  static func run() throws {
    // sample: measure-in-passing
    let measurer = try TextMeasurer()
    let answer = try measurer.measure("Save changes")
    print(answer[.large]?.naturalWidth ?? 0, answer.verdict)
    // end sample
  }
}
