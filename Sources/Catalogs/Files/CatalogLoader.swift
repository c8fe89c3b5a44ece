public import AuditModel
import Dispatch
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
  /// - Returns: The texts in the order of inputs, paths and places; issues in the same order.
  public static func load(
    inputs: [String], defaultLocale: String, sourceLocale: String? = nil
  ) -> Catalog {
    let finder = InputFinder(inputs)
    let read = Mutex<[Int: Catalog]>([:])
    DispatchQueue.concurrentPerform(iterations: finder.files.count) { index in
      let catalog = load(
        finder.files[index], defaultLocale: defaultLocale, sourceLocale: sourceLocale ?? "en")
      read.withLock { $0[index] = catalog }
    }
    var whole = Catalog()
    whole.issues = finder.issues
    whole.leftOut = finder.leftOut
    var parts = read.withLock { $0 }
    read.withLock { $0 = [:] }
    whole.strings.reserveCapacity(parts.values.reduce(0) { $0 + $1.strings.count })
    for index in finder.files.indices {
      // Taken out, so that its texts are not there twice for longer than it takes.
      if let part = parts.removeValue(forKey: index) { whole.append(part) }
    }
    return whole
  }

  /// The files that ``load(inputs:defaultLocale:sourceLocale:)`` would read.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: Paths that can be opened, in the order they would be read.
  public static func files(in inputs: [String]) -> [String] { InputFinder(inputs).files.map(\.path) }

  private static func load(
    _ found: InputFinder.Found, defaultLocale: String, sourceLocale: String
  ) -> Catalog {
    let start = SourceLocation(file: found.shown, line: 1, column: 1)
    var catalog = Catalog()
    guard let bytes = FileBytes.read(found.path) else {
      catalog.issues.append(
        InputIssue(
          severity: .error, location: start, message: "this file may not be read", remedy: "check its permissions"))
      return catalog
    }
    let ending = CatalogReaders.ending(of: found.path)
    if CatalogReaders.foreign.contains(ending) {
      catalog.issues.append(
        InputIssue(
          severity: .error, location: start, message: "this version does not read .\(ending) files",
          remedy: "known are \(CatalogReaders.description)"))
      return catalog
    }
    guard let reader = CatalogReaders.reader(forExtensionOf: found.path) ?? CatalogReaders.reader(forContent: bytes)
    else {
      catalog.issues.append(
        InputIssue(
          severity: .error, location: start, message: "the kind of this file cannot be told",
          remedy: "known are \(CatalogReaders.description)"))
      return catalog
    }
    let language = FileLanguage(path: found.path, visible: found.visible, sourceLocale: sourceLocale)
    let source = SourceFile(
      path: found.shown, bytes: bytes, locale: language.locale ?? defaultLocale, group: language.group)
    catalog = reader.read(source)
    catalog.filesRead = 1
    if language.isBase {
      catalog.sourceLocales[source.group] = source.locale
      for index in catalog.strings.indices { catalog.strings[index].isBase = true }
    }
    catalog.countLocales()
    return catalog
  }
}

extension Catalog {
  /// Counts the texts of each language; most files have one.
  fileprivate mutating func countLocales() {
    var start = 0
    while start < strings.count {
      let locale = strings[start].locale
      let end = strings[start...].firstIndex { $0.locale != locale } ?? strings.count
      locales[locale, default: 0] += end - start
      start = end
    }
  }
}
