import AuditModel
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// The code for which uses wait, and the statements of a configuration that describe it.
@Suite struct BlockersTests {
  /// The uses of an app with the keys `a`, `b` and `c`, whose views are in one file.
  private func uses(_ code: String, _ configuration: String = "") async throws -> AppUses {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n")
    try folder.write("A.swift", "import SwiftUI\nimport Kit\n" + code)
    try folder.write(".typecheck.yml", configuration)
    let check = try CheckPipeline.project(at: folder.path, measure: MeasurePipeline()).pipeline
    return try await UsesPipeline(check).run([])
  }

  private func body(_ view: String) -> String { "struct A: View {\n  var body: some View {\n    \(view)\n  }\n}\n" }

  /// The statement of a blocker in one line of YAML.
  private func statement(_ blocker: Blocker?) -> String? { UnknownDeclaration.line(blocker?.statements ?? []) }

  // MARK: Statements

  /// Views with one blocker, and its statement.
  private static let views: [(view: String, statement: String)] = [
    (#"Text("a").font(Kit.title)"#, "sources: {fonts: {Kit.title: STYLE}}"),
    (#"Text("a").font(.kitTitle.bold())"#, "sources: {fonts: {kitTitle: STYLE}}"),
    (#"Text("a").font(theme.font.body)"#, "sources: {fonts: {theme.font.body: STYLE}}"),
    (#"Text("a").font(Kit.font(.title))"#, #"sources: {fonts: {"Kit.font(.title)": STYLE}}"#),
    (#"Text("a").font(Kit.font(kind, size: 3))"#, #"sources: {fonts: {"Kit.font(_:size:)": STYLE}}"#),
    (#"Text("a").environment(\.font, Kit.title)"#, "sources: {fonts: {Kit.title: STYLE}}"),
    (#"ListRow(title: String(localized: "a"))"#, "sources: {views: {ListRow: {title: {style: STYLE}}}}"),
    (#"ListRow(String(localized: "a"))"#, "sources: {views: {ListRow: {_: {style: STYLE}}}}"),
    (#"Text("a").shimmer()"#, "sources: {neutral: [shimmer]}"),
    (#"Card { Text("a") }"#, "sources: {neutral: [Card]}"),
    (#"Color.red.panel { Text("a") }"#, "sources: {neutral: [panel]}"),
    (#"Button("a") {}.buttonStyle(.kit)"#, "sources: {neutral: [kit]}"),
    (#"Text("a").modifier(KitModifier())"#, "sources: {neutral: [KitModifier]}"),
  ]

  @Test(arguments: views) func theStatementOfABlockerUnblocksItsUses(_ view: String, _ statement: String) async throws {
    let before = try await uses(body(view)).blockers
    #expect(before.count == 1 && before.first?.uses == 1 && before.first?.keys == 1, "\(before)")
    #expect(self.statement(before.first) == statement, "\(before)")
    let after = try await uses(body(view), statement.replacing("STYLE", with: "headline"))
    #expect(after.blockers.isEmpty && after.uses.count == 1, "\(after.blockers)")
    let style = after.uses.first?.style
    #expect(style?.certainty != .unknown && (statement.contains("neutral") || style?.value == .headline))
  }

  @Test func aFontOfUIKitMayHaveAFixedSize() async throws {
    let code = """
      final class C: UIViewController {
        let label = UILabel()
        func show() {
          label.font = Kit.label(size: 12)
          label.text = NSLocalizedString("a", comment: "")
        }
      }
      """
    let before = try await uses(code).blockers
    #expect(statement(before.first) == #"sources: {fonts: {"Kit.label(size: 12)": STYLE}}"#, "\(before)")
    let after = try await uses(code, #"sources: {fonts: {"Kit.label(size: 12)": {size: 12}}}"#)
    #expect(after.blockers.isEmpty && after.uses.first?.fixedSize?.value == 12, "\(after.blockers)")
    let labels = try await uses(code, #"sources: {fonts: {"Kit.label( size: )": caption1}}"#)
    #expect(labels.uses.first?.style.value == .caption1, "\(labels.blockers)")
    let other = try await uses(code, #"sources: {fonts: {"Kit.label(size: 13)": {size: 13}}}"#)
    #expect(other.blockers.count == 1)
  }

  @Test(arguments: [
    (#"tr("%")"#, "tr"), (#"Kit.tr("%")"#, "tr"), (#""%".tr"#, "String.tr"), (#""%".tr()"#, "String.tr"),
  ])
  func aFunctionThatLocalizesIsStated(_ call: String, _ name: String) async throws {
    let texts = ["a", "b", "c"].map { "Text(\(call.replacing("%", with: $0)))" }.joined(separator: "\n")
    let code = body("VStack { \(texts) }")
    let before = try await uses(code).blockers
    #expect(statement(before.first) == "sources: {localizers: [\(name)]}", "\(before)")
    #expect(before.first?.keys == 3)
    let after = try await uses(code, "sources: {localizers: [\(name)]}")
    #expect(after.uses.count == 3 && after.blockers.isEmpty, "\(after.blockers)")
  }

  // MARK: No statement

  /// Code whose font no single statement describes.
  @Test(arguments: [
    "struct R: View { let font: Font; var body: some View { Text(\"a\").font(font) } }",
    "struct A: View { func row(_ font: Font) -> some View { Text(\"a\").font(font) } }",
    "struct A: View { let size: CGFloat; var body: some View { Text(\"a\").font(.custom(\"Inter\", size: size)) } }",
  ])
  func aFontThatDiffersHasNoStatement(_ code: String) async throws {
    let found = try await uses(code).blockers
    #expect(found.count == 1 && found[0].statements.isEmpty && found[0].code.kind == .font, "\(found)")
  }

  /// Literals that equal keys by chance.
  @Test(arguments: [
    #"log("%")"#, #"Text("x").tag("%")"#, #"_ = names.first { $0 == "%" }"#, #"_ = "%".count"#,
    #"_ = Array("%".utf8)"#, #"Text(String("%".reversed()))"#,
  ])
  func aLiteralByChanceIsNotAKey(_ call: String) async throws {
    let calls = ["a", "b", "c"].map { call.replacing("%", with: $0) }.joined(separator: "\n")
    let found = try await uses("struct A { func f() {\n\(calls)\n} }").blockers
    #expect(found.allSatisfy { statement($0)?.contains("localizers") != true }, "\(found)")
  }

  @Test func twoKeysAreTooFewForALocalizer() async throws {
    let found = try await uses(body(#"VStack { Text(tr("a")); Text(tr("b")) }"#)).blockers
    #expect(found.allSatisfy { $0.code.kind != .localizer }, "\(found)")
  }

  // MARK: Groups

  @Test func usesOfOneDeclarationAreOneBlocker() async throws {
    let found = try await uses(
      """
      struct Frame<Content: View>: View {
        let content: Content
        var body: some View { UnknownBox { content } }
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
      }
      struct A: View { var body: some View { Frame { Text("a") } } }
      struct B: View { var body: some View { Frame { Text("b") }; Text("c").font(Kit.body) } }
      """
    ).blockers
    #expect(found.map(\.uses) == [2, 1], "\(found)")
    #expect(found.first?.unknown == [.font, .width], "\(found)")
  }

  @Test func theMostUsesComeFirst() async throws {
    let found = try await uses(
      body(#"VStack { Text("a").font(Kit.one); Text("b").font(Kit.two); Text("c").font(Kit.two) }"#)
    ).blockers
    #expect(found.map(\.code.name) == ["Kit.two", "Kit.one"] && found.map(\.uses) == [2, 1], "\(found)")
  }

  @Test func aUseWithoutAStatementIsAPlace() async throws {
    let found = try await uses(
      "func f(_ cell: UITableViewCell) { cell.textLabel?.text = NSLocalizedString(\"a\", comment: \"\") }"
    ).blockers
    #expect(found.count == 1 && found[0].code.kind == .place && found[0].unknown == [.font, .lines], "\(found)")
    #expect(found.first?.place?.line == 3)
  }

  @Test func whatIsKnownWaitsForNothing() async throws {
    #expect(try await uses(body(#"Text("a").font(.headline).lineLimit(1)"#)).blockers.isEmpty)
  }
}
