/// A loader that claims files of an inventory and reads them.
///
/// A loader checks the name first, and requests the head only if the name is not enough. Loaders do not know each
/// other: if two claim the same file, the first in their order reads it.
package protocol FileLoader: SendableMetatype {
  /// Returns the loader's claim on a file or folder.
  ///
  /// - Parameters:
  ///   - entry: The file or folder.
  ///   - head: The first bytes of the file, read on demand.
  /// - Returns: The claim, or nil to pass the entry to the next loader. A folder that no loader claims is searched.
  static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim?
}

/// A loader's decision about a file or folder.
package struct FileClaim: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    /// The loader reads the entry; a folder is then not searched.
    case read
    /// The loader wants the folder searched.
    case search
    /// The entry is skipped, and counted under the given reason.
    case skip(String)
  }

  package var answer: Answer
  /// The reason under which the file is counted as skipped in runs without the loader.
  ///
  /// If it is nil, the next loader is asked.
  package var reasonElsewhere: String?
  /// The error message if the user names the file in a run without the loader.
  ///
  /// If it is nil, the next loader is asked.
  package var refusalElsewhere: String?

  /// A claim to read a file or folder.
  package static let read = FileClaim(answer: .read)
  /// A claim to have a folder searched.
  package static let search = FileClaim(answer: .search)

  /// Returns a claim to read a file, which runs without the loader count as skipped or reject with an error.
  package static func read(reasonElsewhere: String?, refusalElsewhere: String? = nil) -> FileClaim {
    FileClaim(answer: .read, reasonElsewhere: reasonElsewhere, refusalElsewhere: refusalElsewhere)
  }

  /// Returns a claim to skip a file or folder, and to count it under a reason.
  package static func skip(_ reason: String) -> FileClaim { FileClaim(answer: .skip(reason)) }
}
