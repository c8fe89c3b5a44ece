/// A loader that claims and reads files of an inventory.
///
/// A loader checks the name first and reads the head only if the name is ambiguous. Loaders are independent: if two
/// claim the same file, the first in their order reads it.
package protocol FileLoader: SendableMetatype {
  /// Returns the loader's claim on a file or folder, or nil to pass it to the next loader.
  ///
  /// The head is read on demand. A folder that no loader claims is searched.
  static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim?
}

/// A loader's decision about a file or folder.
package struct FileClaim: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    /// The loader reads the entry; a folder is not searched.
    case read
    /// The folder is searched.
    case search
    /// The entry is skipped, and counted under the given reason.
    case skip(String)
  }

  package var answer: Answer
  /// The reason to count the file as skipped in runs without the loader.
  ///
  /// If nil, the next loader is asked.
  package var reasonElsewhere: String?
  /// The error message if the user names the file in a run without the loader.
  ///
  /// If nil, the next loader is asked.
  package var refusalElsewhere: String?

  /// A claim to read a file or folder.
  package static let read = FileClaim(answer: .read)
  /// A claim that has a folder searched.
  package static let search = FileClaim(answer: .search)

  /// Returns a claim to read a file; runs without the loader skip it or report an error.
  package static func read(reasonElsewhere: String?, refusalElsewhere: String? = nil) -> FileClaim {
    FileClaim(answer: .read, reasonElsewhere: reasonElsewhere, refusalElsewhere: refusalElsewhere)
  }

  /// Returns a claim to skip a file or folder and count it under a reason.
  package static func skip(_ reason: String) -> FileClaim { FileClaim(answer: .skip(reason)) }
}
