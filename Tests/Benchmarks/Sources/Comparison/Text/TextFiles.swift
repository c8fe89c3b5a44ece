import Foundation

/// Texts as files that typecheck reads.
enum TextFiles {
  private struct Item: Encodable {
    let key: String
    let text: String
    let locale: String
  }

  /// Writes a JSON array of items, or JSON lines.
  static func writeJSON(_ texts: ArraySlice<SampleText>, to file: URL, asLines: Bool) throws {
    var data = Data(asLines ? "".utf8 : "[\n".utf8)
    let encoder = JSONEncoder()
    for (index, text) in texts.enumerated() {
      if index > 0 { data += Data(asLines ? "\n".utf8 : ",\n".utf8) }
      data += try encoder.encode(Item(key: "text.\(index)", text: text.text, locale: text.language))
    }
    try (data + Data(asLines ? "\n".utf8 : "\n]\n".utf8)).write(to: file)
  }

  /// Writes a `.strings` file, whatever the languages.
  static func writeStrings(_ texts: [SampleText], to file: URL) throws {
    let lines = texts.enumerated().map { "\"text.\($0)\" = \"\(escaped($1.text))\";\n" }
    try Data(lines.joined().utf8).write(to: file)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
