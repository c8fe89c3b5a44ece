import AuditModel
import Testing

@testable import LayoutRules

/// Copies of the screens that are right, with faults planted: each is found, and nothing else.
@Suite struct PlantedFaultTests {
  /// A fault that was planted.
  struct Fault: Sendable {
    let finding: String
    /// The place of the fault, as the finding names it.
    let place: String

    init(_ finding: String, on place: String) {
      self.finding = finding
      self.place = place
    }
  }

  static let beds = [
    Fault("text-outside-margins tomatoes.name warning", on: "iPhone 16"),
    Fault("behind-sensor-housing beans.name error", on: "iPhone 16 in landscape, turned left"),
    Fault("touch-target-too-small bar.back error", on: "iPad Pro 11-inch (M4)"),
    Fault("background-short-of-edge paper warning", on: "iPad Pro 11-inch (M4) in landscape"),
    Fault("scroll-view-short-of-bottom beds warning", on: "iPhone SE (3rd generation)"),
    Fault("text-taller-than-bar bar.title error", on: "iPhone 16 in landscape, turned left"),
  ]

  static let harvest = [
    Fault("picture-focus-cut picture error", on: "iPad Pro 11-inch (M4)"),
    Fault("touch-target-too-small share warning", on: "iPhone 16 in landscape, turned left"),
    // The button that is too low is unlike the other one as well.
    Fault("same-role-different-look done note", on: "iPhone 16 in landscape, turned left"),
    Fault("touch-targets-crowded done error", on: "iPhone 16"),
    Fault("scroll-view-short-of-bottom page warning", on: "iPad Pro 11-inch (M4) in landscape"),
    Fault("edges-nearly-aligned story warning", on: "iPhone SE (3rd generation)"),
  ]

  static let newBed = [
    Fault("button-spans-width save warning", on: "iPhone 16"),
    Fault("hidden-by-keyboard place error", on: "iPhone 16 in landscape, turned left"),
    // In landscape the field that is too low comes after the button.
    Fault("layout-changes-on-rotation place warning", on: "iPhone 16"),
    Fault("content-behind-bar name error", on: "iPhone SE (3rd generation)"),
    Fault("content-out-of-line-with-bar name warning", on: "iPad Pro 11-inch (M4)"),
    Fault("under-home-indicator save error", on: "iPad Pro 11-inch (M4) in landscape"),
    // The button was moved to the bottom, though it is said to be primary.
    Fault("primary-far-from-start save note", on: "iPad Pro 11-inch (M4) in landscape"),
  ]

  static let garden = [
    Fault("touch-target-too-small tomatoes.done error", on: "iPhone 16"),
    Fault("behind-sensor-housing Runner beans error", on: "iPhone 16 in landscape"),
    Fault("same-role-different-look tomatoes.done note", on: "iPhone 16"),
  ]

  private func expect(_ faults: [Fault], in files: [String]) async {
    let screens = LayoutFixtures.screens(files.map { "layout-faults/\($0)" })
    let found = await LayoutAuditor().judge(screens).findings
    #expect(LayoutFixtures.words(found) == faults.map(\.finding).sorted(), "\(found.map(\.message.text))")
    for fault in faults {
      let finding = found.first { LayoutFixtures.words([$0]) == [fault.finding] }
      #expect(finding?.layout?.environments.first == fault.place)
    }
  }

  @Test func bedsAreFound() async { await expect(Self.beds, in: ["beds.layout.json"]) }

  @Test func harvestIsFound() async { await expect(Self.harvest, in: ["harvest.layout.json"]) }

  @Test func newBedIsFound() async { await expect(Self.newBed, in: ["new-bed.layout.json"]) }

  @Test func recordedScreenIsFound() async {
    await expect(Self.garden, in: ["garden-iphone-16-portrait.xml", "garden-iphone-16-landscape.xml"])
  }
}
