/// Reads the files of an inventory that it claims.
///
/// A loader looks at the name first and asks for the head only if the name does not decide. It knows its own files, and
/// no other loader: the order of the loaders decides between two that claim the same file.
package protocol FileLoader: SendableMetatype {
  /// The claim on a file or folder.
  ///
  /// - Parameters:
  ///   - entry: The file or folder.
  ///   - head: Its first bytes.
  /// - Returns: The claim; nil to leave it to the next loader. A folder that no loader claims is searched.
  static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim?
}

/// A loader's answer about a file or folder.
package struct FileClaim: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    /// The loader reads it. A folder is then not searched.
    case read
    /// The loader wants the folder searched.
    case search
    /// The loader knows it and does not read it; the reason counts it.
    case skip(String)
  }

  package var answer: Answer
  /// The reason that counts a file in runs without the loader; nil leaves the file to the next loader.
  package var reasonElsewhere: String?
  /// The error for a file that the user names in a run without the loader; nil leaves the file to the next loader.
  package var refusalElsewhere: String?

  /// The loader reads a file or folder.
  package static let read = FileClaim(answer: .read)
  /// The loader wants a folder searched.
  package static let search = FileClaim(answer: .search)

  /// The loader reads a file, and runs without it count the file or refuse it.
  package static func read(reasonElsewhere: String?, refusalElsewhere: String? = nil) -> FileClaim {
    FileClaim(answer: .read, reasonElsewhere: reasonElsewhere, refusalElsewhere: refusalElsewhere)
  }

  /// The loader knows a file or folder and does not read it.
  package static func skip(_ reason: String) -> FileClaim { FileClaim(answer: .skip(reason)) }
}
