import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Code that gives a text exactly one width, and code that may give it less.
@Suite struct ExactWidthTests {
  private static let window = 375.0

  /// The only use of `key` in the body of a view; `other` are further declarations.
  private func use(_ body: String, _ other: String = "") throws -> TextUse {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return try #require(try Sources.uses(of: ["key"], source).uses.first)
  }

  /// The width in the window; nil if the text may have less.
  private func exact(_ body: String, _ other: String = "") throws -> Double? {
    let width = try use(body, other).width
    return width.certainty == .exact ? width.value?.width(in: Self.window) : nil
  }

  @Test(arguments: [
    (#"Text("key").frame(width: 80)"#, 80.0), (#"Text("key").padding(10).frame(width: 80)"#, 60),
    (#"VStack { Text("key").bold().foregroundStyle(.red) }.frame(width: 200).padding(8)"#, 200),
    (#"Text("key").padding(.leading, 4).padding(.top, space).frame(width: 80)"#, 76),
    (#"Text("key").padding(EdgeInsets(top: a, leading: 2, bottom: a, trailing: 4)).frame(width: 80)"#, 74),
    (#"Text("key").frame(maxWidth: .infinity).frame(width: 80)"#, 80),
    (#"Text("key").frame(maxWidth: 60).frame(width: 80)"#, 60),
    (#"Text("key").frame(width: .infinity).frame(width: 80)"#, 80),
    (#"ScrollView { LazyVStack { ForEach(rows) { Text("key") } } }.frame(width: 200)"#, 200),
    (#"HStack { Text("key") }.frame(width: 200)"#, 200),
    (#"HStack(spacing: space) { Text("key") }.padding(10).frame(width: 200)"#, 180),
    (#"HStack(spacing: 8) { Image("a").frame(width: 20); Text("key"); Spacer(minLength: 4) }.frame(width: 200)"#, 160),
    (#"HStack(spacing: 8) { Text("key"); Color.red.frame(width: 20).padding(.leading, 2) }.frame(width: 90)"#, 60),
    (#"HStack(spacing: 0) { Circle().frame(width: 2, height: a); if a { Text("key") } }.frame(width: 100)"#, 98),
    (#"HStack(spacing: 4) { let size = 2; VStack { Text("key") }; Text("x").frame(width: 46) }.frame(width: 100)"#, 50),
    (#"Text("x").sheet(isPresented: $a) { VStack { Text("key").padding() } }.frame(width: 80)"#, 343),
    (#"Text("x").fullScreenCover(isPresented: $a) { Text("key") }"#, 375),
    (#"Label { Text("key").frame(width: 40) } icon: { Icon() }"#, 40),
  ])
  func knownStepsAreExact(_ body: String, _ points: Double) throws {
    #expect(try exact(body) == points, "\(body)")
  }

  @Test(arguments: [
    #"Text("key")"#, #"Text("key").padding(8)"#, #"Button("key") {}.frame(width: 80)"#,
    #"Label("key", systemImage: "a").frame(width: 80)"#, #"Button {} label: { Text("key") }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); Text("x") }.frame(width: 80)"#,
    #"HStack { Text("key"); Image("a").frame(width: 20) }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); Spacer() }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); Image("a") }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); if a { Image("a").frame(width: 20) } }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); Icon().frame(width: 20) }.frame(width: 80)"#,
    #"HStack(spacing: 8) { ForEach(rows) { Text("key") } }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); Image("a").frame(minWidth: 20) }.frame(width: 80)"#,
    #"HStack(spacing: 8) { Text("key"); Image("a").frame(minWidth: 20, maxWidth: 40) }.frame(width: 80)"#,
    #"HStack(spacing: isWide ? 8 : 4) { Text("key"); Image("a").frame(width: 20) }.frame(width: 80)"#,
    #"List { Text("key") }.frame(width: 80)"#, #"Grid { GridRow { Text("key") } }.frame(width: 80)"#,
    #"VStack { Text("key") + Text("x") }.frame(width: 80)"#,
    #"Text("key").aspectRatio(contentMode: .fit).frame(width: 80)"#,
    #"Text("key").environment(\.self, values).frame(width: 80)"#, #"Text("key").frame(width: isWide ? 90 : 60)"#,
    #"Text("key").padding(isWide ? 8 : 4).frame(width: 80)"#, #"Text("key").safeAreaPadding(8).frame(width: 80)"#,
    #"VStack { Icon().overlay { Text("key") } }.frame(width: 80)"#,
    #"Text("x").sheet(isPresented: $a) { Text("key").presentationDetents([.medium]) }"#,
    #"Text("x").popover(isPresented: $a) { Text("key") }"#, #"NavigationLink { Text("key") } label: { Text("x") }"#,
    #"ViewThatFits { Text("x"); Text("key") }.frame(width: 80)"#,
    #"LazyVGrid(columns: [GridItem()]) { Text("key") }.frame(width: 80)"#,
  ])
  func codeThatMayTakeWidthIsNotExact(_ body: String) throws {
    #expect(try exact(body) == nil, "\(body)")
  }

  @Test func aViewIsAsWideAsItsOnlyCallerMakesIt() throws {
    let row = #"struct Row: View { let inset: CGFloat = 4; var body: some View { Text("key").padding(inset) } }"#
    #expect(try exact("Row().frame(width: 80)", row) == 72)
    #expect(try exact("VStack { Row().frame(width: 80); Row().frame(width: 80) }", row) == 72)
    #expect(try exact("VStack { Row().frame(width: 80); Row().frame(width: 90) }", row) == nil)
    #expect(try exact("VStack { Row().frame(width: 80); Row() }", row) == nil)
    let container =
      "struct Card<C: View>: View { @ViewBuilder let content: C\nvar body: some View { VStack { content }.padding(5) } }"
    #expect(try exact(#"Card { Text("key") }.frame(width: 80)"#, container) == 70)
    let modifier = "extension View { func card() -> some View { padding(5).frame(width: 60) } }"
    #expect(try exact(#"Text("key").card()"#, modifier) == 50)
    #expect(try exact(#"Text("key").card().frame(width: 20)"#, modifier) == 50)
  }

  @Test func theRootOfAnAppIsTheWindow() throws {
    let root = #"struct Root: View { var body: some View { NavigationStack { VStack { Text("key").padding(8) } } } }"#
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }"
    let width = try #require(try Sources.uses(of: ["key"], root, app).uses.first).width
    #expect(width.certainty == .exact && width.value == OfferedWidth(taken: 16))
    let other = "struct Other: View { var body: some View { Root() } }"
    #expect(try Sources.uses(of: ["key"], root, app, other).uses.first?.width.certainty == .atMost)
    let host = "func show() { present(UIHostingController(rootView: Root())) }"
    #expect(try Sources.uses(of: ["key"], root, host).uses.first?.width.certainty == .atMost)
  }

  // MARK: Properties

  /// A step outwards whose effect on the width is known.
  private struct Step: CustomStringConvertible {
    /// The code, with `%` for the view.
    var description: String
    /// The width that the step offers the view.
    var offered: @Sendable (Double) -> Double

    init(_ description: String, _ offered: @escaping @Sendable (Double) -> Double) {
      (self.description, self.offered) = (description, offered)
    }

    func wrap(_ view: String) -> String { description.replacing("%", with: view) }

    static func random(_ generator: inout SeededGenerator) -> Step {
      let number = Double(Int.random(in: 1...40, using: &generator))
      let large = number * 8
      let steps = [
        Step("%.padding(\(number))") { $0 - 2 * number }, Step("%.padding(.leading, \(number))") { $0 - number },
        Step("VStack { % }.frame(width: \(large))") { _ in large },
        Step("ZStack { % }.frame(maxWidth: \(large))") { min($0, large) },
        Step("VStack { % }.frame(minWidth: \(large))") { max($0, large) },
        Step("HStack(spacing: \(number)) { Color.red.frame(width: \(number)); % }") { $0 - 2 * number },
        Step("HStack(spacing: 1) { %; Spacer(minLength: \(number)) }") { $0 - 1 - number },
        Step("VStack(alignment: .leading) { Divider(); %.bold() }") { $0 },
        Step("ScrollView { % }.opacity(0.5)") { $0 },
      ]
      return steps.randomElement(using: &generator) ?? steps[0]
    }
  }

  @Test func exactWidthsAreThoseThatContainersOfferFromOutsideInwards() throws {
    var generator = SeededGenerator(seed: 35)
    for _ in 0..<400 {
      let steps = (0..<Int.random(in: 1...6, using: &generator)).map { _ in Step.random(&generator) }
      let view = steps.reduce(#"Text("key")"#) { $1.wrap($0) }
      let width = try use("Text(\"x\").sheet(isPresented: $a) { \(view) }").width
      #expect(width.certainty == .exact, "\(steps)")
      for window in [320.0, 375, 430] {
        let expected = steps.reversed().reduce(window) { $1.offered($0) }
        let found = try #require(width.value).width(in: window)
        // A container of no width has no text to measure.
        #expect(abs(max(found, 0) - max(expected, 0)) < 0.001, "\(steps) in \(window)")
      }
    }
  }

  /// Code around a view that may leave it less width than it is offered.
  private static let open: [@Sendable (String) -> String] = [
    { "HStack { \($0); Text(\"x\") }" }, { "Form { \($0) }" }, { "\($0).aspectRatio(contentMode: .fit)" },
    { "\($0).padding(isOn ? 4 : 8)" }, { "Button { } label: { \($0) }" }, { "\($0).scenePadding()" },
  ]

  @Test func anOpenStepIsOnlyExactInsideOfAFrame() throws {
    var generator = SeededGenerator(seed: 36)
    for _ in 0..<400 {
      let steps = (0..<Int.random(in: 1...5, using: &generator)).map { _ in Step.random(&generator) }
      let place = Int.random(in: 0...steps.count, using: &generator)
      let (number, open) = try #require(Self.open.enumerated().randomElement(using: &generator))
      var view = steps[..<place].reduce(#"Text("key")"#) { $1.wrap($0) }
      let isFixed = try use(view).width.certainty == .exact
      view = steps[place...].reduce(open(view)) { $1.wrap($0) }
      let width = try use("Text(\"x\").sheet(isPresented: $a) { \(view) }").width
      #expect((width.certainty == .exact) == isFixed, "\(steps) \(number) at \(place)")
    }
  }
}
