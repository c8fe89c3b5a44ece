public import AuditModel
import TextFiles

extension MeasurePipeline {
  /// Measures and checks the texts of a document in memory, like `typecheck measure` with a file.
  ///
  /// - Parameters:
  ///   - document: The document, in the encoding of its format.
  ///   - name: Its name. The extension determines the format, and a language in the name is that of its texts.
  /// - Returns: The report, including problems of the document.
  /// - Throws: `TextEngineError` or `MeasureError` if nothing can be measured.
  public func run(document: [UInt8], named name: String) async throws -> AuditReport {
    try await run([name]) {
      guard let issue = FileLoaders.refusal(of: document, named: name) else {
        return CatalogLoader.load(
          document, named: name, defaultLocale: defaultLocale, sourceLocale: options.sourceLocale)
      }
      var catalog = Catalog()
      catalog.files = [FileUse(path: name, format: nil, reason: issue.message)]
      catalog.issues = [issue]
      return catalog
    }
  }
}
