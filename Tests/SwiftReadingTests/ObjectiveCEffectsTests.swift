import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The effects of which the words of Objective-C, and new code for methods, leave views uncertain.
@Suite struct ObjectiveCEffectsTests {
  private func code(objectiveC source: String) throws -> CodeEffects {
    let reading = ObjectiveCReducer.reading(of: Array(source.utf8), named: "A.m")
    return SourceUses(of: [], in: [try #require(reading.tree)], outlets: (["title"], ["Row"])).outlets
  }

  private func code(_ source: String) throws -> CodeEffects {
    SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["title"], ["Row"])).outlets
  }

  @Test func objectiveCThatNamesNothingOfALayoutLeavesNothingOpen() throws {
    let found = try code(objectiveC: "@implementation Store\n- (void)save { [self.database write:item]; }\n@end")
    #expect(!found.makes(.rowHeights) && !found.makes(.bars) && !found.makes(.tags) && !found.makes(.orientations))
    #expect(!found.makes(.keyboard) && !found.makes(.inputTraits) && !found.makes(.placements) && !found.makes(.traits))
    #expect(found.changes.isEmpty && found.overrides.isEmpty && !found.fixesAppearance)
  }

  @Test(
    arguments: [
      (
        "- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 9; }",
        .rowHeights
      ),
      ("- (void)f { [self.table setRowHeight:9]; }", .rowHeights),
      ("- (BOOL)prefersStatusBarHidden { return YES; }", .bars),
      ("- (void)f { [self.bar setNavigationBarHidden:YES animated:NO]; }", .bars),
      ("- (void)f { [[self.view viewWithTag:3] setText:nil]; }", .tags),
      ("- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return 2; }", .orientations),
      ("- (void)f { name = UIKeyboardWillShowNotification; }", .keyboard),
      ("- (void)f { name = UITextFieldTextDidBeginEditingNotification; }", .keyboard),
      ("- (void)f { [b addTarget:self action:s forControlEvents:UIControlEventEditingDidBegin]; }", .keyboard),
      ("- (void)f { self.field.keyboardType = UIKeyboardTypeEmailAddress; }", .inputTraits),
      ("- (void)f { [self.field setSecureTextEntry:YES]; }", .inputTraits),
      ("- (void)f { [self addChildViewController:child]; }", .placements),
      ("- (void)f { [board instantiateViewControllerWithIdentifier:@\"A\"]; }", .placements),
    ] as [(String, CodeStatement)])
  func theWordsOfObjectiveCStateTheSame(_ body: String, _ statement: CodeStatement) throws {
    #expect(try code(objectiveC: "@implementation Row\n\(body)\n@end").makes(statement), "\(body)")
  }

  @Test func objectiveCFixesTheAppearance() throws {
    let window = "@implementation Row\n- (void)f { self.window.overrideUserInterfaceStyle = 1; }\n@end"
    #expect(try code(objectiveC: window).fixesAppearance)
  }

  @Test func labelsOfCellsThatObjectiveCNamesMayGetAText() throws {
    let found = try code(objectiveC: "@implementation Row\n- (void)f { cell.textLabel.text = name; }\n@end")
    #expect(found.changes == ["textLabel": ["text"]])
  }

  /// Apps exchange methods of controllers for analytics, and the class of the bundle to change the language.
  @Test(arguments: [
    (
      "extension UILabel { static func f() { method_exchangeImplementations(a, b) } }",
      ["UILabel", "UIButton", "UITextField", "UISegmentedControl"]
    ),
    ("enum A { static func f() { method_exchangeImplementations(m(UIStackView.self), b) } }", ["UIStackView"]),
    ("func f() { let a = class_getInstanceMethod(UIButton.self, s); method_setImplementation(a, b) }", ["UIButton"]),
    ("extension UIViewController { static func f() { method_exchangeImplementations(a, b) } }", []),
    ("extension Bundle { static func f() { object_setClass(Bundle.main, Other.self) } }", []),
    ("class Row: UIView {}; func f() { object_setClass(Bundle.main, Other.self) }; class Other: Bundle {}", []),
  ])
  func otherCodeForMethodsChangesTheViewsOfItsClass(_ source: String, _ classes: [String]) throws {
    let found = try code(source)
    #expect(Set(found.overrides.filter { $0.value.contains(.handedOver) }.keys) == Set(classes), "\(source)")
    #expect(found.extensionMembers["awakeFromNib"] == nil)
  }

  @Test(arguments: [
    "extension UIFont { static func f() { method_exchangeImplementations(a, b) } }",
    "func f() { method_exchangeImplementations(a, b) }",
    "enum Swizzler { static func swap(_ c: AnyClass) { method_exchangeImplementations(a, b) } }",
    "func swap(_ c: AnyClass, _ n: String) { let m = class_getInstanceMethod(c, Selector(n)); method_setImplementation(m, b) }",
    "class Badge: UILabel { static func f() { class_replaceMethod(Badge.self, s, b, t) } }",
    "extension NSLayoutConstraint { static func f() { method_exchangeImplementations(a, b) } }",
    "extension UIViewController { static func f() { method_exchangeImplementations(a, b) }; func g() { view.subviews.first } }",
  ])
  func classesThatAreNotKnownLeaveAllViewsOpen(_ source: String) throws {
    #expect(try code(source).extensionMembers["awakeFromNib"]?.contains(.handedOver) == true, "\(source)")
  }

  @Test func wordsOfMacrosCount() throws {
    #expect(try code(objectiveC: "#define LABEL(t) [self.view viewWithTag:t]\n@implementation Row\n@end").makes(.tags))
  }

  @Test func categoriesOfObjectiveCThatExchangeMethodsAreKnownByTheirClass() throws {
    let source = "@implementation UILabel (Big)\n+ (void)load { method_exchangeImplementations(a, b); }\n@end"
    #expect(try code(objectiveC: source).overrides["UILabel"] == [.handedOver])
    let helper = "void swap(Class c) { method_exchangeImplementations(a, b); }"
    #expect(try code(objectiveC: helper).extensionMembers["awakeFromNib"] == [.handedOver])
  }
}
