import TypeCheckKit

// sample: own-reader
/// Reads Java's `.properties`: a line `key = text` each, comments after `#`.
struct PropertiesReader: CatalogReader {
  static let format = CatalogFormat(id: "properties", name: "Java properties", fileExtensions: ["properties"])

  func read(_ source: SourceFile) -> Catalog {
    var catalog = Catalog()
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard parts.count == 2, let key = parts[0].split(separator: " ").first else {
        let place = SourceLocation(file: source.path, line: index + 1, column: 1)
        catalog.issues.append(
          InputIssue(
            severity: .error, location: place, message: "this line has no =", remedy: "write it as key = text"))
        continue
      }
      let column = line.unicodeScalars.count - parts[1].unicodeScalars.count + 1
      let place = SourceLocation(file: source.path, line: index + 1, column: column)
      catalog.strings.append(
        LocalizedString(
          location: place, key: String(key), text: String(parts[1]), locale: source.locale, group: source.group))
    }
    return catalog
  }
}
// end sample

enum OwnReader {
  static func run() async throws {
    // sample: run-own-reader
    let text = "# Buttons\nsave = Sichern\ncancel Abbrechen\napply = Einstellungen übernehmen\n"
    let file = SourceFile(path: "de.properties", bytes: Array(text.utf8), locale: "de", group: "properties")
    let catalog = PropertiesReader().read(file)
    for string in catalog.strings { print(string.location.line, string.location.column, string.key, string.text) }
    for issue in catalog.issues { print(issue.location.line, issue.message) }
    // end sample
  }
}
