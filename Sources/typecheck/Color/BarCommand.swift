import ArgumentParser
import TypeCheckKit

/// The command `typecheck bar`, which prints the contrast of a translucent bar's items over any content behind it.
struct BarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bar",
    abstract: "Prints the smallest and largest contrast of bar items over any content behind a translucent bar.",
    discussion: """
      Bars are built in by iOS releases: 7-12 by their layers, 13-14 by the default layer, 15-18 with the transparent \
      scroll edge too. An --opaque bar is its --bar-tint in every release. Where Apple publishes no numbers (other \
      bars of iOS 26, most translucent tinted bars) the answer is "not measured", unless you name the layers yourself.

      Exit status: 0 no findings, 1 findings at or above --fail-on, 2 anything that stops a reliable answer.

      Example: typecheck bar --tint '#007AFF' --bar-tint '#144714' --title white --ios 7-12
      """)

  @Option(help: ArgumentHelp("Buttons and symbols, tintColor. (default: the system's tint)", valueName: "color"))
  var tint: String?

  @Option(help: ArgumentHelp("The bar's colour, barTintColor. (default: the system's material)", valueName: "color"))
  var barTint: String?

  @Option(help: ArgumentHelp("The title's colour. (default: the system's label)", valueName: "color"))
  var title: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Your own layers instead of the system's, topmost first.", valueName: "color"))
  var layer: [String] = []

  @Option(help: "Which bar: navigation, toolbar or tab.", completion: .cases(PaletteBar.Kind.self))
  var kind = PaletteBar.Kind.navigation.rawValue

  @Flag(help: "The bar is not translucent: it shows --bar-tint.")
  var opaque = false

  @Option(
    help: ArgumentHelp(
      "iOS releases, comma-separated: single ones such as 17, or ranges such as 15-18. (default: all)",
      valueName: "list"),
    completion: .cases(SystemGeneration.self))
  var ios: String?

  @Option(help: "Only light or only dark. (default: both)", completion: .appearances)
  var appearance: String?

  @Option(
    help: ArgumentHelp("A picture (PNG, JPEG) behind the bar; may be repeated.", valueName: "image"),
    completion: .file())
  var backdrop: [String] = []

  @Option(
    help: ArgumentHelp(
      "The part of the picture that the bar covers, in pixels: top:HEIGHT or bottom:HEIGHT. (default: all of it)",
      valueName: "strip"))
  var strip: String?

  @OptionGroup(title: "Reports")
  var output: OutputOptions

  @Flag(name: .shortAndLong, help: ProgressLine.help)
  var quiet = false

  func validate() throws {
    _ = try pipeline()
    try output.validate(against: backdrop)
  }

  func run() throws {
    var output = output
    (output.text.showsBars, output.text.parts) = (true, [.notes, .reviews])
    try output.finish(try pipeline().run(backdrops: backdrop))
  }

  private func pipeline() throws -> BarPipeline {
    var bar = PaletteBar(name: "bar", location: BarPipeline.location)
    bar.kind = try Named.value(kind, "a kind of bar")
    bar.tint = try tint.map { try named($0, "--tint") }
    bar.title = try title.map { try named($0, "--title") }
    bar.barTint = try barTint.map { try named($0, "--bar-tint") }
    bar.layers = try layer.map { try named($0, "--layer") }
    bar.isTranslucent = !opaque
    if !layer.isEmpty, opaque {
      throw ValidationError("--opaque and --layer contradict each other: layers let content through; remove one")
    }
    if !layer.isEmpty, barTint != nil {
      throw ValidationError("--layer replaces the whole bar, so --bar-tint would have no effect; remove one")
    }
    if let ios {
      bar.generations = try ios.split(separator: ",", omittingEmptySubsequences: false).flatMap { text in
        try Named.checked("--ios") { try SystemGeneration.list(String(text)) }
      }
    }
    if strip != nil, backdrop.isEmpty {
      throw ValidationError("--strip is a part of a picture; name it with --backdrop")
    }
    var pipeline = BarPipeline(bar: bar)
    pipeline.strip = try strip.map(parsed)
    pipeline.isDark = try appearance.map(Named.isDark)
    return pipeline
  }

  /// Returns a colour whose name is its command-line text.
  ///
  /// UIKit's system colours follow the appearance.
  private func named(_ text: String, _ option: String) throws -> NamedColor {
    let value = try ColorReader(appearance: .light, generation: .ios26).value(text, option)
    let variant = ColorVariant(value, location: BarPipeline.location)
    return NamedColor(name: text, variants: [variant], location: BarPipeline.location, origin: .literal)
  }

  private func parsed(_ strip: String) throws -> BackdropPicture.Part {
    let parts = strip.split(separator: ":", maxSplits: 1).map(String.init)
    let problem = "--strip \(strip) is not a strip; write top:HEIGHT or bottom:HEIGHT in pixels, such as top:132"
    guard parts.count == 2, let height = Int(parts[1]), height > 0 else { throw ValidationError(problem) }
    switch parts[0].lowercased() {
    case "top": return .top(height)
    case "bottom": return .bottom(height)
    default: throw ValidationError(problem)
    }
  }
}
