import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Controls whose label style hides their titles.
@Suite struct IconOnlyTests {
  private func role(_ body: String) throws -> TextRole? {
    let view = "struct V: View { var body: some View { \(body) } }"
    return try Sources.uses(of: ["key"], view).uses.first?.role
  }

  @Test(arguments: [
    #"Button("key", systemImage: "x") {}.labelStyle(.iconOnly)"#,
    #"Button("key", image: .leaf) {}.buttonStyle(.bordered).labelStyle(.iconOnly)"#,
    #"Toggle("key", systemImage: "x", isOn: $on).labelStyle(.iconOnly)"#,
    #"Menu("key", systemImage: "x") {}.labelStyle(.iconOnly)"#,
    #"Picker("key", systemImage: "x", selection: $on) {}.labelStyle(.iconOnly)"#,
    #"HStack { Button("key", systemImage: "x") {} }.labelStyle(.iconOnly)"#,
    #"Label("key", systemImage: "x").labelStyle(.iconOnly)"#,
  ]) func aTitleOfAnIconIsSpoken(_ body: String) throws { #expect(try role(body) == .spoken, "\(body)") }

  @Test(arguments: [
    #"Button("key") {}.labelStyle(.iconOnly)"#, #"Button("key", systemImage: "x") {}.labelStyle(.titleAndIcon)"#,
    #"Button("key", systemImage: "x") {}.labelStyle(.titleOnly).labelStyle(.iconOnly)"#,
  ]) func anotherTitleIsDrawn(_ body: String) throws { #expect(try role(body) == .button, "\(body)") }
}
