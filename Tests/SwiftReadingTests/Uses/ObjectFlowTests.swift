import AuditModel
import Testing

@testable import SwiftReading
@testable import SwiftTrees

/// Texts that objects keep, each in its own place.
@Suite struct ObjectFlowTests {
  private func uses(_ source: String) throws -> [TextUse] {
    try Sources.uses(of: ["key", "other"], source).uses.filter { $0.key.key == "key" }
  }

  private static let model = """
    struct M { let title: String; var both: String { title } }
    struct N { let m: M; let count: Int }
    struct E { let title: String; init(_ text: String) { self.title = text } }
    struct D { let m: M; init(title: String) { self.init(m: M(title: title)) }; init(m: M) { self.m = m } }

    """
  private static let key = #"NSLocalizedString("key", comment: "")"#
  private static let other = #"NSLocalizedString("other", comment: "")"#

  @Test(arguments: [
    "let a = M(title: \(key)), b = M(title: \(other)); one.text = a.title; two.text = b.title",
    "let a = E(\(key)), b = E(\(other)); one.text = a.title; two.text = b.title",
    "let a = N(m: M(title: \(key)), count: 1), b = M(title: \(other)); one.text = a.m.title; two.text = b.title",
    "let a = D(title: \(key)), b = M(title: \(other)); one.text = a.m.title; two.text = b.title",
    "let a = M(title: \(key)), b = M(title: \(other)); show(a); two.text = b.title }\n"
      + "func show(_ m: M) { one.text = m.title",
    "let b = M(title: \(other)); let all: [M] = [M(title: \(key))]; for a in all { one.text = a.title }; two.text = b.title",
  ])
  func anObjectHasItsOwnPlace(_ body: String) throws {
    let found = try uses(Self.model + "class C {\nlet one = UILabel(), two = UILabel()\nfunc f() { \(body) } }")
    #expect(found.count == 1 && found.allSatisfy { $0.way != .shared }, "\(body)")
  }

  /// Other code may read the text of such an object, so that each reader of the property may draw it.
  @Test(arguments: [
    "let a = M(title: \(key)), b = M(title: \(other)); one.text = a.title; two.text = b.title; send(a)",
    "let a = M(title: \(key)), b = M(title: \(other)); one.text = a.title; two.text = b.both",
    "let a = L(\(key)), b = L(\(other)); one.text = a.title; two.text = b.title",
  ])
  func anObjectThatIsNotFollowedSharesItsPlaces(_ body: String) throws {
    let logging =
      "class L { let title: String; init(_ text: String) { title = text; log() }; func log() { print(title) } }\n"
    let found = try uses(
      Self.model + logging + "class C {\nlet one = UILabel(), two = UILabel()\nfunc f() { \(body) } }")
    let isExact = body.contains("b.both")
    #expect(isExact || found.filter { $0.role != .notDrawn }.map(\.way) == [.shared, .shared], "\(body)")
  }

  @Test func aViewKeepsItsText() throws {
    let row = "struct Row: View { let title: String; var body: some View { Text(title) } }\n"
    #expect(try uses(row + "func f() { Row(title: \(Self.key)) }").map(\.way) == [.parameter])
  }
}
