/// A problem with one placeholder of a translation.
struct PlaceholderProblem: Hashable {
  /// The problem, worded to follow "the text".
  var words: String
  /// Whether an app would read an argument that does not exist.
  var isDangerous: Bool
}
