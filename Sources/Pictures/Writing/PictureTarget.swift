internal import Bytes
internal import Foundation

/// Where a picture goes.
final class PictureTarget {
  let file: String
  private let target: WholeFile

  /// Where to write.
  var descriptor: Int32 { target.descriptor }

  /// Opens a target.
  ///
  /// - Parameters:
  ///   - path: The file; folders above it are made.
  ///   - inputs: Files that are read and must not be written over.
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

  /// Puts the file in its place.
  ///
  /// - Throws: ``PictureError``; the target stays as it was.
  func commit() throws(PictureError) {
    do throws(WholeFile.Failure) {
      try target.commit()
    } catch {
      throw Self.problem(file, error)
    }
  }

  /// Leaves everything as it was before.
  func discard() { target.discard() }

  /// What went wrong, as an error of this file.
  func problem(_ message: String) -> PictureError { Self.problem(file, WholeFile.Failure(message)) }

  private static func problem(_ file: String, _ failure: WholeFile.Failure) -> PictureError {
    PictureError(.unwritable, file, failure.what, remedy: failure.remedy)
  }

  /// Two paths lead to the same regular file.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
