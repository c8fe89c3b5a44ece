import TypeCheckKit

/// The answers to a batch of lines.
struct LineAnswers: Sendable {
  /// The answers as lines of JSON, in UTF-8.
  var bytes: [UInt8] = []
  /// The counts and problems of the lines.
  var tally = LineTally()
  /// The error that ended the run at a line; nil if all lines were answered.
  ///
  /// Later lines have no answers.
  var failure: (any Error)?
}
