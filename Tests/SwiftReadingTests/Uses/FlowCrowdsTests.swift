import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Declarations that many texts and places share")
struct FlowCrowdsTests {
  /// A view whose functions assign texts to one variable, which its body draws several times.
  private static func variable(texts: Int, places: Int) -> String {
    let assigned = (0..<texts).map { "s = String(localized: \"key.\($0)\")" }
    let drawn = Array(repeating: "Text(s)", count: places)
    return """
      struct A: View {
        @State var s = ""
        func f() {
      \(assigned.joined(separator: "\n"))
        }
        var body: some View {
          VStack {
      \(drawn.joined(separator: "\n"))
          }
        }
      }
      """
  }

  private static func keys(_ count: Int) -> [String] { (0..<count).map { "key.\($0)" } }

  @Test("a few texts reach each of a few places")
  func few() throws {
    let found = try Sources.uses(of: Self.keys(20), Self.variable(texts: 20, places: 20))
    #expect(found.uses.count == 400)
    #expect(found.issues.isEmpty)
  }

  @Test("many texts reach a few places, and a few texts many places", arguments: [(1_000, 6), (6, 1_000)])
  func unequal(texts: Int, places: Int) throws {
    let found = try Sources.uses(of: Self.keys(texts), Self.variable(texts: texts, places: places))
    #expect(found.uses.count == texts * places)
    #expect(found.issues.isEmpty)
  }

  @Test("many texts with many places are not followed, and the declaration is named")
  func many() throws {
    let found = try Sources.uses(of: Self.keys(400), Self.variable(texts: 400, places: 400))
    #expect(found.uses.isEmpty)
    #expect(found.mentions.map(\.ending) == Array(repeating: .other, count: 400))
    let issue = try #require(found.issues.first)
    #expect(found.issues.count == 1)
    #expect(issue.severity == .warning)
    #expect(issue.location.line == 2)
    #expect(issue.message.contains("share 's'"))
    #expect(issue.message.contains("65,536"))
  }

  @Test("the other texts of the file are followed")
  func others() throws {
    let other = "struct B: View { var body: some View { Text(\"other\") } }\n"
    let source = other + Self.variable(texts: 400, places: 400)
    let found = try Sources.uses(of: Self.keys(400) + ["other"], source)
    #expect(found.uses.map(\.key.key) == ["other"])
  }

  @Test("the texts of implementations are not followed to the readers of the requirement")
  func implementations() throws {
    let models = (0..<400).map { "struct M\($0): Model { var title: String { String(localized: \"key.\($0)\") } }" }
    let views = (0..<400).map {
      "struct V\($0): View {\n let model: Model\n var body: some View { Text(model.title) } }"
    }
    let source = (["protocol Model { var title: String { get } }"] + models + views).joined(separator: "\n")
    let found = try Sources.uses(of: Self.keys(400), source)
    #expect(found.uses.isEmpty)
    #expect(found.mentions.count == 400)
    #expect(found.issues.map(\.location.line) == [1])
  }

  // MARK: Work

  /// Chains of declarations from texts to one declaration, and on from it.
  private static func hub(_ count: Int) -> FlowCrowds {
    let first = (0..<count).map { _ in FlowCrowds.Ways(next: [count], ends: 0) }
    let hub = FlowCrowds.Ways(next: Array(count + 1..<2 * count + 1), ends: 0)
    let last = (0..<count).map { _ in FlowCrowds.Ways(next: [], ends: 1) }
    let texts = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) })
    return FlowCrowds(first + [hub] + last, texts: texts, depth: 8)
  }

  @Test("only the declaration at which the ways meet is marked")
  func meeting() {
    #expect(Self.hub(1_000).limits == [1_000: FlowCrowds.mostPairs])
    #expect(Self.hub(100).limits.isEmpty)
  }

  @Test("an app with many pairs in all has a smaller limit per declaration")
  func app() {
    // 100 texts and 100 places at each of 100 declarations.
    let ways = (0..<100).map { _ in FlowCrowds.Ways(next: [], ends: 100) }
    let texts = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, 100) })
    let limits = FlowCrowds(ways, texts: texts, depth: 8).limits
    #expect(limits.count == 100)
    #expect(limits.values.allSatisfy { $0 < FlowCrowds.mostPairs })
  }

  @Test("the steps grow with the number of ways", arguments: [1_000, 10_000])
  func steps(count: Int) {
    // One variable with many texts and many places.
    let one = FlowCrowds([FlowCrowds.Ways(next: [], ends: count)], texts: [0: count], depth: 8)
    #expect(one.steps == 0)
    // Implementations with a text each, whose requirement many places read.
    let models = (0..<count).map { _ in FlowCrowds.Ways(next: [count], ends: 0) }
    let texts = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) })
    let requirement = FlowCrowds(models + [FlowCrowds.Ways(next: [], ends: count)], texts: texts, depth: 8)
    #expect(requirement.steps == 3 * count)
    #expect(requirement.limits.keys.sorted() == [count])
  }
}
