import AuditModel
import DynamicType
import Testing

@testable import Audit
@testable import TextRules

/// The places in code that draw a text, and what they leave open.
@Suite struct SitesByKeyTests {
  @Test func placesWithOneNameInAFileAreNumberedByTheirLines() {
    func text(_ file: String, _ line: Int, _ place: String = "Text") -> TextUse {
      CodeSlotTests.use(place) { $0.location = SourceLocation(file: file, line: line, column: 5) }
    }
    let uses = [
      text("Row.swift", 9), text("Row.swift", 3), text("Row.swift", 3), text("Row.swift", 20, "Label"),
      text("Menu.swift", 30),
    ]
    let code = SitesByKey(of: [uses[0].key], uses: uses, mentions: [], isComplete: true)
    #expect(code.uses(of: uses[0].key, at: nil).map(\.number) == [2, 1, 1, 1, 1])
  }

  /// Fonts of UIKit have a fixed size unless code asks for another.
  @Test(arguments: [
    (Slot.Framework.uikit, TextRole.label, true), (.swiftui, .text, false), (.uikit, .alertTitle, false),
  ])
  func aTextOfUIKitWithAnUnknownFontMayKeepItsSize(_ framework: Slot.Framework, _ role: TextRole, _ mayKeep: Bool) {
    let use = CodeSlotTests.use("text", role) { ($0.framework, $0.style) = (framework, .init(nil, .unknown)) }
    var slot = Slot(style: .body, width: MeasureOptions.standardWidth)
    slot.assumed = [.style]
    #expect(DrawSite(use).assumptions(of: slot).contains(.growth) == mayKeep)
    slot.assumed = []
    #expect(!DrawSite(use).assumptions(of: slot).contains(.growth))
  }
}
