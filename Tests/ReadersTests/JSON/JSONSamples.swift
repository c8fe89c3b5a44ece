import AuditModel

@testable import Documents
@testable import TextFiles

/// Texts of our own in every shape the readers take.
enum JSONSamples {
  static let flat = #"{ "hello": "Good morning", "bye": "Bis sp\u00e4ter", "smile": "\ud83d\ude00 ok" }"#

  static let nested = """
    {
      "menu": { "file": { "open": "Open…", "close": "Close" }, "edit.cut": "Cut" },
      "steps": [ "First", "Second", { "text": "Third", "style": "title1" } ]
    }
    """

  static let items = """
    [
      { "key": "save", "text": "Speichern", "style": "headline", "weight": "bold", "width": 120.5, "lines": 1,
        "height": 44, "maxCategory": "AX1", "minimumScale": 0.5, "locale": "de_AT", "source": "Save",
        "comment": "A button", "role": "barButton" },
      { "text": "Ohne Schlüssel", "width": null }
    ]
    """

  static let all = [flat, nested, items]

  static func read(_ text: String) -> Catalog { read(Array(text.utf8)) }

  static func read(_ bytes: [UInt8]) -> Catalog {
    JSONDocument.read(SourceFile(path: "app/strings.json", bytes: bytes, locale: "en", group: "app/strings"))
  }

  /// Keys and texts, one a line.
  static func pairs(_ catalog: Catalog) -> [String] { catalog.strings.map { "\($0.key)=\($0.text)" } }

  /// Places, severities and messages, one a line.
  static func issues(_ catalog: Catalog) -> [String] {
    catalog.issues.map { "\($0.location.line):\($0.location.column) \($0.severity): \($0.message)" }
  }
}
