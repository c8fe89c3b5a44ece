import AuditModel
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

/// Code around a button that shows only a picture, and that may give it a label.
@Suite struct ImageButtonTests {
  static let button = #"Button(action: go) { Image("cross") }"#
  private static let view = #"struct Close: View { var body: some View { Button(action: go) { Image("cross") } } }"#
  private static let property = #"var close: some View { Button(action: go) { Image("cross") } }"#

  /// Whether the buttons with only a picture have a label; `BUTTON` in a body is one.
  func labels(_ body: String, _ other: String = "", members: String = "") throws -> [Bool] {
    let body = body.replacing("BUTTON", with: Self.button)
    let source = "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n} }\n\(other)"
    return SourceUses(of: [], in: [try Sources.tree(source)]).facts.compactMap { fact in
      if case .imageButton(let isLabelled, _) = fact.kind { isLabelled } else { nil }
    }
  }

  // MARK: Modifiers and styles

  @Test func modifiedContentIsAModifier() throws {
    let plain = "struct Plain: ViewModifier { func body(content: Content) -> some View { content.padding() } }\n"
    let own = "extension View { func own() -> some View { ModifiedContent(content: self, modifier: NAME()) } }"
    for (type, found) in [("Plain", [false]), ("Labelled", [])] {
      let declared = plain + Self.labelled + "\n"
      let value = type == "Plain" ? "Plain()" : "Labelled(text: \"Close\")"
      #expect(try labels("BUTTON.own()", declared + own.replacing("NAME()", with: value)) == found, "\(type)")
      #expect(try labels("ModifiedContent(content: BUTTON, modifier: \(value))", declared) == found, "\(type)")
    }
    // Another type of the same name has another initializer.
    #expect(try labels("ModifiedContent(BUTTON)", plain).isEmpty)
  }

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
    #expect(try labels("BUTTON.accessibility(hidden: false)") == [false])
    #expect(try labels("BUTTON.accessibility(hidden: isHidden)").isEmpty)
    #expect(try labels(#"BUTTON.accessibility(label: Text("Close"))"#) == [true])
    #expect(try labels("BUTTON.accessibilityHidden(true)") == [true])
    #expect(try labels("BUTTON.accessibilityHidden(isHidden)").isEmpty)
    #expect(try labels(#"BUTTON.accessibilityLabeledPair(role: .content, id: "a", in: ns)"#) == [true])
  }

  @Test func anElementAroundViewsLabelsOnlyItself() throws {
    let row = #"HStack { Text("a"); BUTTON }"#
    let element = "\(row).accessibilityElement(children: .contain)"
    #expect(try labels(#"\#(element).accessibilityLabel("Tools")"#) == [false])
    #expect(try labels("\(element).accessibilityHidden(true)") == [true])
    #expect(try labels("\(element).accessibilityElement(children: .ignore)") == [true])
    #expect(try labels(#"\#(row).accessibilityLabel("Tools").accessibilityElement(children: .contain)"#) == [true])
    #expect(try labels(#"BUTTON.accessibilityElement(children: .contain).accessibilityLabel("Close")"#) == [true])
  }

  @Test func barsHaveLabelsOfTheirOwn() throws {
    let toolbar = #"Text("a").toolbar { ToolbarItem { BUTTON } }"#
    #expect(try labels(#"\#(toolbar).padding().accessibilityLabel("Hi")"#) == [false])
    #expect(try labels(#"Text("a").navigationBarItems(trailing: BUTTON).accessibilityLabel("Hi")"#) == [false])
    #expect(try labels(#"NavigationStack { \#(toolbar) }.accessibilityLabel("Hi")"#) == [true])
  }

  // MARK: The app's own modifiers

  private static let modifiers = """
    extension View {
    func card() -> some View { padding().background(Color.white).cornerRadius(8) }
    func tracked(_ name: String) -> some View {
    simultaneousGesture(TapGesture().onEnded { Tracker.shared.track(name) }) }
    func identified(_ id: ID) -> some View { accessibilityIdentifier(id.rawValue) }
    @ViewBuilder func when<T: View>(_ isOn: Bool, _ change: (Self) -> T) -> some View {
    if isOn { change(self) } else { self } }
    func framed() -> some View { self.card().modifier(Frame()) }
    @ViewBuilder func shown(_ isOn: Bool) -> some View { if isOn { Group { card() } } }
    var wide: some View { frame(maxWidth: .infinity) }; var outlined: some View { wide.border(Color.red) }
    func spoken(_ text: String) -> some View { accessibilityLabel(text) }
    func packed() -> some View { packaged("Close") }
    func packedAtTimes(_ isOn: Bool) -> some View { Group { if isOn { packaged("Close") } else { self } } }
    func packedSelf() -> some View { self.padding().packaged("Close") }
    func boxed() -> some View { PackageBox { self } }; func labelledBox() -> some View { Labelled { self } }
    func styled() -> some View { modifier(Packed()) }; func named() -> some View { modifier(.named) }
    func outerPacked() -> some View { card().packed() }
    func titled(_ title: String) -> some View { VStack { self; Text(title) } }
    }
    extension Image { func icon() -> some View { resizable().scaledToFit().frame(width: 24) } }
    extension ViewModifier where Self == Spoken { static var named: Spoken { Spoken() } }
    struct Spoken: ViewModifier { func body(content: Content) -> some View { content.accessibilityLabel("Close") } }
    struct Frame: ViewModifier { func body(content: Content) -> some View { content.padding() } }
    struct Packed: ViewModifier { func body(content: Content) -> some View { content.packaged("Close") } }
    struct Labelled<C: View>: View { let content: C; var body: some View { content.accessibilityLabel("Close") } }
    """

  @Test(arguments: [
    "BUTTON.card()", "VStack { BUTTON }.card()", #"BUTTON.tracked("close")"#, "BUTTON.identified(.close)",
    "BUTTON.when(isOn) { $0.padding() }", "BUTTON.when(isOn) { view in view.card() }", "BUTTON.framed()",
    "BUTTON.shown(isOn)", "BUTTON.outlined", #"Button(action: go) { Image("a").icon() }"#, #"BUTTON.titled("a")"#,
  ])
  func ownModifiersThatOnlyDrawStateNoLabel(_ body: String) throws {
    #expect(try labels(body, Self.modifiers) == [false], "\(body)")
  }

  /// Closures in one another, which are not all read.
  private static let nested = (0..<40).reduce("BUTTON") { view, _ in "\(view).when(isOn) { $0.when(isOn) { $0 } }" }

  @Test(arguments: [
    #"BUTTON.spoken("Close")"#, #"BUTTON.when(isOn) { $0.accessibilityLabel("Close") }"#, "BUTTON.packed()",
    #"BUTTON.when(isOn) { button in button.padding().spoken("Close") }"#, "BUTTON.when(isOn, label)",
    "BUTTON.when(isOn) { label($0) }", #"BUTTON.when(isOn) { $0.packaged("Close") }"#, "BUTTON.packedAtTimes(isOn)",
    "BUTTON.packedSelf()", "BUTTON.boxed()", "BUTTON.labelledBox()", "BUTTON.styled()", "BUTTON.named()",
    "VStack { BUTTON }.outerPacked()", "BUTTON.modifier(Packed())", #"Button(action: go) { Image("a").titled("b") }"#,
    #"Button(action: go) { Image("a").when(isOn) { $0.overlay(Text("b")) } }"#,
    #"[BUTTON].map { $0.accessibilityLabel("Close") }"#, nested,
  ])
  func ownModifiersWhoseCodeMayLabelLeaveItOpen(_ body: String) throws {
    #expect(try labels(body, Self.modifiers).isEmpty, "\(body)")
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
    struct Outer<A: View>: View { @ViewBuilder let content: () -> A
    var body: some View { VStack { Inner(content: content) } } }
    struct Around<A: View>: View { @ViewBuilder let content: () -> A
    var body: some View { Outer { self.content() } } }
    struct Inner<A: View>: View { @ViewBuilder let content: () -> A
    var body: some View { content().accessibilityElement(children: .ignore).accessibilityLabel("Close") } }
    struct Page<A: View>: View { let title: String; @ViewBuilder let content: () -> A
    var body: some View { VStack { Inner { Text(title) }; content() } } }
    func wrapped<V: View>(@ViewBuilder _ views: () -> V) -> some View { Inner { views() } }
    func named<V: View>(_ view: V, _ text: String) -> some View { view.accessibilityLabel(text) }
    extension View { func close<B: View>(@ViewBuilder b: () -> B) -> some View {
    overlay(b().accessibilityLabel("Close")) } }
    """

  @Test(arguments: [
    #"Labelled("Close") { BUTTON }"#, #"Row(title: "a") { BUTTON }"#, #"Row(title: "a", accessory: BUTTON)"#,
    #"named(BUTTON, "Close")"#, #"Text("a").close { BUTTON }"#, "PackageRow { BUTTON }",
    #"Text("a").packaged { BUTTON }"#, #"packaged(BUTTON, "Close")"#, "Outer { BUTTON }", "Around { BUTTON }",
    "wrapped { BUTTON }",
  ])
  func ownContainersAndFunctionsMayLabel(_ body: String) throws {
    #expect(try labels(body, Self.containers).isEmpty, "\(body)")
  }

  @Test(arguments: [
    "Card { BUTTON }", "List { ForEach(items) { item in BUTTON } }", #"Text("a").sheet(isPresented: $isOn) { BUTTON }"#,
    #"Text("a").toolbar { ToolbarItem { BUTTON } }"#, "item.map { _ in BUTTON }", #"Page(title: "a") { BUTTON }"#,
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
