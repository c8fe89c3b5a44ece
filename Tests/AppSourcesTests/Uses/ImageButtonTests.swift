import AuditModel
import Testing

@testable import AppSources

/// Code around a button that shows only a picture, and that may give it a label.
@Suite struct ImageButtonTests {
  private static let button = #"Button(action: go) { Image("cross") }"#
  private static let view = #"struct Close: View { var body: some View { Button(action: go) { Image("cross") } } }"#
  private static let property = #"var close: some View { Button(action: go) { Image("cross") } }"#

  /// Whether the buttons with only a picture have a label; `BUTTON` in a body is one.
  private func labels(_ body: String, _ other: String = "", members: String = "") throws -> [Bool] {
    let body = body.replacing("BUTTON", with: Self.button)
    let source = "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n} }\n\(other)"
    return SourceUses(of: [], in: [try Sources.tree(source)]).facts.compactMap { fact in
      if case .imageButton(let isLabelled, _) = fact.kind { isLabelled } else { nil }
    }
  }

  // MARK: Modifiers and styles

  private static let labelled = """
    struct Labelled: ViewModifier { let text: String
    func body(content: Content) -> some View { content.accessibilityLabel(text) } }
    struct Named: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibilityLabel("Close") } }
    struct Titled: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View {
    Button("Close", action: configuration.trigger) } }
    extension PrimitiveButtonStyle where Self == Titled { static var titled: Titled { Titled() } }
    struct More: MenuStyle { func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).accessibilityLabel("More") } }
    extension View { func accessibilityIdentifier(_ id: String, label: String) -> some View { accessibilityLabel(label) } }
    struct Badge: View { var body: some View { Text("3 unread") } }
    """

  @Test(arguments: [
    #"BUTTON.modifier(Labelled(text: "Close"))"#, #"HStack { BUTTON }.modifier(Labelled(text: "Close"))"#,
    #"Button(action: go) { Image("a").modifier(Labelled(text: "Close")) }"#, "BUTTON.buttonStyle(Named())",
    "VStack { BUTTON }.buttonStyle(Named())", "BUTTON.buttonStyle(.titled)", "BUTTON.buttonStyle(PackageStyle())",
    #"Menu { Text("a") } label: { Image("a") }.menuStyle(More())"#, "BUTTON.modifier(PackageModifier())",
    #"BUTTON.accessibilityIdentifier("x", label: "Close")"#,
  ])
  func ownModifiersAndStylesMayLabel(_ body: String) throws {
    #expect(try labels(body, Self.labelled).isEmpty, "\(body)")
  }

  @Test func stylesThatOnlyDrawStateNoLabel() throws {
    let plain = """
      struct Round: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(EdgeInsets()).background(Circle().fill(Color.red)) } }
      struct Inset: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      """
    #expect(try labels("BUTTON.buttonStyle(.plain)") == [false])
    #expect(try labels("BUTTON.buttonStyle(Round())", plain) == [false])
    #expect(try labels("VStack { BUTTON }.modifier(Inset())", plain) == [false])
    #expect(try labels("BUTTON.buttonStyle(.glass(.regular.interactive()))") == [false])
    let effect = "struct Shake: GeometryEffect { func effectValue(size: CGSize) -> ProjectionTransform { move(size) } }"
    #expect(try labels(#"Button(action: go) { Image("a").modifier(Shake()) }"#, effect) == [false])
  }

  @Test(arguments: [
    #"Image("a").overlay(Text("Buy"))"#, #"Image("a").overlay { Text("Buy").bold() }"#, #"Image("a").overlay(Badge())"#,
    #"Image("a").background(alignment: .bottom) { Text("Buy") }"#, #"Image("a").overlay(badge)"#,
  ])
  func textsOverThePictureAreRead(_ picture: String) throws {
    let badge = #"var badge: some View { Text("3") }"#
    #expect(try labels("Button(action: go) { \(picture) }", Self.labelled, members: badge).isEmpty, "\(picture)")
    #expect(try labels(#"Button(action: go) { Image("a").overlay(Circle().fill(Color.red)) }"#) == [false])
  }

  @Test func statementsAboutOtherThingsStateNoLabel() throws {
    #expect(try labels(#"BUTTON.accessibility(identifier: "close")"#) == [false])
    #expect(try labels("BUTTON.accessibilityHidden(false)") == [false])
    #expect(try labels("HStack { BUTTON }.accessibilityElement(children: .contain)") == [false])
    #expect(try labels(#"BUTTON.accessibility(label: Text("Close"))"#) == [true])
    #expect(try labels("BUTTON.accessibilityHidden(true)") == [true])
    #expect(try labels("BUTTON.accessibilityHidden(isHidden)").isEmpty)
    #expect(try labels(#"BUTTON.accessibilityLabeledPair(role: .content, id: "a", in: ns)"#) == [true])
  }

  // MARK: Callers

  @Test(arguments: [
    #"HStack { Close() }.accessibilityElement(children: .ignore).accessibilityLabel("Row")"#,
    #"VStack { Text("a"); Close() }.accessibilityHidden(true)"#, #"Close().voiced("Close")"#,
    "let view = Close()\nreturn view.accessibilityLabel(\"Close\")", "HStack { row }.accessibilityHidden(true)",
    #"make().accessibilityLabel("Close")"#, "Group { if isOn { Close() } }.accessibilityHidden(true)",
    #"Close().packaged("Close")"#,
  ])
  func callersMayLabelAView(_ body: String) throws {
    let other = """
      \(Self.view)
      func make() -> Close { Close() }
      extension View { func voiced(_ text: String) -> some View { spoken(text) }
      func spoken(_ text: String) -> some View { accessibilityLabel(text) } }
      """
    #expect(try labels(body, other, members: "var row: some View { HStack { Close() } }").isEmpty, "\(body)")
    #expect(try labels("HStack { Close() }.padding()", other) == [false])
  }

  @Test(arguments: [
    #"HStack { close }.accessibilityElement(children: .combine)"#, #"close.accessibilityLabel("Close")"#,
    #"HStack { close }.accessibilityElement(children: .ignore).accessibilityLabel("Row")"#,
  ])
  func aPropertyMayBeLabelledWhereItIsUsed(_ body: String) throws {
    #expect(try labels(body, members: Self.property).isEmpty, "\(body)")
    #expect(try labels("HStack { close }", members: Self.property) == [false])
    let content = Self.property.replacing("close", with: "content")
    #expect(try labels("content.accessibilityLabel(label)", members: content).isEmpty)
  }

  @Test func aPropertyOfAnotherTypeWithTheSameNameIsNotLabelled() throws {
    let other = "struct B: View { var body: some View { close }\n\(Self.property) }"
    #expect(try labels(#"close.accessibilityLabel("Close")"#, other, members: Self.property) == [false])
  }

  @Test(arguments: [
    "let close = BUTTON\nreturn close.accessibilityLabel(\"Close\")",
    "let close = BUTTON\nif isNew { close.accessibilityLabel(\"a\") } else { close.accessibility(label: Text(\"a\")) }",
  ])
  func aLocalViewMayBeLabelledWhereItIsUsed(_ body: String) throws {
    #expect(try labels(body) == [true], "\(body)")
    #expect(try labels("let close = BUTTON\nreturn close") == [false])
  }

  @Test func controllersOfAViewLeaveItsLabel() throws {
    let code = """
      \(Self.view)
      class C: UIViewController { func show() {
      let view = Close()
      let host = UIHostingController(rootView: NavigationStack { view })
      present(host, animated: true)
      router.push(host) } }
      """
    #expect(try labels("Color.red", code) == [false])
  }

  @Test func manyVariablesLeaveTheLabelOpen() throws {
    let variables = (1...5_000).map { "let v\($0) = v\($0 - 1)" }.joined(separator: "\n")
    #expect(try labels("let v0 = BUTTON\n\(variables)\nreturn v5000").isEmpty)
  }

  // MARK: Containers and functions

  private static let containers = """
    struct Labelled<C: View>: View { let text: String; let content: C
    init(_ text: String, @ViewBuilder content: () -> C) { self.text = text; self.content = content() }
    var body: some View { content.accessibilityLabel(text) } }
    struct Row<A: View>: View { let title: String; @ViewBuilder let accessory: () -> A
    var body: some View { HStack { Text(title); accessory() }.accessibilityElement(children: .combine) } }
    struct Card<A: View>: View { @ViewBuilder let content: () -> A
    var body: some View { VStack { content() }.padding() } }
    func named<V: View>(_ view: V, _ text: String) -> some View { view.accessibilityLabel(text) }
    extension View { func close<B: View>(@ViewBuilder b: () -> B) -> some View {
    overlay(b().accessibilityLabel("Close")) } }
    """

  @Test(arguments: [
    #"Labelled("Close") { BUTTON }"#, #"Row(title: "a") { BUTTON }"#, #"Row(title: "a", accessory: BUTTON)"#,
    #"named(BUTTON, "Close")"#, #"Text("a").close { BUTTON }"#, "PackageRow { BUTTON }",
    #"Text("a").packaged { BUTTON }"#, #"packaged(BUTTON, "Close")"#,
  ])
  func ownContainersAndFunctionsMayLabel(_ body: String) throws {
    #expect(try labels(body, Self.containers).isEmpty, "\(body)")
  }

  @Test(arguments: [
    "Card { BUTTON }", "List { ForEach(items) { item in BUTTON } }", #"Text("a").sheet(isPresented: $isOn) { BUTTON }"#,
    #"Text("a").toolbar { ToolbarItem { BUTTON } }"#, "item.map { _ in BUTTON }",
  ])
  func containersThatOnlyArrangeStateNoLabel(_ body: String) throws {
    #expect(try labels(body, Self.containers) == [false], "\(body)")
  }

  // MARK: Own views with names of SwiftUI

  @Test(arguments: [
    "struct Button<C: View>: View { var body: some View { SwiftUI.Button(action: action, label: label) } }",
    "struct Image: View { var body: some View { SwiftUI.Image(name).accessibilityLabel(name) } }",
    "extension A { struct Button<C: View>: View { var body: some View { label() } } }",
  ])
  func viewsOfTheAppWithNamesOfSwiftUIAreOthers(_ other: String) throws {
    #expect(try labels("BUTTON", other).isEmpty, "\(other)")
    let nested =
      "struct B: View { struct Button: View { var body: some View { Color.red } }\nvar body: some View { C() } }"
    #expect(try labels("BUTTON", nested) == [false])
  }

  @Test(arguments: [
    #"Button(action: go, accessibility: "Close") { Image("a") }"#,
    #"Button(title: "Close", action: go) { Image("a") }"#,
  ])
  func ownInitializersMayTakeALabel(_ body: String) throws {
    #expect(try labels(body).isEmpty, "\(body)")
  }
}
