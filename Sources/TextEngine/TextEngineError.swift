/// An error that prevents measuring text, with its place, the problem and the fix.
public enum TextEngineError: Error, Hashable, Sendable {
  /// A file that cannot be read.
  case unreadable(path: String, what: String, remedy: String)
  /// A file that is not a font, or is damaged.
  case damagedFont(path: String, what: String, remedy: String)
  /// A file for a calibrated face that differs from the file used for calibration.
  case uncalibratedFont(path: String, what: String, remedy: String)
  /// A font that is not installed.
  case missingFont(path: String, what: String, remedy: String)
  /// A font manifest that this program cannot use.
  case invalidManifest(path: String, what: String, remedy: String)
  /// An unexpected failure in FreeType, HarfBuzz or ICU.
  case library(name: String, what: String, remedy: String)

  /// The file or library that caused the error.
  public var path: String { parts.path }

  /// The problem, as a clause such as "the file is empty".
  public var what: String { parts.what }

  /// The fix, as a clause such as "check the path".
  public var remedy: String { parts.remedy }

  private var parts: (path: String, what: String, remedy: String) {
    switch self {
    case .unreadable(let path, let what, let remedy), .damagedFont(let path, let what, let remedy),
      .uncalibratedFont(let path, let what, let remedy), .missingFont(let path, let what, let remedy),
      .invalidManifest(let path, let what, let remedy), .library(let path, let what, let remedy):
      (path, what, remedy)
    }
  }
}

extension TextEngineError: CustomStringConvertible {
  /// The whole error as one sentence.
  public var description: String { "\(path): \(what); \(remedy)" }
}
