import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

@Suite struct HiddenLabelTests {
  /// A label without a width is hidden until code changes the constraint, so its text is not measured in it.
  @Test(arguments: ["width", "height"]) func aLabelWithoutASizeIsHidden(_ side: String) throws {
    let edges = ["a.leading = safe.leading + 20", "a.top = safe.top"]
    func way(_ change: (inout CodeEffects) -> Void = { _ in }) throws -> TextUse.Way? {
      let size = Sample.constraint("a.\(side) = 0", "id=\"size\"")
      let label = Sample.view("a", "label", frame: (0, 0, 100, 20), "text=\"Quay\"")
      let document = try TextRoomsTests.screen(
        label, edges[0], edges[1], outlets: TextRoomsTests.outlet("size", to: "size"), more: size)
      var code = CodeEffects()
      (code.classes["Screen"], code.outlets["Screen"]) = ([], [:])
      change(&code)
      let uses = InterfaceUses(of: [document], code: code) { TextRooms(of: $1, in: $0, code).rooms }
      return uses.texts.first?.use.way
    }
    #expect(try way() == .setInCode)
    #expect(try way { $0.outlets["Screen"] = ["size": ["constant"]] } == .stored)
  }
}
