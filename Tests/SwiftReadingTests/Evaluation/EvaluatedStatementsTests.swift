import AuditModel
import DynamicType
import SwiftReading
import TestSupport
import Testing

/// Sizes that depend on superclasses, statements and changes.
@Suite struct EvaluatedStatementsTests {
  private func use(_ size: String, _ declarations: String) throws -> TextUse {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    let view = "struct A: View { var body: some View { Text(\"key\").font(.system(size: \(size))) } }\n"
    return try #require(try Sources.uses(of: ["key"], app + view + declarations).uses.first)
  }

  private static let base =
    "class Base { var size: CGFloat = 12; init() {}; init(size: CGFloat) { self.size = size } }\n"

  @Test(arguments: [
    ("Large().size", base + "class Large: Base { override init() { super.init(size: 30) } }", 30),
    ("Large().both", base + "class Large: Base { var both: CGFloat { super.size + 2 } }", 14),
    (
      "Large().size",
      "class Base { var size: CGFloat { 12 } }; class Large: Base { override var size: CGFloat { super.size * 2 } }", 24
    ),
    ("Kit.large.size", "struct Kit { let size: CGFloat; static let large = Self(size: 20) }", 20),
    ("Kit.size", "enum Kit { static let rows = 2; static let size: CGFloat = 25.0 / 2 }", 12.5),
    ("Kit.size", "enum Kit { static let all: CGFloat = 36; static let size = all / 3 }", 12),
    (
      "kit.size()",
      "let kit = make(); class Kit { func size() -> CGFloat { 12 } }; class Large: Kit { override func size() -> CGFloat { 30 } }; func make() -> Kit { Large() }",
      30
    ),
  ])
  func aSizeIsTheOnlyPossibleOne(_ size: String, _ declarations: String, _ points: Double) throws {
    let found = try use(size, declarations)
    #expect(found.fixedSize?.value == points && found.fonts.isEmpty, "\(declarations)")
  }

  @Test(arguments: [
    // Another class of the app may be the one that the view has.
    (
      "kit.size()",
      "let kit = make(); class Kit { func size() -> CGFloat { 12 } }; class Large: Kit { override func size() -> CGFloat { 30 } }; func make() -> Kit { other() }"
    ),
    (
      "Kit().doubled",
      "class Kit { func size() -> CGFloat { 12 }; var doubled: CGFloat { other.size() * 2 }; var other: Kit { unknown() } }; class Large: Kit { override func size() -> CGFloat { 30 } }"
    ),
    // The next case runs as well.
    (
      "Kit.size(1)",
      "enum Kit { static func size(_ n: Int) -> CGFloat { var size: CGFloat = 12; switch n { case 1: size = 14; fallthrough; case 2: size = 16; default: size = 18 }; return size } }"
    ),
    (
      "Kit.size(.one)",
      "enum Kit { case one, two; static func size(_ kit: Kit) -> CGFloat { switch kit { case .one: fallthrough; case .two: return 16 } } }"
    ),
    // Changes by key paths and names.
    (
      "Kit.shared.size",
      "class Kit: NSObject { static let shared = Kit(); @objc var size: CGFloat = 12; func f() { self[keyPath: \\.size] = 14 + other } }"
    ),
    (
      "Kit.shared.size",
      "class Kit: NSObject { static let shared = Kit(); @objc var size: CGFloat = 12 }; func f() { Kit.shared.setValue(14, forKey: \"size\") }"
    ),
    // Whole numbers lose their fraction.
    ("CGFloat(Kit.rows / 2)", "enum Kit { static let rows = 25 }"),
    // A reference to an initializer creates values.
    (
      "kit.size",
      "struct Kit { let size: CGFloat }; let kits = [10, 20].map(Kit.init); let kit = kits[0]; let one = Kit(size: 12)"
    ),
  ])
  func aSizeMayBeAnother(_ size: String, _ declarations: String) throws {
    let found = try use(size, declarations)
    #expect(found.fixedSize?.value == nil || found.fonts.count > 1, "\(declarations)")
  }

  @Test func anErrorGivesTheOtherSize() throws {
    let found = try use("(try? size()) ?? 12", "func size() throws -> CGFloat { 20 }")
    #expect(found.fonts.map(\.fixedSize) == [20, 12])
  }

  @Test func aHeadlineKeepsItsWeightAtAnotherSize() throws {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    let font = "Font(UIFont.preferredFont(forTextStyle: .headline).withSize(20))"
    let view = "struct A: View { var body: some View { Text(\"key\").font(\(font)) } }"
    let found = try #require(try Sources.uses(of: ["key"], app + view).uses.first)
    #expect(found.weight?.value == .semibold && found.fixedSize?.value == 20)
  }
}
