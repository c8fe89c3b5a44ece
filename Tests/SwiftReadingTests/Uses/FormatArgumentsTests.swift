import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The values that code passes for the arguments of formats.
@Suite struct FormatArgumentsTests {
  private static func arguments(_ body: String) throws -> [Int: FormatArgument] {
    let keys = ["format", "key", "other", "%@ more", "%@ and %@"]
    let source = "import SwiftUI\nstruct Row: View {\n var body: some View { Text(\"title\") }\n \(body)\n}"
    let found = try Sources.uses(of: keys, source).arguments
    #expect(found.count <= 1)
    return found.first?.value ?? [:]
  }

  private static let key = FormatArgument.key(TextKey(key: "key", table: "Localizable"))
  private static let other = FormatArgument.key(TextKey(key: "other", table: "Localizable"))

  @Test(arguments: [
    "let a = String(format: NSLocalizedString(\"format\", comment: \"\"), NSLocalizedString(\"key\", comment: \"\"))",
    "let a = String(format: String(localized: \"format\"), locale: .current, String(localized: \"key\"))",
    "let a = String.localizedStringWithFormat(String(localized: \"format\"), String(localized: \"key\"))",
    "let a = String(localized: \"\\(String(localized: \"key\")) more\")",
    "var content: some View { Text(\"\\(Text(\"key\")) more\") }",
  ])
  func aKeyIsTheValueOfAnArgument(_ body: String) throws {
    #expect(try Self.arguments(body) == [1: Self.key])
  }

  @Test func argumentsCountInOrder() throws {
    let format = "String(format: String(localized: \"format\"), name, String(localized: \"key\"), \"iCloud\")"
    #expect(try Self.arguments("let a = \(format)") == [2: Self.key, 3: .text("iCloud")])
    let literal = "String(localized: \"\\(String(localized: \"other\")) and \\(String(localized: \"key\"))\")"
    #expect(try Self.arguments("let a = \(literal)") == [1: Self.other, 2: Self.key])
  }

  @Test(arguments: [
    // Another value at another call.
    """
    let a = String(format: String(localized: "format"), String(localized: "key"))
    let b = String(format: String(localized: "format"), String(localized: "other"))
    """,
    // A call that is not a format may pass any value.
    """
    let a = String(format: String(localized: "format"), String(localized: "key"))
    let b = fill(String(localized: "format"), name)
    """,
    "let a = String(format: String(localized: \"format\"), name)",
    "let a = String(format: String(localized: \"format\"), String(localized: \"key\").uppercased())",
    "let a = String(format: String(localized: \"format\"), arguments: [String(localized: \"key\")])",
    "let a = String(localized: \"\\(String(localized: \"key\"), format: .list) more\")",
    "let a = String(format: String(localized: \"format\"), \"\\(name)\")",
    "let a = show(String(localized: \"format\"), String(localized: \"key\"))",
  ])
  func aValueThatIsNotTheSameAtEveryCallIsUnknown(_ body: String) throws {
    #expect(try Self.arguments(body).isEmpty)
  }
}
