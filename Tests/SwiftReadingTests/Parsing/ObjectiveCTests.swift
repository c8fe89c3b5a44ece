import AuditModel
import ObjectiveCReader
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ObjectiveCTests {
  private static func reading(_ source: String) -> SourceReading {
    ObjectiveCReducer.reading(of: Array(source.utf8), named: "A.m")
  }

  private func uses(_ source: String, of keys: [String] = ["key"]) -> SourceUses {
    let trees = [Self.reading(source).tree].compactMap(\.self)
    return SourceUses(of: keys.map { TextKey(key: $0, table: "Localizable") }, in: trees)
  }

  private static let call = #"NSLocalizedString(@"key", @"a comment")"#

  @Test(arguments: [
    ("self.title = \(call);", TextRole.navigationTitle), ("[self setTitle:\(call)];", .navigationTitle),
    ("self.navigationItem.title = \(call);", .navigationTitle), ("cell.textLabel.text = \(call);", .label),
    ("[self.label setText:\(call)];", .label), ("[button setTitle:\(call) forState:UIControlStateNormal];", .button),
    ("self.field.placeholder = flag ? \(call) : other;", .fieldPlaceholder),
    ("if (flag) self.label.text = \(call);", .label), ("b.accessibilityLabel = \(call);", .spoken),
    (
      "UIAlertController *a = [UIAlertController alertControllerWithTitle:\(call) message:m preferredStyle:s];",
      .alertTitle
    ),
    ("[UIAlertController alertControllerWithTitle:nil message:\(call) preferredStyle:0];", .alertMessage),
    (
      "[a addAction:[UIAlertAction actionWithTitle:\(call) style:0 handler:^(UIAlertAction *x) { [self go]; }]];",
      .alertAction
    ),
    (
      "self.item = [[UIBarButtonItem alloc] initWithTitle:\(call) style:0 target:self action:@selector(go:)];",
      .barButton
    ),
    ("label.text = [NSString stringWithFormat:\(call), 3];", .label), ("label.text = (NSString *)\(call);", .label),
    ("label.text = NSLocalizedStringFromTable(@\"key\", @\"Localizable\", nil);", .label),
    ("label.text = NSLocalizedString(@\"k\" @\"ey\", nil);", .label),
    ("/* ; { */ label.text = // a\n \(call);", .label), ("label.text = flag ? a : \(call);", .label),
  ])
  func aSetterInTheSameStatementIsAPlace(_ statement: String, _ role: TextRole) {
    let found = uses("@implementation AViewController\n- (void)f {\n  \(statement)\n}\n@end\n")
    #expect(found.uses.map(\.role) == [role], "\(statement)")
    #expect(found.uses.allSatisfy { $0.way == .localized && !$0.isLocalizedKey } && found.mentions.isEmpty)
    #expect(found.uses.first?.location.line == 3)
  }

  @Test(arguments: [
    ("NSString *title = \(call);", TextMention.Ending.property), ("return \(call);", .result),
    ("[self show:\(call)];", .argument), ("if (a == \(call)) {}", .other), ("self.caption = \(call);", .assignment),
  ])
  func otherStatementsAreNotFollowed(_ statement: String, _ cause: TextMention.Ending) {
    let found = uses("@implementation A\n- (NSString *)f {\n  \(statement)\n}\n@end\n")
    #expect(found.uses.isEmpty && found.mentions.map(\.ending) == [cause], "\(statement)")
  }

  @Test(arguments: [
    "// label.text = \(call);", "/* label.text = \(call); */", "#define A label.text = \(call);",
    "#define A \\\n label.text = \(call);", "NSLog(@\"label.text = NSLocalizedString(key)\");",
    "label.text = @\"key\";",
  ])
  func commentsAndMacrosAreSkipped(_ statement: String) {
    let found = uses("@implementation A\n\(statement)\n@end\n")
    #expect(found.uses.isEmpty && found.mentions.isEmpty, "\(statement)")
  }

  @Test func onlyAControllerHasANavigationTitle() {
    let found = uses("@implementation Item\n- (void)f { self.title = \(Self.call); }\n@end\n")
    #expect(found.uses.isEmpty)
  }

  @Test func tablesAreKept() throws {
    let source = #"@implementation A @end void f() { l.text = NSLocalizedStringFromTable(@"key", @"Other", nil); }"#
    let tree = try #require(Self.reading(source).tree)
    let keys = ["Localizable", "Other"].map { TextKey(key: "key", table: $0) }
    #expect(SourceUses(of: keys, in: [tree]).uses.map(\.key.table) == ["Other"])
  }

  @Test(arguments: [
    "@implementation", "label.text = NSLocalizedString(@\"key", "[[[[[[", "@\"", "'", "/*", "#\\", "a ? b : ? : c;",
    "x = [NSLocalizedString(@\"key\", nil)", "= NSLocalizedString(@\"\\u12\", nil);", "@\"\\U110000\\\"", "\\",
    String(repeating: "[a b:", count: 5_000) + call, String(repeating: "(", count: 100_000) + call,
    "x = " + String(repeating: "a ? ", count: 20_000) + call + ";", "NSLocalizedString", "NSLocalizedString(",
  ])
  func brokenCodeEnds(_ source: String) {
    #expect(uses(source).uses.count <= 1)
  }

  @Test func anExpressionThatIsNestedTooDeeplyIsNamed() {
    let nested = String(repeating: "[a b:", count: 120) + Self.call + String(repeating: "]", count: 120)
    let issues = Self.reading("void f() {\n  x = \(nested);\n  l.text = \(Self.call);\n}\n").issues
    #expect(issues.map(\.location.line) == [2] && issues.allSatisfy { $0.severity == .error })
    #expect(uses("l.text = \(nested); l.text = \(Self.call);").uses.count == 1)
  }

  @Test(arguments: [
    ("@implementation A\n- (void)f { self.title = @\"x", 1), ("@implementation A\n@end\n@implementation B\n", 3),
    ("@interface A\n@end\n@implementation A\n@end\n/* of later", 5), ("@implementation A\n@end\n", nil),
    ("#if X\n@implementation A\n#else\n@implementation B\n#endif\n@end\n", nil), ("/* @implementation */ int a;", nil),
  ])
  func anEndThatLacksIsNamed(_ source: String, _ line: Int?) {
    let issue = Self.reading(source).issues.first
    #expect(issue?.location.line == line)
    #expect(issue?.message.hasPrefix("this comment, bracket or statement has no end") ?? true)
  }

  @Test(arguments: ["\r", "\n", "\r\n"]) func anyLineEndEndsACommentAndAMacro(_ end: String) {
    let lines = [
      "@implementation A // a", "#define B \\", " {", "- (void)f { l.text = \(Self.call); } // b", "@end", "",
    ]
    #expect(uses(lines.joined(separator: end)).uses.map(\.location.line) == [4])
  }

  @Test(arguments: [
    ("void f() {\n  [self show:\(call)", 1), ("void f(void);\nvoid g() { if (a) {\n}\n", 2), ("void f(\n", 1),
    ("#if A\nvoid f(int a) {\n#else\nvoid f() {\n#endif\n}\n", nil), ("#if 0\n{\n#endif\n", nil),
    ("#if 0\n{\n#else\n{\n#endif\n}\n", nil), ("#if 0\n#elif A\n{\n#else\n{\n#endif\n}\n", nil),
    ("#define A 1 /* (\n a's ( */\n", nil), ("#define A \"/*\"\nvoid f() {}\n", nil),
    ("char a = '{'; int b = 1'000; // {\n", nil), ("void f() { g(1 }\n", nil),
  ])
  func aBracketThatIsOpenAtTheEndIsNamed(_ source: String, _ line: Int?) {
    #expect(Self.reading(source).issues.first?.location.line == line)
  }

  @Test func aStringInAnotherEncodingIsAnError() {
    let source = Array("// \u{1}\n\nl.text = @\"\u{1}\";\n".utf8).map { $0 == 1 ? 0xE9 : $0 }
    let reading = SourceParser().parse(source, named: "A.m")
    #expect(reading.issues.map(\.severity) == [.error] && reading.issues.map(\.location.line) == [3])
    #expect(SourceParser().parse(Array(source.prefix(5)), named: "A.m").issues.isEmpty)
  }

  /// The version in a check is not read, so that any later system may be meant.
  @Test func aCheckOfTheSystemIsNoted() {
    let body = "@implementation AViewController\n- (void)f { self.title = \(Self.call); }"
    #expect(uses(body).uses.map(\.latestSystem) == [nil])
    #expect(uses("\(body) - (void)g { if (@available(iOS 16, *)) {} }").uses.map(\.latestSystem) == [.max])
  }
}
