import ArgumentParser
import AssetFiles
import Bytes
import TypeCheckKit

/// The command `typecheck palette`, which reports pairs of colours without enough contrast, and the nearest fixes.
struct PaletteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Checks a palette: text on backgrounds, states, bars, in every appearance and colour vision.",
    discussion: """
      Inputs: asset catalogs (.xcassets), palette files (palette.json, NAME.palette.json; palette.schema.json describes them), \
      W3C design tokens (.tokens.json), folders with any of these; pictures (PNG, JPEG) that you name are checked for the \
      share of strong colour. Instead of files, you can give colours: '#34A853', red, or with a name that states their \
      use, such as warningText=#B25000; colours without a name are compared as states of one element.

      Exit status: 0 clean, 1 findings at or above --fail-on, which include files in folders that cannot be read, 2 no \
      answer (a named file that cannot be read, an unknown option, nothing to check).

      Example: typecheck palette App/Assets.xcassets --fail-on warning
      """)

  @Argument(help: "Files, folders or colours.", completion: .file())
  var input: [String] = []

  @Flag(help: "UIKit's own colours instead of files.")
  var system = false

  @OptionGroup(title: "What is checked")
  var largeText: LargeTextOptions

  @OptionGroup
  var generation: GenerationOption

  @Option(
    help: ArgumentHelp("The smallest size category the app supports. (default: extraSmall)", valueName: "category"),
    completion: .categories)
  var smallestCategory: String?

  @Option(
    help: "Measure of the guidelines' 50 % contrast: lightness (L*), michelson or weber.",
    completion: .cases(ColorConditions.Start50Reading.self))
  var start50 = ColorConditions.Start50Reading.lightness.rawValue

  @Flag(help: "Check the enhanced contrast of WCAG level AAA too.")
  var enhanced = false

  @Flag(
    help: "Check the App Store's Sufficient Contrast: by default, and with Increase Contrast and Bold Text.")
  var sufficientContrast = false

  @OptionGroup(title: "Rules")
  var rules: RuleOptions

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Limits")
  var usage: UsageLimitOptions

  @OptionGroup(title: "Reports")
  var output: OutputOptions

  @OptionGroup(title: "Reports")
  var reports: ReportOptions

  func validate() throws {
    if system, !input.isEmpty {
      throw ValidationError("--system checks UIKit's own colours; remove --system or \(input[0])")
    }
    if !system, input.isEmpty {
      throw ValidationError(
        "there is nothing to check; name files, folders or colours, or --system for UIKit's own colours")
    }
    _ = try pipeline()
    try reports.validate(for: output)
  }

  func run() throws {
    var output = output
    try reports.prepare(&output, checking: files.first ?? ".", limits)
    let pipeline = try pipeline()
    if output.hasFiles {
      let read = PaletteLoader.files(in: files, readsOutside: limits.allowOutsideFiles)
      try output.validate(against: files + read)
    }
    try reports.finish(pipeline.run(files), to: output)
  }

  /// The arguments that are files or folders.
  private var files: [String] { input.filter { !ArgumentPalette.isColor($0) } }

  /// Returns the arguments that are colours.
  private func colors() throws -> [NamedColor] {
    try input.filter(ArgumentPalette.isColor).enumerated().map { index, text in
      try Named.checked("COLOR") { try ArgumentPalette.color(text, number: index + 1) }
    }
  }

  private func pipeline() throws -> PalettePipeline {
    var pipeline = PalettePipeline(conditions: try largeText.conditions(), stated: try largeText.stated())
    pipeline.readsOutside = limits.allowOutsideFiles
    usage.watch(RunLimits(work: "reading or checking colours", remedy: "name fewer files or colours"))
    pipeline.isSystem = system
    pipeline.colors = try colors()
    pipeline.isSufficientContrast = sufficientContrast
    pipeline.stated.generation = try generation.generation()
    pipeline.stated.smallestCategory = try smallestCategory.map { name in
      let category = try Named.checked("--smallest-category") { try ContentSizeCategory(name: name) }
      guard TypeScale(platform: .ios).categories.contains(category) else {
        throw ValidationError("--smallest-category \(name) is not a size category of iOS")
      }
      return category
    }
    pipeline.conditions.start50 = try Named.value(start50, "a reading of 50 % contrast")
    pipeline.rules = try rules.selection(enhanced: enhanced)
    return pipeline
  }
}
