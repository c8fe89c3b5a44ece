import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

/// The detours on which code reaches an outlet, or changes all views at once.
@Suite struct OutletDetourTests {
  private func code(_ body: String, _ more: String = "") throws -> CodeEffects {
    let source = "\(more)\nclass Row: UIViewController { @IBOutlet var title: UILabel!; \(body) }"
    return SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["title", "view"], ["Row"])).outlets
  }

  @Test(arguments: [
    "let f = { [label = title!] in label.numberOfLines = 0 }",
    "if case let label? = title { label.numberOfLines = 0 }",
    "if case let label as Header = title { label.numberOfLines = 0 }",
    "(\\Row.title?.numberOfLines).write(0, to: self)",
    "title.many()", "title.more(0)", "(title.numberOfLines, count) = (0, 1)", "title.numberOfLines <- 0",
    "title.registerForTraitChanges([UITraitLegibilityWeight.self]) { (label: UILabel, _) in label.numberOfLines = 0 }",
    "title.observe(\\.text) { label, _ in label.numberOfLines = 0 }", "print(title.unlimited)",
  ])
  func theNewNameIsFollowed(_ body: String) throws {
    let more = """
      protocol Lines {}
      extension Lines where Self: UILabel { func many() { numberOfLines = 0 } }
      protocol Labels: UILabel {}
      extension Labels { func more(_ count: Int) { self.numberOfLines = count } }
      extension UILabel { var unlimited: Int { numberOfLines = 0; return 0 } }
      """
    let found = try code("func show() { \(body) }", more)
    #expect(found.outlets["Row"]?["title"]?.contains("numberOfLines") == true)
    #expect(found.outlets["Row"]?["title"]?.contains(.handedOver) == false)
  }

  @Test(arguments: [
    "func show() { switch title { case let label?: label.numberOfLines = 0; default: break } }",
    "var styleDelegate: UILabel?; func show() { styleDelegate = title }",
    "func run(_ label: @autoclosure () -> UILabel) { use(label()) }; func show() { run(title) }",
    "func heading(_ flag: Bool) -> UILabel? { switch flag { case true: title; case false: nil } }",
    "func paths() -> [KeyPath<Row, UILabel>] { [\\.title] }",
  ])
  func anythingMayChangeUnderANameThatIsNotFollowed(_ body: String) throws {
    #expect(try code(body).outlets["Row"]?["title"]?.contains(.handedOver) == true)
  }

  @Test func delegatesAndClosuresWithoutViewsChangeNothing() throws {
    let found = try code(
      "func run(_ f: () -> Void) { f() }; func show() { list.delegate = title; run { }; switch title.tag { default: break } }"
    )
    #expect(found.outlets["Row"]?["title"]?.isEmpty != false)
  }

  @Test(arguments: [
    "view.accessibilityElements = [title!]", "dump(title)", "UIView.transition(with: title, duration: 1) { }",
    "print(title.subviews.count)",
  ])
  func theSystemOnlyReadsIt(_ statement: String) throws {
    // A change of another kind shows that the outlet is found.
    let found = try code("func show() { title.alpha = 1; \(statement) }")
    #expect(found.outlets["Row"]?["title"] == ["alpha"] && found.classesThatChangeLayouts.isEmpty)
  }

  @Test func theOrderForVoiceOverChangesNothing() throws {
    let order = "override var accessibilityElements: [Any]? { get { [title!] } set { } }"
    #expect(try code("\(order); func show() { title.alpha = 1 }").outlets["Row"]?["title"] == ["alpha"])
    let other = order.replacing("accessibilityElements", with: "others")
    #expect(try code(other).outlets["Row"]?["title"] == [.handedOver])
  }

  @Test func aSubclassHidesNothingOfItsSuperclass() throws {
    let base = "class Base: UIViewController { @IBOutlet var title: UILabel! }"
    let sub = "class Sub: Base { override func viewDidLoad() { title.isHidden = true } }"
    let found = SourceUses(of: [], in: [try Sources.tree("\(base)\n\(sub)")], outlets: (["title"], ["Base", "Sub"]))
    #expect(found.outlets.outlets["Sub"] == ["title": [.hiddenAtLoad]])
    #expect(found.outlets.outlets["Base"] == ["title": ["isHidden"]])
    let other = try code("func open(_ page: Row) { page.title.isHidden = true }")
    #expect(other.outlets["Row"]?["title"] == ["isHidden"])
  }

  @Test func manyNamesAreFollowedOnceEach() throws {
    let names = (1...400).map { number in
      "let a\(number) = [title!, \((0..<number).suffix(30).map { "a\($0)" }.joined(separator: ", "))]"
    }
    let found = try code(
      "func show() { let a0 = title!\n\(names.joined(separator: "\n"))\na400.forEach { $0.numberOfLines = 0 } }")
    #expect(found.outlets["Row"]?["title"] == ["numberOfLines"])
  }

  @Test func onlyWhatAClassDoesToItselfCounts() throws {
    let wait = "func show() { queue.asyncAfter(deadline: .now() + .milliseconds(3)) { }; pause(for: .seconds(1)) }"
    #expect(try code("\(wait); func pause(for time: Duration) { }; let width = round(0.5)").classes["Row"] == [])
    let source = "class Row: UIButton { @IBOutlet var titleLabel: UILabel!; func f() { titleLabel.isHidden = true } }"
    let own = SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["titleLabel"], ["Row"])).outlets
    #expect(own.classes["Row"] == ["titleLabel"] && own.outlets["Row"] == ["titleLabel": ["isHidden"]])
    let system = source.replacing("@IBOutlet var titleLabel: UILabel!; ", with: "")
    let inherited = SourceUses(of: [], in: [try Sources.tree(system)], outlets: (["titleLabel"], ["Row"])).outlets
    #expect(inherited.classes["Row"] == ["isHidden"])
  }

  @Test(
    arguments: [
      ("override func viewDidLoad() { super.viewDidLoad(); title.isHidden = true }", [.hiddenAtLoad]),
      ("override func viewDidLoad() { title?.removeFromSuperview() }", [.hiddenAtLoad, "removeFromSuperview"]),
      ("override func viewDidLoad() { title.isHidden = isEmpty }", ["isHidden"]),
      ("override func viewDidLoad() { if isEmpty { title.isHidden = true } }", ["isHidden"]),
      ("override func viewDidLoad() { guard isEmpty else { return }; title.isHidden = true }", ["isHidden"]),
      ("func show() { title.isHidden = true }", ["isHidden"]),
      (
        "override func viewDidLoad() { title.isHidden = true }; func show() { title.isHidden = false }",
        [.hiddenAtLoad, "isHidden"]
      ),
    ] as [(String, Set<CodeEffect>)])
  func viewsThatCodeHidesAtOnceAreGone(body: String, changes: Set<CodeEffect>) throws {
    #expect(try code(body).outlets["Row"]?["title"] == changes)
  }

  @Test func wrappersAndAccessorsGetTheOutlet() throws {
    let wrapper = "@propertyWrapper struct Multi { var wrappedValue: UILabel! }"
    let source = "\(wrapper)\nclass Row: UIViewController { @Multi @IBOutlet var title: UILabel! }"
    let wrapped = SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["title"], ["Row"])).outlets
    #expect(wrapped.outlets["Row"] == ["title": [.handedOver]])
    let observed = source.replacing("@Multi @IBOutlet var title: UILabel!", with: "var title: UILabel! { willSet { } }")
    let set = SourceUses(of: [], in: [try Sources.tree(observed)], outlets: (["title"], ["Row"])).outlets
    #expect(set.outlets["Row"] == ["title": [.handedOver]])
  }

  @Test func theSuperviewOfAnOutletBelongsToIt() throws {
    let found = try code("func show() { title.superview?.isHidden = true; title.superview.map(remove) }")
    #expect(found.outlets["Row"]?["title"]?.contains("isHidden") == true)
  }

  @Test func framesAfterTheLayoutReplaceIt() throws {
    let late = try code("override func viewDidLayoutSubviews() { title.frame.size.width = 300 }")
    #expect(late.outlets["Row"]?["title"] == [.placed])
    #expect(try code("func show() { title.frame.size.width = 300 }").outlets["Row"]?["title"] == [.placed])
    let helper = "extension UIView { var width: CGFloat { get { frame.width } set { frame.size.width = newValue } } }"
    #expect(
      try code("func show() { title.width = 3 }", helper).outlets["Row"]?["title"]?.contains(.placed) == true)
    // A view of the system's classes is put where it belongs, such as a child's in its container.
    let own = try code("func show() { view.frame = bounds; child.view.frame = bounds }").outlets["Row"]?["view"]
    #expect(own?.contains(.placed) != true, "\(own ?? [])")
    let laidOut = try code("override func viewDidLayoutSubviews() { view.frame = bounds }").outlets["Row"]?["view"]
    #expect(laidOut?.contains(.placed) == true)
    for body in [
      "override func viewDidLoad() { title.frame.size.width = 300 }", "func show() { title.frame.origin.y = 3 }",
    ] {
      #expect(try code(body).outlets["Row"]?["title"] == ["frame"], "\(body)")
    }
  }

  @Test func extensionsOfTheSystemChangeTheirOwnConstraints() throws {
    let more = "extension UIView { func clear() { removeConstraints(constraints) } }"
    #expect(
      try code("func show() { title.clear() }", more).outlets["Row"]?["title"] == [.walked, .content(.constrained)])
  }

  @Test func extensionsAreKnownByMember() throws {
    let more = "extension UILabel { var shrinks: Bool { get { false } set { minimumScaleFactor = 0.1; paint() } } }"
    let found = try code("", more + "\nextension UILabel { func paint() { textColor = red } }")
    #expect(found.extensionMembers["shrinks"] == ["minimumScaleFactor", "textColor"])
  }

  @Test func traitsOfOthersAreFound() throws {
    #expect(
      try code("func add(_ page: UIViewController) { setOverrideTraitCollection(small, forChild: page) }")
        .makes(.traits))
    #expect(try code("override var traitCollection: UITraitCollection { small }").makes(.traits))
    let font = "extension UIFont { var traitCollection: UITraitCollection { small } }"
    #expect(try !code("func show() { let traitCollection = small; use(traitCollection) }", font).makes(.traits))
  }

  @Test func classesThatShowAnotherTextDrawThemselves() throws {
    let found = try code("override var text: String? { get { nil } set { } }")
    #expect(found.classes["Row"] == ["drawText"])
    #expect(try code("func show() { let text = name, font = small; print(text, font) }").classes["Row"] == [])
  }

  @Test(arguments: [
    "func open(_ page: UIViewController) { Theme.style(page.view) }",
    "func open(_ page: UIViewController) { page.view.subviews.forEach { tint($0) } }",
  ])
  func controllersWhoseViewsOthersWalkThroughAreFree(_ body: String) throws {
    let more = """
      enum Theme { static func style(_ view: UIView) { view.subviews.forEach(style) } }
      class Frame: UINavigationController { \(body) }
      """
    #expect(try code("", more).classesThatChangeLayouts == ["Row"])
    let cells =
      "class List: UITableViewController { func fill(_ cell: UITableViewCell) { walk(cell.contentView.subviews) } }"
    #expect(try code("", cells).classesThatChangeLayouts == [])
  }
}
