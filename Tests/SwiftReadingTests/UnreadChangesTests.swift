import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Code that may change an outlet in a way that is not followed, or that belongs to modules that were not read.
@Suite struct UnreadChangesTests {
  private func code(_ body: String, _ more: String = "", names: Set<String> = ["title", "labels", "view"]) throws
    -> CodeEffects
  {
    let row = "class Row: UIViewController { @IBOutlet var title: UILabel!; var labels: [UILabel]!; \(body) }"
    return SourceUses(of: [], in: [try Sources.tree("\(more)\n\(row)")], outlets: (names, ["Row"])).outlets
  }

  private func title(_ body: String, _ more: String = "") throws -> Set<CodeEffect> {
    try code(body, more).outlets["Row"]?["title"] ?? []
  }

  @Test(arguments: [
    ("func show(_ block: (UILabel) -> Void) { block(title) }", "func block(_ number: Int) {}"),
    ("func show() { let paint: (UILabel) -> Void = { $0.alpha = 0 }; paint(title) }", "func paint(_ layer: Any) {}"),
    ("var paint: ((UILabel) -> Void)?; func show() { paint?(title) }", "class A { func paint(_ layer: Any) {} }"),
    (
      "func show() { Style.body.apply(title) }",
      "struct Style { let apply: (UILabel) -> Void; static let body: Style }; func apply(_ image: Any) {}"
    ),
    ("func show() { Style.big(title) }", "struct Style { static let big = Style() }; func big(_ number: Any) {}"),
    (
      "func show() { use(.title(title)) }",
      "enum Item { case title(UILabel) }; func use(_ item: Item) {}; func title(_ n: Any) {}"
    ),
    ("func show() { Box(l: title).go() }", "struct Box { let l: UILabel }; extension Box { init(l: String) {} }"),
    ("func show() { presenter.configure(title) }", "class Cell: UIView { func configure(_ order: Any) {} }"),
    (
      "var styler: Styler!; func show() { styler.paint(title) }",
      "protocol Styler { func paint(_ l: UILabel) }; func paint(_ n: Any) {}"
    ),
  ])
  func functionsOfTheSameNameAreNotTakenForClosuresOrValues(_ body: String, _ more: String) throws {
    #expect(try title(body, more).contains(.handedOver))
  }

  @Test(arguments: [
    "(labels + [title]).forEach { $0.numberOfLines = 0 }", "let all = labels + [title]; all.forEach { $0.alpha = 0 }",
    "_ = title + Style.big", "[(title!, 1)].forEach { $0.0.numberOfLines = 0 }",
    "for pair in [(title!, 1)] { pair.0.alpha = 0 }", "let pair = (label: title!, n: 1); pair.label.alpha = 0",
    "[\"a\": title!].forEach { $1.alpha = 0 }", "let all = [\"a\": title!]; all.values.forEach { $0.alpha = 0 }",
    "guard case .some(let l) = title else { return }; l.alpha = 0",
    "if case let (l?, n) = (title, 1) { l.alpha = 0 }", "switch (title, 1) { case let (l, _): l.alpha = 0 }",
    "switch title { case .some(let l): l.alpha = 0; case .none: break }",
    "var delegate: UILabel; delegate = title; delegate.alpha = 0",
    "_ = [title].reduce(0) { n, l in l.alpha = 0; return n }", "#style(title)",
  ])
  func partsOfValuesMayBeChanged(_ statement: String) throws {
    #expect(try title("func show() { \(statement) }").contains(.handedOver))
  }

  @Test(arguments: [
    "labels.lazy.forEach { $0.alpha = 0 }", "_ = labels.allSatisfy { $0.alpha = 0; return true }", "labels.go()",
  ])
  func elementsOfCollectionsMayBeChanged(_ statement: String) throws {
    let found = try code(
      "func show() { \(statement) }",
      "extension Array where Element: UILabel { func go() { forEach { $0.alpha = 0 } } }")
    #expect(found.outlets["Row"]?["labels"]?.contains(.handedOver) == true)
  }

  @Test(arguments: [
    "title.applyStyle(.body)", "title.typography = .body", "title.styler.lines(0)", "title.configured { $0.alpha = 0 }",
    "let l = title!; l.applyStyle(.body)",
  ])
  func membersWithoutDeclarationsMayChangeAnything(_ statement: String) throws {
    #expect(try title("func show() { \(statement) }").contains(.handedOver))
    // Values that are not views may have a member of the same name.
    let model =
      "struct Model { var styler: Int; var typography: Int; func applyStyle(_ n: Int) {}; func configured() {} }"
    #expect(try title("func show() { \(statement) }", model).contains(.handedOver))
  }

  @Test func membersOfTheSystemAndOfTheAppAreKnown() throws {
    let statements =
      "title.becomeFirstResponder(); let size = title.sizeThatFits(.zero); title.blink(); print(title.owner)"
    #expect(
      try title("func show() { \(statements) }", "class Lamp: UILabel { func blink() {}; var owner: Row }").isEmpty)
  }

  @Test func classesUseMembersWithoutDeclarations() throws {
    for statement in ["applyStyle(.body)", "self.applyStyle(.body)", "typography = .body"] {
      #expect(
        try code("func show() { \(statement) }").classes["Row"]?.contains(.handedOver) == true, "\(statement)")
    }
    let known = "func own(_ f: () -> Void) { f(); print(1); layoutIfNeeded(); let n = 1; self.own { }; go(); Other() }"
    #expect(try code(known, "func go() {}").classes["Row"] == [])
  }

  @Test func importsAreComparedWithModulesOfAppleAndWithFolders() throws {
    func isUnread(_ source: String, _ file: String = "App/A.swift") throws -> Bool {
      let tree = try Sources.tree(source, named: file)
      return SourceUses(of: [], in: [tree], outlets: (["title"], [])).outlets.usesUnreadModules
    }
    #expect(try !isUnread("import UIKit\nimport struct Foundation.Date\n@testable import App\nimport os.log"))
    #expect(try isUnread("import UIKit\nimport DesignSystem"))
    #expect(try isUnread("#if canImport(Kit)\nimport class Kit.Theme\n#endif"))
    #expect(try !isUnread("import Kit", "Modules/Kit/Sources/A.swift"))
  }

  @Test(
    arguments: [
      ("let v = view!; v.backgroundColor = black", "backgroundColor"),
      ("if let v = view { v.backgroundColor = black }", "backgroundColor"),
      ("guard let root = view else { return }; root.backgroundColor = black", "backgroundColor"),
      ("[view].forEach { $0?.backgroundColor = black }", "backgroundColor"),
      ("view.map(Theme.paint)", "backgroundColor"), ("Theme.paint(view)", "backgroundColor"),
      ("Theme.fade(view)", "insertSublayer"), ("Theme.cap(view)", "maximumContentSizeCategory"),
    ] as [(String, CodeEffect)])
  func theViewOfAControllerIsFollowedInTheApp(_ statement: String, _ change: CodeEffect) throws {
    let theme = """
      enum Theme {
        static func paint(_ v: UIView) { v.backgroundColor = black }
        static func fade(_ v: UIView) { v.layer.insertSublayer(gradient, at: 0) }
        static func cap(_ v: UIView) { v.maximumContentSizeCategory = .large; store(v) }
      }
      """
    let found = try code("func show() { \(statement) }", theme).outlets["Row"]?["view"] ?? []
    #expect(found.contains(change) && !found.contains(.handedOver))
  }

  @Test(
    arguments: [
      ("func show() { `title`.numberOfLines = 0; self.`title`.alpha = 0 }", "numberOfLines"),
      ("func show() { setValue(0, forKeyPath: \"title.numberOfLines\") }", "numberOfLines"),
      ("func show() { self[keyPath: \\.title.numberOfLines] = 0 }", "numberOfLines"),
      ("func show() { setValue(0, forKeyPath: path) }", .handedOver),
      ("override func setValue(_ v: Any?, forKey k: String) { super.setValue(v, forKey: k) }", .handedOver),
      ("@Big<UILabel> var other: UIView", nil),
      ("@objc(title) @IBOutlet var head: UILabel!", .handedOver),
      ("func show() { let f = title.big; f() }", "numberOfLines"),
      ("func show() { run(title.big) }", "numberOfLines"), ("func show() { title.watch() }", "numberOfLines"),
    ] as [(String, CodeEffect?)])
  func otherNamesOfAnOutletAreFollowed(_ body: String, _ change: CodeEffect?) throws {
    let more = "extension UILabel { func big() { numberOfLines = 0 }; func watch() { add(#selector(big)) } }"
    let found = try title(body, more)
    #expect(change.map(found.contains) ?? found.isEmpty)
  }

  @Test(arguments: [
    "@Big @IBOutlet var title: UILabel!", "@UI.Big<UILabel> @IBOutlet var title: UILabel!",
    "var l: UILabel!; @IBOutlet var title: UILabel! { get { l } set { l = newValue } }",
  ])
  func wrappersAndSettersGetTheOutlet(_ property: String) throws {
    let source = "class Row: UIViewController { \(property) }"
    let found = SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["title"], ["Row"])).outlets
    #expect(found.outlets["Row"]?["title"]?.contains(.handedOver) == true)
  }

  @Test func elementsOfPathsAreFollowed() throws {
    let found = try code("func show() { self[keyPath: \\.labels[0].numberOfLines] = 0 }")
    #expect(found.outlets["Row"]?["labels"]?.contains(.handedOver) == true)
  }

  @Test func membersAreKnownByTheirNamesInObjectiveC() throws {
    let found = try code(
      "", "extension UILabel { @objc(styleName) var style: Int { get { 0 } set { numberOfLines = 0 } } }")
    #expect(found.extensionMembers["styleName"] == ["numberOfLines"])
    #expect(found.readMembers.contains("style") && found.readMembers.contains("font"))
  }

  @Test func keysOfClassesThemselvesAreChanges() throws {
    #expect(try code("func show() { setValue(0, forKey: \"numberOfLines\") }").classes["Row"] == ["numberOfLines"])
  }

  @Test(arguments: [
    "func names(_ items: [Item]) -> [String] { items.map(\\.title) }",
    "func names(_ items: [Item]) -> [String] { items.map(\\Item.title) }",
    "func sorted() { use(rows.sorted(by: \\.title), ForEach(rows, id: \\.title), rows.map(\\.title)) }",
  ])
  func pathsOfOtherTypesAndThoseThatOnlyReadChangeNothing(_ body: String) throws {
    #expect(try title(body, "struct Item { var title: String }").isEmpty)
  }

  @Test(
    arguments: [
      ("rows.map(\\.title).forEach { $0.numberOfLines = 0 }", "numberOfLines"), ("bind(\\.title.text)", "text"),
      ("bind(\\Row.title)", .handedOver), ("use([self].map(\\Row.title))", .handedOver),
    ] as [(String, CodeEffect)])
  func pathsThatAreHandedOnMayChangeTheOutlet(_ statement: String, _ change: CodeEffect) throws {
    #expect(try title("func show() { \(statement) }").contains(change))
  }

  @Test func longChainsOfMethodsAreFollowedToTheEnd() throws {
    let methods = (0..<3000).map { "func g\($0)() { g\($0 + 1)() }" }.joined(separator: "\n")
    let more = "extension UILabel {\n\(methods)\nfunc g3000() { numberOfLines = 0; g0() } }"
    #expect(try title("func show() { title.g0() }", more) == ["numberOfLines"])
  }

  @Test(arguments: [
    ("", true), ("func show() { print(name) }", true), ("func show(title: String) { use(title: 1) }", true),
    ("func show() { title.alpha = 0 }", false), ("var isShown: Bool { self.title != nil }", false),
    ("let path = \\Row.title", false), ("func show() { setValue(nil, forKeyPath: \"title.text\") }", false),
    ("func show() { #style(title) }", false), ("func show() { row?.title?.rx.tap.bind(go) }", false),
  ])
  func outletsThatNoCodeNamesAreFound(_ body: String, _ isUnnamed: Bool) throws {
    var found = try code(body, names: ["title"])
    #expect(found.unnamedOutlets == (isUnnamed ? ["title"] : []), "\(body)")
    found.addUnread(["Other.swift"])
    #expect(found.unnamedOutlets.isEmpty)
  }
}
