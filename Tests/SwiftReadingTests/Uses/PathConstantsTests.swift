import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Constants that exclude branches on the way of a text.
@Suite struct PathConstantsTests {
  private func lines(_ source: String) throws -> [Int] {
    let tree = try Sources.tree(source)
    return SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [tree]).uses
      .filter { $0.key.key == "key" }.map(\.location.line)
  }

  @Test func membersThatNoDrawnBranchUsesAreNotDrawn() throws {
    let row = """
      struct Row: View {
        enum Style { case compact, full }
        let title: String
        var style: Style = .compact
        var body: some View {
          switch style {
          case .compact: compact
          case .full: full
          }
        }
        var compact: some View { Text(title) }
        var full: some View { Text(title).padding() }
      }
      struct A: View { var body: some View { Row(title: NSLocalizedString("key", comment: "")) } }\n
      """
    #expect(try lines(row) == [11])
    let other =
      "struct B: View { var body: some View { Row(title: NSLocalizedString(\"key\", comment: \"\"), style: .full) } }"
    #expect(try lines(row + other) == [11, 12])
  }

  private static let toggle = """
    struct Row: View {
      let title: LocalizedStringKey
      var icon: String?
      var isBold = false
      var body: some View {
        if let icon {
          Label(title, systemImage: icon)
        } else {
          Text(title)
        }
      }
    }
    extension Symbols { static let home: String = "house" }

    """

  @Test(arguments: [
    (#"Row(title: "key", icon: "house")"#, [7]), (#"Row(title: "key", icon: Symbols.home)"#, [7]),
    (#"Row(title: "key")"#, [9]), (#"Row(title: "key", icon: nil)"#, [9]),
    (#"Row(title: "key", icon: item.icon)"#, [7, 9]), (#"Row(title: "key", icon: URL(string: "a"))"#, [7, 9]),
  ])
  func anOptionalArgumentDecidesABranch(_ call: String, _ expected: [Int]) throws {
    let found = try lines(Self.toggle + "struct Symbols {}\nfunc show() { \(call) }")
    #expect(found.sorted() == expected, "\(call)")
  }

  @Test(arguments: [
    (#"Row(title: "key", isBold: true)"#, [6]), (#"Row(title: "key", isBold: false)"#, [8]),
    (#"Row(title: "key")"#, [8]), (#"Row(title: "key", isBold: isLarge)"#, [6, 8]),
  ])
  func aFlagDecidesABranch(_ call: String, _ expected: [Int]) throws {
    let source = """
      struct Row: View {
        let title: LocalizedStringKey
        var isBold = false
        var body: some View {
          if isBold {
            Text(title).bold()
          } else {
            Text(title)
          }
        }
      }

      """
    #expect(try lines(source + "func show() { \(call) }").sorted() == expected, "\(call)")
  }

  @Test(arguments: [(".tiny", [8]), ("Size.large", [7]), ("size", [7, 8])])
  func aCaseDecidesABranch(_ size: String, _ expected: [Int]) throws {
    let source = """
      enum Size { case tiny, large }
      struct Row: View {
        let title: LocalizedStringKey
        let size: Size
        var body: some View {
          switch size {
          case .large: Label(title, image: "a")
          default: Text(title)
          }
        }
      }

      """
    #expect(try lines(source + #"func show() { Row(title: "key", size: \#(size)) }"#).sorted() == expected, "\(size)")
  }

  @Test func theReaderOfAnEnumsTextStatesItsCase() throws {
    let source = """
      enum Action { case save, discard
        var title: String {
          switch self {
          case .save: NSLocalizedString("key", comment: "")
          case .discard: NSLocalizedString("other", comment: "")
          }
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          title = Action.discard.title
          navigationItem.title = Action.save.title
        }
      }
      """
    #expect(try lines(source) == [12])
  }

  @Test func theArgumentsOfAFunctionDecideItsResult() throws {
    let source = """
      func label(short: Bool = false) -> String {
        if short { return NSLocalizedString("key", comment: "") }
        return NSLocalizedString("other", comment: "")
      }
      struct A: View { var body: some View {
        Text(label())
        Text(label(short: true))
        Text(label(short: isSmall))
      } }
      """
    #expect(try lines(source).sorted() == [7, 8])
  }

  @Test func constantsPassThroughSeveralViews() throws {
    let source =
      Self.toggle + """
        struct Outer: View {
          let title: LocalizedStringKey
          var icon: String?
          var body: some View { Row(title: title, icon: icon) }
        }
        struct Symbols {}
        func show() { Outer(title: "key", icon: Symbols.home) }
        """
    #expect(try lines(source) == [7])
  }

  @Test(arguments: [
    "case .large where isOpen: Text(verbatim: \"\")\ndefault: Text(title)", "case let one where one.isBig: Text(title)",
    "case .some(.large): Text(title)",
  ])
  func patternsThatAreNotACaseDecideNothing(_ cases: String) throws {
    let source = """
      enum Size { case large }
      struct Row: View { let title: LocalizedStringKey; let size: Size
        var body: some View { switch size {
        \(cases)
        } } }
      func show() { Row(title: "key", size: .large) }
      """
    #expect(try lines(source).count == 1, "\(cases)")
  }

  @Test(arguments: [
    #"Row(title: "key") { tap() }"#, #"Row(title: "key", action: nil)"#, #"Row(title: "key", action: tap)"#,
  ])
  func aClosureAfterTheCallMayBeAnyArgument(_ call: String) throws {
    let source = """
      struct Row: View { let title: LocalizedStringKey; var action: (() -> Void)?
        var body: some View {
          if let action {
            Button(title, action: action)
          } else { Text(title) } } }
      func show() { \(call) }
      """
    #expect(try lines(source).sorted() == (call.contains("nil") ? [5] : [4, 5]), "\(call)")
  }

  @Test func aPropertyThatItsTypeSetsDecidesNothing() throws {
    let source = """
      struct Row: View { let title: LocalizedStringKey; var icon: String?
        func icon(_ name: String) -> Self { var copy = self; copy.icon = name; return copy }
        var body: some View {
          if let icon { Label(title, systemImage: icon) } else {
            Text(title) } } }
      func show() { Row(title: "key").icon("house") }
      """
    #expect(try lines(source).sorted() == [4, 5])
  }

  @Test func propertiesThatCodeChangesDecideNothing() throws {
    let source = """
      struct Row: View {
        let title: LocalizedStringKey
        @State var isOpen = false
        var body: some View { if isOpen { Text(title) } }
      }
      func show() { Row(title: "key") }
      """
    #expect(try lines(source) == [4])
  }
}
