internal import Mustache

/// A template of the page, rendered with ``HTMLEscapes``.
struct HTMLTemplate: Sendable {
  static let head = HTMLTemplate(EmbeddedResources.head_mustache)
  static let header = HTMLTemplate(EmbeddedResources.header_mustache)
  static let causes = HTMLTemplate(EmbeddedResources.causes_mustache)
  static let screens = HTMLTemplate(EmbeddedResources.screens_mustache)
  static let run = HTMLTemplate(EmbeddedResources.run_mustache)
  static let foot = HTMLTemplate(EmbeddedResources.foot_mustache)

  /// A place with its link, for other templates.
  static let place = HTMLTemplate(EmbeddedResources.place_mustache)

  private static let parts = MustacheLibrary(templates: ["place": place.template])

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
