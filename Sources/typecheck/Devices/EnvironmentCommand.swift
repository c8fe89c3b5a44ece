import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck environment`, which shows the known sizes of a device, orientation, window and system
/// version.
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
      "A device; typecheck devices lists them. Not needed with a window of any size.", valueName: "id"),
    completion: .devices)
  var device: String?

  @Option(help: "Which way up: portrait or landscape.", completion: .cases(Orientation.self))
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

  func run() throws { try output.print(try geometry()) }

  private static let categories = (ContentSizeCategory.standard + ContentSizeCategory.accessibility).map(\.shortName)

  private func geometry() throws -> LayoutGeometry { try Named.checked { try LayoutGeometry(try environment()) } }

  private func environment() throws -> LayoutEnvironment {
    guard let version = SystemVersion(os) else {
      throw ValidationError("\"\(os)\" is not a version of a system; write it as 26 or 26.5")
    }
    if let device, DeviceGroup(rawValue: device.lowercased()) != nil {
      throw ValidationError("\"\(device)\" is a group of devices; name one of them, which typecheck devices lists")
    }
    let known = try ContentSizeCategory(name: category)
    if known == .default { throw UnknownName(category, kind: "a size category of iOS", known: Self.categories) }
    var environment = LayoutEnvironment(
      device: nil, orientation: try Orientation(name: orientation), window: try Window(name: window),
      systemVersion: version, isDisplayZoomed: displayZoom, category: known)
    if let device { environment.device = try DeviceTable.standard.device(device) }
    return environment
  }
}
