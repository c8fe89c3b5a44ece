import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Titles of bar button items, which bars show unless the item has a picture.
@Suite struct BarPictureTests {
  private func role(_ item: String, _ members: String = "") throws -> TextRole {
    let source = """
      final class Screen: UIViewController {
        \(members)
        func fill() { \(item) }
      }
      """
    let uses = try Sources.uses(of: ["key"], source).uses
    return try #require(uses.count == 1 ? uses[0] : nil).role
  }

  private static let title = "title: NSLocalizedString(\"key\", comment: \"\")"

  private static func item(_ image: String) -> String {
    "let item = UIBarButtonItem(\(title), image: \(image), target: self, action: nil)"
  }

  @Test(arguments: [
    "UIImage(systemName: \"gear\")", ".add", "UIImage.add", "UIImage(named: \"a\")?.withTintColor(.red)",
  ])
  func aTitleWithAPictureIsOnlySpoken(_ image: String) throws {
    #expect(try role(Self.item(image)) == .spoken)
  }

  @Test func theDeclarationOfThePictureDecides() throws {
    #expect(try role(Self.item("icon"), "let icon: UIImage = load()") == .spoken)
    #expect(try role(Self.item("icon"), "let icon = UIImage(systemName: \"gear\")") == .spoken)
    #expect(try role(Self.item("icon"), "var icon: UIImage?") == .unknown)
    #expect(try role(Self.item("isNew ? .add : nil")) == .unknown)
  }

  @Test func aTitleWithoutAPictureIsDrawn() throws {
    #expect(try role(Self.item("nil")) == .barButton)
    let item = "UIBarButtonItem(\(Self.title), style: .plain, target: self, action: nil)"
    #expect(try role("let item = \(item)") == .barButton)
    #expect(try role("let item = \(item)\nitem.image = .add") == .unknown)
    #expect(try role("item = \(item)\nother.image = .add") == .barButton)
  }

  @Test func theActionOfAnItemIsItsTitle() throws {
    func action(_ image: String, _ holder: String) throws -> TextRole {
      let action = "UIAction(title: NSLocalizedString(\"key\", comment: \"\")\(image)) { _ in }"
      return try role("let a = \(holder.replacing("%", with: action))")
    }
    #expect(try action(", image: .add", "UIBarButtonItem(primaryAction: %)") == .spoken)
    #expect(try action("", "UIBarButtonItem(primaryAction: %)") == .barButton)
    #expect(try action("", "UIBarButtonItem(title: name, primaryAction: %)") == .notDrawn)
    #expect(try action("", "UIButton(primaryAction: %)") == .button)
    #expect(try action(", image: .add", "UIMenu(children: [%])") == .menuItem)
  }

  @Test func aTabShowsBoth() throws {
    let title = "NSLocalizedString(\"key\", comment: \"\")"
    #expect(try role("tabBarItem = UITabBarItem(title: \(title), image: .add, tag: 0)") == .tabLabel)
  }
}
