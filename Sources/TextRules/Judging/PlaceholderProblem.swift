/// What is wrong with one placeholder of a translation.
struct PlaceholderProblem: Hashable {
  /// In words, after "the text".
  var words: String
  /// Whether an app reads what is not there.
  var isDangerous: Bool
}
