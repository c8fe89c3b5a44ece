import TypeCheckKit

/// The answers to a batch of lines.
struct LineAnswers: Sendable {
  /// The answers, one line of JSON each.
  var bytes: [UInt8] = []
  /// The counts and problems of the lines.
  var tally = LineTally()
  /// The error that ended the run at a line.
  ///
  /// Later lines have no answer.
  var failure: (any Error)?
}
