import AuditModel
import RuleKit
import Testing

@testable import TextRules

@Suite struct ImageButtonUnlabelledTests {
  @Test(
    arguments: [
      (nil, "ico-browse", #"the image "ico-browse""#), (nil, nil, "an image"), ("xmark", nil, #"the symbol "xmark""#),
      ("", nil, "an image"),
    ] as [(String?, String?, String)])
  func thePictureIsNamed(_ symbol: String?, _ picture: String?, _ words: String) {
    var fact = CodeFact.fact(.imageButton(isLabelled: false, symbol: symbol), "Button")
    fact.picture = picture
    let found = ImageButtonUnlabelled().evaluate(fact).findings
    #expect(found.map(\.message.text) == ["a button shows only \(words) and has no accessibility label"])
    #expect(found.first?.remedy == "add .accessibilityLabel(_:) that names the action")
  }
}
