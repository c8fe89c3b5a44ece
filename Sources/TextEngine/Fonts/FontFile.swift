internal import Bytes
package import Foundation

/// The bytes of a font file whose table directory is valid, memory-mapped if possible.
package struct FontFile: Sendable {
  /// The file's name for messages, or a description for bytes without a file.
  package var path: String
  /// The bytes.
  package var data: Data
  /// The number of faces in the file: 1, or more in a collection.
  package var faceCount: Int

  /// The maximum size of an app's own font in bytes.
  ///
  /// Source: our own choice. Chinese, Japanese and Korean fonts are about 20 MB in size.
  package static let mostBytes = 64 << 20

  /// Reads a file and checks its table directory.
  ///
  /// A nil `mostBytes` is for system fonts, which can be 200 MB in size.
  ///
  /// - Throws: ``TextEngineError/unreadable(path:what:remedy:)`` or ``TextEngineError/damagedFont(path:what:remedy:)``.
  package init(path: String, mostBytes: Int? = nil) throws(TextEngineError) {
    let url = URL(fileURLWithPath: path)
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [
      .isRegularFileKey, .isDirectoryKey, .fileSizeKey,
    ])
    guard let values, FileManager.default.fileExists(atPath: path) else {
      throw .unreadable(path: path, what: "font file not found", remedy: "check the path")
    }
    guard values.isRegularFile == true else {
      let kind = values.isDirectory == true ? "it is a folder" : "it is not a regular file"
      throw .unreadable(path: path, what: "\(kind), not a font", remedy: "name a .ttf, .otf or .ttc file")
    }
    if let mostBytes, let size = values.fileSize, size > mostBytes {
      throw .unreadable(
        path: path, what: "the font is larger than \(mostBytes >> 20) MB",
        remedy: "subset the font to the characters that the app needs")
    }
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw .unreadable(path: path, what: "the file cannot be read", remedy: "check its permissions")
    }
    try self.init(data: data, path: path)
  }

  /// Creates a font file from the content of a `.ttf`, `.otf` or `.ttc` file, and checks its table directory.
  ///
  /// - Throws: ``TextEngineError/damagedFont(path:what:remedy:)``.
  package init(data: Data, path: String) throws(TextEngineError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(TextEngineError) in try SfntDirectory(bytes: bytes, path: path).faceCount }
    }
    faceCount = try result.get()
    self.data = data
    self.path = path
  }

  /// Computes the SHA-256 of the bytes, in hexadecimal.
  package func sha256() -> String { data.withUnsafeBytes { SHA256.hexadecimal(of: $0) } }
}
