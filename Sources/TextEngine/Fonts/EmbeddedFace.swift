import Foundation

/// The default face built into the program, decoded on first use.
enum EmbeddedFace {
  static let file: Result<FontFile, TextEngineError> = Result { () throws(TextEngineError) in
    guard let data = Data(base64Encoded: EmbeddedResources.Inter_subset_ttf.description) else {
      throw .damagedFont(
        path: "the built-in face", what: "it cannot be decoded", remedy: "make a clean build of typecheck")
    }
    return try FontFile(data: data, path: "the built-in face")
  }
}
