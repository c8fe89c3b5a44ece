package import AuditModel

extension Inventory {
  /// The issues of all inputs in their order, followed by the warnings.
  package var issues: [InputIssue] { inputs.flatMap(\.issues) + warnings }

  /// Returns the files and folders that a loader reads, in order.
  package func entries(of loader: any FileLoader.Type) -> [FileEntry] {
    claimed.compactMap { entry, outcome in
      if case .read(ObjectIdentifier(loader)) = outcome { entry } else { nil }
    }
  }

  /// Returns the uses of the files that a loader reads and of skipped files, in order.
  ///
  /// `read` has one element for each file that the loader reads, in the same order.
  package func uses(of loader: any FileLoader.Type, _ read: [FileUse]) -> [FileUse] {
    var read = read.makeIterator()
    return claimed.compactMap { entry, outcome in
      switch outcome {
      case .read(let owner): owner == ObjectIdentifier(loader) ? read.next() : nil
      case .unread(let reason, let file):
        FileUse(path: entry.shown, format: nil, reason: file.map { "\(reason) (\($0))" } ?? reason)
      }
    }
  }

  /// The files and folders that any loader of this run reads.
  package var read: [FileEntry] {
    claimed.compactMap { entry, outcome in
      if case .read = outcome { entry } else { nil }
    }
  }

  /// Returns the part of an entry's path below its input; empty for the input itself.
  package func path(belowInput entry: FileEntry) -> Substring {
    entry.path.dropFirst(inputs[entry.input].entry.path.count).drop { $0 == "/" }
  }

  /// Returns the error for a document in memory that only other runs read, or nil if there is none.
  package static func refusal(
    of document: [UInt8], named name: String, by others: [any FileLoader.Type]
  ) -> InputIssue? {
    var entry = FileEntry(named: name, at: 0, readsOutside: true)
    entry.kind = .file
    for loader in others {
      guard let claim = loader.claims(entry, FileHead(document)), let refusal = claim.refusalElsewhere else { continue }
      return .elsewhere(refusal, file: name)
    }
    return nil
  }
}
