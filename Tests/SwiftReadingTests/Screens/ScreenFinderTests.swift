import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ScreenFinderTests {
  /// The names of the screens with their ways.
  private func ways(_ source: String) throws -> [String: [CodeScreen.Way]] {
    let screens = try Sources.screens(source)
    return Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.reachedBy.map(\.way)) })
  }

  private static let views = """
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }
    """

  @Test(arguments: [
    (#"#Preview { A() }"#, [CodeScreen.Way.preview]),
    (#"#Preview("A", traits: .landscapeLeft) { NavigationStack { A().environment(B.model) } }"#, [.preview]),
    (#"struct A_Previews: PreviewProvider { static var previews: some View { A() } }"#, [.preview]),
    ("#if DEBUG\n#Preview { A() }\n#endif", [.preview]),
    ("#if DEBUG\nstruct A_Previews: PreviewProvider { static var previews: some View { A() } }\n#endif", [.preview]),
    (#"struct C: View { var body: some View { NavigationStack { A().padding() } } }"#, [.root]),
    (#"struct C: View { var body: some View { NavigationStack(path: $path) { if a { A() } } } }"#, [.root]),
    (#"@main struct C: App { var body: some Scene { WindowGroup { A() } } }"#, [.root]),
    (#"struct C: View { var body: some View { TabView { A().tabItem { Text("a") } } } }"#, [.tab]),
    (#"struct C: View { var body: some View { TabView { Tab("a", systemImage: "a") { A() } } } }"#, [.tab]),
    (#"struct C: View { var body: some View { TabView { NavigationStack { A() } } } }"#, [.root, .tab]),
    (#"struct C: View { var body: some View { Text("c").sheet(isPresented: $a) { A() } } }"#, [.sheet]),
    (#"struct C: View { var body: some View { Text("c").sheet(item: $a, content: A.init) } }"#, [.sheet]),
    (
      #"struct C: View { var body: some View { Text("c").fullScreenCover(isPresented: $a) { Group { A() } } } }"#,
      [.fullScreenCover]
    ),
    (#"struct C: View { var body: some View { Text("c").popover(isPresented: $a) { A() } } }"#, [.popover]),
    (
      "struct C: View { var body: some View { TabView { first } }\n var first: some View { A() } }", [.tab]
    ),
  ])
  func aViewIsAScreen(_ code: String, _ expected: [CodeScreen.Way]) throws {
    #expect(try ways("\(Self.views)\n\(code)") == ["A": expected], "\(code)")
  }

  @Test(arguments: [
    #"struct C: View { var body: some View { VStack { A() } } }"#,
    #"struct C: View { var body: some View { NavigationStack { VStack { A() } } } }"#,
    #"struct C: View { var body: some View { Text("c").sheet(isPresented: $a, onDismiss: { A() }) { Text("d") } } }"#,
    #"struct C: View { var body: some View { TabView { Text("c").overlay { A() } } } }"#,
    #"struct Model {} #Preview { Model() }"#,
  ])
  func aViewInAnotherDoesNotCount(_ code: String) throws {
    #expect(try ways("\(Self.views)\n\(code)").isEmpty, "\(code)")
  }

  @Test func screensAreSortedByFileAndLine() throws {
    let screens = try Sources.screens(
      "struct B: View { var body: some View { Text(\"b\") } }\n#Preview { B() }\n#Preview { A() }",
      "\nstruct A: View { var body: some View { Text(\"a\") } }")
    #expect(screens.map { "\($0.name) \($0.location.file):\($0.location.line)" } == ["B 0.swift:1", "A 1.swift:2"])
    #expect(screens.map { $0.reachedBy[0].location.line } == [2, 3])
  }

  @Test func aPreviewDrawsNothingInTheApp() throws {
    let uses = try Sources.uses(of: ["a"], "#Preview { Text(\"a\") }")
    #expect(uses.uses.isEmpty && uses.screens.isEmpty)
  }
}
