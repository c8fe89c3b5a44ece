package import AuditModel
internal import TextEngine

/// The font files of an app, by the names with which code and documents name fonts.
///
/// Source: Apple documentation of UIKit, `UIFont.init(name:size:)`, and of SwiftUI, `Font.custom(_:size:)`: PostScript
/// names; full and family names work too.
package struct AppFonts: Sendable {
  /// A font file, with its path in reports.
  package struct File: Sendable {
    package var path: String
    package var shown: String

    package init(path: String, shown: String) { (self.path, self.shown) = (path, shown) }
  }

  private var files: [String: String] = [:]
  /// The names of several different files.
  private var ambiguous: Set<String> = []
  /// The problems of files.
  package private(set) var issues: [InputIssue] = []

  /// The number of font files that are read (our own limit).
  private static let most = 256

  /// Reads font files; those that cannot be used have an issue.
  package init(_ files: [File]) {
    if let first = files.dropFirst(Self.most).first {
      issues.append(
        .warning(
          at: SourceLocation(file: first.shown, line: 1, column: 1),
          "the app has over \(Self.most) font files; \((files.count - Self.most).grouped) are not read",
          fix: "name the folders of the app, without those of other projects"))
    }
    for file in files.prefix(Self.most) {
      do throws(TextEngineError) {
        for name in try AppFontNames(path: file.path).names { add(name, at: file.path) }
      } catch {
        issues.append(
          .warning(
            at: SourceLocation(file: file.shown, line: 1, column: 1),
            "the font cannot be used, and texts in it are not measured: \(error.what)", fix: error.remedy))
      }
    }
  }

  private mutating func add(_ name: String, at path: String) {
    guard !ambiguous.contains(name), let other = files.updateValue(path, forKey: name) else { return }
    guard !AppFontNames.isCopy(path, of: other) else { return }
    files[name] = nil
    ambiguous.insert(name)
  }

  /// Adds the file of the font to a use that has one font of the app with a known name and size.
  package func apply(to use: inout TextUse) {
    guard use.style.certainty == .unknown, use.fonts.count == 1, let font = use.fonts.first, font.isCustom,
      let path = font.face.flatMap({ files[$0] }), let size = font.fixedSize ?? font.sizeAtLarge, size > 0,
      font.fixedSize != nil || font.style != nil
    else { return }
    let origin = use.style.origin
    use.ownFont = Slot.CustomFont(path: path, size: size)
    use.style = TextUse.Value(font.fixedSize == nil ? font.style : nil, .exact, at: origin)
    use.fixedSize = font.fixedSize.map { TextUse.Value($0, .exact, at: origin) }
    use.weight = nil
  }
}
