/// Answers batches of lines on one thread.
protocol LineWorker {
  /// Answers all lines of a batch, in their order.
  func answers(to batch: LineBatch) -> LineAnswers
}
