import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// Names in braces that only the source text has.
@Suite struct CatalogBracesTests {
  /// The findings on texts of one key, by language; the source language is English.
  private func findings(_ texts: [String: String], code: String = "{APP}") async throws -> [Finding] {
    let folder = try TemporaryFolder()
    for (locale, text) in texts {
      try folder.write("\(locale).lproj/Localizable.strings", "\"off\" = \"\(text)\";\n".utf8)
    }
    let source = """
      import UIKit
      func f() -> String {
        NSLocalizedString("off", comment: "").replacingOccurrences(of: "\(code)", with: "Kite")
      }
      """
    try folder.write("A.swift", source.utf8)
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    return withExtendedLifetime(folder) {
      result.report.findings.filter { $0.rule == "placeholder-mismatch" }
    }
  }

  private static let odd = ["en": "{APP} is off", "de": "Kite ist aus", "fr": "Kite est arrêté", "it": "Kite è spento"]

  @Test func aNameThatMostTranslationsLackIsANote() async throws {
    let found = try await findings(Self.odd)
    #expect(found.map(\.severity) == [.note, .note, .note])
    #expect(
      found.allSatisfy { $0.message.text.hasSuffix("{APP} is missing, as in most translations") }, "\(found)")
    #expect(
      Set(found.map(\.remedy)) == ["write the value out in the source text too, or use {APP} in all languages"])
  }

  @Test func theOthersMayHaveIt() async throws {
    let most = Self.odd.merging(["es": "{APP} está apagado", "pt": "{APP} está desligado"]) { $1 }
    #expect(try await findings(most).map(\.severity) == [.note, .note, .note])
    // Half of the translations are not the majority.
    let half = most.merging(["nl": "{APP} is uit"]) { $1 }
    #expect(try await findings(half).map(\.severity) == [.warning, .warning, .warning])
  }

  @Test func twoTranslationsMayHaveTheSameMistake() async throws {
    let found = try await findings(Self.odd.filter { $0.key != "it" })
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.allSatisfy { $0.message.text.hasSuffix("{APP} is missing") }, "\(found)")
  }

  /// A formatter always expects its arguments.
  @Test func otherPlaceholdersAreWarnings() async throws {
    let texts = Self.odd.mapValues { $0.replacing("{APP}", with: "%@") }
    let found = try await findings(texts)
    #expect(found.map(\.severity) == [.warning, .warning, .warning])
    #expect(found.allSatisfy { $0.message.text.hasSuffix("%@ is missing") }, "\(found)")
    let numbers = try await findings(Self.odd.mapValues { $0.replacing("{APP}", with: "{0}") }, code: "{0}")
    #expect(numbers.allSatisfy { $0.severity == .warning }, "\(numbers)")
  }
}
