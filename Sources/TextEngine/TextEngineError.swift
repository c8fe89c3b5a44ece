/// An error that prevents measuring text: what happened, where, and how to fix it.
public enum TextEngineError: Error, Hashable, Sendable {
  /// A file that cannot be read.
  case unreadable(path: String, what: String, remedy: String)
  /// A file that is not a font, or is damaged.
  case damagedFont(path: String, what: String, remedy: String)
  /// A calibrated face whose file is not the one it was calibrated for.
  case uncalibratedFont(path: String, what: String, remedy: String)
  /// A font that is not installed.
  case missingFont(path: String, what: String, remedy: String)
  /// A font manifest that this program cannot use.
  case invalidManifest(path: String, what: String, remedy: String)
  /// A failed call to FreeType, HarfBuzz or ICU that should not fail.
  case library(name: String, what: String, remedy: String)

  /// The file or library that caused the error.
  public var path: String {
    switch self {
    case .unreadable(let path, _, _), .damagedFont(let path, _, _), .uncalibratedFont(let path, _, _),
      .missingFont(let path, _, _), .invalidManifest(let path, _, _), .library(let path, _, _):
      path
    }
  }

  /// The fault, as a clause.
  public var what: String {
    switch self {
    case .unreadable(_, let what, _), .damagedFont(_, let what, _), .uncalibratedFont(_, let what, _),
      .missingFont(_, let what, _), .invalidManifest(_, let what, _), .library(_, let what, _):
      what
    }
  }

  /// The fix, as a clause.
  public var remedy: String {
    switch self {
    case .unreadable(_, _, let remedy), .damagedFont(_, _, let remedy), .uncalibratedFont(_, _, let remedy),
      .missingFont(_, _, let remedy), .invalidManifest(_, _, let remedy), .library(_, _, let remedy):
      remedy
    }
  }
}

extension TextEngineError: CustomStringConvertible {
  /// The whole error as one sentence.
  public var description: String { "\(path): \(what); \(remedy)" }
}
