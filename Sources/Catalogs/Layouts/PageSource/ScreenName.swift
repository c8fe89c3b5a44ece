import Adaptivity

/// The name of a screen, from that of the file that was recorded of it.
enum ScreenName {
  private static let words: Set<String> = [
    "portrait", "landscape", "left", "right", "upsidedown", "iphone", "ipad", "source", "page", "wda", "appium",
  ]

  /// The file's name without its ending, and without words at its end that say device or orientation: `trip` for
  /// `trip-iphone-16-landscape.xml`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    var name = base[...]
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      if let cut = name.lastIndex(where: { "-_. ".contains($0) }),
        words.contains(name[name.index(after: cut)...].lowercased())
      {
        name = name[..<cut]
        hasChanged = true
      } else if let device = device(endOf: name) {
        name = name.dropLast(device.count + 1)
        hasChanged = true
      }
    }
    return name.isEmpty ? base : String(name)
  }

  /// The id of a device that a name ends with, behind a separator; the longest.
  private static func device(endOf name: Substring) -> String? {
    let name = name.lowercased().map { "_. ".contains($0) ? "-" : $0 }
    let ids = DeviceTable.standard.devices.map(\.id).filter {
      name.count > $0.count + 1 && name.suffix($0.count + 1).elementsEqual("-\($0)")
    }
    return ids.max { $0.count < $1.count }
  }
}
