internal import Bytes
internal import Foundation

/// The output file of a picture, which replaces its target when committed.
final class PictureTarget {
  let file: String
  private let target: WholeFile

  /// The file descriptor to write to.
  var descriptor: Int32 { target.descriptor }

  /// Opens a temporary file for the target.
  ///
  /// - Parameters:
  ///   - path: The target. Missing parent folders are created.
  ///   - inputs: Source files, which must not be overwritten.
  /// - Throws: ``PictureError``; nothing has been written then.
  init(path: String, inputs: [String]) throws(PictureError) {
    file = path
    if let input = inputs.first(where: { Self.isSame($0, path) }) {
      throw PictureError(
        .unwritable, path, "it is the picture that is read (\(input))", remedy: "give the result another name")
    }
    do throws(WholeFile.Failure) {
      target = try WholeFile(path)
    } catch {
      throw Self.problem(path, error)
    }
  }

  /// Moves the file to its target.
  ///
  /// - Throws: ``PictureError``; the target is then unchanged.
  func commit() throws(PictureError) {
    do throws(WholeFile.Failure) {
      try target.commit()
    } catch {
      throw Self.problem(file, error)
    }
  }

  /// Discards the output and leaves the target unchanged.
  func discard() { target.discard() }

  /// Creates an error about this file.
  func problem(_ message: String) -> PictureError { Self.problem(file, WholeFile.Failure(message)) }

  private static func problem(_ file: String, _ failure: WholeFile.Failure) -> PictureError {
    PictureError(.unwritable, file, failure.what, remedy: failure.remedy)
  }

  /// Whether two paths lead to the same regular file, also through links.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
