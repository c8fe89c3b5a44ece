public import AuditModel
import TextFiles

extension MeasurePipeline {
  /// Measures and judges the texts of a document that is in memory: what `typecheck measure` does with a file.
  ///
  /// - Parameters:
  ///   - document: The document, in the encoding of its format.
  ///   - name: What it is called: its ending tells its format, and a language in it is that of its texts.
  /// - Returns: The report; what is wrong with the document is told in it.
  /// - Throws: `TextEngineError` or `MeasureError` when nothing can be measured at all.
  public func run(document: [UInt8], named name: String) async throws -> AuditReport {
    try await run([name]) {
      CatalogLoader.load(
        document, named: name, defaultLocale: defaultLocale, sourceLocale: options.sourceLocale, beside: .all)
    }
  }
}
