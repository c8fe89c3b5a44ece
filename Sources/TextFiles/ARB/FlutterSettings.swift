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

  /// Reads the content of an `l10n.yaml` in UTF-8; `file` is its display path.
  ///
  /// The file is a flat list, so lines of the form `name: value` are read without a YAML parser.
  init(_ bytes: [UInt8], file: String = "l10n.yaml") {
    if let trace = GitTrace(marksIn: bytes), trace.isConflict {
      issue = trace.conflict(in: file)
      return
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      issue = .error(startOf: file, "this file is not UTF-8 text", fix: "save it as UTF-8")
      return
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let field = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
      guard field.count == 2, String(field[0]).trimmingWhitespace == "use-escaping" else { continue }
      let value = String(field[1]).trimmingWhitespace.lowercased()
      usesEscaping = value == "true"
      guard !["true", "false", ""].contains(value) else { continue }
      issue = .error(
        at: SourceLocation(file: file, line: index + 1, column: 1), "use-escaping is neither true nor false",
        fix: "write true or false: it sets how braces are read")
    }
  }

  /// The maximum size of the file in bytes (our own limit, far above any).
  private static let largest = 1 << 20

  /// Reads the nearest `l10n.yaml` in the folder of a catalog or above, in the same project and repository.
  ///
  /// The search uses the absolute path, so that the result does not depend on the spelling of the path.
  init(near path: String) {
    var folder = FilePath.absolute(path)[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let file = "\(folder)/l10n.yaml"
      guard FilePath.isThere(file) else {
        if ["pubspec.yaml", ".git"].contains(where: { FilePath.isThere("\(folder)/\($0)") }) { break }
        continue
      }
      let kind = FileKind(at: file)
      // Links in the folder's path also lead to the catalog, which is read.
      let place = FilePath.real(String(folder)).map { FilePath.joined($0, "l10n.yaml") } ?? file
      let isOutside = kind == .file && FilePath.isDetour(place)
      let bytes = kind == .file && !isOutside ? FileBytes.read(file, limit: Self.largest + 1) : nil
      if let bytes, bytes.count <= Self.largest {
        self.init(bytes, file: FilePath.shown(file))
      } else {
        self.init()
        issue = .error(
          startOf: FilePath.shown(file),
          isOutside
            ? "this link leads out of its repository, so it is not followed"
            : kind == .missing
              ? "the link target is missing"
              : bytes == nil ? "this file cannot be read" : "this file is larger than 1 MB",
          fix: "correct or remove it: it sets how braces in \(FilePath.shown(path)) are read")
      }
      return
    }
    self.init()
  }
}
