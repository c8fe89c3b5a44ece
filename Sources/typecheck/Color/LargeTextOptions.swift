import ArgumentParser
import TypeCheckKit

/// The options for the size and weight of text, which decide the required contrast.
struct LargeTextOptions: ParsableArguments {
  @Option(help: "Text style of text without one. (default: body)", completion: .cases(TextStyle.self))
  var style: String?

  @Flag(help: "With the Bold Text setting on.")
  var boldText = false

  @Option(
    help: """
      What counts as large text: points (18, or 14 bold), apple (18, or any bold), wcag (24, or 18.67 bold). \
      (default: points)
      """)
  var largeText: String?

  func validate() throws { _ = try conditions() }

  /// Returns the conditions for verdicts, with defaults for options that are not set.
  ///
  /// - Throws: `ValidationError` with the option and the known values.
  func conditions() throws -> ColorConditions {
    var conditions = try stated().applied(to: ColorConditions())
    if let style {
      conditions.style = try Named.checked { try TextStyle(name: style) }
      guard TypeScale(platform: .ios).styles.contains(conditions.style) else {
        throw ValidationError("--style \(style) is not a text style of iOS; typecheck scale --platform ios lists them")
      }
    }
    conditions.boldText = boldText
    return conditions
  }

  /// Returns the conditions that the user set, which take precedence over those in a palette file.
  func stated() throws -> Palette.StatedConditions {
    var stated = Palette.StatedConditions()
    stated.largeText = try largeText.map { try Named.value($0, "a large-text policy") }
    return stated
  }
}
