package import AuditModel
package import Documents

/// Claims and reads the storyboards and xibs of an app.
package enum InterfaceLoader: FileLoader {
  /// The largest document to read, in bytes (our own limit: the largest in real apps is 2 MB).
  static let largest = 32 << 20

  /// The largest number of scenes in a document (our own limit: the largest in real apps is 100).
  package static let mostScenes = 2_000

  /// Claims `.storyboard` and `.xib` files.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    entry.kind == .file && ["storyboard", "xib"].contains(entry.ending) ? .read : nil
  }

  /// The documents of an app.
  package struct Documents: Sendable {
    /// The documents for iOS, in the order of the files.
    package var documents: [InterfaceDocument] = []
    /// The number of documents for each other platform, by platform name.
    package internal(set) var others: [String: Int] = [:]
    /// The problems in the files.
    package internal(set) var issues: [InputIssue] = []

    /// Creates an empty list.
    package init() {}
  }

  /// Reads the documents of an inventory.
  ///
  /// An unreadable file becomes an issue; others are still read.
  package static func load(_ inventory: Inventory) -> Documents {
    let files = inventory.entries(of: Self.self)
    let read = files.concurrentMap { file -> (document: InterfaceDocument?, issues: [InputIssue]) in
      guard let bytes = FileBytes.read(file.path, limit: largest + 1) else {
        return (nil, [InputIssue.found(file.path, shown: file.shown, FileKind(at: file.path))])
      }
      return self.read(bytes, file: file.shown)
    }
    var all = Documents()
    for (document, issues) in read {
      all.issues += issues
      guard let document else { continue }
      if document.settings.isIOS {
        all.documents.append(document)
      } else {
        all.others[document.settings.platform, default: 0] += 1
      }
    }
    return all
  }

  /// Reads a document, and returns it with its problems; the document is nil if unreadable.
  ///
  /// `file` is the path in reports.
  package static func read(_ bytes: [UInt8], file: String) -> (document: InterfaceDocument?, issues: [InputIssue]) {
    if GitTrace.isPointer(bytes) { return (nil, [GitTrace.pointer(in: file)]) }
    guard bytes.count <= largest else {
      return (
        nil,
        [
          .error(
            startOf: file, "the document is larger than \(largest >> 20) MB, so it was not read",
            fix: "divide it with storyboard references, or exclude it")
        ]
      )
    }
    let (tree, issues) = InterfaceTreeReader.read(bytes, file: file)
    if let trace = GitTrace(marksIn: bytes), trace.isConflict(for: issues) { return (nil, [trace.conflict(in: file)]) }
    guard let tree else { return (nil, issues) }
    guard let document = InterfaceDocument(tree) else {
      let name = tree.root.map { "<\(Quotation($0.name).text)>" } ?? "nothing"
      return (
        nil,
        issues + [
          .error(
            startOf: file, "the file starts with \(name), which is not a supported Interface Builder format",
            fix: "open and save it in a current Xcode")
        ]
      )
    }
    guard document.scenes.count <= mostScenes else {
      return (
        nil,
        issues + [
          .error(
            startOf: file, "the document has more than \(mostScenes) scenes, so it was not read",
            fix: "divide it with storyboard references, or exclude it")
        ]
      )
    }
    // Documents for other platforms are only counted.
    let own = document.settings.isIOS ? numberIssues(of: document) + outletIssues(of: document) : []
    return (document, issues + danglingIssues(of: document) + own)
  }

  /// The maximum number of identifiers to name in one issue (our own choice).
  fileprivate static let mostNamed = 5

  /// Returns the issues about dangling references.
  private static func danglingIssues(of document: InterfaceDocument) -> [InputIssue] {
    let dangling = document.danglingReferences
    guard let first = dangling.first else { return [] }
    let ids = Listing(naming: dangling.map(\.id).distinctWords, upTo: mostNamed)
    return [
      .warning(
        at: first.location, "constraints or connections refer to objects that the document does not have: \(ids)",
        fix: "open and save the document in Xcode, or remove them")
    ]
  }
}

extension InterfaceLoader {
  private static func numberIssues(of document: InterfaceDocument) -> [InputIssue] {
    let numbers = DocumentNumbers(in: document.tree)
    guard let first = numbers.first else { return [] }
    return [
      .warning(
        at: first,
        "the document contains invalid numbers: \(Listing(naming: numbers.words, upTo: mostNamed))",
        fix: "open and save the document in Xcode, or correct the numbers")
    ]
  }

  private static func outletIssues(of document: InterfaceDocument) -> [InputIssue] {
    let overfull = document.objects.indices.filter(document.isOverfull)
    guard let first = overfull.first else { return [] }
    return [
      .warning(
        at: document.objects[first].element.location,
        "more than \(OutletNames.most) outlets or runtime attributes belong to "
          + "\(Listing(naming: overfull.map { document.name(of: $0) }, upTo: mostNamed)), so code is assumed to change it",
        fix: "connect the object with fewer outlets")
    ]
  }
}

extension [String] {
  /// The words without duplicates, in order.
  fileprivate var distinctWords: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
