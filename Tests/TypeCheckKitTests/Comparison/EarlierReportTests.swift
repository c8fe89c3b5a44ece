import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// Files that are named as an earlier report.
@Suite struct EarlierReportTests {
  private static let head = "\"schemaVersion\": 1, \"tool\": {\"name\": \"typecheck\", \"version\": \"0.1.0\"}"

  private func message(_ text: String) throws -> String {
    try message(Array(text.utf8))
  }

  private func message(_ bytes: [UInt8]) throws -> String {
    let error = #expect(throws: ConfigurationError.self) { try EarlierReport(bytes, file: "old.json") }
    return try #require(error).description
  }

  @Test(arguments: [
    ("", "old.json:1:1: error: this report is empty; make the report again"), (" \n", "this report is empty"),
    ("<!DOCTYPE html>\n<html>", "this HTML report contains no data to compare with; use the JSON report"),
    ("<?xml version=\"1.0\"?><testsuites/>", "this is not a JSON report of typecheck; name a report"),
    ("[]", "this is not a JSON report of typecheck"), ("{}", "this is not a JSON report of typecheck"),
    ("PK\u{3}\u{4}", "this is not a JSON report of typecheck"),
    ("{\"typecheckBaseline\": 1}\n{\"file\": \"a\"}\n", "this is a baseline and not a report; name it with --baseline"),
    ("{\"runs\": [], \"version\": \"2.1.0\"}", "this is a SARIF report; use the JSON report"),
    ("{\"schemaVersion\": 1, \"tool\": {\"name\": \"eslint\"}}", "this is not a JSON report of typecheck"),
    ("{\(head.replacing("1,", with: "4,")), \"findings\": []}", "has schema version 4; this version of typecheck"),
    ("{\(head)}", "this report has no list of findings"), ("{\(head), \"findings\": {}}", "has no list of findings"),
    ("{\(head), \"findings\": [3]}", "a finding is a number, not an object"),
    ("{\(head), \"findings\": [{\"file\": \"a\"}]}", "this finding has no fingerprint"),
    ("{\(head), \"findings\": [", "this is not complete JSON"),
  ])
  func anythingElseIsAnError(text: String, message: String) throws {
    let words = try self.message(text)
    #expect(words.contains(message), "\(words)")
  }

  @Test func everyShorterReportIsAnError() throws {
    let finding = "{\"file\": \"ä\", \"fingerprint\": \"00\", \"rule\": \"r\", \"key\": \"k\"}"
    let whole = "{\(Self.head), \"findings\": [\(finding)]}"
    #expect(try EarlierReport(Array(whole.utf8), file: "a").findings.count == 1)
    for count in 0..<whole.utf8.count { #expect(try !message(Array(whole.utf8.prefix(count))).isEmpty) }
  }

  @Test func utf16IsRead() throws {
    let text = "{\(Self.head), \"findings\": []}"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try EarlierReport(bytes, file: "a").findings.isEmpty)
  }

  @Test func unknownFieldsAndNamesAreIgnored() throws {
    let text = """
      {\(Self.head), "findings": [{"file": "a", "fingerprint": "00", "rule": "r", "key": "k", "later": [1],
       "firstCategory": "gigantic", "severity": "fatal", "worst": null}], "later": {}}
      """
    let finding = try #require(try EarlierReport(Array(text.utf8), file: "a").findings.first)
    #expect(finding.extent.from == nil && finding.severity == .note && finding.worst == nil)
  }

  @Test func filesThatCannotBeReadAreErrors() throws {
    let folder = try TemporaryFolder()
    for (path, message) in [
      (folder.file("none.json"), "earlier report not found; check the path"), (folder.path, "this is a folder"),
      ("/dev/null", "this is not a regular file"),
    ] {
      let error = #expect(throws: ConfigurationError.self) { try EarlierReport(contentsOf: path) }
      #expect(try #require(error).description.contains("\(path):1:1: error: \(message)"))
    }
  }
}
