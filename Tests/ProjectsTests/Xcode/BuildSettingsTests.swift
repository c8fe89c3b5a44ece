import Testing

@testable import Projects

@Suite struct BuildSettingsTests {
  static func settings(_ levels: [String: String]...) -> BuildSettings {
    BuildSettings(
      levels: levels.map { values in
        var level = BuildSettings.Level()
        for (name, value) in values { level.set(name, value) }
        return level
      }, builtIn: ["SRCROOT": ".", "TARGET_NAME": "Kite"])
  }

  @Test(arguments: [
    ("A", ["A": "1"], ["A": "2"], "1"),
    ("A", [:], ["A": "2"], "2"),
    ("A", ["A": "$(inherited) more"], ["A": "2"], "2 more"),
    ("A", ["A": "$(inherited)"], [:], ""),
    ("A", ["A": "$(A) more"], ["A": "2"], "2 more"),
    ("A", ["A": "$(B)-${B}-$B"], ["B": "x"], "x-x-x"),
    // The value of a variable comes from the highest level, wherever it is used.
    ("A", ["B": "high"], ["A": "$(B)", "B": "low"], "high"),
    ("A", ["A": "$(SRCROOT)/$(TARGET_NAME).plist"], [:], "./Kite.plist"),
  ])
  func valuesComeFromTheHighestLevel(
    _ name: String, _ target: [String: String], _ project: [String: String], _ value: String
  ) {
    #expect(Self.settings(target, project).value(name) == .text(value))
  }

  @Test(arguments: [
    ["A": "$(MISSING)"], ["A": "$(B:upper)", "B": "x"], ["A": "$(B_$(C))", "C": "x"], ["A": "$(B)", "B": "$(A)"],
    ["A": "$(B", "B": "x"], ["A": "a$"], ["A": "$(B)", "B": "$(C)", "C": "$(B)"], ["A": "1", "A[config=Debug]": "1"],
  ])
  func unresolvableValuesAreUnknown(_ values: [String: String]) {
    guard case .unknown = Self.settings(values).value("A") else {
      Issue.record("\(values) gave \(String(describing: Self.settings(values).value("A")))")
      return
    }
  }

  @Test func anAbsentSettingHasNoValue() {
    #expect(Self.settings(["A": "1"], ["B": "2"]).value("C") == nil)
  }

  @Test(arguments: [
    (["A": "1", "A[sdk=macosx*]": "2"], [:], BuildSettings.Value.text("1")),
    (["A": "1", "A[sdk=iphoneos*]": "2"], [:], .text("2")), (["A[sdk=iphoneos*]": "2"], ["A": "1"], .text("2")),
    (["A[sdk=macosx*]": "2"], ["A": "1"], .text("1")), (["A": "1"], ["A[sdk=iphoneos*]": "2"], .text("1")),
    // A value for devices inherits the one without a condition.
    (["A": "1", "A[sdk=iphone*]": "$(inherited) 2"], ["A": "0"], .text("1 2")),
    (["A": "1", "A[arch=x86_64]": "2"], [:], .text("1")),
    (["A": "1", "A[sdk=iphoneos*,arch=arm64]": "2"], [:], .text("2")),
    (["A[sdk=appletvos*]": "2"], [:], nil),
  ])
  func valuesForOtherSDKsDoNotCount(
    _ target: [String: String], _ project: [String: String], _ value: BuildSettings.Value?
  ) {
    #expect(Self.settings(target, project).value("A") == value)
  }

  @Test func aMissingFileHidesLowerLevels() {
    var settings = Self.settings(["A": "1"], [:], ["A": "2", "B": "2"])
    settings.levels[1].missing = "Kite.xcconfig"
    #expect(settings.value("A") == .text("1"))
    #expect(settings.value("B") == .unknown("B may be set by Kite.xcconfig, which is not in the folder"))
  }

  @Test(arguments: [
    (["SDKROOT": "iphoneos"], ProjectTarget.Platforms.known([.ios])),
    (["SDKROOT": "iphoneos17.2"], .known([.ios])),
    (["SDKROOT": "/Xcode/SDKs/WatchOS10.0.sdk"], .known([.watchos])),
    (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], .known([.ios, .macos])),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros xrsimulator"], .known([.visionos])),
    (["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": ""], .known([.ios])),
    (["SDKROOT": "auto"], .unknown("SDKROOT is auto")),
    (["SDKROOT": "driverkit"], .unknown("SDKROOT is driverkit")),
    (["SDKROOT": "$(MY_SDK)"], .unknown("SDKROOT is $(MY_SDK), and MY_SDK is not set")),
    (
      ["SUPPORTED_PLATFORMS": "iphoneos $(MORE)"],
      .unknown("SUPPORTED_PLATFORMS is iphoneos $(MORE), and MORE is not set")
    ),
    ([:], .unknown("neither SUPPORTED_PLATFORMS nor SDKROOT is set")),
  ])
  func platformsOfSettings(_ values: [String: String], _ platforms: ProjectTarget.Platforms) {
    #expect(TargetPlatforms.of([Self.settings(values)], .app) == platforms)
  }

  @Test func theProductOfAWatchAppDecides() {
    let phone = Self.settings(["SDKROOT": "iphoneos"])
    #expect(
      TargetPlatforms.of([phone], ProductKind(productType: "com.apple.product-type.application.watchapp2"))
        == .known([.watchos]))
    #expect(
      TargetPlatforms.of([phone], ProductKind(productType: "com.apple.product-type.watchkit2-extension"))
        == .known([.watchos]))
  }

  @Test func configurationsAreJoined() {
    let configurations = [Self.settings(["SDKROOT": "macosx"]), Self.settings(["SDKROOT": "iphoneos"])]
    #expect(TargetPlatforms.of(configurations, .framework) == .known([.ios, .macos]))
    let open = configurations + [Self.settings(["SDKROOT": "auto"])]
    #expect(TargetPlatforms.of(open, .framework) == .unknown("SDKROOT is auto"))
  }

  @Test func repeatedVariablesTakeBoundedTime() {
    var values = ["A14": "iphoneos"]
    for level in 0..<14 { values["A\(level)"] = String(repeating: "$(A\(level + 1))", count: 10) }
    // Each level is ten times as long as the next.
    guard case .unknown(let reason) = Self.settings(values).value("A0") else {
      Issue.record("A0 has a value")
      return
    }
    #expect(reason.hasSuffix("has more than 65536 bytes"))
    values["A14"] = ""
    #expect(Self.settings(values).value("A0") == .text(""))
  }
}
