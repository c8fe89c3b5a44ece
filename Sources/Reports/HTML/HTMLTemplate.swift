internal import Mustache

/// A template of the page, rendered with ``HTMLEscapes``.
struct HTMLTemplate: Sendable {
  static let pageTop = HTMLTemplate(EmbeddedResources.page_top_mustache)
  static let findingsTop = HTMLTemplate(EmbeddedResources.findings_top_mustache)
  static let groupTop = HTMLTemplate(EmbeddedResources.group_top_mustache)
  static let finding = HTMLTemplate(EmbeddedResources.finding_mustache)
  static let shortFinding = HTMLTemplate(EmbeddedResources.short_finding_mustache)
  static let groupEnd = HTMLTemplate(EmbeddedResources.group_end_mustache)
  static let findingsEnd = HTMLTemplate(EmbeddedResources.findings_end_mustache)
  static let pageEnd = HTMLTemplate(EmbeddedResources.page_end_mustache)

  /// The script of the page.
  static let script = "\(EmbeddedResources.report_js)"
  /// The hash of the script for the page's content security policy, which a test recomputes.
  static let scriptHash = "sha256-EEKb8ktsUEkO5LD2pKZ0VYa/xgqSJwAXv9kT3xjE5Lo="
  static let style = "\(EmbeddedResources.report_css)"

  /// A colour sample, used by other templates.
  static let swatch = HTMLTemplate(EmbeddedResources.swatch_mustache)

  private static let parts = MustacheLibrary(templates: ["swatch": swatch.template])

  /// The Mustache source of the template.
  let source: String
  private let template: MustacheTemplate

  private init(_ resource: StaticString) {
    source = "\(resource)"
    do {
      template = try MustacheTemplate(string: HTMLEscapes.pragma + source)
    } catch {
      preconditionFailure("a template of the HTML report is not a template: \(error)")
    }
  }

  /// Returns the template, rendered with values.
  func text(_ values: HTMLValues) -> String { template.render(values, library: Self.parts) }
}
