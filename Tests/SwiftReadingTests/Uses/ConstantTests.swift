import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Only properties that no code changes are constants.
@Suite struct ConstantTests {
  private func width(_ sources: String...) throws -> Double? {
    let uses =
      try sources.count == 1 ? Sources.uses(of: ["key"], sources[0]) : Sources.uses(of: ["key"], sources[0], sources[1])
    return try #require(uses.uses.first).width.value?.width(in: 375)
  }

  private static let view = #"struct A: View { var body: some View { Text("key").frame(width: Size.wide) } }"#

  @Test(arguments: [
    ("static let", "func f() { other.wide = 200 }", 60.0), ("static var", "func f() { other.high = 200 }", 60),
    ("static var", "func f() { Size.wide = 200 }", 200), ("static var", "func f() { Size.wide = any }", nil),
    ("static var", "func f() { (a, Size.wide) = (1, 200) }", nil),
    ("static var", "func f() { Size.wide += 200 }", nil), ("static var", "func f() { change(&Size.wide) }", nil),
    ("private static var", "func f() { other.wide = 200 }", 60),
  ])
  func codeOfOtherFilesMayChangeThem(_ kind: String, _ other: String, _ points: Double?) throws {
    let size = "\nenum Size { \(kind) wide: CGFloat = 60 }"
    #expect(try width(Self.view + size, other) == points, "\(kind) \(other)")
  }

  @Test(arguments: [
    ("fileprivate var w: CGFloat = 60", "", 60.0), ("fileprivate let w: CGFloat = 60", "func f() { B(w: 200) }", 60),
    ("fileprivate var w: CGFloat = 60", "func f() { B(w: 200) }", 200),
    ("fileprivate var w: CGFloat = 60", "func f() { B(w: any) }", nil),
    ("fileprivate var w: CGFloat = 60", "func f() { b = .init(w: 200) }", nil),
    ("fileprivate var w: CGFloat = 60", "func f() { frame(w: 200) }", 60),
    ("private var w: CGFloat = 60", "extension B { init(_ x: CGFloat) { w = x } }", nil),
    (
      "@ScaledMetric private var w: CGFloat = 1",
      "extension B { init(_ x: CGFloat) { _w = ScaledMetric(wrappedValue: x) } }", nil
    ),
    ("@ScaledMetric private var w: CGFloat = 0", "", 375),
  ])
  func codeOfTheFileMayChangePrivateOnes(_ property: String, _ other: String, _ points: Double?) throws {
    let isPadding = property.contains("ScaledMetric")
    let view =
      "struct B: View { \(property)\nvar body: some View { Text(\"key\").\(isPadding ? "padding(.leading, w)" : "frame(width: w)") } }"
    #expect(try width("\(view)\n\(other)") == points, "\(property) \(other)")
  }

  /// One look at each node, whatever the number of constants.
  @Test func changesAreCollectedOnce() throws {
    let tree = try Sources.tree("a = 1; b.c += 2; (d, self.e) = f; _g = h; change(&i); j == k; l(m: n)")
    #expect(tree.changes.assigned == ["a", "b", "c", "d", "self", "e", "_g", "g", "i"])
    #expect(tree.changes.initialized.isEmpty)
  }
}
