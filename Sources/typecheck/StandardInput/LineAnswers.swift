import TypeCheckKit

/// The answers to a batch of lines.
struct LineAnswers: Sendable {
  /// One line of JSON an answer.
  var bytes: [UInt8] = []
  /// What the lines came to.
  var tally = LineTally()
  /// What ended the run at one of the lines; later ones have no answer.
  var failure: (any Error)?
}
