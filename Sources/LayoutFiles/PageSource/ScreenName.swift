import Adaptivity
import Documents

/// The names of a screen and its device, parsed from the name of a recorded file.
struct ScreenName: Hashable, Sendable {
  /// The name of the screen, such as `trip` for `trip-iphone-16-landscape.xml`.
  ///
  /// This is the file name without its extension and trailing words for device, orientation or window.
  let name: String
  /// The device; nil if the name does not contain one.
  let device: Device?

  private static let words: Set<String> = [
    "portrait", "landscape", "left", "right", "upsidedown", "iphone", "ipad", "source", "page", "wda", "appium",
  ]

  /// Parses the name of the file at a path.
  init(_ path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    var name = base[...]
    /// The name without trailing window words too; these only count with a device or an orientation.
    var bare = name
    var device = Self.device(Self.key(name))
    while true {
      let key = Self.key(bare)
      if let found = Self.device(endOf: key) {
        device = device ?? found
        bare = bare.dropLast(found.id.count + 1)
        name = bare
      } else if let window = Self.windows.first(where: { key.hasSuffix("-\($0)") && key.count > $0.count + 1 }) {
        bare = bare.dropLast(window.count + 1)
      } else if let cut = bare.lastIndex(where: { "-_. ".contains($0) }),
        Self.words.contains(bare[bare.index(after: cut)...].lowercased())
      {
        bare = bare[..<cut]
        name = bare
      } else {
        break
      }
    }
    // With a device or an orientation, trailing window words are removed too.
    if name.count < base.count { name = bare }
    self.name = name.isEmpty ? base : String(name)
    self.device = device
  }

  /// Returns a name in lowercase with hyphens, as in ids.
  private static func key(_ name: Substring) -> String {
    String(name.lowercased().map { "_. ".contains($0) ? "-" : $0 })
  }

  private static func device(_ key: String) -> Device? { DeviceTable.standard[key] }

  /// Returns the device with the longest id at the end of a name, preceded by a separator.
  private static func device(endOf key: String) -> Device? {
    DeviceTable.standard.devices.filter { key.count > $0.id.count + 1 && key.hasSuffix("-\($0.id)") }
      .max { $0.id.count < $1.id.count }
  }

  /// The names of windows, longest first.
  private static let windows = Window.named.map(\.description).sorted { $0.count > $1.count }
}
