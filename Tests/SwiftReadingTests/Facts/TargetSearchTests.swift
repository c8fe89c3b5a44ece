import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct TargetSearchTests {
  private func facts(_ body: String, _ other: String = "") throws -> [CodeFact.Kind] {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return try Sources.uses(of: [], source).facts.map(\.kind).filter(\.isTarget)
  }

  private func controls(_ code: String, _ other: String = "") throws -> [CodeFact.Kind] {
    let source = "final class Screen: UIViewController {\n\(code)\n}\n\(other)"
    return try Sources.uses(of: [], source).facts.map(\.kind).filter(\.isTarget)
  }

  private static let cross = #"Button { go() } label: { Image(systemName: "xmark").frame(width: 24, height: 24) }"#

  // MARK: Buttons

  @Test(arguments: [
    "\(cross).accessibilityLabel(\"x\")", "\(cross).accessibilityHint(\"x\")", "\(cross).disabled(isBusy)",
    "\(cross).alert(\"x\", isPresented: $on) {}", "\(cross).contextMenu { Text(\"x\") }",
    "\(cross).buttonStyle(.plain)",
    "VStack { \(cross) }.toolbar { Text(\"x\") }", "\(cross).padding()", "\(cross).frame(width: 60, height: 60)",
    "List { \(cross).buttonStyle(.borderless) }", "HStack { \(cross) }.sheet(isPresented: $on) { B() }",
  ])
  func harmlessModifiersKeepTheTarget(_ body: String) throws {
    #expect(try facts(body) == [.buttonPicture(width: 24, height: 24)], "\(body)")
  }

  @Test(arguments: [
    "List { \(cross) }", "VStack {}.toolbar { \(cross) }", "VStack {}.contextMenu { \(cross) }",
    "Text(\"x\").swipeActions { \(cross) }", "Menu(\"x\") { \(cross) }", "\(cross).buttonStyle(.bordered)",
    "\(cross).buttonStyle(Big())", "VStack { \(cross) }.controlSize(.large)", "\(cross).hidden()", "\(cross).own()",
    "\(cross).scaleEffect(2)",
    #"Button { go() } label: { Image(systemName: "xmark").frame(width: 24, height: 24).contentShape(.rect) }"#,
    #"Button { go() } label: { Image("x").frame(width: 24, height: 24).padding(inset) }"#,
    #"Button { go() } label: { Image("x").frame(width: 24, height: 24).background(Circle().frame(width: 60)) }"#,
    #"Button { go() } label: { Image("x").frame(width: 24, height: 24).frame(minWidth: 44) }"#,
  ])
  func largerTargetsHaveNoFact(_ body: String) throws {
    let other = "extension View { func own() -> some View { padding(20) } }"
    #expect(try facts(body, other).isEmpty, "\(body)")
  }

  @Test func paddingsInTheLabelAreAdded() throws {
    let small = #"Button { go() } label: { Image("x").frame(width: 24, height: 24).padding(4) }"#
    #expect(try facts(small) == [.buttonPicture(width: 32, height: 32)])
    let large = #"Button { go() } label: { Image("x").frame(width: 24, height: 24).padding() }"#
    #expect(try facts(large) == [.buttonPicture(width: 56, height: 56)])
    let layered = #"Button { go() } label: { Image("x").frame(width: 24, height: 24).background(Circle().fill(.red)) }"#
    #expect(try facts(layered) == [.buttonPicture(width: 24, height: 24)])
  }

  @Test func callersMayEnlargeAButton() throws {
    let view = "struct Close: View { var body: some View { \(Self.cross) } }"
    #expect(try facts("VStack { Close() }", view) == [.buttonPicture(width: 24, height: 24)])
    #expect(try facts("VStack {}.toolbar { Close() }", view).isEmpty)
    #expect(try facts("List { Close() }", view).isEmpty)
    #expect(try facts("VStack { Close() }.toolbar { Close() }", view) == [.buttonPicture(width: 24, height: 24)])
  }

  // MARK: Gestures

  @Test(arguments: [
    #"Image("x").frame(width: 24, height: 24).onTapGesture { go() }"#,
    #"Circle().fill(.red).frame(width: 24, height: 24).onTapGesture { go() }.padding()"#,
    #"List { Image("x").resizable().frame(width: 24, height: 24).onTapGesture { go() } }"#,
  ])
  func tapGesturesReactInTheirView(_ body: String) throws {
    #expect(try facts(body) == [.touchTarget(width: 24, height: 24, isGesture: true)], "\(body)")
  }

  @Test(arguments: [
    #"Image("x").frame(width: 24, height: 24).contentShape(.rect).onTapGesture { go() }"#,
    #"Image("x").onTapGesture { go() }.frame(width: 24, height: 24)"#,
    #"Image("x").frame(width: 24, height: 24).onTapGesture(count: 2) { go() }"#,
    #"Image("x").frame(width: 24, height: 24).onTapGesture { go() }.scaleEffect(2)"#,
    #"HStack { Image("x").frame(width: 24, height: 24) }.onTapGesture { go() }"#,
    #"Button { go() } label: { Image("x").frame(width: 50, height: 50).onTapGesture { go() } }"#,
  ])
  func otherGesturesHaveNoFact(_ body: String) throws {
    #expect(try facts(body).allSatisfy { if case .touchTarget = $0 { false } else { true } }, "\(body)")
  }

  // MARK: UIKit

  @Test(arguments: [
    """
    let close = UIButton()
    func f() { NSLayoutConstraint.activate([close.widthAnchor.constraint(equalToConstant: 24),
      close.heightAnchor.constraint(equalToConstant: 24)]) }
    """,
    """
    private let side: CGFloat = 24
    lazy var close = UIButton(type: .system)
    func f() { close.widthAnchor.constraint(equalToConstant: side).isActive = true
      self.close.heightAnchor.constraint(equalToConstant: side).isActive = true }
    """,
    "let close = UIButton()\nfunc f() { close.snp.makeConstraints { make in make.size.equalTo(24) } }",
    "let close = Plain()\nfunc f() { close.snp.makeConstraints { $0.width.height.equalTo(24) } }",
  ])
  func constraintsStateTheSizeOfAButton(_ code: String) throws {
    let found = try controls(code, "class Plain: UIButton {}")
    #expect(found == [.touchTarget(width: 24, height: 24, isGesture: false)], "\(code)")
  }

  @Test(arguments: [
    "let close = UIButton()\nfunc f() { close.widthAnchor.constraint(equalToConstant: 24) }",
    "let close = UILabel()\nfunc f() { close.widthAnchor.constraint(equalToConstant: 24).isActive = true }",
    "let close = Large()\nfunc f() { close.widthAnchor.constraint(equalToConstant: 24).isActive = true }",
    "let close = UIButton()\nfunc f() { close.widthAnchor.constraint(greaterThanOrEqualToConstant: 24).isActive = true }",
    "let close = UIButton()\nfunc f() { if x { close.widthAnchor.constraint(equalToConstant: 24).isActive = true } }",
    """
    let close = UIButton()
    func f() { close.widthAnchor.constraint(equalToConstant: 24).isActive = true
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: close) }
    """,
  ])
  func otherConstraintsHaveNoFact(_ code: String) throws {
    let other = "class Large: UIButton { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true } }"
    #expect(try controls(code, other).isEmpty, "\(code)")
  }
}

extension CodeFact.Kind {
  fileprivate var isTarget: Bool {
    switch self {
    case .buttonPicture, .touchTarget: true
    default: false
    }
  }
}
