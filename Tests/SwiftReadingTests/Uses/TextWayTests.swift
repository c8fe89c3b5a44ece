import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Attributed strings with fonts of their own, and arguments of formats.
@Suite struct TextWayTests {
  private func use(_ key: String, in body: String) throws -> TextUse {
    let source = "struct Row: View {\n var body: some View { VStack { content }.font(.title) }\n \(body)\n}"
    let uses = try Sources.uses(of: ["key", "format", "%@ more"], source).uses.filter { $0.key.key == key }
    return try #require(uses.count == 1 ? uses[0] : nil)
  }

  @Test(arguments: [
    """
    var text: AttributedString { var a = AttributedString(localized: "key"); a.font = .caption; return a }
    var content: some View { Text(text).font(.body) }
    """,
    """
    var content: some View { Text(AttributedString(NSAttributedString(string: String(localized: "key"), attributes: small))).font(.body) }
    """,
    """
    @State private var text = AttributedString(localized: "key")
    var content: some View { Text(text).font(.body) }
    """,
  ])
  func aStringThatMayHaveItsOwnFontHasAnUnknownOne(_ body: String) throws {
    let found = try use("key", in: body)
    #expect(found.style.certainty == .unknown && found.style.origin != nil && found.fixedSize == nil)
  }

  @Test(arguments: [
    "var content: some View { Text(AttributedString(localized: \"key\")).font(.body) }",
    """
    var text: AttributedString { AttributedString(localized: "key") }
    var content: some View { Text(text).font(.body) }
    """,
    """
    let text = AttributedString(localized: "key")
    var content: some View { Text(text).font(.body) }
    """,
  ])
  func otherwiseTheFontOfTheViewCounts(_ body: String) throws {
    let found = try use("key", in: body)
    #expect(found.style.value == .body && found.style.certainty == .exact)
  }

  @Test(arguments: [
    "String(format: String(localized: \"format\"), String(localized: \"key\"))",
    "String.localizedStringWithFormat(NSLocalizedString(\"format\", comment: \"\"), NSLocalizedString(\"key\", comment: \"\"))",
  ])
  func anArgumentOfAFormatIsNotTheText(_ text: String) throws {
    let body = "var content: some View { Text(verbatim: \(text)).font(.body) }"
    let argument = try use("key", in: body)
    #expect(argument.isArgument && argument.isPart)
    let format = try use("format", in: body)
    #expect(!format.isArgument && !format.isPart)
  }

  @Test func anInterpolationIsTheTextOnlyIfItIsAlone() throws {
    let part = try use("key", in: "var content: some View { Text(verbatim: \"\\(String(localized: \"key\")): 5\") }")
    #expect(part.isArgument)
    let whole = try use("key", in: "var content: some View { Text(verbatim: \"\\(String(localized: \"key\"))\") }")
    #expect(!whole.isArgument)
  }

  @Test func aViewInATextIsAnArgumentWithAFontOfItsOwn() throws {
    let body = "var content: some View { Text(\"\\(Text(\"key\").font(.caption)) more\").font(.body) }"
    #expect(try use("key", in: body).isArgument)
    #expect(try use("%@ more", in: body).style.certainty == .unknown)
  }

  @Test func textsNextToEachOtherAreParts() throws {
    let sum = try use("key", in: "var content: some View { Text(\"key\").font(.caption) + Text(verbatim: \"b\") }")
    #expect(sum.isPart && !sum.isArgument && sum.style.value == .caption1)
  }
}
