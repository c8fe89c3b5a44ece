import Adaptivity
import Testing
import Vocabulary

@Suite struct DeviceTableTests {
  @Test(arguments: ["iphone-13-mini", "iPhone 13 mini", "IPHONE-13-MINI", " iphone  13 MINI "])
  func acceptsIdsAndPrintedNames(_ name: String) throws {
    #expect(try DeviceTable.standard.device(name).id == "iphone-13-mini")
  }

  @Test func unknownNamesSuggestTheNearest() throws {
    do throws(UnknownName) {
      _ = try DeviceTable.standard.device("iphone-13-maxi")
      Issue.record("iphone-13-maxi is no device")
    } catch {
      #expect(error.nearest.contains("iphone-13-mini"))
      #expect(error.description.contains("is not a device"))
    }
    let error = #expect(throws: UnknownName.self) { _ = try DeviceTable.standard.device("") }
    #expect(error?.known.count == DeviceTable.standard.devices.count)
  }

  @Test(arguments: [
    ("iphone 20", "iphone-17"), ("iphone 17 pro maxx", "iphone-17-pro-max"), ("ipad pro 13", "ipad-pro-13-m5"),
    ("IPHONE_16", "iphone-16"), ("ipad air 13", "ipad-air-13-m4"), ("iphone", "iphone"),
  ])
  func theNewestOfEquallyNearOnesComeFirst(_ name: String, _ nearest: String) {
    let error = #expect(throws: UnknownName.self) { _ = try DeviceTable.standard.device(name) }
    #expect(error?.nearest.first?.hasPrefix(nearest) == true, "\(error?.nearest ?? [])")
    #expect(error?.nearest.contains { $0.hasPrefix("iphone-4") } == false)
  }

  @Test func shortensALongName() throws {
    let long = String(repeating: "iphone ", count: 43)
    let error = try #require(#expect(throws: UnknownName.self) { _ = try DeviceTable.standard.device(long) })
    #expect(
      error.nearest.isEmpty && error.description.hasPrefix("\"iphone iphone ") && !error.description.contains(long))
  }

  @Test func idsAndNamesAreUsedOnce() {
    let devices = DeviceTable.standard.devices
    #expect(Set(devices.map(\.id)).count == devices.count)
    #expect(Set(devices.map { $0.name.lowercased() }).count == devices.count)
  }

  @Test func groups() throws {
    let table = DeviceTable.standard
    let all = try table.devices(named: "ALL").map(\.id)
    #expect(!all.contains("iphone-18-pro") && !all.contains("iphone-duo-outer"))
    #expect(all.count == table.devices.count - 4)
    #expect(try table.devices(named: "iphone").allSatisfy { $0.family == .iphone })
    #expect(try table.devices(named: "ipad").count == table.devices.filter { $0.family == .ipad }.count)
    #expect(try table.devices(named: "narrowest").map(\.size.width).allSatisfy { $0 == 320 })
    let current = try table.devices(named: "current").map(\.id)
    #expect(current.contains("iphone-17") && current.contains("iphone-se-3") && current.contains("ipad-a16"))
    #expect(!current.contains("iphone-x") && !current.contains("ipad-9"))
    #expect(try table.devices(named: "iPhone Air").map(\.id) == ["iphone-air"])
    #expect(throws: UnknownName.self) { _ = try table.devices(named: "ipads") }
  }

  @Test func twinsHaveTheSameScreen() throws {
    for device in DeviceTable.standard.devices {
      guard let name = device.twin else { continue }
      let twin = try #require(DeviceTable.standard[name])
      #expect(twin.size == device.size)
      #expect(twin.family == device.family)
    }
  }

  /// An empty cell stays empty: nothing is worked out for it.
  @Test func unsourcedValuesAreAbsent() throws {
    let device = try #require(DeviceTable.standard["iphone-18-pro"])
    #expect(device.hardwareIdentifier == nil && device.diagonal == nil && device.isEdgeToEdge == nil)
    #expect(device.sensor == nil && device.statusBarHeight == nil && device.portraitSafeArea == nil)
    #expect(device.landscapeSafeArea == nil && device.portraitClasses == nil && device.landscapeClasses == nil)
    #expect(device.cornerRadius == nil && device.firstSystem == nil && device.safeAreaSystem == nil)
    #expect(device.isPreliminary && device.twin == "iphone-17-pro")
    #expect(DeviceTable.standard["ipad-pro-12-9-1"]?.cornerRadius == nil)
    #expect(DeviceTable.standard["ipad-pro-11-m4"]?.statusBarHeight == nil)
    #expect(DeviceTable.standard["iphone-4s"]?.portraitSafeArea == nil)
  }

  @Test func cellsAreReadIntoTheirFields() throws {
    let device = try #require(DeviceTable.standard["ipad-10"])
    #expect(device.name == "iPad (10th generation)")
    #expect(device.hardwareIdentifier == "iPad13,18")
    #expect(device.diagonal == 10.9)
    #expect(device.isEdgeToEdge == true && device.hasHomeIndicator == true && device.sensor == Device.Sensor.none)
    #expect(device.statusBarHeight == 24)
    #expect(device.portraitSafeArea == Insets(top: 32, bottom: 25))
    #expect(device.landscapeSafeArea == Insets(top: 32, bottom: 25))
    #expect(device.safeAreaSystem == SystemVersion("26.5"))
    #expect(device.firstSystem == SystemVersion("16.1"))
    #expect(device.cornerRadius == 25)
    #expect(device.sources.first == "DIM16")
  }

  /// The last systems of devices that Apple dropped, and devices that no later system dropped.
  @Test(arguments: [
    ("iphone-se-1", "15.8", true), ("iphone-se-1", "15", true), ("iphone-se-1", "16", false),
    ("ipod-touch-7", "16.0", false), ("iphone-8", "16.4", true), ("iphone-8", "17", false), ("iphone-xs", "26", false),
    ("iphone-se-3", "13", true), ("iphone-se-3", "27", true), ("iphone-16", "12", true),
  ])
  func devicesRunSystemsUpToTheirLast(_ id: String, _ version: String, _ runs: Bool) throws {
    let version = try #require(SystemVersion(version))
    #expect(try DeviceTable.standard.device(id).runs(version) == runs)
  }

  @Test func noDeviceEndsBeforeItsFirstSystem() {
    for device in DeviceTable.standard.devices {
      guard let first = device.firstSystem, let last = device.lastSystem else { continue }
      #expect(first < last || last.includes(first), "\(device.id)")
    }
  }

  /// The widths behind ``MeasureOptions/narrowestWindowWidth``: 320 pt up to iOS 15, and 375 pt from iOS 16.
  @Test func theNarrowestPhoneDependsOnTheSystem() {
    func narrowest(_ version: Int) -> Double? {
      DeviceTable.standard.devices(in: .all).filter { $0.runs(SystemVersion(version)) }.map(\.size.width).min()
    }
    #expect(narrowest(12) == 320 && narrowest(15) == 320 && narrowest(16) == 375 && narrowest(26) == 375)
  }
}
