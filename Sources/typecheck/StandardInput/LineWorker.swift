/// A type that answers batches of lines on one thread.
protocol LineWorker {
  /// Returns the answers to all lines of a batch, in order.
  func answers(to batch: LineBatch) -> LineAnswers
}
