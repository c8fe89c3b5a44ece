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
    ("Kit.large.size", "struct Kit { let size: CGFloat; static let large = Self(size: 20) }", 20),
    ("Kit.size", "enum Kit { static let rows = 2; static let size: CGFloat = 25.0 / 2 }", 12.5),
    ("Kit.size", "enum Kit { static let all: CGFloat = 36; static let size = all / 3 }", 12),
    ("Kit.size", "enum Kit { static let all = 60; static let size = CGFloat(all * 250 / 300) }", 50),
    ("Kit.size", "enum Kit { static let all = 7; static let size = CGFloat(all / 2 * 4) }", 12),
    ("Kit.size", "enum Kit { static let all = 7.0; static let size = all / 2 * 4 }", 14),
    ("CGFloat(Kit.all / 1000000 * 10)", "enum Kit { static let all = 2999999 }", 20),
    ("CGFloat(Kit.rows / 2)", "enum Kit { static let rows = 25 }", 12),
    ("Kit.size", "enum Kit { static let n = -7; static var size: CGFloat { n / 2 == -3 ? 20 : 12 } }", 20),
    // A value without `?` is present, although the one that it comes from may be missing.
    (
      "kit.size",
      "extension A { var kit: Kit { find() }; func find() -> Kit { if let kit = Kit.all { return kit }; return Kit() } }; struct Kit { static let all: Kit? = nil; let size: CGFloat = 14 }",
      14
    ),
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
    // An alias may be an optional type, and an app may divide in its own way.
    (
      "Kit.size",
      "typealias OF = Kit?; struct Kit { static let all: OF = other() ? nil : Kit(); static var size: CGFloat { all == nil ? 14 : 20 } }"
    ),
    (
      "Kit.size",
      "func / (l: Int, r: Int) -> CGFloat { 17.5 }; enum Kit { static let all = 35; static let size = all / 2 }"
    ),
    // Whole numbers lose their fraction, but a literal may be a whole number.
    ("CGFloat(25 / 2)", ""),
    // A reference to an initializer creates values.
    (
      "kit.size",
      "struct Kit { let size: CGFloat }; let kits = [10, 20].map(Kit.init); let kit = kits[0]; let one = Kit(size: 12)"
    ),
    // The superclass runs with the value's own type.
    (
      "Large().size",
      "class Base { var size: CGFloat { isBig ? 20 : 12 }; var isBig: Bool { true } }; class Large: Base { override var size: CGFloat { super.size }; override var isBig: Bool { false } }"
    ),
    (
      "Large.make().size",
      "class Base { required init() {}; class func make() -> Self { Self() }; var size: CGFloat { 20 } }; class Large: Base { override var size: CGFloat { 12 } }"
    ),
    (
      "Large().size",
      "class Base { class var face: CGFloat { 20 }; var size: CGFloat { Self.face } }; class Large: Base { override class var face: CGFloat { 12 } }"
    ),
    (
      "kit.size(1)",
      "class Kit { func size(_ n: Int) -> CGFloat { 20 } }; class Large: Kit { override func size(_ n: Int) -> CGFloat { 12 }; func size(_ n: String) -> CGFloat { 9 } }; let kit: Kit = Large()"
    ),
    // A property of another value of its type.
    (
      "Node(size: on ? 12 : Node(size: 20).size).size",
      "struct Node { let size: CGFloat }; var on: Bool { other() }"
    ),
    // Key paths and keys that other code names.
    (
      "Kit.shared.size",
      "class Kit { static let shared = Kit(); var size: CGFloat = 12; func set<T>(_ path: ReferenceWritableKeyPath<Kit, T>, _ to: T) { self[keyPath: path] = to }; func f() { set(\\.size, 20) } }"
    ),
    (
      "Kit.shared.size",
      "class Kit: NSObject { static let shared = Kit(); @objc var size: CGFloat = 12 }; func f() { let key = \"size\"; Kit.shared.setValue(14, forKey: key) }"
    ),
    // Calls that change a local variable.
    (
      "Kit.size(on)",
      "enum Kit { static func size(_ on: Bool) -> CGFloat { var big = false; if on { big.toggle() }; return big ? 20 : 12 } }; var on: Bool { other() }"
    ),
    // A loop may never run.
    (
      "Kit(count: 0).size",
      "struct Kit { var size: CGFloat = 20; init(count: Int) { for _ in 0..<count { size = 12 } } }"
    ),
  ])
  func aSizeMayBeAnother(_ size: String, _ declarations: String) throws {
    let found = try use(size, declarations)
    let isOnly = found.fixedSize?.certainty == .exact || found.style.certainty == .exact && found.fonts.count == 1
    #expect(!isOnly, "\(declarations)")
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
