import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// The schema says what the reader reads.
@Suite struct ConfigurationSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let file = root.appending(path: "Sources/TypeCheckKit/Schemas/typecheck.schema.json")

  @Test func knowsTheSameKeys() throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    func keys(_ object: [String: Any]?) -> Set<String> { Set((object?["properties"] as? [String: Any] ?? [:]).keys) }
    let top = try #require(schema["properties"] as? [String: [String: Any]])
    for key in keys(schema).subtracting(["<<"]) {
      #expect(Self.isKnown("\(key): {}"), "\(key)")
    }
    #expect(!Self.isKnown("slot: {}"))
    #expect(keys(parts["slot"]) == Set(SlotField.allCases.map(\.rawValue) + ["size", "<<"] + RoomReader.known))
    // What the readers know, so that a key added to one of them has to be added here.
    #expect(keys(schema).subtracting(["<<"]) == Set(ConfigurationReader.known))
    #expect(keys(top["samples"]).subtracting(["<<"]) == Set(SampleReader.known))
    let rules = Set(RuleRegistry.descriptors.map(\.id))
    #expect(keys(top["rules"]).subtracting(["<<"]) == rules.union(RuleChoiceReader.known))
    #expect(keys(parts["slot"]).subtracting(["<<"]) == Set(SlotReader.known))
    let patterns = try #require(
      (top["keys"]?["oneOf"] as? [[String: Any]])?.compactMap { $0["items"] as? [String: Any] }.first)
    #expect(keys(patterns).subtracting(["<<"]) == Set(SlotPatternReader.known))
    let level = try #require(top["fail_on"]?["enum"] as? [Any])
    #expect(level.compactMap { $0 as? String } == ["error", "warning", "note", "review", "bounded", "never"])
  }

  /// The schema of a rule is its descriptor: title, thresholds with type, range, default and meaning.
  @Test(arguments: RuleRegistry.descriptors) func rulesMatchTheirDescriptors(_ rule: RuleDescriptor) throws {
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any])
    let rules = try #require(
      (schema["properties"] as? [String: [String: Any]])?["rules"]?["properties"] as? [String: Any])
    let found = try #require(rules[rule.id] as? NSDictionary)
    let merge = try #require(rules["<<"])
    var options: [String: Any] = ["<<": merge, "severity": ["$ref": "#/$defs/ruleSeverity"]]
    for option in rule.options {
      guard let range = option.range else { continue }
      options[option.name] = [
        "type": option.unit == .count ? "integer" : "number", "minimum": range.lowerBound, "maximum": range.upperBound,
        "default": option.defaultValue,
        "description": option.meaning.prefix(1).uppercased() + option.meaning.dropFirst() + ".",
      ]
    }
    let severities: [Any] = ["error", "warning", "note", "off", false, NSNull()]
    let expected: [String: Any] = [
      "description": "\(rule.title).",
      "oneOf": [
        ["enum": severities],
        ["type": "object", "additionalProperties": false, "properties": options] as [String: Any],
      ],
    ]
    let text = try JSONSerialization.data(withJSONObject: expected, options: [.prettyPrinted, .sortedKeys])
    #expect(
      try JSONSerialization.data(withJSONObject: found, options: [.prettyPrinted, .sortedKeys]) == text,
      "write this under rules: \(String(decoding: text, as: UTF8.self))")
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

  /// Python with a foreign validator; nil where it is not there.
  private static let validator: String? = {
    let program = "import jsonschema, yaml"
    return run(["-c", program]) == 0 ? "python3" : nil
  }()

  private static func run(_ arguments: [String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Anchors and merges are kept, as editors see them.
  private static let program = """
    import json, sys, jsonschema, yaml
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    class Loader(yaml.SafeLoader): pass
    if sys.argv[3] == "plain":
      Loader.flatten_mapping = lambda self, node: None
      Loader.add_constructor("tag:yaml.org,2002:merge", lambda loader, node: "<<")
    document = json.loads(json.dumps(yaml.load(open(sys.argv[2]), Loader)))
    sys.exit(1 if list(jsonschema.Draft202012Validator(schema).iter_errors(document)) else 0)
    """

  private static let texts: [(text: String, isRight: Bool)] = [
    ("devices: [all]\norientations: both\nwindows: [full, 400x600]\nos: 26.1\ndisplay_zoom: off", true),
    ("os: 26", true), ("slots: {a: {width: 3, devices: [all]}}", false), ("slots: {a: {devices: ipad, os: 18}}", true),
    ("devices: []", false), ("devices: all\norientations: [up]", false),
    ("slots: {a: {widht: 3}}", false), ("pseudo: [Double]", false), ("pseudo: [double]", true),
    ("slots: {a: {role: TABLABEL}}", false), ("slots: {a: {role: tabLabel}}", true),
    ("slots: {a: {framework: SwiftUI}}", false), ("slots: {a: {truncation: Tail}}", false),
    ("severity: {all: Error}", false), ("severity: {all: error}", true), ("fail_on: Error", false),
    ("slots: {a: {lines: AUTO}}", false), ("slots: {a: {lines: auto}}", true),
    ("slots: {a: {bold_text: Both}}", false), ("slots: {a: {bold_text: both}}", true),
    ("samples: {digits: Local}", false), ("samples: {texts: [1, Ana], keys: {a: 3}}", true),
    ("included: [1, \"*.json\"]", true), ("slots: {1: {}}\nkeys: {a: 1}", true),
    ("x-a: &a {pseudo: [double]}\n<<: *a", true), ("x-a: &a {texts: [Ana]}\nsamples: {<<: *a, integer: 3}", true),
    ("x-a: &a {row: {}}\nslots: {<<: *a}\nkeys: {a: row}", true),
    ("x-a: &a {all: note}\nseverity: {<<: *a}", true), ("x-a: &a {opt_in: []}\nrules: {<<: *a}", true),
    ("rules: {only_rules: []}", false), ("rules: {only_rules: }", false), ("rules: {disabled_rules: []}", true),
    ("rules: {touch-target-too-small: {side: 48}, text-truncated: error, many-fonts: off}", true),
    ("rules: {touch-target-too-small: {side: 20}}", false), ("rules: {touch-target-too-small: {sied: 48}}", false),
    ("rules: {touch-target-too-small: {wcag_side: 30}}", false), ("rules: {many-fonts: {most_fonts: 2.5}}", false),
    ("rules: {many-fonts: {severity: warning, most_fonts: 5}}", true), ("rules: {many-fonts: }", true),
    ("rules: {text-truncated: {severity: {XS-AX3: error}, enlargement: 2.5}}", true),
    ("rules: {text-truncated: eror}", false), ("rules: {text-truncated: [error]}", false),
    ("rules: {text-cut: error}", false), ("x-a: &a {side: 48}\nrules: {touch-target-too-small: {<<: *a}}", true),
    ("xliff_size_unit: characters", true), ("xliff_size_unit: chars", false),
    ("slots: {a: {markup: html, uppercase: true}}", true), ("slots: {a: {markup: HTML}}", false),
  ]

  /// The reader and the schema take and refuse the same, as a foreign validator sees it.
  @Test(.enabled(if: validator != nil, "needs apt-get install python3-jsonschema python3-yaml"))
  func anotherValidatorAgrees() throws {
    let scratch = try TemporaryFolder()
    #expect(Self.run(["-c", Self.program, Self.file.path, ConfigurationReaderTests.full.path, "merged"]) == 0)
    for (text, isRight) in Self.texts {
      var isRead = true
      do throws(ConfigurationError) {
        _ = try ConfigurationReader.read(Array(text.utf8), file: "a.yml")
      } catch {
        isRead = false
      }
      #expect(isRead == isRight, "reader: \(text)")
      let file = try scratch.write("a.yml", Data(text.utf8))
      #expect((Self.run(["-c", Self.program, Self.file.path, file, "plain"]) == 0) == isRight, "schema: \(text)")
    }
  }
}
