import Adaptivity
import AuditModel
import Testing
import TextRules
import TypeCheckKit
import Vocabulary

@Suite struct RoomRequestTests {
  private func rooms(
    _ names: [String], _ change: (inout RoomRequest) -> Void = { _ in }
  ) throws -> DeviceRooms {
    var question = RoomRequest()
    question.devices = try names.map { try RoomRequest.DeviceChoice(name: $0) }
    change(&question)
    return try question.rooms()
  }

  @Test func everyDeviceHasExactlyOneWidth() throws {
    let all = try rooms(["all"])
    let devices = all.rooms.flatMap(\.devices).compactMap(\.id)
    #expect(Set(devices).count == devices.count)
    #expect(Set(devices) == Set(DeviceTable.standard.devices(in: .all).map(\.id)))
    #expect(all.rooms.map(\.width) == Set(all.rooms.map(\.width)).sorted())
    #expect(all.notes.isEmpty)
  }

  /// The available width is that of the whole geometry.
  @Test(arguments: Orientation.allCases)
  func widthsMatchTheGeometry(orientation: Orientation) throws {
    for room in try rooms(["all"], { $0.orientations = [orientation] }).rooms {
      for device in room.devices {
        let known = try DeviceTable.standard.device(try #require(device.id))
        let geometry = try LayoutGeometry(LayoutEnvironment(device: known, orientation: orientation))
        #expect(geometry.roomForText?.value == room.width)
      }
    }
  }

  @Test func usesThePanelOfDevicesThatAgree() throws {
    #expect(try rooms(["ipad-9"]).displayScale == 2)
    let plus = try #require(try rooms(["iphone-8-plus"]).displayScale)
    #expect(abs(plus - 1_080 / 414) < 0.001)
    #expect(try rooms(["iphone-16", "iphone-15"]).displayScale == 3)
    #expect(try rooms(["iphone-16", "ipad-9"]).displayScale == nil)
  }

  @Test func devicesNamedTwiceCountOnce() throws {
    let rooms = try rooms(["iphone-16", "iphone", "iPhone 16"])
    let all = rooms.rooms.flatMap(\.devices).compactMap(\.id)
    #expect(all.count { $0 == "iphone-16" } == 1)
  }

  @Test func anUnsupportedDeviceIsAnErrorAndInAGroupIsCounted() throws {
    let rooms = try rooms(["ipad"]) {
      $0.windows = [.full, .half]
      $0.orientations = Orientation.allCases
    }
    #expect(rooms.notes.count == 1)
    #expect(throws: RoomError.self) {
      try self.rooms(["ipad", "iphone-16"]) {
        $0.windows = [.half]; $0.orientations = [.landscape]
      }
    }
    #expect(throws: RoomError.self) {
      try self.rooms(["ipad-pro-11-4"]) {
        $0.windows = [.full, .half]; $0.systemVersion = SystemVersion(18)
      }
    }
    #expect(try self.rooms(["ipad-pro-11-4"]) { $0.windows = [.full, .half] }.rooms.map(\.width) == [380, 794])
    #expect(throws: RoomError.self) { try RoomRequest().rooms() }
    #expect(throws: UnknownName.self) { try self.rooms(["ipda"]) }
  }

  @Test func descriptionsNameUnexpectedValues() throws {
    let placed = try rooms(["iphone-7"]) {
      $0.orientations = [.landscape]
      $0.isDisplayZoomed = true
    }.rooms.flatMap(\.devices)
    #expect(placed.map(\.words) == ["iPhone 7 (landscape, Display Zoom)"])
    #expect(placed.words == "iPhone 7 (landscape, Display Zoom)")
    let narrow = try #require(try rooms(["narrowest"]).rooms.first)
    #expect(narrow.devices.words.hasSuffix(", … (\(narrow.devices.count) devices)"), "\(narrow.devices.words)")
  }
}
