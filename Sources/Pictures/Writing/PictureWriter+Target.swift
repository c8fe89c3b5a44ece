internal import Bytes
internal import Foundation

extension PictureWriter {
  /// Opens a temporary file that replaces its target when committed, and creates missing parent folders.
  ///
  /// - Throws: ``PictureError`` if the target is one of the inputs or cannot be written; nothing has been written then.
  static func target(_ path: String, inputs: [String]) throws(PictureError) -> WholeFile {
    if let input = inputs.first(where: { isSame($0, path) }) {
      throw PictureError(
        .unwritable, path, "it is the input picture (\(input))", remedy: "give the output another name")
    }
    do throws(WholeFile.Failure) { return try WholeFile(path) } catch { throw problem(path, error) }
  }

  static func problem(_ file: String, _ failure: WholeFile.Failure) -> PictureError {
    PictureError(.unwritable, file, failure.what, remedy: failure.remedy)
  }

  /// Returns whether two paths refer to the same regular file, even through links.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
