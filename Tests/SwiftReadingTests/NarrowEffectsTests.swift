import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The effects of code that reaches views without naming them, as narrow as they are.
@Suite struct NarrowEffectsTests {
  private func code(_ source: String, names: Set<String> = ["title", "view", "stack"]) throws -> CodeEffects {
    SourceUses(of: [], in: [try Sources.tree(source)], outlets: (names, ["Row", "Other"])).outlets
  }

  private static let classes = "class Row: UIViewController { func f() { BODY } }\nclass Other: UIViewController {}\n"

  private func row(_ body: String, _ more: String = "") throws -> CodeEffects {
    try code(Self.classes.replacing("BODY", with: body) + more)
  }

  // MARK: Walks through views

  /// Changes of the views that code finds count, and not the search for them.
  @Test(
    arguments: [
      ("if view.subviews.contains(other) { return }", []),
      ("view.subviews.forEach { $0.layoutIfNeeded() }", []),
      (
        "let all = view.subviews.map { $0 as? UITableView }.compactMap { $0 }; all.forEach { $0.rowHeight = 1 }",
        ["rowHeight"]
      ),
      ("for part in view.subviews where part is UILabel { part.isHidden = true }", ["isHidden"]),
      ("for (number, part) in view.subviews.enumerated() { part.alpha = number }", ["alpha"]),
      ("view.subviews.first?.frame = zero", ["placed"]), ("view.subviews[0].isHidden = true", ["isHidden"]),
      ("(view.subviews.first { $0.tag == 1 } as? UILabel)?.text = name", ["text"]),
      ("guard let part = view.subviews.filter({ $0 is Sheet }).last else { return }; part.center = zero", ["center"]),
      ("let part = view.constraints.first { $0.firstAttribute == .height }; part?.constant = 0", ["constrained"]),
      // These may do anything.
      ("store(view.subviews)", ["handedOver"]), ("found = view.subviews", ["handedOver"]),
      ("view.subviews.forEach { library($0) }", ["handedOver"]),
    ] as [(String, [String])])
  func walksCountByWhatTheyDo(_ body: String, _ expected: [String]) throws {
    let found = try row(body).classes["Row"] ?? []
    let words = found.compactMap { effect -> String? in
      guard case .content(let inner) = effect else { return nil }
      if case .change(let member) = inner { return member }
      return "\(inner)"
    }
    #expect(Set(words) == Set(expected), "\(body)")
    #expect(try row(body).classes["Other"] == [], "\(body)")
  }

  /// A walk through an outlet, or through views that code makes, reaches no others.
  @Test(arguments: [
    "stack.arrangedSubviews.forEach { $0.removeFromSuperview() }",
    "made.subviews.forEach { $0.removeFromSuperview() }",
    "let own = UIView(); own.subviews.forEach { $0.removeFromSuperview() }",
    "if let bar = search.searchBar.superview { bar.constraints.first?.constant = 0 }",
  ])
  func walksReachTheViewsInTheirView(_ body: String) throws {
    let source = """
      class Row: UIViewController {
        @IBOutlet var stack: UIStackView!
        let made = UIView(), search = UISearchController()
        func f() { \(body) }
      }
      """
    #expect(try code(source).classes["Row"]?.contains { $0.isOfContent } == false, "\(body)")
    let outlet = try code(source).outlets["Row"]?["stack"] ?? []
    #expect(outlet.contains(.content("removeFromSuperview")) == body.hasPrefix("stack"), "\(body)")
  }

  /// Look-alikes that may lead to the views of the document.
  @Test(arguments: [
    "func f(_ list: UIScrollView) { list.subviews.forEach { $0.removeFromSuperview() } }",
    "func f() { made?.subviews.forEach { $0.removeFromSuperview() } }; var made: UIView?",
    "func f() { search.searchBar.superview?.constraints.first?.constant = 0; add(search) }; var search = find()",
    """
    let search = UISearchController()
    func f() { table.tableHeaderView = search.searchBar; search.searchBar.superview?.subviews.first?.frame = zero }
    """,
  ])
  func otherWalksReachTheClassAround(_ members: String) throws {
    let found = try code("class Row: UIViewController { \(members) }")
    #expect(found.classes["Row"]?.contains { $0.isOfContent } == true, "\(members)")
  }

  /// An extension of a system class walks through the views of its callers.
  @Test func extensionsWalkThroughTheViewsOfTheirCallers() throws {
    let more = "extension UIViewController { func clear() { view.subviews.forEach { $0.removeFromSuperview() } } }"
    let found = try row("clear()", more)
    #expect(found.classes["Row"]?.contains(.content("removeFromSuperview")) == true)
    #expect(found.classes["Other"] == [] && found.outlets["Other"]?["view"]?.contains { $0.isOfContent } != true)
  }

  @Test func aVariableNamedLikeAViewIsNotThatOfTheCaller() throws {
    let more =
      "extension UIViewController { func add() { let view = made(); pin(view) }; func pin(_ v: UIView) { v.isHidden = on } }"
    #expect(try row("add()", more).classes["Row"]?.contains { $0.isOfContent } == false)
    let own = more.replacing("let view = made(); ", with: "")
    #expect(try row("add()", own).classes["Row"]?.contains(.content("isHidden")) == true)
  }

  @Test func extensionsThatCodeCallsOnOtherScreensReachThem() throws {
    let more = "extension UIViewController { func clear() { view.subviews.forEach { $0.removeFromSuperview() } } }\n"
    let caller = "class Flow { func go(_ screen: SCREEN) { screen.clear() } }"
    let known = try row("", more + caller.replacing("SCREEN", with: "Other"))
    #expect(known.classes["Other"]?.contains(.content("removeFromSuperview")) == true && known.classes["Row"] == [])
    for type in ["UIViewController", "Library.Screen"] {
      let open = try row("", more + caller.replacing("SCREEN", with: type))
      #expect(open.classes["Other"]?.contains(.content("removeFromSuperview")) == true, "\(type)")
    }
  }

  // MARK: Exchanged methods

  private static func swap(_ methods: String, in type: String = "UILabel", _ more: String = "") -> String {
    """
    extension \(type) {
      static func start() { \(methods) }
      @objc func shown() { backgroundColor = red; \(more) }
    }
    """
  }

  private static let named = """
    let a = class_getInstanceMethod(self, #selector(awakeFromNib)), b = class_getInstanceMethod(self, #selector(shown))
    method_exchangeImplementations(a!, b!)
    """

  @Test func exchangesCountForTheMethodsThatTheyName() throws {
    let found = try code(Self.swap(Self.named))
    #expect(found.overrides["UILabel"]?.contains(.handedOver) == false && found.extensionMembers["awakeFromNib"] == nil)
    let moving = try code(Self.swap(Self.named, "frame.size.width = 3"))
    #expect(moving.overrides["UILabel"]?.contains("backgroundColor") == true, "\(moving.overrides)")
    let sized = try code(Self.swap(Self.named.replacing("awakeFromNib", with: "getter: intrinsicContentSize")))
    #expect(sized.overrides["UILabel"]?.contains("intrinsicContentSize") == true)
  }

  @Test func exchangesInControllersCountForWhatTheNewCodeDoes() throws {
    let named = Self.named.replacing("awakeFromNib", with: "UIViewController.viewDidLoad")
    let harmless = try row("", Self.swap(named, in: "UIViewController"))
    #expect(harmless.extensionMembers["awakeFromNib"] == nil)
    let walk = "view.subviews.forEach { $0.removeFromSuperview() }"
    let found = try row("", Self.swap(named, in: "UIViewController", walk))
    #expect(found.classes["Other"]?.contains(.content("removeFromSuperview")) == true)
  }

  /// The methods are those of callers, of a library, or only one has a name.
  @Test(arguments: [
    Self.swap("method_exchangeImplementations(a, b)"),
    Self.swap(Self.named.replacing("#selector(shown)", with: "other")),
    Self.swap(Self.named.replacing("#selector(shown)", with: "#selector(libraryMethod)")),
    Self.swap(Self.named.replacing("method_exchangeImplementations", with: "method_setImplementation")),
  ])
  func exchangesOfUnknownMethodsMayDoAnything(_ source: String) throws {
    #expect(try code(source).overrides["UILabel"]?.contains(.handedOver) == true, "\(source)")
  }

  // MARK: Names

  private func title(_ body: String, _ more: String = "") throws -> Set<CodeEffect> {
    let source = "class Row: UIViewController { @IBOutlet var title: UILabel!; func f() { \(body) } }\n\(more)"
    return try code(source).outlets["Row"]?["title"] ?? []
  }

  @Test(arguments: [
    ("names.assign(to: \\.text, on: title).store(in: &all)", "", "text"),
    ("title.rx.tap.bind(to: model)", "", "-"), ("names.bind(to: title.rx.text)", "", "text"),
    ("title.kf.setImage(with: url)", "", "image"),
    ("let all = [title!]; all.shuffled().forEach { $0.alpha = 0 }", "", "alpha"),
    ("var all = [title!]; while let label = all.popLast() { label.alpha = 0 }", "", "alpha"),
    ("title.shuffled().forEach { $0.alpha = 0 }; title.removeFirst().font = big", "", "alpha font"),
    ("let show = { (label: UILabel) in label.text = name }; show(title)", "", "text"),
    (
      "helper.render(name, in: title)",
      "class Helper { func render(_ name: String, in label: UILabel) { label.text = name } }", "text"
    ),
    // These may do anything.
    ("names.assign(to: path, on: title)", "", "handedOver"),
    ("title.rx.libraryMember.bind(to: model)", "", "handedOver"),
    ("var show = { (label: UILabel) in label.text = name }; show(title)", "", "handedOver"),
    (
      "helper.render(name, on: title)", "class Helper { func render(_ name: String, in label: UILabel) {} }",
      "handedOver"
    ),
    ("title.library.setImage(with: url)", "", "handedOver"),
  ])
  func outletsThatCodePassesOnChangeAsItDoes(_ body: String, _ more: String, _ expected: String) throws {
    #expect(try title(body, more).words == (expected == "-" ? "" : expected), "\(body)")
  }

  // MARK: Constraints

  /// The first item of a constraint moves; the second one only if the first may be fixed, or the document gives it no
  /// constraints.
  @Test(arguments: [
    ("title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true", "constrained"),
    ("made.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true", "usesConstraints"),
    ("self.made.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor)", "usesConstraints"),
    ("view.trailingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true", "constrained"),
    ("view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: title.topAnchor).isActive = true", "constrained"),
    ("other.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true", "constrained"),
    ("title.snp.makeConstraints { $0.top.equalTo(made) }", "constrained"),
    ("title.snp.updateConstraints { $0.height.equalTo(9) }", "constrained"),
    ("made.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }", "usesConstraints"),
    ("made.snp.makeConstraints { $0.edges.equalTo(title) }", "usesConstraints"),
    ("view.snp.makeConstraints { $0.trailing.equalTo(title) }", "constrained"),
    ("let child = flow.make(); child.view.snp.makeConstraints { $0.edges.equalTo(title) }", "usesConstraints"),
    ("self.view.snp.makeConstraints { $0.edges.equalTo(title) }", "constrained"),
    (
      "NSLayoutConstraint(item: made, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom)",
      "usesConstraints"
    ),
    (
      "NSLayoutConstraint(item: view!, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom)",
      "constrained"
    ),
    ("made.autoPinEdge(.top, to: .bottom, of: title)", "usesConstraints"),
    ("constraint(title.topAnchor, 3)", "constrained"), ("let edge = title.snp.bottom; pin(edge)", "constrained"),
    ("pin(title.topAnchor, made.bottomAnchor)", "constrained"), ("let snap = title.snp", "constrained"),
    ("view.insertSubview(made, belowSubview: title)", ""),
    ("view.insertSubview(title, belowSubview: made)", "constrained removeFromSuperview"),
  ])
  func constraintsMoveTheirFirstItem(_ body: String, _ expected: String) throws {
    let source = """
      class Row: UIViewController { @IBOutlet var title: UILabel!; lazy var made = UILabel(); func f() { \(body) } }
      """
    #expect(try (code(source).outlets["Row"]?["title"] ?? []).words == expected, "\(body)")
  }

  // MARK: Types of other modules

  /// A property of a class of another module changes the view itself; a method may be one for the layout of any view.
  @Test(arguments: [
    ("Chart", "title.edgesToSuperview()", "handedOver"), ("Chart?", "title.outerRadius = 3", "outerRadius"),
    ("Chart", "library(title)", "handedOver"), ("UIView", "title.glow()", "handedOver"),
    ("Chart", "title.isHidden = true", "isHidden"),
  ])
  func outletsOfOtherModulesOnlyChangeThemselves(_ type: String, _ body: String, _ expected: String) throws {
    let source = "class Row: UIViewController { @IBOutlet var title: \(type)!; func f() { \(body) } }"
    let found = try code(source).outlets["Row"]?["title"] ?? []
    #expect(found.words == expected, "\(body)")
  }

  /// A member of a value of another type is not an outlet.
  @Test(arguments: [
    ("let bar = Tabs.Bar(); bar.title.weight = 2", "", false),
    ("bar.title.weight = 2", "extension Other { func bar() {} }", false),
    ("model.bind(with: self) { owner, name in owner.title.weight = 2 }", "", false),
    ("model.withUnretained(self).bind { owner, name in owner.title.weight = 2 }", "", false),
    ("model.withUnretained(self).map { $1 }.bind { owner in owner.title.weight = 2 }", "", true),
    ("model.show(with: self) { owner in owner.title.weight = 2 }", "", true),
    (
      "source.bind(with: self) { owner, name in owner.title.weight = 2 }",
      "let source = Source(); class Source { func bind(with o: AnyObject, _ f: (Row, Int) -> Void) {} }", true
    ),
    ("let bar = Tabs.Proxy(row); bar.title.weight = 2", "", true),
    ("func f(_ bar: Weak<Row>) { bar.title.weight = 2 }", "", true),
    ("func f(_ bar: AnyObject) { bar.title.weight = 2 }", "", true),
    ("func f(_ bar: UIViewControllerContextTransitioning) { bar.title.weight = 2 }", "", false),
    ("model.bind(with: library) { owner, name in owner.title.weight = 2 }", "", true),
    ("let bar = tabs(); bar.title.weight = 2", "", true), ("let bar: Row = tabs(); bar.title.weight = 2", "", true),
    ("let bar = Legacy.Row(); bar.title.weight = 2", "", true),
  ])
  func membersOfOtherTypesAreNotOutlets(_ body: String, _ more: String, _ reaches: Bool) throws {
    let source = """
      class Row: UIViewController { @IBOutlet var title: UILabel! }
      class Other: UIViewController { let bar = Tabs.Bar(); func f() { \(body) } }
      \(more)
      """
    #expect(try code(source).outlets["Row"]?["title"]?.contains(.handedOver) == (reaches ? true : nil), "\(body)")
  }

  /// A function of the system may have the name of a member of another class.
  @Test func functionsOfTheSystemPassNothingOn() throws {
    let sizes = "extension Scale { func floor(_ view: UIView) { library(view); library(self) } }"
    #expect(try row("let size = floor(2.5)", sizes).classes["Row"] == [])
    let own = "extension UIViewController { func floor(_ size: Double) { library(self) } }"
    #expect(try row("floor(2.5)", own).classes["Row"]?.contains(.handedOver) == true)
  }

  /// `Row.self` is a type, and a number has no views.
  @Test(arguments: [
    ("register(Row.self)", ""), ("show(round(3))", "extension Double { func round(_ n: Int) { store(self) } }"),
  ])
  func aClassDoesNotPassItselfOn(_ body: String, _ more: String) throws {
    let own = "class Row: UIViewController { func f() { list.add(all.\(body)) } }\n\(more)"
    #expect(try code(own).classes["Row"]?.contains(.handedOver) != true, "\(body)")
    #expect(try row("library.add(self)").classes["Row"]?.contains(.handedOver) == true)
  }
}

extension CodeEffect {
  /// Whether it is an effect on the views in a view.
  fileprivate var isOfContent: Bool { if case .content = self { true } else { false } }
}
