import ArgumentParser
import TypeCheckKit

/// `typecheck palette`: which pairs of a whole palette cannot be read, by whom, and the nearest colours that can.
struct PaletteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Judges a palette: text on backgrounds, states, bars, in every appearance and for every eye.",
    discussion: """
      Inputs: asset catalogs (.xcassets), palette files (palette.json, NAME.palette.json; the README tells their fields), \
      W3C design tokens (.tokens.json), folders with any of these; pictures (PNG, JPEG) that you name are judged by how \
      much of them is strongly coloured.

      Exit status: 0 clean, 1 findings at or above --fail-on, 2 anything that stops an honest answer (unreadable input, \
      unknown option, nothing to judge).

      Example: typecheck palette App/Assets.xcassets --fail-on warning
      """)

  @Argument(help: "Files or folders.", completion: .file())
  var input: [String] = []

  @Flag(help: "UIKit's own colours instead of files.")
  var system = false

  @OptionGroup(title: "What is judged")
  var largeText: LargeTextOptions

  @OptionGroup
  var generation: GenerationOption

  @Option(
    help: ArgumentHelp("The smallest size category the app supports. (default: extraSmall)", valueName: "category"),
    completion: .categories)
  var smallestCategory: String?

  @Option(
    help: "The guidelines' 50 % contrast: lightness (L*), michelson or weber.",
    completion: .list(ColorConditions.Start50Reading.allCases.map(\.rawValue)))
  var start50 = ColorConditions.Start50Reading.lightness.rawValue

  @Flag(help: "Judge by the enhanced contrast of WCAG level AAA too.")
  var enhanced = false

  @OptionGroup(title: "Rules")
  var rules: RuleOptions

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  func validate() throws {
    if system, !input.isEmpty {
      throw ValidationError("--system judges UIKit's own colours; leave out --system or \(input[0])")
    }
    if !system, input.isEmpty {
      throw ValidationError("there is nothing to judge; name files or folders, or --system for UIKit's own colours")
    }
    _ = try pipeline()
  }

  func run() throws {
    let pipeline = try pipeline()
    if reports.hasFiles {
      try reports.validate(against: input + PaletteLoader.files(in: input))
    }
    let report = pipeline.run(input)
    try reports.finish(report)
  }

  private func pipeline() throws -> PalettePipeline {
    var pipeline = PalettePipeline(conditions: try largeText.conditions(), stated: try largeText.stated())
    pipeline.isSystem = system
    pipeline.stated.generation = try generation.generation()
    pipeline.stated.smallestCategory = try smallestCategory.map { name in
      let category = try Named.checked("--smallest-category") { try ContentSizeCategory(name: name) }
      guard TypeScale(platform: .ios).categories.contains(category) else {
        throw ValidationError("--smallest-category \(name) is no size category of iOS")
      }
      return category
    }
    pipeline.conditions.start50 = try Named.value(start50, "a reading of 50 % contrast")
    pipeline.rules = try rules.selection(enhanced: enhanced)
    return pipeline
  }
}
