public import AuditModel
import Dispatch
public import Documents
import Synchronization

/// Reads all files below the inputs that a user names.
public enum CatalogLoader {
  /// Reads files and folders; each file ends read or with an error among the issues.
  ///
  /// The result does not depend on how many files are read at a time.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - defaultLocale: The language of files whose path names none, a BCP 47 tag.
  ///   - sourceLocale: The language of `Base.lproj`; nil is `en`.
  ///   - bareSizes: What sizes in XLIFF without a unit are counted in; nil does not use them.
  ///   - isOptional: Whether it is no mistake that a folder has no file with texts.
  ///   - listings: What folders are known to hold, where other readers search them too.
  ///   - reasonToSkip: Says of a file in a folder, by its path as it is shown, why it is not to be read; nil where it is.
  ///   - others: What readers of other kinds of files say of a file.
  ///   - progress: Told how many of how many files are read, from any thread.
  /// - Returns: The texts in the order of inputs, paths and places; issues in the same order.
  public static func load(
    inputs: [String], defaultLocale: String, sourceLocale: String? = nil,
    bareSizes: XLIFFReader.SizeUnit? = nil, isOptional: Bool = false,
    in listings: FolderListings = FolderListings(),
    reasonToSkip: @escaping @Sendable (String) -> SkipReason? = { _ in nil },
    beside others: OtherReaders = .none,
    progress: @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) -> Catalog {
    let finder = InputFinder(inputs, isOptional: isOptional, in: listings, beside: others, reasonToSkip: reasonToSkip)
    let files = finder.files
    let read = Mutex<[Int: Catalog]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let catalog = load(
        files[index], defaultLocale: defaultLocale, sourceLocale: sourceLocale ?? "en", bareSizes: bareSizes,
        beside: others)
      let done = read.withLock { read in
        read[index] = catalog
        return read.count
      }
      progress(done, files.count)
    }
    var whole = Catalog()
    whole.issues = finder.issues
    whole.leftOut = finder.leftOut
    whole.files = finder.uses
    var parts = read.withLock { $0 }
    read.withLock { $0 = [:] }
    whole.strings.reserveCapacity(parts.values.reduce(0) { $0 + $1.strings.count })
    for index in finder.files.indices {
      // Taken out, so that its texts are not there twice for longer than it takes.
      guard var part = parts.removeValue(forKey: index) else { continue }
      if let use = part.files.first { whole.files[finder.places[index]] = use }
      part.files = []
      whole.append(part)
    }
    I18nextAgreement.settle(&whole)
    return whole
  }

  /// The files that `load` of the same inputs would read.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - others: What readers of other kinds of files say of a file.
  /// - Returns: Paths that can be opened, in the order they would be read.
  public static func files(in inputs: [String], beside others: OtherReaders = .none) -> [String] {
    InputFinder(inputs, beside: others).files.map(\.path)
  }

  private static func load(
    _ found: InputFinder.Found, defaultLocale: String, sourceLocale: String, bareSizes: XLIFFReader.SizeUnit?,
    beside others: OtherReaders
  ) -> Catalog {
    guard let bytes = FileBytes.read(found.path) else {
      return refusal(found, "this file may not be read", "check its permissions")
    }
    return load(
      bytes, found, defaultLocale: defaultLocale, sourceLocale: sourceLocale, bareSizes: bareSizes, beside: others)
  }

  /// Reads a document that is in memory, as a file of its name is read.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - name: What it is called: its ending tells its format, and a language in it is that of its texts.
  ///   - defaultLocale: The language of its texts where the name says none, a BCP 47 tag.
  ///   - sourceLocale: The language of `Base.lproj`; nil is `en`.
  ///   - others: What readers of other kinds of files say of a file.
  /// - Returns: The texts in their order; what was wrong.
  public static func load(
    _ bytes: [UInt8], named name: String, defaultLocale: String, sourceLocale: String? = nil,
    beside others: OtherReaders = .none
  ) -> Catalog {
    let found = InputFinder.Found(path: name, shown: name, visible: 1, isNamed: true, isInMemory: true)
    var catalog = load(
      bytes, found, defaultLocale: defaultLocale, sourceLocale: sourceLocale ?? "en", bareSizes: nil, beside: others)
    I18nextAgreement.settle(&catalog)
    return catalog
  }

  /// Reads what a file holds.
  private static func load(
    _ bytes: [UInt8], _ found: InputFinder.Found, defaultLocale: String, sourceLocale: String,
    bareSizes: XLIFFReader.SizeUnit?, beside others: OtherReaders
  ) -> Catalog {
    if GitTrace.isPointer(bytes) { return pointer(found) }
    let ending = FilePath.ending(of: found.path)
    if let message = others.refusal(bytes, found.path, found.isNamed) {
      return refusal(found, message, "give it to typecheck check")
    }
    if CatalogReaders.foreign.contains(ending) {
      return refusal(
        found, "this version does not read .\(ending) files", "known are \(CatalogReaders.description)")
    }
    guard var reader = CatalogReaders.reader(forExtensionOf: found.path) ?? CatalogReaders.reader(forContent: bytes)
    else {
      return refusal(
        found, "the kind of this file is not recognized", "known are \(CatalogReaders.description)")
    }
    if var xliff = reader as? XLIFFReader {
      xliff.unitOfBareSizes = bareSizes
      reader = xliff
    }
    let trace = GitTrace(marksIn: bytes)
    let language = FileLanguage(path: found.path, visible: found.visible, sourceLocale: sourceLocale)
    var source = SourceFile(
      path: found.shown, bytes: bytes, locale: language.locale ?? defaultLocale, group: FilePath.shown(language.group))
    var settings = FlutterSettings()
    if reader is ARBReader, !found.isInMemory { settings = FlutterSettings(near: found.path) }
    source.readsQuotes = settings.usesEscaping
    var catalog = blank(bytes, for: reader, found) ?? reader.read(source)
    if let issue = settings.issue { catalog.issues.insert(issue, at: 0) }
    catalog.nameTables(of: source)
    if let trace, trace.isConflict(for: catalog.issues) { return refusal(found, trace.conflict(in: found.shown)) }
    trace?.name(in: &catalog.issues)
    catalog.refuseLongTexts()
    if bytes.contains(0) { catalog.warnOfNULs() }
    let isRead = !catalog.strings.isEmpty || !catalog.issues.contains { $0.severity == .error }
    catalog.files = [
      FileUse(
        path: found.shown, format: isRead ? type(of: reader).format.id : nil, texts: catalog.strings.count,
        reason: isRead ? nil : catalog.issues.first { $0.severity == .error }?.message)
    ]
    if language.isBase {
      catalog.sourceLocales[source.group] = source.locale
      for index in catalog.strings.indices { catalog.strings[index].isBase = true }
    }
    catalog.countLocales()
    catalog.warnOfStrangeLocales(except: language.locale ?? defaultLocale)
    catalog.shortenIssues()
    return catalog
  }

  /// A file that holds nothing, of a format that has something in every file; nil for others.
  ///
  /// Xcode keeps tables without entries as a file of one line break; one of no bytes at all may have been cut off. To the
  /// readers of other formats such a file is an error.
  private static func blank(_ bytes: [UInt8], for reader: any CatalogReader, _ found: InputFinder.Found) -> Catalog? {
    let isTold = reader is SpreadsheetReader || reader is GettextReader || (reader is StringsReader && bytes.isEmpty)
    guard isTold, FileBytes.areBlank(bytes) else { return nil }
    var catalog = Catalog()
    catalog.issues = [.blank(found.shown, bytes: bytes.count)]
    return catalog
  }

  /// A file that is not read, and why.
  private static func refusal(_ found: InputFinder.Found, _ message: String, _ remedy: String) -> Catalog {
    refusal(found, InputIssue(atStartOf: found.shown, message: message, remedy: remedy))
  }

  /// A pointer of Git LFS; of a table in a folder nobody knows whether it holds texts or figures.
  private static func pointer(_ found: InputFinder.Found) -> Catalog {
    var catalog = refusal(found, GitTrace.pointer(in: found.shown))
    guard !found.isNamed, SpreadsheetReader.format.fileExtensions.contains(FilePath.ending(of: found.path)) else {
      return catalog
    }
    catalog.issues = []
    catalog.leftOut[LeftOutReason.pointers] = 1
    return catalog
  }

  /// A file that is not read, and what is wrong with it.
  private static func refusal(_ found: InputFinder.Found, _ issue: InputIssue) -> Catalog {
    var catalog = Catalog()
    catalog.files = [FileUse(path: found.shown, format: nil, reason: issue.message)]
    catalog.issues = [issue]
    return catalog
  }
}

extension Catalog {
  /// Tells the tables of a file that has several from each other, as one key may stand in each.
  fileprivate mutating func nameTables(of source: SourceFile) {
    guard let first = strings.first?.group, strings.indices.contains(where: { strings[$0].group != first }) else {
      return
    }
    for index in strings.indices {
      let group = strings[index].group
      var details = strings[index].details ?? TextDetails()
      details.table = group.hasPrefix(source.group + "/") ? String(group.dropFirst(source.group.count + 1)) : group
      strings[index].details = details
    }
  }

  /// Counts the texts of each language; most files have one.
  fileprivate mutating func countLocales() {
    var start = 0
    while start < strings.count {
      let locale = strings[start].locale
      let end = (start..<strings.count).first { strings[$0].locale != locale } ?? strings.count
      locales[locale, default: 0] += end - start
      start = end
    }
  }

  /// Tells of languages that the file itself names and that are none, each at its first text.
  ///
  /// - Parameter locale: What the path or the user named, which is told of elsewhere.
  fileprivate mutating func warnOfStrangeLocales(except locale: String) {
    var strange = Set(locales.keys.filter { $0 != locale && !LanguageTag.isKnown($0) })
    guard !strange.isEmpty else { return }
    for string in strings where strange.remove(string.locale) != nil {
      issues.append(InputIssue(noLanguage: string.locale, at: string.location))
    }
    issues.sort { $0.location < $1.location }
  }
}
