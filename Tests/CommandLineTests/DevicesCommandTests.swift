import Foundation
import Testing

@Suite struct DevicesCommandTests {
  private func object(_ arguments: [String]) throws -> [String: Any] {
    let result = try Binary.run(["devices", "--format", "json"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["schemaVersion"] as? Int == 1)
    return try #require(object)
  }

  @Test func listsEveryDevice() throws {
    let devices = try #require(try object([])["devices"] as? [[String: Any]])
    #expect(devices.count == 94)
    let mini = try #require(devices.first { $0["id"] as? String == "iphone-13-mini" })
    #expect(mini["size"] as? [String: Double] == ["width": 375, "height": 812])
    #expect(mini["nativeScale"] as? Double == 2.88)
    #expect(mini["portraitSafeArea"] as? [String: Double] == ["top": 50, "left": 0, "bottom": 34, "right": 0])
    #expect(mini["landscapeClasses"] as? [String: String] == ["horizontal": "compact", "vertical": "compact"])
  }

  @Test func unpublishedValuesAreNull() throws {
    let devices = try #require(try object(["--family", "iphone"])["devices"] as? [[String: Any]])
    let pro = try #require(devices.first { $0["id"] as? String == "iphone-18-pro" })
    #expect(pro["cornerRadius"] is NSNull && pro["sensor"] is NSNull && pro["portraitClasses"] is NSNull)
    #expect(pro["isPreliminary"] as? Bool == true)
  }

  @Test func everySourceIsSpelledOut() throws {
    let object = try object([])
    let sources = try #require(object["sources"] as? [String: String])
    let devices = try #require(object["devices"] as? [[String: Any]])
    for device in devices {
      for key in try #require(device["sources"] as? [String]) { #expect((sources[key]?.count ?? 0) > key.count) }
    }
  }

  @Test(arguments: ["ipad", "IPAD", "ipod"]) func showsASingleFamily(_ family: String) throws {
    let result = try Binary.run(["devices", "--family", family])
    #expect(result.status == 0)
    #expect(!result.output.contains("iphone-13"))
    #expect(result.output.contains(family.lowercased() + "-"))
    #expect(result.output.contains("Groups: all (90)"))
  }

  @Test func anUnknownFamilyExitsWithTwo() throws {
    let result = try Binary.run(["devices", "--family", "ipda"])
    #expect(result.status == 2)
    #expect(result.error.contains("did you mean \"ipad"))
  }
}
