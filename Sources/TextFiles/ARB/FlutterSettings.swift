import AuditModel
import Documents

/// The settings of a Flutter project for its texts, from the `l10n.yaml` at its root.
///
/// Source: Flutter's guide to internationalisation, "Configuring the l10n.yaml file".
struct FlutterSettings: Equatable {
  /// Whether apostrophes in messages escape braces (`use-escaping`), which is off by default in Flutter.
  private(set) var usesEscaping = false
  /// The error if the file exists but cannot be read.
  private(set) var issue: InputIssue?

  /// Creates Flutter's default settings.
  init() {}

  /// Reads the content of an `l10n.yaml` in UTF-8.
  ///
  /// The file is a flat list, so only lines of the form `name: value` are read, without a YAML parser.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let field = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
      guard field.count == 2, String(field[0]).trimmingWhitespace == "use-escaping" else { continue }
      usesEscaping = String(field[1]).trimmingWhitespace.lowercased() == "true"
    }
  }

  /// Reads the nearest `l10n.yaml`, in the folder of a catalog or above it.
  ///
  /// The search uses the absolute path, so the result does not depend on how the user wrote the path.
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
        issue = .error(
          startOf: FilePath.shown(file),
          FileKind(at: file) == .missing ? "this link leads nowhere" : "this file may not be read",
          fix: "correct or remove it: it says how braces in \(FilePath.shown(path)) are read")
      }
      return
    }
    self.init()
  }
}
