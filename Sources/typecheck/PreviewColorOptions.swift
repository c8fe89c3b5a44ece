import ArgumentParser
import TypeCheckKit

/// The options for the colours of a preview and the vision to simulate.
struct PreviewColorOptions: ParsableArguments {
  @Option(help: "light or dark.", completion: .appearances)
  var appearance = "light"

  @Option(
    help: ArgumentHelp("The text colour (default: from a palette in the files, else the system's).", valueName: "color")
  )
  var textColor: String?

  @Option(
    name: .customLong("background"),
    help: ArgumentHelp(
      "The background colour (default: from a palette in the files, else the system's).", valueName: "color"))
  var ground: String?

  @Option(
    help: ArgumentHelp(
      "As seen with a colour-vision deficiency: protan, deutan:0.6, tritan, achromat; several are drawn side by side.",
      valueName: "list"), completion: .cases(ColorVisionDeficiency.self))
  var vision: String?

  /// Returns the appearance of the preview.
  func brightness() throws -> Appearance { Appearance(isDark: try Named.isDark(appearance), isHighContrast: false) }

  /// Returns the requested colour of the text, or nil without the option.
  func text() throws -> Color? { try textColor.map { try reader().color($0, "--text-color") } }

  /// Returns the requested colour of the background, or nil without the option.
  func background() throws -> Color? { try ground.map { try reader().color($0, "--background") } }

  /// Returns the requested colour-vision deficiencies; the list is empty without the option.
  func visions() throws -> [Vision] {
    try vision.map { list in try Named.checked("--vision") { try Vision.list(list) } } ?? []
  }

  private func reader() throws -> ColorReader { ColorReader(appearance: try brightness(), generation: .ios26) }
}
