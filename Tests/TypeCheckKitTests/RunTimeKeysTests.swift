import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// Findings on translations of keys that code or documents reach without a literal.
@Suite struct RunTimeKeysTests {
  /// The severities of the findings on `dyn.one` and `zed`.
  private func severities(_ code: String, _ files: [String: String] = [:]) async throws -> [String: Finding.Severity] {
    let folder = try TemporaryFolder()
    for (locale, text) in [("en", "Hi %@"), ("de", "Hallo %d")] {
      try folder.write("\(locale).lproj/Localizable.strings", "\"dyn.one\" = \"\(text)\";\n\"zed\" = \"\(text)\";".utf8)
    }
    try folder.write("A.swift", ("import UIKit\n" + code).utf8)
    for (name, text) in files { try folder.write(name, text.utf8) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    let found = result.report.findings.filter { $0.rule == "placeholder-mismatch" }
    return withExtendedLifetime(folder) {
      Dictionary(found.map { ($0.key, $0.severity) }) { first, _ in first }
    }
  }

  @Test func aKeyThatCodePutsTogetherKeepsItsError() async throws {
    let code = #"func f(_ n: String) -> String { String(format: NSLocalizedString("dyn." + n, comment: ""), "x") }"#
    #expect(try await severities(code) == ["dyn.one": .error, "zed": .note])
  }

  @Test func aKeyOfARuntimeAttributeKeepsItsError() async throws {
    let board = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="vc1-aa-001">
      <scenes><scene sceneID="s1"><objects><viewController id="vc1-aa-001" sceneMemberID="viewController">
      <view key="view" id="vc1-aa-002"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label id="la1-aa-001" text="x"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="zed"/></userDefinedRuntimeAttributes>
      <rect key="frame" x="0" y="50" width="100" height="21"/></label></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    #expect(try await severities("let a = 1", ["Main.storyboard": board]) == ["dyn.one": .note, "zed": .error])
  }

  /// The names of declarations may be keys, as with the raw values of an enum of unknown type.
  @Test func aKeyOfDataKeepsItsErrorOnlyIfADeclarationHasItsName() async throws {
    let code =
      "struct I: Decodable { let k: String }; func f(_ i: I) -> String { NSLocalizedString(i.k, comment: \"\") }"
    #expect(try await severities(code) == ["dyn.one": .warning, "zed": .warning])
    #expect(try await severities(code + "; enum E: String { case zed }") == ["dyn.one": .warning, "zed": .error])
  }

  @Test func aKeyWithoutALookupHasANote() async throws {
    #expect(try await severities("let a = 1") == ["dyn.one": .note, "zed": .note])
  }
}
