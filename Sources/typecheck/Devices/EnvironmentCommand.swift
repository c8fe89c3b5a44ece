import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck environment`, which shows the safe area, margins, bars and size classes of a device or
/// window.
struct EnvironmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "environment",
    abstract: "Shows safe area, margins, bars, size classes and text width of one device, each with its source.",
    discussion: """
      Example: typecheck environment --device iphone-16 --orientation landscape

      A drawing of the screen to scale: typecheck environment --device iphone-16 -o iphone-16.svg
      """)

  @Option(
    help: ArgumentHelp(
      "A device; typecheck devices lists them. Not needed with --window WIDTHxHEIGHT.", valueName: "id"),
    completion: .devices)
  var device: String?

  @Option(help: "The orientation: portrait or landscape.", completion: .cases(Orientation.self))
  var orientation = "portrait"

  @Option(help: "The window: full, two-thirds, half, one-third, slide-over or WIDTHxHEIGHT.", completion: .windows)
  var window = "full"

  @Option(help: ArgumentHelp("The version of iOS or iPadOS.", valueName: "version"))
  var os = SystemVersion.current.description

  @Flag(help: "With Display Zoom, which shows everything larger.")
  var displayZoom = false

  @Option(help: "The size category: a name, or XS…AX5.", completion: .categories)
  var category = ContentSizeCategory.large.rawValue

  @OptionGroup
  var output: DrawingOptions

  func validate() throws { _ = try geometry() }

  func run() throws {
    let geometry = try geometry()
    try output.print(
      json: { try JSONObject(geometry).text() }, text: { EnvironmentText(geometry).text + "\n" },
      svg: { ScreenDrawing(geometry).svg })
  }

  private func geometry() throws -> LayoutGeometry { try Named.checked { try LayoutGeometry(try environment()) } }

  private func environment() throws -> LayoutEnvironment {
    var environment = try LayoutEnvironment(device: device, orientation: orientation, os: os, category: category)
    (environment.window, environment.isDisplayZoomed) = (try Window(name: window), displayZoom)
    return environment
  }
}
