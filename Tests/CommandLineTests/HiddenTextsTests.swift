import TestSupport
import Testing

/// Texts that an app's code gives no width, which is a way to hide them.
@Suite struct HiddenTextsTests {
  private static func app(_ place: String, configuration: String? = nil) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("en.lproj/Localizable.strings", "\"hidden\" = \"Hello\";\n\"shown\" = \"Hello\";\n")
    if let configuration { try scratch.file(".typecheck.yml", configuration) }
    try scratch.file(
      "V.swift",
      """
      import SwiftUI
      import UIKit
      struct V: View { var body: some View { VStack { Text("shown"); \(place) } } }
      final class C: UIViewController {
        let l = UILabel()
        override func viewDidLoad() {
          \(place.isEmpty ? "l.text = NSLocalizedString(\"hidden\", comment: \"\")" : "")
          view.addSubview(l)
          l.widthAnchor.constraint(equalToConstant: 0).isActive = true
        }
      }
      """)
    return scratch
  }

  @Test(arguments: ["Text(\"hidden\").frame(maxWidth: 0)", "Text(\"hidden\").padding(200)", ""])
  func aTextWithoutWidthIsNotMeasured(_ place: String) throws {
    let result = try Binary.run(["check", "--format", "text"], in: Self.app(place))
    #expect(result.status == 0, "\(result.error)\(result.output)")
    #expect(!result.error.contains("error:") && !result.output.contains("insets"), "\(result.error)\(result.output)")
    #expect(result.output.contains("1 × notDrawn"), "\(result.output)")
  }

  @Test func aTextThatAnotherPlaceShowsIsMeasuredThere() throws {
    let both = "Text(\"hidden\").frame(maxWidth: 0); Text(\"hidden\")"
    let result = try Binary.run(["check"], in: Self.app(both))
    #expect(result.status == 0, "\(result.error)\(result.output)")
    #expect(!result.output.contains("notDrawn"), "\(result.output)")
  }

  @Test func anInsetThatAPersonStatesIsAnError() throws {
    let stated = try Self.app(
      "Text(\"hidden\")", configuration: "slots:\n  s: {width: 20, inset: 10}\nkeys: {hidden: s}\n")
    let result = try Binary.run(["check"], in: stated)
    #expect(result.status == 2 && (result.error + result.output).contains("the insets of 10.0 pt"), "\(result.error)")
  }
}
