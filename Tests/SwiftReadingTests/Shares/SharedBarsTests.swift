import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct SharedBarsTests {
  private static let window = 360.0

  private func use(_ source: String) throws -> TextUse {
    try #require(try Sources.uses(of: ["key"], source).uses.first)
  }

  private func view(_ body: String, _ other: String = "") throws -> TextUse {
    try use("struct A: View { var body: some View {\n\(body)\n} }\n\(other)")
  }

  private func width(_ use: TextUse) -> Double? { use.width.value?.width(in: Self.window) }

  // MARK: Segments

  @Test(
    arguments: [
      (#"Picker("", selection: $s) { Text("key"); Text("b"); Text("c"); Text("d") }.pickerStyle(.segmented)"#, 90.0),
      (
        #"Picker("", selection: $s) { ForEach(K.allCases) { k in Text("key") } }.pickerStyle(SegmentedPickerStyle())"#,
        120
      ),
      (#"VStack { Picker("", selection: $s) { ForEach(0..<5) { _ in Text("key") } } }.pickerStyle(.segmented)"#, 72),
      (#"Picker("", selection: $s) { Text("key"); Text("b") }.pickerStyle(.segmented).padding(.horizontal, 20)"#, 160),
      (#"Picker("", selection: $s) { Text("key"); Text("b"); if x { Text("c") } }.pickerStyle(.segmented)"#, 180),
      (#"Picker("", selection: $s) { Text("b"); Text("c"); if x { Text("key") } }.pickerStyle(.segmented)"#, 120),
      (#"Picker("", selection: $s) { ForEach(all.filter(f)) { k in Text("key") } }.pickerStyle(.segmented)"#, 360),
    ] as [(String, Double)])
  func segmentsHaveEqualShares(_ body: String, _ points: Double) throws {
    let use = try view(body, "enum K: CaseIterable { case a, b\ncase c }")
    #expect(use.role == .segment, "\(body)")
    #expect(width(use) == points, "\(body)")
    #expect(use.width.certainty == .atMost && use.width.origin != nil)
  }

  @Test(arguments: [
    #"Picker("", selection: $s) { Text("key"); Text("b") }"#,
    #"Picker("", selection: $s) { Text("key"); Text("b") }.pickerStyle(.menu)"#,
    #"Picker("", selection: $s) { Text("key"); Text("b") }.pickerStyle(.menu).pickerStyle(.segmented)"#,
  ])
  func otherPickersHaveNoSegments(_ body: String) throws { #expect(try view(body).role == .pickerValue, "\(body)") }

  @Test(
    arguments: [
      (#"let c = UISegmentedControl(items: ["a".localized, NSLocalizedString("key", comment: ""), "c", "d"])"#, 90.0),
      (
        """
        let c = UISegmentedControl()
        func f() { c.insertSegment(withTitle: NSLocalizedString("key", comment: ""), at: 0, animated: false)
          c.insertSegment(withTitle: "b", at: 1, animated: false); c.insertSegment(withTitle: "c", at: 2, animated: false) }
        """, 120
      ),
      (
        """
        @IBOutlet var c: UISegmentedControl!
        func f() { c.setTitle(NSLocalizedString("key", comment: ""), forSegmentAt: 0); c.setTitle("b", forSegmentAt: 3) }
        """, 90
      ),
      (
        """
        let c = UISegmentedControl(items: [NSLocalizedString("key", comment: ""), "b", "c"])
        func f() { c.removeSegment(at: 0, animated: true) }
        """, 360
      ),
      (
        """
        let c = UISegmentedControl(items: [NSLocalizedString("key", comment: ""), "b", "c"])
        func f() { c.apportionsSegmentWidthsByContent = true }
        """, 360
      ),
    ] as [(String, Double)])
  func segmentsOfUIKitAreCounted(_ code: String, _ points: Double) throws {
    let use = try use("final class S: UIViewController {\n\(code)\n}")
    #expect(use.role == .segment, "\(code)")
    #expect(width(use) == points, "\(code)")
  }

  @Test func aFontOfTheAppIsNotThatOfTheSystem() throws {
    let body = #"Picker("", selection: $s) { Text("key"); Text("b") }.pickerStyle(.segmented)"#
    let proxy = "func f() { UISegmentedControl.appearance().setTitleTextAttributes([.ATTRIBUTE: x], for: .normal) }"
    #expect(try view(body, proxy.replacing("ATTRIBUTE", with: "font")).style.origin != nil)
    #expect(try view(body, proxy.replacing("ATTRIBUTE", with: "foregroundColor")).style.origin == nil)
    #expect(try view(body, proxy.replacing("[.ATTRIBUTE: x]", with: "attributes")).style.origin != nil)
  }

  // MARK: Tabs

  private static let four = "B().tabItem { Text(\"b\") }; B().tabItem { Text(\"c\") }; B().tabItem { Text(\"d\") }"

  @Test(
    arguments: [
      (#"TabView { B().tabItem { Label("key", systemImage: "x") }; \#(four); B().tabItem { Text("e") } }"#, 72.0),
      (#"TabView { Tab("key", systemImage: "x") { B() }; Tab("b", systemImage: "x") { B() } }"#, 180),
      (#"TabView { B().tabItem { Text("key") }; \#(four); if x { B().tabItem { Text("e") } } }"#, 90),
      (#"TabView { first; \#(four) }"#, 90),
      (#"TabView { B().tabItem { Text("key") }; ForEach(items) { _ in B() } }"#, 360),
      (#"TabView { B().tabItem { Text("key") }; \#(four); \#(four) }"#, 360),
    ] as [(String, Double)])
  func tabsHaveEqualShares(_ body: String, _ points: Double) throws {
    let other =
      #"extension A { var first: some View { B().tabItem { Text("key") } } }"#
      + "\nstruct B: View { var body: some View { Text(x) } }"
    let used = body.contains("first") ? other : "struct B: View { var body: some View { Text(x) } }"
    let use = try view(body, used)
    #expect(use.role == .tabLabel, "\(body)")
    #expect(width(use) == points, "\(body)")
  }

  @Test(
    arguments: [
      ("class T: UITabBarController { func g() { viewControllers = [a, b, c, d] } }", 90.0),
      ("class T: UITabBarController { func g() { setViewControllers([a, b, c], animated: false) } }", 120),
      ("func g() { let tabs = UITabBarController(); tabs.viewControllers = [a, b, c] }", 120),
      ("class T: UITabBarController { func g() { viewControllers = made } }", 360),
      ("class N: UINavigationController { func g() { viewControllers = [a, b, c] } }", 360),
      ("class T: UITabBarController { func g() { viewControllers = [a, b, c]; viewControllers?.remove(at: 0) } }", 360),
    ] as [(String, Double)])
  func tabsOfUIKitAreCounted(_ code: String, _ points: Double) throws {
    let item = #"class S: UIViewController { func f() { tabBarItem.title = NSLocalizedString("key", comment: "") } }"#
    let use = try use(item + "\n" + code)
    #expect(use.role == .tabLabel)
    #expect(width(use) == points, "\(code)")
  }
}
