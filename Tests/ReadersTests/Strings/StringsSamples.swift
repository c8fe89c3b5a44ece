import AuditModel

@testable import TextFiles

/// Tables of our own.
enum StringsSamples {
  static let plain = """
    /* The first button */
    "save" = "Speichern";
    // Shown when nothing is left
    "empty.title" = "Alles \\"erledigt\\"\\nBis morgen";

    /* A heading of the file */

    NSCameraUsageDescription = "F\\U00fcr Fotos 🎉";  // a remark
    "abc-12-xyz.accessibilityLabel" = "Nur gesprochen";
    "Cancel";
    'single' = bare.word;

    """

  static func read(_ text: String) -> Catalog { read(Array(text.utf8)) }

  static func read(_ bytes: [UInt8]) -> Catalog {
    StringsReader().read(SourceFile(path: "de.lproj/A.strings", bytes: bytes, locale: "de", group: "A.strings"))
  }

  /// UTF-16 with a byte order mark.
  static func wide(_ text: String, isBigEndian: Bool, hasMark: Bool = true) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  /// `key=text` for each text.
  static func pairs(_ catalog: Catalog) -> [String] { catalog.strings.map { "\($0.key)=\($0.text)" } }

  /// `line:column severity` for each issue.
  static func places(_ catalog: Catalog) -> [String] {
    catalog.issues.map { "\($0.location.line):\($0.location.column) \($0.severity)" }
  }
}
