package import AuditModel
internal import TextEngine

/// The font files of an app, by the names with which code and documents name fonts.
///
/// Source: Apple documentation of UIKit, `UIFont.init(name:size:)`, and of SwiftUI, `Font.custom(_:size:)`: PostScript
/// names; full and family names work too. The file must be in the bundle of the app or extension that names it.
package struct AppFonts: Sendable {
  /// A font file, with its path in reports.
  package struct File: Sendable {
    package var path: String
    package var shown: String
    /// The names of the apps and extensions that contain the file; empty if a library does, or if none is known.
    package var apps: Set<String>

    package init(path: String, shown: String, apps: Set<String>) {
      (self.path, self.shown, self.apps) = (path, shown, apps)
    }
  }

  /// A file with a name, or another face of a collection, which is not measured.
  private struct Named: Sendable {
    var path: String?
    var apps: Set<String>
  }

  private var files: [String: [Named]] = [:]
  /// The problems of files.
  package private(set) var issues: [InputIssue] = []

  /// The number of font files of an app (our own limit); of more, none is read, since two may have one name.
  private static let most = 1_024

  /// Reads font files; those that cannot be used have an issue.
  package init(_ files: [File]) {
    if files.count > Self.most {
      issues = [
        .warning(
          at: SourceLocation(startOf: files[0].shown),
          "the app has \(files.count.grouped) font files, over \(Self.most.grouped), so texts in them are not measured",
          fix: "name the folders of the app, without those of other projects")
      ]
      return
    }
    for file in files {
      do throws(TextEngineError) {
        let names = try AppFontNames(path: file.path)
        for name in names.names { add(name, at: file.path, in: file.apps) }
        for name in names.ofOtherFaces { self.files[name, default: []].append(Named(path: nil, apps: file.apps)) }
      } catch {
        issues.append(
          .warning(
            at: SourceLocation(startOf: file.shown),
            "the font cannot be used, and texts in it are not measured: \(error.what)", fix: error.remedy))
      }
    }
  }

  private mutating func add(_ name: String, at path: String, in apps: Set<String>) {
    // Copies for several targets are one file.
    let copy = files[name]?.lazy.compactMap(\.path).first { AppFontNames.isCopy(path, of: $0) }
    files[name, default: []].append(Named(path: copy ?? path, apps: apps))
  }

  /// Returns the only file of a name in all of the given apps; nil if they have none or several.
  private func file(named name: String, in apps: Set<String>) -> String? {
    let found = (files[name] ?? []).filter { $0.apps.isEmpty || apps.isSubset(of: $0.apps) }
    guard let path = found.first?.path, found.allSatisfy({ $0.path == path }) else { return nil }
    return path
  }

  /// Adds the file of the font to a use that has one font of the app with a known name, size and weight.
  ///
  /// `apps` are the apps and extensions that contain the use.
  package func apply(to use: inout TextUse, in apps: Set<String>) {
    // Another weight is another file of the family.
    guard use.style.certainty == .unknown, use.weight == nil, use.fonts.count == 1, let font = use.fonts.first,
      font.isCustom, let path = font.face.flatMap({ file(named: $0, in: apps) }),
      let size = font.fixedSize ?? font.sizeAtLarge, size > 0, size <= Slot.largestFontSize,
      font.fixedSize != nil || font.style != nil
    else { return }
    let origin = use.style.origin
    use.ownFont = Slot.CustomFont(path: path, size: size)
    use.style = TextUse.Value(font.fixedSize == nil ? font.style : nil, .exact, at: origin)
    use.fixedSize = font.fixedSize.map { TextUse.Value($0, .exact, at: origin) }
  }
}
