import AuditModel
import Foundation
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// Colour sets and image sets that nothing uses.
@Suite struct UnusedAssetsTests {
  private static func colorSet(_ value: String, dark: String? = nil) -> String {
    func entry(_ value: String, _ more: String = "") -> String {
      let parts = stride(from: 0, to: 6, by: 2).map { offset in
        let start = value.index(value.startIndex, offsetBy: offset)
        return "0x" + value[start..<value.index(start, offsetBy: 2)]
      }
      return """
        {"idiom": "universal", \(more)"color": {"color-space": "srgb", "components":
          {"red": "\(parts[0])", "green": "\(parts[1])", "blue": "\(parts[2])", "alpha": "1.000"}}}
        """
    }
    let luminosity = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    return
      "{\"colors\": [\([entry(value), dark.map { entry($0, luminosity) }].compactMap(\.self).joined(separator: ","))]}"
  }

  private static let imageSet = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#

  /// The header of a PNG file with a width and height in pixels.
  private static func bitmap(_ side: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, side, 0, 0, 0, side]
  }

  private static func report(_ code: String?, file: String = "V.swift", side: UInt8 = 60) async throws -> AuditReport {
    let folder = try TemporaryFolder()
    for (name, set) in [
      ("bodyText", colorSet("BBBBBB")), ("background", colorSet("FFFFFF", dark: "000000")),
    ] { try folder.write("A.xcassets/\(name).colorset/Contents.json", set.utf8) }
    for name in ["leaf", "stone"] {
      try folder.write("A.xcassets/\(name).imageset/Contents.json", imageSet.utf8)
      try folder.write("A.xcassets/\(name).imageset/a.png", bitmap(side))
    }
    if let code { try folder.write(file, code.utf8) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    return withExtendedLifetime(folder) { result.report }
  }

  private static let view = """
    import SwiftUI
    struct V: View { var body: some View { %@ } }
    """

  private static func view(_ body: String) -> String { view.replacing("%@", with: body) }

  @Test func setsThatNoCodeNamesAreNotChecked() async throws {
    let report = try await Self.report(Self.view("EmptyView()"))
    #expect(report.findings.isEmpty, "\(report.findings)")
    #expect(
      report.remarks.contains("2 colour sets and 2 image sets not checked: no code, storyboard or xib names them"))
  }

  /// Code that is not in the folder may name them.
  @Test func setsAreCheckedWithoutCode() async throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="aaa-aa-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></objects></document>
      """
    for report in [try await Self.report(nil), try await Self.report(xib, file: "V.xib")] {
      #expect(!report.remarks.contains { $0.contains("names them") }, "\(report.remarks)")
      #expect(Set(report.findings.map(\.rule)).isSuperset(of: ["contrast-minimum", "bitmap-scale-missing"]))
    }
  }

  /// The pair is only suggested by the names, and the entries for appearances may be missing on purpose.
  @Test func guessesOnUsedSetsAreNotes() async throws {
    let report = try await Self.report(
      Self.view(#"VStack { Color("bodyText"); Color(.background); Image("leaf"); Image(.stone) }"#))
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.isSuperset(of: ["contrast-minimum", "appearance-missing", "bitmap-scale-missing"]), "\(rules)")
    #expect(report.findings.allSatisfy { $0.severity == .note }, "\(report.findings)")
    #expect(report.findings.count { $0.rule == "bitmap-scale-missing" } == 2)
  }

  /// Only localized literals of Objective-C are read as code, so its names are looked for in the text.
  @Test(arguments: [
    (#"[UIImage imageNamed:@"leaf"]"#, "2 colour sets and 1 image set"),
    (#"[UIImage imageNamed: @"leaf.png"]"#, "2 colour sets and 1 image set"),
    ("[UIImage imageNamed:name]", "2 colour sets"),
    (#"[UIColor colorNamed:@"bodyText"]"#, "1 colour set and 2 image sets"),
    ("[UIColor colorNamed:name]", "2 image sets"),
    (#"[UIImage imageNamed:@"leaves"]"#, "2 colour sets and 2 image sets"),
  ])
  func namesInObjectiveCCount(_ call: String, _ unused: String) async throws {
    let report = try await Self.report("@implementation V\n- (void)f { \(call); }\n@end\n", file: "V.m")
    #expect(
      report.remarks.contains("\(unused) not checked: no code, storyboard or xib names them"), "\(report.remarks)")
  }

  @Test func withoutCodeEverySetMayBeUsed() async throws {
    let report = try await Self.report(nil)
    #expect(report.findings.contains { $0.rule == "contrast-minimum" && $0.severity == .note })
    #expect(report.findings.contains { $0.rule == "bitmap-scale-missing" && $0.severity == .note })
  }

  @Test func aPictureThatCodeEnlargesIsAWarning() async throws {
    let report = try await Self.report(
      Self.view(#"Image("leaf").resizable().scaledToFit().frame(width: 50, height: 50)"#))
    let found = report.findings.filter { $0.rule == "bitmap-scale-missing" }
    #expect(found.map(\.severity) == [.warning] && found.first?.key == "leaf", "\(found)")
    let large = try await Self.report(
      Self.view(#"Image("leaf").resizable().scaledToFit().frame(width: 50, height: 50)"#), side: 200)
    #expect(!large.findings.contains { $0.rule == "bitmap-scale-missing" })
  }

  private static func document(_ view: String, _ image: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="aaa-aa-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(view)</subviews></view>
    </objects><resources>\(image)</resources></document>
    """
  }

  /// The findings on a picture of 60 pixels that only has 2x.
  private static func findings(_ files: [(name: String, text: String)]) async throws -> [Finding] {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/leaf.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#.utf8)
    try folder.write("A.xcassets/leaf.imageset/a.png", bitmap(60))
    for file in files { try folder.write(file.name, file.text.utf8) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    return withExtendedLifetime(folder) { result.report.findings.filter { $0.rule == "bitmap-scale-missing" } }
  }

  @Test(arguments: [(20, "", true), (30, "", false), (20, "let picture = UIImage(named: \"leaf\")", false)])
  func picturesOfDocumentsPassIfTheyAreDrawnSmall(_ side: Int, _ code: String, _ passes: Bool) async throws {
    let picture = """
      <imageView contentMode="scaleAspectFit" image="leaf" id="ima-ge-001">
      <rect key="frame" x="0.0" y="0.0" width="\(side)" height="\(side)"/></imageView>
      """
    let xib = Self.document(picture, #"<image name="leaf" width="30" height="30"/>"#)
    let files = [("V.xib", xib), ("V.swift", #"let nib = UINib(nibName: "V", bundle: nil)"# + "\n\(code)")]
    let found = try await Self.findings(files)
    #expect(found.isEmpty == passes, "\(found)")
    // Objective-C that is not read as code may draw it in any size.
    let objectiveC = try await Self.findings(files + [("V.m", #"image = [UIImage imageNamed:@"leaf"];"#)])
    #expect(!objectiveC.isEmpty)
  }

  /// The value of an interpolated literal may never be the name of a picture.
  @Test(arguments: [("\"leaf\"", "for 3x"), ("\"le\\(end)\"", "may use it")])
  func onlyWholeNamesAreCertain(_ name: String, _ ending: String) async throws {
    let code = "import UIKit\nfunc f(end: String) -> UIImage? { UIImage(named: \(name)) }"
    let found = try await Self.findings([("V.swift", code)])
    #expect(found.map(\.severity) == [.note])
    #expect(found.allSatisfy { $0.message.text.hasSuffix(ending) }, "\(found)")
  }

  /// An SF Symbol may have the name of a picture.
  @Test(arguments: [(#" catalog="system""#, false), ("", true)])
  func symbolsOfDocumentsUseNoPicture(_ catalog: String, _ isUsed: Bool) async throws {
    let xib = Self.document(
      #"<button id="but-to-001"><state key="normal" image="leaf"\#(catalog)/></button>"#,
      #"<image name="leaf"\#(catalog) width="30" height="30"/>"#)
    let found = try await Self.findings([("V.xib", xib), ("V.swift", "let number = 1")])
    #expect(found.isEmpty != isUsed, "\(found)")
  }
}
