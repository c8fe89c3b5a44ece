import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The classes and files that make statements about views without an outlet.
@Suite struct StatementFinderTests {
  private func code(_ sources: String...) throws -> CodeEffects {
    let trees = try sources.enumerated().map { try Sources.tree($1, named: "\($0).swift") }
    return SourceUses(of: [], in: trees, outlets: (["title"], ["Screen", "Other"])).outlets
  }

  private static let classes = "class Screen: UIViewController {}\nclass Other: UITableViewController {}\n"

  /// Statements of a class about its own views, which leave all other views certain.
  @Test(
    arguments: [
      ("func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 60 }", .rowHeights),
      ("func f() { table.rowHeight = 60 }; @IBOutlet var table: UITableView!", .rowHeights),
      ("func f() { self.table.rowHeight = 60 }; let table = UITableView()", .rowHeights),
      ("func f() { tableView.rowHeight = 60 }", .rowHeights),
      ("override var prefersStatusBarHidden: Bool { true }", .bars),
      ("func f() { additionalSafeAreaInsets.top = 8 }", .bars),
      ("func f() { view.layoutMargins.left = 8 }", .margins),
      ("lazy var stack: UIStackView = { let s = UIStackView(); s.layoutMargins = .zero; return s }()", .margins),
      ("func f() { center.addObserver(self, name: UIResponder.keyboardWillShowNotification) }", .keyboard),
      ("func textFieldDidBeginEditing(_ field: UITextField) { raise() }", .keyboard),
      ("@IBOutlet var field: UITextField!; func f() { field.keyboardType = .emailAddress }", .inputTraits),
      ("@IBOutlet var bar: UISearchBar!; func f() { bar.delegate = self; edgesForExtendedLayout = [] }", .bars),
    ] as [(String, CodeStatement)])
  func statementsOfAClassAreAboutItsOwnViews(_ body: String, _ statement: CodeStatement) throws {
    let found = try code(Self.classes, "class Screen: UIViewController {\n\(body)\n}")
    #expect(found.statements[statement]?.classes == ["Screen"], "\(body)")
    #expect(found.statements[statement]?.files == [], "\(body)")
    #expect(found.makes(statement, about: ["Screen"], in: "A.storyboard"))
    #expect(!found.makes(statement, about: ["Other"], in: "A.storyboard"))
    #expect(!found.makes(statement, about: [], in: "A.storyboard"))
    // Code may put a view without a controller on the screen of the class.
    #expect(found.makes(statement, about: nil, in: "Row.xib"))
  }

  /// Statements in the class of a screen that may be about other screens.
  @Test(
    arguments: [
      ("func f() { other.table.rowHeight = 60 }", .rowHeights),
      ("weak var table: UITableView?; func f() { table?.rowHeight = 60 }", .rowHeights),
      ("func f(_ cell: UITableViewCell) { cell.layoutMargins = .zero }", .margins),
      ("func f() { view.superview?.layoutMargins = .zero }", .margins),
      ("func f() { setValue(insets, forKey: \"layoutMargins\") }", .margins),
      ("func f() { card[keyPath: \\UIView.layoutMargins] = .zero }", .margins),
      ("func f() { windows.forEach { $0.viewWithTag(99)?.isHidden = true } }", .tags),
      ("func f(_ cell: UIView) { cell.viewWithTag(3) }", .tags),
      ("func f() { navigationController?.setNavigationBarHidden(true) }", .bars),
      ("func f() { hidesBottomBarWhenPushed = true }", .bars),
      ("override var prefersStatusBarHidden: Bool { true }; func f() { addChild(menu) }", .bars),
      ("func f() { setOverrideTraitCollection(small, forChild: child) }", .traits),
      ("override var traitCollection: UITraitCollection { small }", .traits),
      ("func f() { IQKeyboardManager.shared.enable = true }", .keyboard),
      ("static func f(_ c: UIViewController) { use(UIResponder.keyboardWillShowNotification) }", .keyboard),
      (
        "func f() { menu.tableView.delegate = self }\n"
          + "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 60 }", .rowHeights
      ),
    ] as [(String, CodeStatement)])
  func aScreenMayMeanOtherScreens(_ body: String, _ statement: CodeStatement) throws {
    let found = try code(Self.classes, "class Screen: UIViewController {\n\(body)\n}")
    #expect(found.statements[statement]?.files == ["1.swift"], "\(body)")
    #expect(found.makes(statement, about: ["Other"], in: "A.storyboard"))
  }

  /// Code that is not in the class of a screen.
  @Test(
    arguments: [
      ("class Source: NSObject { func tableView(_ t: UITableView, heightForRowAt p: IndexPath) { } }", .rowHeights),
      ("extension UIView { func indent() { layoutMargins.left = 8 } }", .margins),
      ("class Tabs: UITabBarController { override var prefersStatusBarHidden: Bool { true } }", .bars),
      ("class Spacer: UIView { let name = UIResponder.keyboardWillShowNotification }", .keyboard),
      ("class Sheet: UIPresentationController { override var overrideTraitCollection: UITraitCollection? }", .traits),
      ("func f() { UITableView.appearance().separatorInset = .zero }", .separators),
    ] as [(String, CodeStatement)])
  func otherCodeMayMeanAnyView(_ source: String, _ statement: CodeStatement) throws {
    let found = try code(Self.classes, source)
    #expect(found.statements[statement]?.files == ["1.swift"], "\(source)")
    #expect(found.makes(statement, about: ["Other"], in: "A.storyboard"))
  }

  @Test(arguments: [
    "class Screen: UIViewController { let m = Metrics(traitCollection: traitCollection) }",
    "extension UIFont { var traitCollection: UITraitCollection { small } }",
  ])
  func readingTraitsStatesNothing(_ source: String) throws {
    #expect(try !code(Self.classes, source).makes(.traits), "\(source)")
    let words = "@implementation A\n- (void)f { if (self.traitCollection.userInterfaceIdiom) {} }\n@end"
    #expect(try !objectiveC(words).makes(.traits))
  }

  @Test func readingAMarginStatesNothing() throws {
    let found = try code(
      "class Screen: UIViewController { func f() { x = max(view.layoutMargins.left, 8); use(table.separatorInset) } }")
    #expect(!found.makes(.margins) && !found.makes(.separators))
  }

  @Test func subclassesMakeTheStatementsOfTheirSuperclass() throws {
    let found = try code(
      "class Base: UIViewController { override var prefersStatusBarHidden: Bool { true } }",
      "class Screen: Base {}\nclass Other: UIViewController {}")
    #expect(found.makes(.bars, about: ["Screen"], in: "A.storyboard"))
    #expect(!found.makes(.bars, about: ["Other"], in: "A.storyboard"))
    // Nothing is known of a class that was not read.
    #expect(found.makes(.bars, about: ["Unread"], in: "A.storyboard"))
  }

  @Test func anExtensionOrASubclassInAnotherFileMayShowOthers() throws {
    let base =
      "class Screen: UIViewController { override var prefersStatusBarHidden: Bool { true } }\nclass Other: UIViewController {}"
    for source in [
      "extension Screen { func f() { addChild(menu) } }", "class Menu: Screen { func f() { addChild(menu) } }",
    ] {
      #expect(try code(base, source).makes(.bars, about: ["Other"], in: "A.storyboard"), "\(source)")
    }
    #expect(
      try !code(base, "class Menu: UIViewController { func f() { addChild(menu) } }").makes(
        .bars, about: ["Other"], in: "A.storyboard"))
  }

  @Test func codeOfOtherTargetsStatesNothing() throws {
    var found = try code(Self.classes, "func f() { UITableView.appearance().rowHeight = 60 }")
    let targets = ["1.swift": ["Widget"], "A.storyboard": ["App"], "W.storyboard": ["App", "Widget"]]
      .mapValues(Set.init)
    let documents = ["A.storyboard", "W.storyboard", "X.storyboard"]
    found.setTargets(ofDocuments: documents) { targets[$0] ?? [] }
    #expect(!found.makes(.rowHeights, about: ["Screen"], in: "A.storyboard"))
    #expect(found.makes(.rowHeights, about: ["Screen"], in: "W.storyboard"))
    // The projects do not state where it belongs.
    #expect(found.makes(.rowHeights, about: ["Screen"], in: "X.storyboard"))
    found.addUnread(["1.swift"])
    found.setTargets(ofDocuments: documents) { targets[$0] ?? [] }
    #expect(!found.makes(.bars, about: ["Screen"], in: "A.storyboard"))
    #expect(found.makes(.bars, about: ["Screen"], in: "W.storyboard"))
  }

  private func objectiveC(_ words: String, beside swift: String = "") throws -> CodeEffects {
    let tree = try #require(ObjectiveCReducer.reading(of: Array(words.utf8), named: "A.m").tree)
    let outlets: (Set<String>, Set<String>) = (["title", "view"], ["Screen", "Other", "Row"])
    return SourceUses(of: [], in: [try Sources.tree(swift), tree], outlets: outlets).outlets
  }

  @Test func objectiveCMayChangeTheOutletsThatItNamesWithTheirClass() throws {
    let words = "@implementation Coordinator\n- (void)f { Screen *s = [Screen new]; s.title.text = @\"a\"; }\n@end"
    let found = try objectiveC(words, beside: Self.classes)
    #expect(found.mayChangeInObjectiveC("title", of: "Screen"))
    #expect(!found.mayChangeInObjectiveC("title", of: "Other") && !found.mayChangeInObjectiveC("view", of: "Screen"))
    let base = try objectiveC(words, beside: "class Screen: UIViewController {}\nclass Other: Screen {}")
    #expect(base.mayChangeInObjectiveC("title", of: "Other"))
  }

  @Test(arguments: [
    "@implementation Row\n- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 9; }\n@end",
    "@implementation UITableView (Low)\n- (CGFloat)rowHeight { return 9; }\n@end",
  ])
  func objectiveCMayMeanAnyView(_ source: String) throws {
    #expect(try objectiveC(source).statements[.rowHeights]?.files == ["A.m"])
  }

  @Test func oneWordOfObjectiveCMayMakeTwoStatements() throws {
    let found = try objectiveC(
      "@implementation A\n- (void)f { [self setOverrideTraitCollection:t forChildViewController:c]; }\n@end")
    #expect(found.makes(.traits) && found.makes(.bars))
  }
}
