import AuditModel
import Testing

@testable import InterfaceBuilder

/// The names of objects in reports, and their identities in baselines.
@Suite struct ObjectNamesTests {
  private static let name = "Sign In · Label \"A\""

  private static func label(_ id: String) -> String {
    """
    <label text="A"\(id)><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
    """
  }

  private static let two = label(" id=\"lab-el-001\"") + label(" id=\"lab-el-002\"")

  /// A view with an outlet for the label with a number.
  private static func cell(_ number: Int) -> String {
    """
    <view id="cel-l0-00\(number)"><connections>
    <outlet property="title" destination="lab-el-00\(number)" id="out-le-00\(number)"/></connections></view>
    """
  }

  /// The facts on the fonts of labels.
  private func fonts(_ view: String) throws -> [InterfaceFact] {
    let document = try Samples.document(Samples.storyboard(view))
    return InterfaceFacts.facts(in: [document], code: CodeEffects()).filter { fact in
      if case .fixedFont = fact.kind { true } else { false }
    }
  }

  /// The identifier stays if other objects are renamed.
  @Test func objectsWithTheSameNameHaveTheirIdentifiers() throws {
    let found = try fonts(Self.two)
    #expect(found.map(\.name) == ["\(Self.name) (lab-el-001)", "\(Self.name) (lab-el-002)"])
    #expect(found.map(\.identity?.object) == ["lab-el-001", "lab-el-002"])
    #expect(found.map(\.identity?.earlierKey) == [Self.name, "\(Self.name) 2"])
  }

  @Test func anOutletIsBetterThanAnIdentifier() throws {
    #expect(try fonts(Self.two + Self.cell(2)).map(\.name) == ["\(Self.name) (lab-el-001)", "\(Self.name) (title)"])
    // Two outlets with the same name do not distinguish their objects.
    let both = try fonts(Self.two + Self.cell(1) + Self.cell(2))
    #expect(both.map(\.name) == ["\(Self.name) (lab-el-001)", "\(Self.name) (lab-el-002)"])
    #expect(try fonts(Self.label(" id=\"lab-el-001\"") + Self.cell(1)).map(\.name) == [Self.name])
  }

  /// Without an identifier of its own, only a number distinguishes an object.
  @Test(arguments: ["", " id=\"lab-el-001\""]) func objectsWithoutIdentifiersAreNumbered(_ id: String) throws {
    let found = try fonts(Self.label(id) + Self.label(id))
    #expect(found.map(\.name) == [Self.name, "\(Self.name) 2"] && found.allSatisfy { $0.identity == nil })
  }

  @Test func identifiersAreFoundByLocation() throws {
    let document = try Samples.document(Samples.storyboard(Self.two + Self.label(" id=\"lab-el-002\"")))
    let found = try #require(document.object("lab-el-001"))
    #expect(document.identifiers[document.objects[found].element.location] == "lab-el-001")
    #expect(!document.identifiers.values.contains("lab-el-002"), "it is not unique")
  }
}
