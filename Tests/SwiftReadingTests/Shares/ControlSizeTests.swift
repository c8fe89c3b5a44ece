import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ControlSizeTests {
  private func width(_ body: String, _ other: String = "") throws -> Double? {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return try #require(try Sources.uses(of: ["key"], source).uses.first).width.value?.width(in: 375)
  }

  @Test(
    arguments: [
      (#"HStack(spacing: 0) { Text("key"); Toggle("", isOn: $on).labelsHidden() }"#, 326.0),
      (#"HStack(spacing: 8) { Text("key"); Spacer(); Stepper("", value: $n) }"#, 265),
      (#"HStack(spacing: 0) { Text("key"); ProgressView() }"#, 355),
      (#"HStack(spacing: 0) { Text("key"); ProgressView(value: 0.5) }"#, 375),
      (#"HStack(spacing: 0) { Text("key"); if x { Toggle("", isOn: $on) } }"#, 375),
      (#"HStack(spacing: 0) { Text("key"); Toggle("", isOn: $on).toggleStyle(.button) }"#, 375),
      (#"HStack(spacing: 0) { Text("key"); Image(systemName: "x") }"#, 375),
      (#"VStack { Text("key"); Toggle("", isOn: $on) }"#, 375),
    ] as [(String, Double)])
  func controlsTakeTheirWidth(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
  }

  @Test func laterSystemsMayHaveOtherSizes() throws {
    let other = "func f() { if #available(iOS 26, *) { g() } }"
    #expect(try width(#"HStack(spacing: 0) { Text("key"); Stepper("", value: $n) }"#, other) == 375)
    #expect(try width(#"HStack(spacing: 0) { Text("key"); Toggle("", isOn: $on) }"#, other) == 326)
  }
}
