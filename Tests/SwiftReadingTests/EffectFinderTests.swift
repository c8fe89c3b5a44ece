import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct EffectFinderTests {
  private func code(_ source: String, names: Set<String> = ["title"], classes: Set<String> = ["Row"]) throws
    -> CodeEffects
  {
    SourceUses(of: [], in: [try Sources.tree(source)], outlets: (names, classes)).outlets
  }

  @Test func changesAreFoundByTheNameOfTheOutlet() throws {
    let found = try code(
      """
      class Row: UITableViewCell {
        func show() {
          title?.text = model.name
          self.title.font = font
          cell.title.numberOfLines = 0
          button.titleLabel?.font = font
          button.setTitle("A", for: .normal)
        }
      }
      """)
    #expect(found.changes["title"] == ["text", "font", "numberOfLines"])
    #expect(found.changes["button"] == ["font", "setTitle"])
    #expect(!found.makes(.tags))
  }

  @Test(arguments: [
    "class Row: UIViewController { let name = UIResponder.keyboardWillShowNotification }",
    "extension UIViewController { func textFieldDidBeginEditing(_ field: UITextField) { raise() } }",
    "class App { func f() { IQKeyboardManager.shared.enable = true } }",
  ])
  func codeThatFollowsTheKeyboardIsFound(_ source: String) throws {
    #expect(try code(source).makes(.keyboard))
  }

  @Test func otherCodeAboutKeyboardsMovesNothing() throws {
    // What a keyboard looks like, or that it goes away, does not move anything.
    let looks = try code(
      "class Row: UIViewController { func f() { field.keyboardType = .emailAddress; view.endEditing(true) } }")
    #expect(!looks.makes(.keyboard))
    var unread = CodeEffects()
    unread.addUnread(["A.swift"])
    #expect(unread.makes(.keyboard))
  }

  private static let protocolP = "protocol P { func changed(_ v: UIView) }; let owner: P"

  @Test func passedValuesAreFound() throws {
    let found = try code(
      "func show() { theme.apply(to: title); stack.addArrangedSubview(subtitle) }", names: ["title", "subtitle"])
    #expect(found.changes["title"] == [.handedOver])
    // It leaves its superview.
    #expect(found.changes["subtitle"] == [.constrained, "removeFromSuperview"])
  }

  @Test(arguments: [
    // The app's own functions do what their code does, one after the other.
    ("style(title)", "func style(_ label: UILabel) { label.font = bold; tint(view: label) }", "font tintColor"),
    ("style(title)", "func style(_ label: UILabel) { label.textColor = red; store(label) }", "handedOver textColor"),
    ("style(title)", "func style(_ text: String) { store(text) }", ""),
    ("owner.changed(title)", "\(protocolP); class Q: P { func changed(_ v: UIView) {} }", ""),
    ("owner.changed(title)", protocolP, "handedOver"),
    ("Card(title: title)", "class Card { init(title: UILabel) { title.numberOfLines = 0 } }", "numberOfLines"),
    // Loops and closures change each of several views.
    ("[title, other].forEach { $0.isHidden = true }", "", "isHidden"),
    ("for view in [title, other] { view.alpha = 0; view.frame.size.width += 2 }", "", "alpha placed"),
    ("[title].compactMap { $0 }.forEach { label in label.snp.makeConstraints { } }", "", "constrained"),
    ("if let label = title { label.removeFromSuperview() }", "", "removeFromSuperview"),
    ("guard let title = title else { return }; title.font = bold", "", "font"),
    // The system's functions.
    ("title.addGestureRecognizer(tap); let p = touch.location(in: title)", "", ""),
    ("UIView.transition(with: title)", "", ""),
    ("NSLayoutConstraint(item: title)", "", "constrained"),
    ("popover.sourceView = title; title.delegate = self", "", "delegate"),
    ("navigationItem.titleView = title", "", "constrained removeFromSuperview"),
    // Lists, optional values, mutating calls, labels of buttons, and members of libraries.
    ("all.forEach { $0.alpha = 0 }; title.forEach { $0.numberOfLines = 0 }", "", "numberOfLines"),
    ("title.map { $0.font = bold }; title.first?.alpha = 1", "", "alpha first font"),
    ("title.isHidden.toggle(); change(&title.frame)", "", "isHidden placed"),
    ("if let label = title.titleLabel { label.numberOfLines = 0 }; title.sizeToFit()", "", "numberOfLines sizeToFit"),
    ("title.setValue(0, forKey: path)", "", "handedOver"),
    ("title.constraints.forEach { $0.isActive = false }", "", "content(AuditModel.CodeEffect.constrained) walked"),
    ("kept = title", "", "handedOver"), ("return title", "", "handedOver"), ("if title == other { }", "", ""),
    ("(isOn ? title : other).font = bold", "", "handedOver"),
    ("title.frame.origin.y += 3; title.layer.cornerRadius = 2", "", "cornerRadius frame"),
  ])
  func passedValuesAreFollowed(statement: String, declaration: String, expected: String) throws {
    let found = try code(
      """
      \(declaration)
      func tint(view: UIView) { view.tintColor = red }
      class Row: UIView { var title: UILabel!; func show() { \(statement) } }
      """)
    #expect((found.outlets["Row"]?["title"] ?? []).words == expected)
  }

  @Test func aClassPassesItselfToFunctionsThatAreFollowed() throws {
    let found = try code(
      """
      class Row: UIView { var owner: Owner?; func tap() { owner?.tapped(self); list.delegate = self } }
      class Owner { func tapped(_ row: UIView) { row.alpha = 1 } }
      """)
    #expect(found.classes["Row"] == ["alpha"])
  }

  @Test func classesThatWalkThroughTheirViewsAreFound() throws {
    let helper = "class Theme { static func style(_ view: UIView) { for part in view.subviews { tint(part) } } }"
    for body in ["view.subviews.forEach { hide($0) }", "Theme.style(view)", "view.constraints.first?.isActive = false"]
    {
      let found = try code("class Row: UIViewController { func f() { \(body) } }; \(helper)", names: ["view"])
      #expect(found.classesThatChangeLayouts == ["Row"] && found.classesThatChangeSubviews == ["Row"], "\(body)")
    }
    #expect(
      try code("class Row: UIViewController { func f() { let constraints = [a]; use(constraints) } }")
        .classesThatChangeLayouts == []
    )
    // Code that only walks through constraints changes no looks.
    let moved = try code("class Row: UIView { func f() { removeConstraints(constraints) } }")
    #expect(moved.classesThatChangeLayouts == ["Row"] && moved.classesThatChangeSubviews == [])
  }

  /// The looks of bars change nothing of a document's views.
  @Test(arguments: [
    ("UINavigationBar.appearance().backgroundColor = white", false), ("UITabBar.appearance().tintColor = red", false),
    ("UILabel.appearance(whenContainedInInstancesOf: [UIToolbar.self]).textColor = red", false),
    ("UILabel.appearance().textColor = red", true), ("UIView.appearance().tintColor = red", true),
    ("UIButton.appearance(whenContainedInInstancesOf: [Row.self]).tintColor = red", true),
    ("UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = red", true),
  ])
  func appearancesOfBarsAreNotThoseOfViews(_ source: String, _ isFound: Bool) throws {
    let found = try code("class Row: UITableViewCell {}\nfunc f() { \(source) }")
    #expect((found.changes["appearance"]?.isEmpty == false) == isFound, "\(source)")
  }

  /// Tools generate types with the names of controllers and cells.
  @Test(arguments: [
    ("enum Names { enum Row { static let name = \"Main\" } }", false),
    ("enum Names { enum Row: String { case main } }", false),
    ("enum Other { class Row: Base {} }", true),
  ])
  func aModelWithTheNameOfAViewIsNotTheView(_ other: String, _ isFree: Bool) throws {
    let found = try code("class Row: UITableViewCell { func f() { backgroundColor = red } }\n\(other)")
    #expect(found.classesThatChangeLayouts.contains("Row") == isFree, "\(other)")
    #expect(found.classes["Row"]?.contains("backgroundColor") == true)
    #expect(try code(other).classesThatChangeLayouts.contains("Row"))
  }

  @Test func appearancesOfTextsAreFound() throws {
    for source in [
      "UILabel.appearance().font = small", "let all = UILabel.appearance()", "Row.appearance().titleFont = big",
    ] {
      #expect(try !code(source).restyledClasses.isEmpty, "\(source)")
    }
    let bars = "UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).font = small"
    for source in [bars, "UITableView.appearance().backgroundColor = red", "UIView.appearance().tintColor = red"] {
      #expect(try code(source).restyledClasses.isEmpty, "\(source)")
    }
  }

  @Test func propertiesOfExtensionsChangeOthers() throws {
    let found = try code(
      """
      extension UIView { var top: CGFloat { get { 0 } set { frame.origin.y = newValue } } }
      class Row: UIView { var title: UILabel!; func show() { title.top = 4 } }
      """)
    #expect(found.outlets["Row"]?["title"] == ["top", "frame"])
  }

  @Test func theConstraintsOfAClassOnItselfAreFound() throws {
    let found = try code(
      "class Row: UIView { func f() { heightAnchor.constraint(equalToConstant: 4).isActive = true } }")
    #expect(found.classes["Row"]?.contains(.constrained) == true)
  }

  @Test func classesChangeThemselvesWithTheirSuperclasses() throws {
    let found = try code(
      """
      class Base: UILabel { func setUp() { font = small } }
      class Row: Base { override func awakeFromNib() { self.numberOfLines = 2; theme.add(self) } }
      class Other: UILabel {}
      """, classes: ["Row", "Other", "Gone"])
    #expect(found.classes == ["Row": ["font", "numberOfLines", .handedOver], "Other": []])
  }

  @Test func titlesOfNavigationItemsBelongToTheirClass() throws {
    let found = try code("class Row: UIViewController { func f() { navigationItem.title = name; title = other } }")
    #expect(found.classes["Row"]?.isSuperset(of: ["navigationItem.title", "title"]) == true)
  }

  @Test func constraintsThatCodeAddsAreFound() throws {
    let found = try code(
      "class Row: UIView { var title: UILabel!; func f() { title.topAnchor.constraint(equalTo: other.bottomAnchor) } }")
    #expect(found.outlets["Row"] == ["title": [.constrained]])
  }

  @Test func membersThatDecideASizeAreFound() throws {
    let found = try code(
      "class Row: UIView { override var intrinsicContentSize: CGSize { .zero }; override func layoutSubviews() {} }")
    #expect(found.classes["Row"] == ["intrinsicContentSize", "layoutSubviews"])
  }

  @Test func membersThatExtensionsOfTheSystemOverrideAreFound() throws {
    let found = try code(
      """
      extension UIControl { open override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true } }
      extension UILabel { func paint() { textColor = red } }
      class Row: UIView { override func layoutSubviews() {} }
      """)
    #expect(found.overrides == ["UIControl": ["point"]])
  }

  @Test func aViewThatPeopleCanTouchAnywayDoesNotChange() throws {
    let found = try code(
      "class Row: UIView { func f() { title.isUserInteractionEnabled = true; title.isUserInteractionEnabled = on } }")
    #expect(found.outlets["Row"] == ["title": ["isUserInteractionEnabled"]])
    let touched = try code("class Row: UIView { func f() { title.isUserInteractionEnabled = true } }")
    #expect(touched.outlets["Row"]?.isEmpty == true && touched.changes.isEmpty)
  }

  @Test func initializersOfExtensionsChangeNoOtherValue() throws {
    let found = try code(
      """
      extension UIColor { convenience init(hex: Int) { self.init(); alpha = 1; list.append(self) } }
      class Row: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      """)
    #expect(found.classes["Row"] == [])
  }

  @Test func heightsOfRowsAndOrientationsAreFound() throws {
    let none = try code("class Row: UIView {}")
    #expect(!none.makes(.rowHeights) && !none.makes(.orientations))
    let rows = "func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 60 }"
    #expect(try code(rows).makes(.rowHeights))
    #expect(try code("class A { var supportedInterfaceOrientations: Mask { .portrait } }").makes(.orientations))
  }

  @Test func classesThatFillRowsAreFound() throws {
    let found = try code(
      """
      class Row: UITableViewController {
        func fill(_ cell: UITableViewCell) { cell.textLabel?.text = name; title.detailTextLabel?.text = name }
      }
      """)
    // The outlet `title` is a cell of its own.
    #expect(found.filledParts["Row"] == ["textLabel"])
    #expect(found.changes["title"] == ["text"] && found.changes["detailTextLabel"] == ["text"])
  }

  @Test func numbersOfViewsAreFound() throws {
    #expect(try code("let label = cell.viewWithTag(7)").makes(.tags))
  }

  @Test func outletsBelongToTheirClass() throws {
    let found = try code(
      """
      class Base: UITableViewCell { var title: UILabel!; func show() { title.text = name } }
      class Row: Base { func style() { self.title.font = small } }
      class Other: UITableViewCell { var title: UILabel!; func show() { title.textColor = red } }
      class List: UIViewController {
        func fill(_ row: Row, _ other: Other) {
          row.title.numberOfLines = 2
          other.title.isHidden = true
          unknown.title.alpha = 0
          let title = UILabel()
          title.tag = 3
        }
      }
      """)
    #expect(found.outlets == ["Row": ["title": ["text", "font", "numberOfLines", "alpha"]]])
  }

  @Test func methodsOfExtensionsChangeWhatTheyAreCalledOn() throws {
    let source = """
      extension UILabel { func strong() { font = bold; paint() }; func paint() { textColor = red } }
      class Row: UILabel {}
      class Page: UIViewController { var title: UILabel!; func show() { title.strong() } }
      """
    let found = try code(source, classes: ["Row", "Page"])
    #expect(found.classes["Row"] == [])
    #expect(found.outlets["Page"] == ["title": ["font", "textColor"]])
    let own = try code(source.replacing("class Row: UILabel {}", with: "class Row: UILabel { func f() { paint() } }"))
    #expect(own.classes["Row"] == ["textColor"])
  }

  @Test func classesThatDrawThemselvesAreFound() throws {
    let found = try code(
      "class Row: UIView { override func draw(_ rect: CGRect) {}; func f() { layer.addSublayer(a) } }")
    #expect(found.classes["Row"]?.isSuperset(of: ["draw", "addSublayer"]) == true)
  }
}
