import ArgumentParser
import Foundation
import TypeCheckKit

/// The command `typecheck devices`, which shows all known devices with their screens and size classes.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Shows the devices that layouts and texts can be checked on.",
    discussion: "Example: typecheck devices --family ipad")

  @Option(help: "Family: iphone, ipad or ipod.", completion: .cases(Device.Family.self))
  var family: String?

  @OptionGroup
  var output: PrintOptions

  func validate() throws { _ = try chosenFamily() }

  func run() throws {
    let family = try chosenFamily()
    let devices = DeviceTable.standard.devices.filter { family == nil || $0.family == family }
    try output.print(json(of: devices), text: text(of: devices))
  }

  private func chosenFamily() throws -> Device.Family? {
    guard let family else { return nil }
    if let known = Device.Family(rawValue: family.lowercased()) { return known }
    let names = Device.Family.allCases.map(\.rawValue)
    throw ValidationError("\(UnknownName(family, kind: "a family of devices", known: names))")
  }

  private func text(of devices: [Device]) -> String {
    var table = TextTable([
      "id", "name", "points", "pixels", "scale", "native", "corners", "sensor", "portrait", "landscape", "from iOS",
    ])
    for device in devices {
      table.append([
        device.id, device.name, device.size.shown, device.pixels.shown, device.scale.shown, device.nativeScale.shown,
        device.cornerRadius?.shown ?? "-", device.sensor?.rawValue ?? "-", device.portraitClasses?.shown ?? "-",
        device.landscapeClasses?.shown ?? "-", device.firstSystem?.description ?? "-",
      ])
    }
    var lines = [table.text, ""]
    lines.append(
      "Points and pixels are in portrait. Size classes are of the width, then the height. A hyphen: not published.")
    let preliminary = devices.filter(\.isPreliminary).map(\.id)
    if !preliminary.isEmpty {
      lines.append("From only one secondary source, so in no group: \(preliminary.joined(separator: " "))")
    }
    let groups = DeviceGroup.allCases.map { group in
      "\(group.rawValue) (\(DeviceTable.standard.devices(in: group).count))"
    }
    lines.append("Groups: \(groups.joined(separator: ", "))")
    lines.append("For the sources of the numbers: typecheck devices --format json")
    return lines.joined(separator: "\n")
  }

  private func json(of devices: [Device]) -> JSONObject {
    let groups = DeviceGroup.allCases.map { ($0.rawValue, DeviceTable.standard.devices(in: $0).map(\.id)) }
    return JSONObject(output: [
      "devices": devices.map(JSONObject.init), "groups": Dictionary(uniqueKeysWithValues: groups),
      "sources": JSONObject.sources(Set(devices.flatMap(\.sources))),
    ])
  }
}

extension Size {
  /// The width and height as tables show them.
  var shown: String { "\(width.shown) × \(height.shown)" }
}

extension Device.Classes {
  /// The horizontal and the vertical size class, separated by a space.
  var shown: String { "\(horizontal.rawValue) \(vertical.rawValue)" }
}
