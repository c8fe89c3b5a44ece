import AuditModel
import Foundation
import Testing

@testable import TextFiles

/// Files of our own in every format, and what reading them comes to.
enum CatalogFixture {
  /// The bytes of a file below `Tests/Fixtures/catalogs`.
  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "Fixtures/catalogs/\(path)")))
  }

  /// Reads text as a file.
  static func read(
    _ text: String, by reader: any CatalogReader, path: String = "a.file", locale: String = "en"
  ) -> Catalog {
    reader.read(SourceFile(path: path, bytes: Array(text.utf8), locale: locale, group: path))
  }

  /// Reads a file below `Tests/Fixtures/catalogs`.
  static func read(
    _ path: String, with reader: any CatalogReader, locale: String = "en", bareSizes: BareSizeUnit? = nil
  ) throws -> Catalog {
    var source = SourceFile(path: path, bytes: try bytes(path), locale: locale, group: path)
    source.unitOfBareSizes = bareSizes
    return reader.read(source)
  }

  /// `key=text` for each text.
  static func pairs(_ catalog: Catalog) -> [String] { catalog.strings.map { "\($0.key)=\($0.text)" } }

  /// `line:column severity` for each issue.
  static func places(_ catalog: Catalog) -> [String] {
    catalog.issues.map { "\($0.location.line):\($0.location.column) \($0.severity)" }
  }

  /// `choice,choice: text` for each form of a text.
  static func forms(_ string: LocalizedString?) -> [String] {
    (string?.details?.forms ?? []).map { form in
      form.choices.map { choice in
        "\(choice.kind)\(choice.argument.map { "#\($0)" } ?? "")=\(choice.value)"
      }.joined(separator: ",") + ": " + form.text
    }
  }
}
