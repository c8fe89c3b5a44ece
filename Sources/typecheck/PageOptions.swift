import ArgumentParser
import TypeCheckKit

/// The options of `check` for the head and the links of an HTML page.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The title of the HTML page (default: the app's name).", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      """
      The address at which the HTML page links to lines of files, with {path} and {line}, such as \
      https://example.org/app/blob/main/{path}#L{line}.
      """, valueName: "template"))
  var sourceUrl: String?

  func validate() throws { _ = try parsedSourceURL() }

  /// The names of the options that the user passed.
  var given: [String] { [("--title", title != nil), ("--source-url", sourceUrl != nil)].given }

  /// Returns what a page shows of the checked files.
  ///
  /// - Throws: `ValidationError` if the environment names a date that is not usable.
  func details(of path: String) throws -> PageDetails {
    var details = PageDetails()
    details.title = title.flatMap { $0.isEmpty ? nil : $0 }
    details.sourceURL = try parsedSourceURL()
    let revision = try SourceRevision(of: path)
    (details.commit, details.date) = (revision.commit, revision.date)
    return details
  }

  private func parsedSourceURL() throws -> SourceURL? {
    guard let sourceUrl else { return nil }
    do throws(SourceURL.Refusal) {
      return try SourceURL(sourceUrl)
    } catch {
      throw ValidationError("--source-url: \(error)")
    }
  }
}
