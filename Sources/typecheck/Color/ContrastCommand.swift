import ArgumentParser
import TypeCheckKit

/// The command `typecheck contrast`, which checks the contrast of one pair of colours.
struct ContrastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract: "Checks one colour on another: contrast, large text, greyscale, colour blindness.",
    discussion: """
      Colours: #RGB #RGBA #RRGGBB #RRGGBBAA, rgb(…), color(display-p3 r g b / a), oklch(…), a CSS name such as red, or \
      one of UIKit's names such as systemBlue or secondaryLabel. Where the background is translucent and the colour below is not known, the \
      answer is a range over any content.

      Exit status: 0 the pair passes, 1 it fails, 2 anything that stops a reliable answer. If the colour below a \
      translucent background decides, it is 0, or 1 with --fail-on review.

      Example: typecheck contrast '#8E8E93' white --suggest
      """)

  @Argument(help: "The colour of the text or symbol.")
  var text: String

  @Argument(help: "The colour behind it.")
  var background: String

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Colours below a translucent background, topmost first, the last opaque.", valueName: "color"))
  var over: [String] = []

  @Flag(help: "A symbol, control or graphic instead of text: 3:1 is required.")
  var nonText = false

  @Flag(help: "The enhanced contrast of WCAG level AAA.")
  var enhanced = false

  @OptionGroup(title: "Requirements")
  var largeText: LargeTextOptions

  @OptionGroup
  var generation: GenerationOption

  @Option(
    help: ArgumentHelp(
      "Size categories to check; the smallest decides the verdict.", valueName: "list"), completion: .categories)
  var category = ContentSizeCategory.extraSmall.rawValue

  @Option(
    help: ArgumentHelp("Font weight, if not that of the text style.", valueName: "name"),
    completion: .cases(FontWeight.self))
  var weight: String?

  @Option(help: "The appearance of system colours: light or dark.", completion: .appearances)
  var appearance = Appearance.light.rawValue

  @Flag(help: "Use the Increase Contrast values of system colours.")
  var highContrast = false

  @OptionGroup(title: "Colour blindness")
  var visions: VisionOptions

  @Flag(help: "Show APCA's lightness contrast too; informative, never part of the verdict.")
  var apca = false

  @Flag(help: "Suggest the nearest text colour that passes.")
  var suggest = false

  @OptionGroup(title: "Reports")
  var output: PrintOptions

  @Option(
    help:
      "When to exit with status 1: if the pair fails, with review also if the colour below decides, or never.")
  var failOn = FailLevel.error

  @OptionGroup(title: "Reports")
  var colors: ColorOption

  func validate() throws { _ = try question() }

  func run() throws {
    let answer = try question().answer
    try output.print(json: answer.json(version: TypeCheckVersion.current)) { isFile in
      answer.text(isFile ? TerminalReporter.Options() : colors.color.textOptions)
    }
    if failOn.isReached(by: answer.outcome) { throw ExitStatus.findings }
  }

  private func question() throws -> ContrastQuestion {
    var conditions = try largeText.conditions()
    conditions.generation = try generation.generation() ?? conditions.generation
    let colors = ColorReader(
      appearance: Appearance(isDark: try Named.isDark(appearance), isHighContrast: highContrast),
      generation: conditions.generation)
    var question = ContrastQuestion(
      text: try colors.color(text, "TEXT"), background: try colors.color(background, "BACKGROUND"),
      layers: try over.map { try colors.color($0, "--over") })
    if let last = question.layers.last, !last.isOpaque {
      throw ValidationError(
        "--over \(over[over.count - 1]) is translucent; name the colours below it too, the last one opaque")
    }
    if nonText, enhanced {
      throw ValidationError("--enhanced is for text: WCAG asks no more than 3:1 of symbols; remove one of the two")
    }
    question.given = [text, background] + over
    question.appearance = colors.appearance
    question.isNonText = nonText
    question.isEnhanced = enhanced
    question.conditions = conditions
    question.weight = try weight.map { name in try Named.checked { try FontWeight(name: name) } }
    question.categories = try Named.checked { try TypeScale(platform: .ios).categories(named: category) }
    for category in question.categories
    where TypeScale(platform: .ios).size(conditions.style, category) == nil {
      throw ValidationError("iOS has no size for --style \(conditions.style.rawValue) at \(category.rawValue)")
    }
    question.conditions.smallestCategory = question.categories.first ?? .extraSmall
    question.visions = try visions.asked()
    question.showsAPCA = apca
    question.suggests = suggest
    return question
  }
}
