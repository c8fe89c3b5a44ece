internal import Bytes
internal import Foundation

extension PictureWriter {
  /// Opens the output file, which replaces its target when committed.
  ///
  /// - Parameters:
  ///   - path: The target. Missing parent folders are created.
  ///   - inputs: Source files, which must not be overwritten.
  /// - Returns: A temporary file.
  /// - Throws: ``PictureError`` if the target is one of the inputs or cannot be written; nothing has been written then.
  static func target(_ path: String, inputs: [String]) throws(PictureError) -> WholeFile {
    if let input = inputs.first(where: { isSame($0, path) }) {
      throw PictureError(
        .unwritable, path, "it is the picture that is read (\(input))", remedy: "give the result another name")
    }
    do throws(WholeFile.Failure) { return try WholeFile(path) } catch { throw problem(path, error) }
  }

  static func problem(_ file: String, _ failure: WholeFile.Failure) -> PictureError {
    PictureError(.unwritable, file, failure.what, remedy: failure.remedy)
  }

  /// Returns whether two paths lead to the same regular file, even through links.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
