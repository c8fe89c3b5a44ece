/// A problem with one placeholder of a translation.
struct PlaceholderProblem: Hashable {
  /// The problem, worded to follow "the text".
  var words: String
  /// Whether the app may crash, because it reads an argument that does not exist or has another type.
  var isDangerous: Bool
}
