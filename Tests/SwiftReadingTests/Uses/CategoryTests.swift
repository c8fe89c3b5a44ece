import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

/// Conditions on the size category limit a text to some sizes, or leave the size open.
@Suite struct CategoryTests {
  private func use(_ body: String, _ other: String = "") throws -> TextUse {
    let source =
      "struct A: View { @Environment(\\.dynamicTypeSize) private var size\n@Environment(\\.sizeCategory) var sizeCategory\n"
      + "\(other)\nvar body: some View {\n\(body)\n} }"
    return try #require(try Sources.uses(of: ["key"], source).uses.first)
  }

  /// The smallest and largest category.
  private func sizes(_ body: String, _ other: String = "") throws -> [ContentSizeCategory] {
    let found = try use(body, other)
    #expect(found.maxCategory?.certainty != .unknown, "\(body)")
    return [
      found.minCategory?.value ?? .extraSmall, found.maxCategory?.value ?? .accessibilityExtraExtraExtraLarge,
    ]
  }

  private static let (smallest, largest) = (
    ContentSizeCategory.extraSmall, ContentSizeCategory.accessibilityExtraExtraExtraLarge
  )
  private static let (below, first) = (
    ContentSizeCategory.extraExtraExtraLarge, ContentSizeCategory.accessibilityMedium
  )

  @Test(arguments: [
    (#"if size == .large { Text("key") }"#, [ContentSizeCategory.large, .large]),
    (#"if size != .xSmall { Text("key") }"#, [.small, largest]),
    (#"if size.isAccessibilitySize || size == .xxxLarge { Text("key") }"#, [below, largest]),
    (#"if isOn && size.isAccessibilitySize || isOff && size > .accessibility2 { Text("key") }"#, [first, largest]),
    (#"if isOn || size.isAccessibilitySize && isOff { Text("key") }"#, [smallest, largest]),
    (#"if isOn && isOff && !size.isAccessibilitySize { Text("key") }"#, [smallest, below]),
    (#"if a == b && size.isAccessibilitySize { Text("key") }"#, [first, largest]),
    (#"if [.large, .xLarge].contains(size) { Text("key") }"#, [.large, .extraLarge]),
    (#"if (.xxxLarge...).contains(size) { Text("x") } else { Text("key") }"#, [smallest, .extraExtraLarge]),
    (#"if (.small ... .large).contains(size) { Text("key") }"#, [.small, .large]),
    (#"switch size { case .xSmall, .small: Text("key") default: a }"#, [smallest, .small]),
    (#"switch size { case .xSmall ... .xxxLarge: a default: Text("key") }"#, [first, largest]),
    (#"switch size { case ...(.xLarge): a case .accessibility1...: Text("key") default: b }"#, [first, largest]),
    (#"switch size { case .accessibility1... where isOn: a default: Text("key") }"#, [smallest, largest]),
    (#"switch mode { case .large: Text("key") default: a }"#, [smallest, largest]),
    (#"if size.isAccessibilitySize { return AnyView(a) }; return AnyView(Text("key"))"#, [smallest, below]),
    (#"guard size.isAccessibilitySize else { return AnyView(a) }; return AnyView(Text("key"))"#, [first, largest]),
    (#"guard size.isAccessibilitySize else { return AnyView(Text("key")) }; return AnyView(a)"#, [smallest, below]),
    (#"if isOn { return AnyView(a) }; return AnyView(Text("key"))"#, [smallest, largest]),
    (#"let isBig = size.isAccessibilitySize; if isBig { Text("key") }"#, [first, largest]),
    (#"Text("key").dynamicTypeSize(.accessibility1...)"#, [smallest, largest]),
    (#"Text("key").dynamicTypeSize(.small ... .xLarge)"#, [smallest, .extraLarge]),
    (#"Text("key").dynamicTypeSize(..<DynamicTypeSize.xLarge)"#, [smallest, .large]),
    (#"VStack { Text("key").dynamicTypeSize(...(.xxxLarge)) }.dynamicTypeSize(...(.large))"#, [smallest, .large]),
    (#"VStack { Text("key").dynamicTypeSize(.xLarge...) }.dynamicTypeSize(...(.large))"#, [smallest, .extraLarge]),
    (#"VStack { Text("key").dynamicTypeSize(.medium) }.dynamicTypeSize(limit)"#, [smallest, .medium]),
    (#"Text("key").environment(\.sizeCategory, .large)"#, [smallest, .large]),
    (#"Text("key").environment(\.locale, locale)"#, [smallest, largest]),
  ])
  func conditionsAndModifiersAreUnderstood(_ body: String, _ expected: [ContentSizeCategory]) throws {
    #expect(try sizes(body) == expected, "\(body)")
  }

  @Test(arguments: [
    #"if size > limit { Text("key") }"#, #"if fits(size) { Text("key") } else { a }"#, #"if isBig { Text("key") }"#,
    #"if big() { Text("key") }"#, #"if sizes.contains(size) { Text("key") }"#,
    #"if case .large = size { Text("key") }"#,
    #"switch (mode, size) { case (.a, .large): Text("key") default: b }"#,
    #"switch size { case limit: a default: Text("key") }"#,
    #"switch size { case let x where x > .large: Text("key") default: b }"#,
    #"if size == .large || size == .accessibility5 { Text("key") }"#,
    #"if size.isAccessibilitySize { if size == .large { Text("key") } }"#,
    #"if size > limit { return AnyView(a) }; return AnyView(Text("key"))"#,
    #"switch size { case .large: return AnyView(a) default: break }; return AnyView(Text("key"))"#,
    #"Text("key").dynamicTypeSize(limit)"#, #"Text("key").dynamicTypeSize(...limit)"#,
    #"Text("key").environment(\.dynamicTypeSize, limit)"#,
    #"VStack { Text("key") }.transformEnvironment(\.sizeCategory) { a($0) }"#,
  ])
  func othersLeaveTheSizeOpen(_ body: String) throws {
    let other = """
      private var isBig: Bool { a(); return size > limit }
      private func big() -> Bool { sizeCategory > limit }
      """
    let found = try use(body, other)
    #expect(found.maxCategory == TextUse.Value(nil, .unknown, at: found.maxCategory?.origin), "\(body)")
    #expect(found.minCategory == nil, "\(body)")
  }

  @Test func callersLimitTheSizesToo() throws {
    func use(_ call: String, _ row: String) throws -> TextUse {
      let source =
        "struct A: View { var body: some View { \(call) } }\nstruct Row: View { var body: some View { \(row) } }"
      return try #require(try Sources.uses(of: ["key"], source).uses.first)
    }
    let text = #"Text("key")"#
    #expect(try use("if size.isAccessibilitySize { Row() }", text).maxCategory == nil)
    #expect(
      try use("if dynamicTypeSize.isAccessibilitySize { Row() }", text).minCategory?.value == .accessibilityMedium)
    #expect(
      try use("Row().dynamicTypeSize(...(.large))", text + ".dynamicTypeSize(...(.xLarge))").maxCategory?.value
        == .large)
    // A branch that the callers exclude is never drawn.
    let large = #"if dynamicTypeSize.isAccessibilitySize { Text("key") }"#
    #expect(try use("Row().dynamicTypeSize(...(.large))", large).maxCategory?.certainty == .unknown)
    #expect(try use("VStack { Row().dynamicTypeSize(...(.large)); Row() }", text).maxCategory?.certainty == .unknown)
  }

  @Test func theEnvironmentStatesTheFontToo() throws {
    #expect(try use(#"VStack { Text("key") }.environment(\.font, .title)"#).style.value == .title1)
    #expect(try use(#"Text("key").environment(\.font, font)"#).style.certainty == .unknown)
    #expect(try use(#"Text("key").environment(\.lineLimit, 2)"#).lines.value == 2)
    #expect(try use(#"Text("key").transformEnvironment(\.self) { a($0) }"#).style.certainty == .unknown)
  }

  /// The sizes of a row that its callers pass a condition to.
  @Test(arguments: [
    ("Row(isLarge: size.isAccessibilitySize)", [first, largest]),
    ("Row(isLarge: !size.isAccessibilitySize)", [smallest, below]),
    ("VStack { Row(isLarge: size.isAccessibilitySize); Row(isLarge: size > .accessibility1) }", [first, largest]),
    ("VStack { Row(isLarge: size.isAccessibilitySize); Row(isLarge: true) }", [smallest, largest]),
    ("Row(isLarge: true)", [smallest, largest]),
  ])
  func conditionsOfCallersCount(_ body: String, _ expected: [ContentSizeCategory]) throws {
    let view = "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar body: some View { \(body) } }\n"
    let row = #"struct Row: View { let isLarge: Bool; var body: some View { if isLarge { Text("key") } else { b } } }"#
    let found = try #require(try Sources.uses(of: ["key"], view + row).uses.first)
    #expect(found.maxCategory?.certainty != .unknown, "\(body)")
    #expect(found.minCategory?.value ?? Self.smallest == expected[0], "\(body)")
    #expect(found.maxCategory?.value ?? Self.largest == expected[1], "\(body)")
  }

  @Test func aConditionThatAnInitializerPassesOnIsOpen() throws {
    let view = "struct A: View { var body: some View { Row(isLarge: dynamicTypeSize.isAccessibilitySize) } }\n"
    let row =
      "struct Row: View { private let isLarge: Bool; init(isLarge: Bool) { self.isLarge = !isLarge }\n"
      + #"var body: some View { if isLarge { Text("key") } } }"#
    #expect(try Sources.uses(of: ["key"], view + row).uses.first?.maxCategory?.certainty == .unknown)
  }
}
