import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ViewHeightTests {
  /// The only use of `key` in the body of a view; `other` are further declarations.
  private func use(_ body: String, _ other: String = "") throws -> TextUse {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return try #require(try Sources.uses(of: ["key"], source).uses.first)
  }

  @Test func heightsOfCallersCount() throws {
    let row = #"struct Row: View { var body: some View { Text("key").padding(.vertical, 4) } }"#
    #expect(try use("Row().frame(height: 30)", row).height?.value == 22)
    #expect(try use("VStack { Row().frame(height: 30); Row() }", row).height == nil)
  }

  @Test(arguments: [
    (#"Text("key").frame(height: 20)"#, 20.0), (#"VStack { Text("key").padding(4) }.frame(height: 44)"#, 36),
    (#"Text("key").frame(maxHeight: 60)"#, 60), (#"Text("key").frame(height: 90).frame(height: 20)"#, 90),
    (#"Form { Text("key").frame(height: 30) }"#, 30),
  ])
  func framesLimitTheHeight(_ body: String, _ points: Double) throws {
    #expect(try use(body).height?.value == points, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").frame(minHeight: 44)"#, #"ScrollView { Text("key") }.frame(height: 200)"#,
    #"List { Text("key") }.frame(height: 200)"#,
    #"Text("key").fixedSize(horizontal: false, vertical: true).frame(height: 20)"#,
    #"Text("key").frame(maxHeight: .infinity)"#, #"Text("key").frame(height: isOn ? 40 : nil)"#,
  ])
  func otherHeightsHaveNoLimit(_ body: String) throws {
    #expect(try use(body).height == nil, "\(body)")
  }

  @Test(arguments: [
    #"ScrollView { Text("key") }"#, #"List { Text("key") }"#, #"Form { Section { HStack { Text("key") } } }"#,
    #"Text("key").fixedSize(horizontal: false, vertical: true).frame(height: 20)"#, #"Text("key").fixedSize()"#,
    #"ScrollView([.horizontal, .vertical]) { VStack { Text("key").padding() } }"#,
    #"ScrollView { ScrollView(.horizontal) { Text("key") } }"#,
    #"ScrollView { Text("key").frame(minHeight: 44).frame(maxWidth: .infinity, maxHeight: .infinity) }"#,
    #"ScrollView { LazyVStack { ForEach(items) { item in Button { } label: { Text("key") } } } }"#,
    #"VStack { ScrollView { Row() } }.frame(height: 200)"#, #"List {}.navigationTitle("key")"#,
  ])
  func scrollingContainersGiveTheHeightThatIsNeeded(_ body: String) throws {
    let row = body.contains("Row()") ? #"struct Row: View { var body: some View { Text("key") } }"# : ""
    #expect(try !use(body, row).isHeightBounded, "\(body)")
  }

  @Test(arguments: [
    #"VStack { Text("key") }"#, #"ScrollView(.horizontal) { Text("key") }"#, #"ScrollView(axes) { Text("key") }"#,
    #"ScrollView { Text("key").frame(height: 20) }"#, #"ScrollView { Text("key").frame(maxHeight: limit) }"#,
    #"ScrollView { Text("key").frame(idealHeight: 20) }"#, #"Text("key").fixedSize(horizontal: true, vertical: false)"#,
    #"Text("key").fixedSize(horizontal: false, vertical: isLong)"#, #"List { Color.red.overlay { Text("key") } }"#,
    #"ScrollView { GeometryReader { _ in Text("key") } }"#, #"ScrollView { VStack { Text("key") }.scaledToFit() }"#,
    #"List { Text("x").sheet(isPresented: $a) { Text("key") } }"#, #"ScrollView { Text("key").brand() }"#,
    #"ScrollView { Flow { Text("key") } }"#, #"List { Text("key").lineLimit(isOpen ? nil : 2) }"#,
    #"VStack { Row(); ScrollView { Row() } }"#, #"List { NavigationLink("x") { Text("key") } }"#,
  ])
  func otherContainersMayBeLowerThanTheText(_ body: String) throws {
    let row = body.contains("Row()") ? #"struct Row: View { var body: some View { Text("key") } }"# : ""
    #expect(try use(body, row).isHeightBounded, "\(body)")
  }
}
