/// Why text cannot be measured: what happened, where, and what to do.
public enum TextEngineError: Error, Hashable, Sendable {
  /// A file cannot be read.
  case unreadable(path: String, what: String, remedy: String)
  /// A file is no font, or a damaged one.
  case damagedFont(path: String, what: String, remedy: String)
  /// A face whose widths are corrected is not the file the correction was made for.
  case uncalibratedFont(path: String, what: String, remedy: String)
  /// A font is not installed.
  case missingFont(path: String, what: String, remedy: String)
  /// The manifest is not one this program can use.
  case invalidManifest(path: String, what: String, remedy: String)
  /// FreeType, HarfBuzz or ICU refused a call that should not fail.
  case library(name: String, what: String, remedy: String)

  /// The file, or the library, that the trouble is with.
  public var path: String {
    switch self {
    case .unreadable(let path, _, _), .damagedFont(let path, _, _), .uncalibratedFont(let path, _, _),
      .missingFont(let path, _, _), .invalidManifest(let path, _, _), .library(let path, _, _):
      path
    }
  }

  /// What is wrong, as a clause.
  public var what: String {
    switch self {
    case .unreadable(_, let what, _), .damagedFont(_, let what, _), .uncalibratedFont(_, let what, _),
      .missingFont(_, let what, _), .invalidManifest(_, let what, _), .library(_, let what, _):
      what
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .unreadable(_, _, let remedy), .damagedFont(_, _, let remedy), .uncalibratedFont(_, _, let remedy),
      .missingFont(_, _, let remedy), .invalidManifest(_, _, let remedy), .library(_, _, let remedy):
      remedy
    }
  }
}

extension TextEngineError: CustomStringConvertible {
  /// The sentence a user reads: where, what, what to do.
  public var description: String { "\(path): \(what); \(remedy)" }
}
