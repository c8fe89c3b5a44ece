import AuditModel
import Testing
import TextRules
import TypeCheckKit

@Suite struct RoomReaderTests {
  private func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), file: "a.yml").configuration
  }

  @Test func acceptsDevicesForAllAndPerSlot() throws {
    let read = try read(
      """
      devices: iphone-se-3
      orientations: both
      slots:
        wide: {style: body, devices: [ipad-9], windows: full, os: 26, inset: 10}
        row: {style: body, lines: 1}
      """)
    #expect(read.rooms?.rooms.map(\.width) == [343, 627])
    #expect(read.slots["wide"]?.rooms?.rooms.map(\.width) == [770])
    #expect(read.slots["row"]?.rooms == nil)
    let resolver = SlotResolver(read)
    #expect(resolver.common.rooms.map(\.width) == [343, 627])
    #expect(resolver.common.slot.width == 343 && resolver.common.origins[.devices] == .configuration)
  }

  @Test(arguments: [
    ("devices: [iphoen-16]", "1:11", "is not a device or a group"), ("devices: []", "1:10", "is empty"),
    ("orientations: both", "1:1", "needs a device"),
    ("devices: ipad\nos: 18\nwindows: half", "1:1", "does not exist in portrait"),
    ("devices: ipad\nwindows: [haff]", "2:11", "is not a window"),
    ("devices: ipad\nos: new", "2:5", "not a version"), ("devices: ipad\ndisplay_zoom: 3", "2:15", "neither true nor"),
    ("devices: ipad\norientations: [up]", "2:16", "orientation"),
    ("slots: {a: {width: 100, devices: [all]}}", "1:13", "both set the available"),
    ("slots: {a: {orientations: both}}", "1:13", "needs a device"),
    ("windows: half", "1:1", "needs a device"), ("devices: {a: b}", "1:10", "not a list"),
  ])
  func reportsMistakesAtTheirLocation(_ text: String, _ place: String, _ words: String) {
    do throws(ConfigurationError) {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch {
      let issues = error.issues.map { "\($0.location.line):\($0.location.column) \($0.message)" }
      #expect(issues.contains { $0.hasPrefix("\(place) ") && $0.contains(words) }, "\(issues)")
    }
  }
}
