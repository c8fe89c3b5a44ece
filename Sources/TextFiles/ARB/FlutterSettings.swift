import AuditModel
import Documents

/// What a Flutter project says of its catalogs, in the `l10n.yaml` at its root.
///
/// Source: Flutter's guide to internationalisation, "Configuring the l10n.yaml file".
struct FlutterSettings: Equatable {
  /// Whether apostrophes quote braces in messages; Flutter's own default is that they do not.
  private(set) var usesEscaping = false
  /// Why the file cannot be read; nil where it can, or there is none.
  private(set) var issue: InputIssue?

  /// Says what Flutter takes where nothing is said.
  init() {}

  /// Reads a file; of its YAML only the lines `name: value` are looked at, which is all that it holds.
  ///
  /// - Parameter bytes: The file in UTF-8.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let field = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
      guard field.count == 2, String(field[0]).trimmingWhitespace == "use-escaping" else { continue }
      usesEscaping = String(field[1]).trimmingWhitespace.lowercased() == "true"
    }
  }

  /// Finds the nearest file in the folder of a catalog or above it, so that it is the same however the catalog is named.
  ///
  /// - Parameter path: The catalog's path.
  init(near path: String) {
    var folder = FilePath.absolute(path)[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let file = "\(folder)/l10n.yaml"
      guard FilePath.isThere(file) else { continue }
      if FileKind(at: file) == .file, let bytes = FileBytes.read(file) {
        self.init(bytes)
      } else {
        self.init()
        issue = InputIssue(
          atStartOf: FilePath.shown(file),
          message: FileKind(at: file) == .missing ? "this link leads nowhere" : "this file may not be read",
          remedy: "correct or remove it: it says how braces in \(FilePath.shown(path)) are read")
      }
      return
    }
    self.init()
  }
}
