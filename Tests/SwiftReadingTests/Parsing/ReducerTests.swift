import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ReducerTests {
  @Test func declarationsKeepNamesTypesAndValues() throws {
    let tree = try Sources.tree(
      """
      import SwiftUI
      struct Row: View {
        static let size: CGFloat = -12.5
        @State private var name = "a"
        var body: some View { Text("b") }
        func row(_ a: String, for b: Int? = nil) -> String { return a }
      }
      """)
    #expect(
      tree.outline == """
        file (type Row (inherited View property static:size (typeName CGFloat number -12.5) \
        property name (attribute State attribute private string (segment a)) \
        property body (typeName View block (call Text (name Text argument (string (segment b))))) \
        function row (parameter a (typeName String) parameter for:b (typeName Int? constant nil) typeName String \
        block (result (name a)))))
        """)
  }

  @Test func castsAndConstraintsBecomeTypes() throws {
    #expect(try Sources.tree("let a = b as? C.D").outline == "file (property a (typeName C.D name b))")
    #expect(
      try Sources.tree("func f<T: P>(a: T, b: [T]) {}").outline
        == "file (function f (parameter a:a (typeName P) parameter b:b (typeName [T]) block))")
    #expect(
      try Sources.tree("public struct S<T: P> {}").outline == "file (type S (attribute public type T (typeName P)))")
  }

  @Test func observersAreFunctionsNextToTheirProperty() throws {
    let tree = try Sources.tree("var a = 1 { didSet { b() } }")
    #expect(tree.outline == "file (property a (number 1) function (didSet) (block (call b (name b))))")
  }

  @Test func modifiersWrapTheViewThatTheyChange() throws {
    let tree = try Sources.tree("Text(\"a\").font(.body).padding()")
    #expect(
      tree.outline == """
        file (call padding (member padding (call font (member font (call Text (name Text argument (string \
        (segment a)))) argument (member body)))))
        """)
  }

  @Test func operatorsKeepTheirPrecedence() throws {
    #expect(
      try Sources.tree("a = b ? c : d ?? e").outline
        == "file (assignment (name a choice ? (condition (name b) name c choice ?? (name d name e))))")
    #expect(
      try Sources.tree("x = a + b as String + c").outline == "file (assignment (name x sum (name a name b name c)))")
    #expect(try Sources.tree("a == b").outline == "file (other == (name a name b))")
  }

  @Test(arguments: [
    ("a && b || c", "other || (other && (name a name b) name c)"),
    ("a || b && c == d", "other || (name a other && (name b other == (name c name d)))"),
    ("a * 2 - b", "other - (other * (name a number 2) name b)"), ("a - b - c", "other - (name a name b name c)"),
    ("a + b - c", "sum (name a name b other - (name c))"), ("a * b / c", "other * (name a name b other / (name c))"),
    ("a ?? b == c", "other == (choice ?? (name a name b) name c)"),
    ("a + 1 ... b", "other ... (sum (name a number 1) name b)"),
    ("a <~> b && c", "other <~> (name a name b name c)"),
    ("a += b ? c : d", "other += (name a choice ? (condition (name b) name c name d))"),
    ("f(a...)", "call f (name f argument (other _... (name a)))"),
    ("f(&a)", "call f (name f argument (other & (name a)))"),
  ])
  func strongerOperatorsAreInside(_ source: String, _ outline: String) throws {
    #expect(try Sources.tree(source).outline == "file (\(outline))", "\(source)")
  }

  @Test func longChainsOfOperatorsAreFlat() throws {
    let source = "a" + String(repeating: " + b - c && d || e", count: 5_000)
    let tree = try Sources.tree(source)
    #expect(tree.root.first?.name == "||" && tree.nodes.count > 25_000)
  }

  @Test func branchesBecomeAlternatives() throws {
    let tree = try Sources.tree(
      """
      if let a { b } else if c { d } else { e }
      switch f {
      case .g: h
      default: i
      }
      """)
    #expect(
      tree.outline == """
        file (choice if (property a (name a) block (name b) choice if (condition (name c) block (name d) block \
        (name e))) choice switch (condition (name f) block (condition (member g) name h) block (name i)))
        """)
  }

  @Test(arguments: [
    (#""a\nb\"c\u{e9}""#, "a\nb\"cé"), (##"#"a\nb"#"##, "a\\nb"), ("\"\"\"\n  a\n    b\\\n  c\n  \"\"\"", "a\n  bc"),
  ])
  func stringLiteralsAreUnescaped(_ literal: String, _ text: String) throws {
    let node = try #require(try Sources.tree("x(\(literal))").root.descendants.first { $0.kind == .string })
    #expect(node.literal == text)
  }

  @Test func interpolationsAreHoles() throws {
    let node = try #require(
      try Sources.tree(#"x("a \(b, specifier: "%.1f")\tc\(d)")"#).root.descendants.first { $0.kind == .string })
    #expect(node.literal == "a \u{FFFC}\tc\u{FFFC}")
  }

  @Test func conditionsSelectBranches() throws {
    let source = """
      #if os(iOS) && !DEBUG
      a
      #elseif os(macOS)
      b
      #endif
      #if UNKNOWN
      c
      #else
      d
      #endif
      """
    #expect(try Sources.tree(source).outline == "file (name a name c name d)")
    let mac = SourceConditions(platform: "macOS", flags: ["DEBUG": true, "UNKNOWN": false])
    #expect(try Sources.tree(source, conditions: mac).outline == "file (name b name d)")
  }

  @Test func chainsContinueAfterConditions() throws {
    let tree = try Sources.tree(
      """
      Text("a")
      #if os(iOS)
        .font(.body)
      #else
        .font(.title)
      #endif
        .padding()
      """)
    #expect(tree.outline.hasPrefix("file (call padding (member padding (call font (member font (call Text"))
    #expect(!tree.outline.contains("title"))
  }

  @Test func placesAreLinesAndColumnsInUnicodeScalars() throws {
    let tree = try Sources.tree("// é\r\nlet é👍 = 1; Text(\"a\")\n")
    let call = try #require(tree.root.descendants.first { $0.kind == .call })
    #expect(call.location == SourceLocation(file: "A.swift", line: 2, column: 13))
  }

  @Test func invalidFilesAreReadAroundTheFault() throws {
    let tree = try Sources.tree("struct A {\n  let a = \"b\"\n  func ) {\n}\nlet z = \"c\"\n")
    #expect(tree.fault?.line == 3)
    #expect(tree.names.contains("b"))
  }
}
