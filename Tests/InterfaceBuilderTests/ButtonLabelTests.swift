import AuditModel
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Code that may give a button of a document its VoiceOver label, and code that cannot.
@Suite struct ButtonLabelTests {
  private static let button = "<button id=\"but-to-001\"><state key=\"normal\" image=\"close\"/></button>"
  private static let view = "<view id=\"vie-w0-001\"><subviews>\(button)</subviews></view>"

  private static func outlet(_ name: String, _ destination: String) -> String {
    "<connections><outlet property=\"\(name)\" destination=\"\(destination)\" id=\"out-le-001\"/></connections>"
  }

  private func isLabelled(_ view: String, outlet: String, _ code: CodeEffects) throws -> [Bool] {
    let document = try Samples.document(Samples.storyboard(view, controller: outlet))
    return InterfaceFacts.facts(in: [document], code: code).compactMap { fact in
      if case .imageButton(let isLabelled, _) = fact.kind { isLabelled } else { nil }
    }
  }

  @Test(arguments: ["setImage", "isSelected", "accessibilityIdentifier", "isEnabled"])
  func otherChangesLeaveAButtonUnlabelled(_ change: String) throws {
    let outlet = Self.outlet("close", "but-to-001")
    var code = CodeEffects()
    code.outlets = ["SignIn": ["close": [.change(change)]]]
    #expect(try isLabelled(Self.button, outlet: outlet, code) == [false])
    code.outlets = ["SignIn": ["close": [.change(change), .handedOver]]]
    #expect(try isLabelled(Self.button, outlet: outlet, code) == [true])
  }

  /// A walk through `stack.arrangedSubviews` reaches no views in other outlets.
  @Test func aWalkThroughAnOutletOnlyLabelsTheViewsInIt() throws {
    let outlet = Self.outlet("card", "vie-w0-001")
    var code = CodeEffects()
    (code.classes, code.classesThatChangeSubviews) = (["SignIn": []], ["SignIn"])
    (code.changes, code.outlets) = (["$0": ["accessibilityLabel"]], ["SignIn": ["stack": [.walked]]])
    #expect(try isLabelled(Self.view, outlet: outlet, code) == [false])
    var within = code
    within.outlets = ["SignIn": ["card": [.walked]]]
    #expect(try isLabelled(Self.view, outlet: outlet, within) == [true])
    var free = code
    free.classesThatWalkFreely = ["SignIn"]
    #expect(try isLabelled(Self.view, outlet: outlet, free) == [true])
    // Code may move the button into the other outlet.
    var moved = code
    moved.outlets = ["SignIn": ["close": ["removeFromSuperview"], "stack": [.walked]]]
    #expect(try isLabelled(Self.view, outlet: Self.outlet("close", "but-to-001"), moved) == [true])
  }
}
