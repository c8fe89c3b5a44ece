/// Answers batches of lines on one thread.
protocol LineWorker {
  /// Answers all lines of a batch.
  ///
  /// - Parameter batch: The lines.
  /// - Returns: The answers, in the order of the lines.
  func answers(to batch: LineBatch) -> LineAnswers
}
