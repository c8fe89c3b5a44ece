import ArgumentParser
import TypeCheckKit

/// The options of `check` for an HTML page's title and links.
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

  /// Returns a page's title, link template, commit and date.
  ///
  /// - Throws: `ValidationError` for an invalid SOURCE_DATE_EPOCH or link template.
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
