import AuditModel
import DynamicType
import Testing

@Suite struct LineRiskTests {
  @Test func sortsEarlyFailuresFirstAndWrappingTextsLast() {
    let risks = [
      LineRisk(lineLimit: 1, start: .large, over: 10), LineRisk(lineLimit: 1, start: .large, over: 400),
      LineRisk(lineLimit: 1, start: .accessibilityLarge, over: 1),
      LineRisk(lineLimit: nil, start: .extraSmall, over: 900),
    ]
    for (one, next) in zip(risks, risks.dropFirst()) {
      #expect(one.isWorse(than: next) == true && next.isWorse(than: one) == false)
    }
    #expect(risks[0].isWorse(than: risks[0]) == nil)
  }
}
