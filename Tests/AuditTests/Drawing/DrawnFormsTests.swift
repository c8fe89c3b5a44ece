import AuditModel
import DynamicType
import Testing

@testable import TextRules

@Suite struct DrawnFormsTests {
  private func form(_ choices: [TextForm.Choice]) -> TextForm {
    TextForm(
      choices: choices, text: choices.map(\.value).joined(separator: " "),
      location: SourceLocation(file: "a", line: 1, column: 1))
  }

  private func devices(_ names: [String], on platform: Platform) -> [String] {
    DrawnForms(names.map { form([.init(.device, value: $0)]) }, on: platform).forms.map(\.text)
  }

  @Test func usesTheDevicesOfThePlatform() {
    #expect(devices(["iphone", "ipad", "mac", "other"], on: .ios) == ["iphone", "ipad"])
    #expect(devices(["iphone", "ipod", "other"], on: .ios) == ["iphone", "other"])
    #expect(devices(["ipod"], on: .ios) == ["ipod"])
    #expect(devices(["iphone", "mac", "other"], on: .macos) == ["mac"])
    #expect(devices(["iphone", "other"], on: .macos) == ["other"])
    #expect(devices(["mac", "appletv"], on: .ios) == ["mac", "appletv"])
    #expect(devices(["applewatch", "other"], on: .watchos) == ["applewatch"])
  }

  @Test func theWidestFormAndTheNarrowestWidthVariantDecide() {
    let plural = DrawnForms([form([.init(.plural, value: "one")]), form([.init(.plural, value: "other")])], on: .ios)
    #expect(plural.deciding([10, 20]) == 1)
    #expect(plural.deciding([20, 20]) == 0)
    let widths = DrawnForms(["20", "50"].map { form([.init(.width, value: $0)]) }, on: .ios)
    #expect(widths.deciding([10, 20]) == 0)
    let both = ["one", "other"].flatMap { category in
      ["20", "50"].map { form([.init(.plural, value: category), .init(.width, value: $0)]) }
    }
    #expect(DrawnForms(both, on: .ios).deciding([10, 90, 40, 50]) == 2)
  }

  @Test func pluralsFollowTheirArguments() {
    let two = form([.init(.plural, argument: "files", value: "one"), .init(.plural, argument: "2", value: "few")])
    let placeholders = FormatText("%1$d in %2$d").placeholders
    func value(_ place: Int) -> String? {
      DrawnForms.choice(by: placeholders[place], among: placeholders, of: two)?.value
    }
    // `files` names no argument of the text; of its numbers one is left.
    #expect(value(0) == "one")
    #expect(value(1) == "few")
    #expect(DrawnForms.choice(by: placeholders[0], among: [placeholders[0]], of: two)?.value == nil)
    let one = form([.init(.plural, argument: "files", value: "one")])
    let mixed = FormatText("%@ has %d").placeholders
    #expect(DrawnForms.choice(by: mixed[1], among: mixed, of: one)?.value == "one")
    #expect(DrawnForms.choice(by: mixed[0], among: mixed, of: one) == nil)
    #expect(DrawnForms.choice(by: mixed[1], among: mixed, of: form([.init(.device, value: "ipad")])) == nil)
  }
}
