import AuditModel
import Testing

@testable import AppSources

@Suite struct OutletSearchTests {
  private func code(_ source: String, names: Set<String> = ["title"], classes: Set<String> = ["Row"]) throws
    -> OutletCode
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
    #expect(found.passed.isEmpty && !found.usesTags)
  }

  @Test func passedValuesAreFound() throws {
    let found = try code(
      "func show() { theme.apply(to: title); stack.addArrangedSubview(subtitle) }", names: ["title", "subtitle"])
    #expect(found.passed == ["title"])
  }

  @Test func classesChangeThemselvesWithTheirSuperclasses() throws {
    let found = try code(
      """
      class Base: UILabel { func setUp() { font = small } }
      class Row: Base { override func awakeFromNib() { self.numberOfLines = 2; theme.add(self) } }
      class Other: UILabel {}
      """, classes: ["Row", "Other", "Gone"])
    #expect(found.classes == ["Row": ["font", "numberOfLines", OutletCode.itself], "Other": []])
  }

  @Test func titlesOfNavigationItemsBelongToTheirClass() throws {
    let found = try code("class Row: UIViewController { func f() { navigationItem.title = name; title = other } }")
    #expect(found.classes["Row"]?.isSuperset(of: ["navigationItem.title", "title"]) == true)
  }

  @Test func constraintsThatCodeAddsAreFound() throws {
    let found = try code(
      "class Row: UIView { var title: UILabel!; func f() { other.topAnchor.constraint(equalTo: title.bottomAnchor) } }")
    #expect(found.outlets["Row"] == ["title": [OutletCode.anchor]])
  }

  @Test func membersThatDecideASizeAreFound() throws {
    let found = try code(
      "class Row: UIView { override var intrinsicContentSize: CGSize { .zero }; override func layoutSubviews() {} }")
    #expect(found.classes["Row"] == ["intrinsicContentSize", "layoutSubviews"])
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
    #expect(!none.decidesRowHeights && !none.decidesOrientations)
    let rows = "func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 60 }"
    #expect(try code(rows).decidesRowHeights)
    #expect(try code("class A { var supportedInterfaceOrientations: Mask { .portrait } }").decidesOrientations)
  }

  @Test func numbersOfViewsAreFound() throws {
    #expect(try code("let label = cell.viewWithTag(7)").usesTags)
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
