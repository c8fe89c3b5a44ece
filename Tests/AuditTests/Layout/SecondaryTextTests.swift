import AuditModel
import DynamicType
import Testing

@testable import LayoutRules
@testable import RuleKit

/// Secondary texts may keep their size, and a size that the layouts contradict is ignored.
@Suite struct SecondaryTextTests {
  private func mail(_ flags: LayoutElement.Flags, at categories: [ContentSizeCategory]) -> [Screen] {
    ScreenSet.text(at: categories, flags) { ($0.text, $0.size) = ("Yesterday", 13) }.screens.map(\.layout)
  }

  private func findings(_ screens: [Screen]) async throws -> [Finding] {
    let stack = try Bench().stack
    return await LayoutAuditor().judge(screens).findings
      + (try await LayoutTextAuditor(stack: stack).judge(screens)).tally.findings
  }

  @Test func aSecondaryTextMayStayAtItsSize() async throws {
    let found = try await findings(mail(.secondary, at: [.large, .accessibilityExtraLarge]))
    #expect(
      !found.contains { $0.rule == "font-does-not-scale" || $0.rule == "text-below-minimum" }, "\(found.map(\.rule))")
  }

  @Test func ignoresASizeThatTheLayoutsContradict() async throws {
    let found = try await findings(mail([], at: [.large, .accessibilityExtraLarge]))
    #expect(!found.contains { $0.message.text.contains("extraSmall") }, "\(found.map(\.message.text))")
    #expect(found.contains { $0.rule == "font-does-not-scale" })
    // Reckoned from the smallest text size that is described, not from AX3.
    let scaling = try await findings(mail(.scalesWithTextSize, at: [.accessibilityExtraLarge, .large]))
    #expect(!scaling.contains { $0.message.text.contains("shrinks to 5 pt") }, "\(scaling.map(\.message.text))")
  }
}
