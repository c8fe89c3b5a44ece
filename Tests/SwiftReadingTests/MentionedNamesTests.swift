import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The effects of which the words of Objective-C, and new code for methods, leave views uncertain.
@Suite struct MentionedNamesTests {
  private func code(objectiveC source: String) throws -> CodeEffects {
    let reading = ObjectiveCReducer.reading(of: Array(source.utf8), named: "A.m")
    return SourceUses(of: [], in: [try #require(reading.tree)], outlets: (["title"], ["Row"])).outlets
  }

  private func code(_ source: String) throws -> CodeEffects {
    SourceUses(of: [], in: [try Sources.tree(source)], outlets: (["title"], ["Row"])).outlets
  }

  @Test func objectiveCThatNamesNothingOfALayoutLeavesNothingOpen() throws {
    let found = try code(objectiveC: "@implementation Store\n- (void)save { [self.database write:item]; }\n@end")
    #expect(!found.decidesRowHeights && !found.movesBars && !found.usesTags && !found.decidesOrientations)
    #expect(!found.followsKeyboard && !found.choosesKeyboards && !found.placesScreens && !found.overridesTraits)
    #expect(found.changes.isEmpty && found.overrides.isEmpty && !found.fixesAppearance)
  }

  @Test(
    arguments: [
      (
        "- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p { return 9; }",
        \.decidesRowHeights
      ),
      ("- (void)f { [self.table setRowHeight:9]; }", \.decidesRowHeights),
      ("- (BOOL)prefersStatusBarHidden { return YES; }", \.movesBars),
      ("- (void)f { [self.bar setNavigationBarHidden:YES animated:NO]; }", \.movesBars),
      ("- (void)f { [[self.view viewWithTag:3] setText:nil]; }", \.usesTags),
      ("- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return 2; }", \.decidesOrientations),
      ("- (void)f { name = UIKeyboardWillShowNotification; }", \.followsKeyboard),
      ("- (void)f { name = UITextFieldTextDidBeginEditingNotification; }", \.followsKeyboard),
      ("- (void)f { [b addTarget:self action:s forControlEvents:UIControlEventEditingDidBegin]; }", \.followsKeyboard),
      ("- (void)f { self.field.keyboardType = UIKeyboardTypeEmailAddress; }", \.choosesKeyboards),
      ("- (void)f { [self.field setSecureTextEntry:YES]; }", \.choosesKeyboards),
      ("- (void)f { [self addChildViewController:child]; }", \.placesScreens),
      ("- (void)f { [board instantiateViewControllerWithIdentifier:@\"A\"]; }", \.placesScreens),
      ("- (void)f { self.window.overrideUserInterfaceStyle = 1; }", \.fixesAppearance),
    ] as [(String, any KeyPath<CodeEffects, Bool> & Sendable)])
  func theWordsOfObjectiveCStateTheSame(_ body: String, _ fact: any KeyPath<CodeEffects, Bool> & Sendable) throws {
    #expect(try code(objectiveC: "@implementation Row\n\(body)\n@end")[keyPath: fact], "\(body)")
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
    #expect(try code(objectiveC: "#define LABEL(t) [self.view viewWithTag:t]\n@implementation Row\n@end").usesTags)
  }

  @Test func categoriesOfObjectiveCThatExchangeMethodsAreKnownByTheirClass() throws {
    let source = "@implementation UILabel (Big)\n+ (void)load { method_exchangeImplementations(a, b); }\n@end"
    #expect(try code(objectiveC: source).overrides["UILabel"] == [.handedOver])
    let helper = "void swap(Class c) { method_exchangeImplementations(a, b); }"
    #expect(try code(objectiveC: helper).extensionMembers["awakeFromNib"] == [.handedOver])
  }
}
