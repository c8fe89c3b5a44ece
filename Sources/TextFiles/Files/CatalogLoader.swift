package import AuditModel
import Bytes
package import Documents
import Synchronization

/// A loader of all files with texts in the inputs that a user names.
package enum CatalogLoader {
  /// The settings that apply to all files of a run.
  struct Settings: Hashable, Sendable {
    let defaultLocale: String
    let sourceLocale: String
    var bareSizes: BareSizeUnit?
    /// Whether the files are documents in memory, without neighbouring files.
    var isInMemory = false
  }

  /// Reads files and folders; each file is either read or has an error among the issues.
  ///
  /// `defaultLocale` applies to files whose path names no language. `sourceLocale` is the language of `Base.lproj`,
  /// `en` if nil. Texts and issues are in the order of inputs, paths and positions.
  package static func load(inputs: [String], defaultLocale: String, sourceLocale: String? = nil) -> Catalog {
    load(Inventory(inputs, for: [Self.self]), defaultLocale: defaultLocale, sourceLocale: sourceLocale)
  }

  /// Reads the files with texts in an inventory, and adds its issues and skipped items.
  ///
  /// Languages are as in ``load(inputs:defaultLocale:sourceLocale:)``. `bareSizes` is the unit of XLIFF sizes without a
  /// unit; if nil, these are ignored. If `isOptional` is true, a folder need not contain texts. `cache` has the texts
  /// of earlier runs. `progress` is called from any thread with the numbers of files read and of all files.
  package static func load(
    _ inventory: Inventory, defaultLocale: String, sourceLocale: String? = nil,
    bareSizes: BareSizeUnit? = nil, isOptional: Bool = false, reusing cache: CatalogCache? = nil,
    progress: @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) -> Catalog {
    let files = inventory.entries(of: Self.self)
    let settings = Settings(defaultLocale: defaultLocale, sourceLocale: sourceLocale ?? "en", bareSizes: bareSizes)
    let read = Atomic(0)
    var parts = ConcurrentParts.map(files.count, by: 1) { part -> Catalog? in
      let file = files[part.lowerBound]
      // The texts of an ARB file also depend on settings in another file.
      let known = file.ending == "arb" ? nil : cache
      let catalog = known?.catalog(of: file, settings) { load(file, settings) } ?? load(file, settings)
      progress(read.add(1, ordering: .relaxed).newValue, files.count)
      return catalog
    }
    cache?.keep(only: files)
    var whole = Catalog()
    whole.issues = issues(of: inventory, files, isOptional: isOptional)
    whole.leftOut = inventory.leftOut
    whole.strings.reserveCapacity(parts.reduce(0) { $0 + ($1?.strings.count ?? 0) })
    let uses = files.indices.map { parts[$0]?.files.first ?? FileUse(path: files[$0].shown, format: nil) }
    for index in files.indices {
      // Each part is removed when it is appended, so that its texts are only briefly in memory twice.
      guard var part = parts[index].take() else { continue }
      part.files = []
      // Several files may share settings, whose error is reported once.
      part.issues.removeAll { $0.location.file != files[index].shown && whole.issues.contains($0) }
      whole.append(part)
    }
    whole.files = inventory.uses(of: Self.self, uses)
    I18nextAgreement.settle(&whole)
    return whole
  }

  /// Reads a document in memory like a file with the given name.
  ///
  /// The name's extension determines the format, and the name may state the language. Otherwise, languages are as in
  /// ``load(inputs:defaultLocale:sourceLocale:)``.
  package static func load(
    _ bytes: [UInt8], named name: String, defaultLocale: String, sourceLocale: String? = nil
  ) -> Catalog {
    let found = FileEntry(path: name, shown: name, name: name, depth: 0, kind: .file, isNamed: true)
    let settings = Settings(defaultLocale: defaultLocale, sourceLocale: sourceLocale ?? "en", isInMemory: true)
    var catalog = load(bytes, found, settings)
    I18nextAgreement.settle(&catalog)
    return catalog
  }

  /// The maximum size of a file in bytes (our own limit, far above the largest catalogs of apps).
  private static let largest = 256 << 20

  /// Reads a file.
  static func load(_ file: FileEntry, _ settings: Settings) -> Catalog {
    FileBytes.read(file.path, limit: largest + 1).map { load($0, file, settings) }
      ?? refusal(file, "this file cannot be read", "check its permissions")
  }

  /// Reads the content of a file or document in memory.
  private static func load(_ bytes: [UInt8], _ found: FileEntry, _ settings: Settings) -> Catalog {
    if bytes.count > largest {
      return refusal(found, "this file has more than \(largest) bytes", "cut it into several files")
    }
    if GitTrace.isPointer(bytes) { return pointer(found) }
    let ending = FilePath.ending(of: found.path)
    if CatalogReaders.foreign.contains(ending) {
      return refusal(found, "this version does not read .\(ending) files", "supported: \(CatalogReaders.description)")
    }
    guard let reader = CatalogReaders.reader(forExtensionOf: found.path) ?? CatalogReaders.reader(forContent: bytes)
    else {
      return refusal(found, "unknown file type", "supported: \(CatalogReaders.description)")
    }
    let trace = GitTrace(marksIn: bytes)
    let language = FileLanguage(path: found.path, visible: found.depth + 1, sourceLocale: settings.sourceLocale)
    let locale = language.locale ?? settings.defaultLocale
    var source = SourceFile(path: found.shown, bytes: bytes, locale: locale, group: FilePath.shown(language.group))
    let flutter =
      type(of: reader).hasFlutterSettings && !settings.isInMemory
      ? FlutterSettings(near: found.path) : FlutterSettings()
    (source.readsQuotes, source.unitOfBareSizes) = (flutter.usesEscaping, settings.bareSizes)
    var catalog = blank(bytes, for: reader, found) ?? reader.read(source)
    if let issue = flutter.issue { catalog.issues.insert(issue, at: 0) }
    catalog.nameTables(of: source)
    if let trace, trace.isConflict(for: catalog.issues) { return refusal(found, trace.conflict(in: found.shown)) }
    trace?.name(in: &catalog.issues)
    catalog.refuseLongTexts()
    if bytes.contains(0) { catalog.warnOfNULs() }
    let error = catalog.strings.isEmpty ? catalog.issues.first { $0.severity == .error } : nil
    catalog.files = [
      FileUse(
        path: found.shown, format: error == nil ? type(of: reader).format.id : nil, texts: catalog.strings.count,
        reason: error?.message)
    ]
    if language.isBase {
      catalog.sourceLocales[source.group] = source.locale
      for index in catalog.strings.indices { catalog.strings[index].isBase = true }
    }
    catalog.countLocales()
    catalog.warnOfStrangeLocales(except: locale)
    catalog.issues = catalog.issues.shortened()
    return catalog
  }

  /// Returns the result for a blank file of a format that requires content, or nil for other files.
  ///
  /// Xcode saves an empty table as a line break, but a file of 0 bytes may be truncated. In other formats, the reader
  /// itself reports blank files.
  private static func blank(_ bytes: [UInt8], for reader: any CatalogReader, _ found: FileEntry) -> Catalog? {
    let isReported =
      switch type(of: reader).blankFiles {
      case .reported: true
      case .reportedWithoutBytes: bytes.isEmpty
      case .read: false
      }
    guard isReported, FileBytes.areBlank(bytes) else { return nil }
    return Catalog(.blank(found.shown, bytes: bytes.count))
  }

  /// Returns the result for an unread file, with an error.
  private static func refusal(_ found: FileEntry, _ message: String, _ remedy: String) -> Catalog {
    refusal(found, .error(startOf: found.shown, message, fix: remedy))
  }

  /// Returns the result for a Git LFS pointer.
  ///
  /// A pointer to a spreadsheet in a folder is only counted, because the spreadsheet may not contain texts.
  private static func pointer(_ found: FileEntry) -> Catalog {
    var catalog = refusal(found, GitTrace.pointer(in: found.shown))
    guard !found.isNamed, SpreadsheetReader.format.fileExtensions.contains(FilePath.ending(of: found.path)) else {
      return catalog
    }
    catalog.issues = []
    catalog.leftOut[LeftOutReason.pointers] = 1
    return catalog
  }

  /// Returns the result for a file that an issue prevents from being read.
  private static func refusal(_ found: FileEntry, _ issue: InputIssue) -> Catalog {
    var catalog = Catalog(issue)
    catalog.files = [FileUse(path: found.shown, format: nil, reason: issue.message)]
    return catalog
  }
}

extension Catalog {
  /// Records the table of each text if the file contains several tables, whose keys may coincide.
  fileprivate mutating func nameTables(of source: SourceFile) {
    guard let first = strings.first?.group, strings.indices.contains(where: { strings[$0].group != first }) else {
      return
    }
    for index in strings.indices {
      let group = strings[index].group
      let isBelow = group.hasPrefix(source.group + "/")
      strings[index].changeDetails { $0.table = isBelow ? String(group.dropFirst(source.group.count + 1)) : group }
    }
  }

  /// Counts the texts of each language; consecutive texts in one language are counted together.
  fileprivate mutating func countLocales() {
    var start = 0
    while start < strings.count {
      let locale = strings[start].locale
      let end = (start..<strings.count).first { strings[$0].locale != locale } ?? strings.count
      locales[locale, default: 0] += end - start
      start = end
    }
  }

  /// Warns of unknown languages that the file itself names, at the first text in each.
  ///
  /// `locale`, from the path or the user, is checked elsewhere.
  fileprivate mutating func warnOfStrangeLocales(except locale: String) {
    var strange = Set(locales.keys.filter { $0 != locale && !LanguageTag.isKnown($0) })
    guard !strange.isEmpty else { return }
    for string in strings where strange.remove(string.locale) != nil {
      issues.append(InputIssue(noLanguage: string.locale, at: string.location))
    }
    sortIssues()
  }
}
