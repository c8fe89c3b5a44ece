public import Vocabulary

/// An error about a text that does not name a vision.
public enum VisionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The deficiency is unknown.
  case unknownDeficiency(UnknownName)
  /// The text after the colon is not a valid severity.
  case badSeverity(String, deficiency: ColorVisionDeficiency)

  /// The problem and its fix in one sentence, without a final full stop.
  public var description: String {
    switch self {
    case .unknownDeficiency(let error): error.description
    case .badSeverity(let given, let deficiency):
      "\"\(given.prefix(64))\" is not a severity; write a number from 0 (none) to 1 (full), as in \(deficiency.rawValue):0.6"
    }
  }
}
