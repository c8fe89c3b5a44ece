import ArgumentParser
import TypeCheckKit

/// The options that say in which colours a preview is drawn, and who looks at it.
struct PreviewColorOptions: ParsableArguments {
  @Option(help: "light or dark.", completion: .appearances)
  var appearance = "light"

  @Option(
    help: ArgumentHelp("The text's colour (default: a palette's of the files, else the system's).", valueName: "color"))
  var textColor: String?

  @Option(
    name: .customLong("background"),
    help: ArgumentHelp(
      "The background colour (default: a palette's of the files, else the system's).", valueName: "color"))
  var ground: String?

  @Option(
    help: ArgumentHelp(
      "As seen with a colour-vision deficiency: protan, deutan:0.6, tritan, achromat; several are drawn side by side.",
      valueName: "list"), completion: .deficiencies)
  var vision: String?

  /// Light or dark.
  func brightness() throws -> Appearance {
    let isDark = try Named.value(appearance, "an appearance") as ContrastCommand.Brightness == .dark
    return Appearance(isDark: isDark, isHighContrast: false)
  }

  /// The colour of the text that is asked for.
  func text() throws -> Color? { try textColor.map { try reader().color($0, "--text-color") } }

  /// The colour of the ground that is asked for.
  func background() throws -> Color? { try ground.map { try reader().color($0, "--background") } }

  /// The deficiencies that are asked for.
  func visions() throws -> [Vision] {
    try vision.map { list in try Named.checked("--vision") { try Vision.list(list) } } ?? []
  }

  private func reader() throws -> ColorReader { ColorReader(appearance: try brightness(), generation: .ios26) }
}
