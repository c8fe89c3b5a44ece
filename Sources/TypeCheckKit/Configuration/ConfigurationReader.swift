package import AuditModel
import Documents
import DynamicType
import Foundation
import TextFiles
package import TextRules
import Vocabulary
import Yams

/// A reader of the configuration file `.typecheck.yml`.
///
/// Every problem has a location, and all problems are reported at once.
package struct ConfigurationReader {
  /// The name of the configuration file.
  package static let fileName = ".typecheck.yml"

  /// The keys at the top level.
  ///
  /// The reader ignores keys that begin with `x-`, which users can add for anchors.
  static let known =
    [
      "included", "excluded", "locales", "source_locale", "slots", "keys", "default_slot", "samples", "rules",
      "severity", "fail_on", "baseline", "pseudo", "rule_pages", "xliff_size_unit", "sources",
    ] + RoomReader.known

  private let paths: ConfigurationPaths
  private var configuration = Configuration()
  private let problems: ConfigurationNode.Problems
  private var defaultSlot: ConfigurationNode?

  /// A configuration with its warnings.
  package struct Reading: Sendable {
    /// The configuration.
    package var configuration: Configuration
    /// The problems that do not make the configuration unusable.
    package var warnings: [InputIssue]
  }

  /// Finds the configuration file of a folder, or else of the nearest folder above; nil if there is none.
  ///
  /// `path` is the folder, or a file in it.
  package static func file(above path: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    var folder = exists && !isFolder.boolValue ? FilePath.folder(of: path) : path
    let whole = FilePath.absolute(folder)
    for _ in 0...whole.split(separator: "/").count {
      let candidate = FilePath.joined(folder, fileName)
      // A broken link counts as a configuration that cannot be read, and not as a missing one.
      if FilePath.isThere(candidate) { return candidate }
      let above = FilePath.folder(of: FilePath.absolute(folder))
      folder = FilePath.relative(above, to: ".")
    }
    return nil
  }

  /// Reads a configuration file.
  ///
  /// A file that the user did not name must not be a link out of its folder, and a named one not a link out of its
  /// repository. `readsOutside` allows such links, and paths in the configuration that lead out of its folder.
  ///
  /// - Throws: ``ConfigurationError`` with all problems.
  package static func read(
    path: String, isNamed: Bool = true, readsOutside: Bool = false
  ) throws(ConfigurationError) -> Reading {
    let isOwn = isNamed || !FileKind.isLink(path) || !FilePath.leaves(FilePath.folder(of: path), path)
    if !readsOutside, !FilePath.isBrokenLink(path), !isOwn || FilePath.isDetour(path) {
      throw ConfigurationError(
        at: SourceLocation(startOf: path),
        "this link leads out of its \(isOwn ? "repository" : "folder"), so it is not followed",
        remedy: "replace it with a copy, or name its target with --config")
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if !isFolder.boolValue, let bytes = FileBytes.read(path, limit: ConfigurationText.largest + 1) {
      return try read(bytes, file: path, opensFonts: true, hasBorder: !readsOutside)
    }
    let (problem, remedy) =
      if isFolder.boolValue {
        ("this is a folder", "name a file, such as \(fileName)")
      } else if FileKind(at: path) == .special {
        ("this is a pipe or a device", "write the configuration to a file")
      } else if exists {
        ("this file cannot be read", "check the permissions of the file and its folders")
      } else if FilePath.isBrokenLink(path) {
        ("the link target is missing", "correct or remove it")
      } else if FilePath.isThere(path) {
        ("this cannot be read", "check the permissions of the file and its folders")
      } else {
        ("configuration file not found", "check the path, or run typecheck init")
      }
    throw ConfigurationError(at: SourceLocation(startOf: path), problem, remedy: remedy)
  }

  /// Reads the bytes of a file.
  ///
  /// Fonts that the configuration names are not opened. Paths of fonts and the baseline are relative to the folder of
  /// `file`.
  ///
  /// - Throws: ``ConfigurationError`` with all problems.
  package static func read(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> Reading {
    try read(bytes, file: file, opensFonts: false, hasBorder: false)
  }

  private static func read(
    _ bytes: [UInt8], file: String, opensFonts: Bool, hasBorder: Bool
  ) throws(ConfigurationError) -> Reading {
    let tree = try ConfigurationText(bytes, file: file).tree()
    var reader = ConfigurationReader(file: file, opensFonts: opensFonts, hasBorder: hasBorder)
    if let tree {
      reader.read(ConfigurationNode(node: tree, name: "the configuration", problems: reader.problems))
    } else {
      reader.problems.add(
        nil, "the configuration is empty, so all defaults apply",
        "remove it, or write one with typecheck init --force", .warning)
    }
    let issues = reader.problems.issues.sorted { $0.location < $1.location }
    guard !issues.contains(where: { $0.severity == .error }) else { throw ConfigurationError(issues: issues) }
    return Reading(configuration: reader.configuration, warnings: issues)
  }

  private init(file: String, opensFonts: Bool, hasBorder: Bool) {
    paths = ConfigurationPaths(folder: FilePath.folder(of: file), opensFonts: opensFonts, hasBorder: hasBorder)
    problems = ConfigurationNode.Problems(file: file)
  }

  private mutating func read(_ root: ConfigurationNode) {
    var rooms = RoomReader()
    var rules = RuleSettings()
    let fields = root.fields("start with keys such as included:, slots: and keys:")
    for (name, key, value) in fields where !name.hasPrefix("x-") {
      switch name {
      case "included": configuration.included = value.paths
      case "excluded": configuration.excluded = value.paths
      case "locales": configuration.locales = value.locales
      case "source_locale": configuration.sourceLocale = value.language
      case "xliff_size_unit": configuration.xliffSizeUnit = value.given?.named("a unit")
      case "slots": readSlots(value)
      case "keys": configuration.keys = SlotPatternReader().read(value)
      case "default_slot":
        configuration.defaultSlot = value.given?.text
        defaultSlot = value
      case "samples": configuration.samples = SampleReader().read(value)
      case "rules": rules = RuleChoiceReader().read(value)
      case "rule_pages": configuration.rulePages = value.given?.address
      case "severity": configuration.severity = SeverityReader().read(value)
      case "sources": configuration.sources = SourceSettingsReader().read(value)
      case "fail_on":
        configuration.failOn = value.given?.one(
          of: ["error", "warning", "note", "review", "bounded", "never"], "a level")
      case "baseline": configuration.baseline = value.given?.text.map { paths.path($0, value, option: "--baseline") }
      case "pseudo":
        configuration.pseudo = value.elements("write a list such as [accented, double]").compactMap {
          $0.named("a pseudo-language")
        }
      case _ where RoomReader.known.contains(name): rooms.read(key, value)
      default: misplaced(name, key)
      }
    }
    configuration.rooms = rooms.rooms(takesVersionAlone: true)
    configuration.systemVersion = rooms.systemVersion
    take(rules)
    checkSlotNames()
  }

  /// Applies the settings of rules, and reports rules whose severity is set twice.
  private mutating func take(_ rules: RuleSettings) {
    (configuration.rules, configuration.thresholds) = (rules.choice, rules.thresholds)
    for choice in configuration.severity {
      guard let rule = choice.rule, let place = rules.places[rule] else { continue }
      place.problem("\(rule) has a severity here and under severity", "keep one of the two")
    }
    configuration.severity += rules.severity
  }

  /// Reports a key that does not belong at the top level.
  ///
  /// If the key belongs to a section, the message names the section.
  private func misplaced(_ name: String, _ key: ConfigurationNode) {
    let parts = [
      ("rules", RuleChoiceReader.known, "rules: {\(name): …}"),
      ("samples", SampleReader.known, "samples: {\(name): …}"),
      ("sources", SourceSettingsReader.known, "sources: {\(name): …}"),
      ("a slot", SlotReader.known, "slots: {NAME: {\(name): …}}"),
    ]
    guard let part = parts.first(where: { $0.1.contains(name) }) else {
      return key.unknown(name, "a key of the configuration", Self.known)
    }
    key.problem("\(Quotation(name)) belongs in \(part.0)", "write \(part.2)")
  }

  private mutating func readSlots(_ node: ConfigurationNode) {
    let reader = SlotReader(paths: paths)
    for (name, _, value) in node.fields("write each slot as name: {style: body, width: 200}") {
      configuration.slots[name] = reader.read(value)
    }
  }

  /// Reports slot names that are used but not defined.
  private func checkSlotNames() {
    let known = configuration.slots.keys.sorted()
    func check(_ name: String, _ location: SourceLocation) {
      guard configuration.slots[name] == nil else { return }
      let advice = UnknownName(name, kind: "a slot", known: known).advice
      problems.add(
        location, "\(Quotation(name)) is not one of the slots", known.isEmpty ? "add it under slots" : advice)
    }
    for key in configuration.keys { check(key.slot, key.location) }
    if let name = configuration.defaultSlot, let defaultSlot { check(name, defaultSlot.location) }
  }
}
