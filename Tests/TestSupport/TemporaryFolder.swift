public import Foundation

/// A folder of its own for one test, removed when the test lets go of it, whatever was closed in it.
public final class TemporaryFolder {
  /// The location of the folder.
  public let path: String

  /// Creates the folder.
  ///
  /// - Throws: What the file system says.
  public init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "typecheck-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    for name in [""] + inside { _ = chmod("\(path)/\(name)", 0o755) }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The folder.
  public var url: URL { URL(filePath: path) }

  /// The path of something in the folder.
  ///
  /// - Parameter name: Its path below the folder.
  /// - Returns: Its whole path.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders above it.
  ///
  /// - Parameters:
  ///   - name: Its path below the folder.
  ///   - bytes: What it holds.
  /// - Returns: Its whole path.
  /// - Throws: What the file system says.
  @discardableResult
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = URL(filePath: file(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a text as UTF-8, with the folders above it.
  ///
  /// - Parameters:
  ///   - name: Its path below the folder.
  ///   - text: What it holds.
  /// - Returns: Its whole path.
  /// - Throws: What the file system says.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String { try write(name, text.utf8) }
}
