import Audit
import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing
import TypeCheckKit

/// The schema says what the reader reads.
@Suite struct ConfigurationSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let file = root.appending(path: "Sources/TypeCheckKit/Schemas/typecheck.schema.json")

  @Test func itKnowsTheSameKeys() throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    func keys(_ object: [String: Any]?) -> Set<String> { Set((object?["properties"] as? [String: Any] ?? [:]).keys) }
    let top = try #require(schema["properties"] as? [String: [String: Any]])
    for key in keys(schema) {
      #expect(Self.isKnown("\(key): {}"), "\(key)")
    }
    #expect(!Self.isKnown("slot: {}"))
    #expect(keys(parts["slot"]) == Set(SlotField.allCases.map(\.rawValue) + ["size", "<<"]))
    #expect(keys(top["samples"]) == ["texts", "integer", "digits", "keys"])
    #expect(keys(top["rules"]) == ["disabled_rules", "only_rules", "opt_in"])
    let level = try #require(top["fail_on"]?["enum"] as? [Any])
    #expect(level.compactMap { $0 as? String } == ["error", "warning", "note", "review", "never"])
  }

  /// Whether a file's only key is known, whatever is wrong with its value.
  private static func isKnown(_ text: String) -> Bool {
    do throws(ConfigurationError) {
      _ = try ConfigurationReader.read(Array(text.utf8), file: "a.yml")
      return true
    } catch {
      return !error.issues.contains { $0.message.contains("is not a key of the configuration") }
    }
  }

  /// Held against a foreign validator where there is one (`apt-get install python3-jsonschema python3-yaml`).
  @Test func aForeignValidatorAgrees() throws {
    let program = """
      import json, sys
      try:
        import jsonschema, yaml
      except ImportError:
        sys.exit(77)
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      document = yaml.safe_load(open(sys.argv[2]))
      document = json.loads(json.dumps(document))
      sys.exit(1 if list(jsonschema.Draft202012Validator(schema).iter_errors(document)) else 0)
      """
    let scratch = try TemporaryFolder()
    let wrong = try scratch.write("wrong.yml", Data("slots: {a: {widht: 3}}".utf8))
    for (file, status) in [(ConfigurationReaderTests.full.path, Int32(0)), (wrong, 1)] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", program, Self.file.path, file]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      if [77, 127].contains(process.terminationStatus) { return }
      #expect(process.terminationStatus == status, "\(file)")
    }
  }
}
