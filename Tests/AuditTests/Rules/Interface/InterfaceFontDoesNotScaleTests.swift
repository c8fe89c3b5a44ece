import AuditModel
import RuleKit
import Testing

@testable import TextRules

@Suite struct InterfaceFontDoesNotScaleTests {
  /// Xcode's attributes of a button have no such checkbox.
  @Test func theFixOfAButtonIsInCode() throws {
    let fact = InterfaceFact.stated(.fixedFont(size: 17, isCustom: false), "Object")
    func fix(_ fact: InterfaceFact) -> String {
      InterfaceFontDoesNotScale().evaluate(fact).findings.first?.remedy ?? ""
    }
    let checkbox = "Automatically Adjusts Font"
    #expect(fix(fact).contains(checkbox) && fix(fact).hasSuffix("let the view around it grow"))
    #expect(fix(fact.ofButton).contains("titleLabel?.adjustsFontForContentSizeCategory = true in code"))
    #expect(!fix(fact.ofButton).contains(checkbox))
  }
}
