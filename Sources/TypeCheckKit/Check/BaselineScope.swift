import AuditModel
import Documents
import DynamicType
import Foundation
import RuleKit
import TextRules

/// The part of a baseline that a run covers: its languages, rules and files.
struct BaselineScope {
  /// Whether the run measures all texts at all sizes in their real languages.
  ///
  /// Otherwise, an entry may still be needed even if the run has no finding for it.
  let isWhole: Bool
  private let configuration: Configuration
  private let folder: String
  private let rules: Set<String>
  private let read: Set<String>
  private var isGone: [String: Bool] = [:]

  /// Creates a scope.
  ///
  /// `folder` is the folder that the baseline's paths are relative to.
  init(_ pipeline: CheckPipeline, _ files: [FileUse], folder: String) {
    configuration = pipeline.configuration
    self.folder = folder
    let options = pipeline.measure.options
    let hasAllSizes = options.categories.count == TypeScale(platform: options.platform).categories.count
    isWhole =
      configuration.pseudo.isEmpty && !pipeline.isLargerText && hasAllSizes && pipeline.measure.keys.isEmpty
    rules = configuration.rules.ids(among: RuleRegistry.descriptors)
    read = Set(files.filter { $0.format != nil }.map { FilePath.relative($0.path, to: folder) })
  }

  /// Returns whether the run covers the rule, the language and the file of an entry.
  ///
  /// A file is covered if it was read or no longer exists.
  mutating func includes(_ key: Baseline.Key) -> Bool {
    guard isWhole, rules.contains(key.rule), configuration.locales.includes(key.locale) else { return false }
    if read.contains(key.file) { return true }
    if let known = isGone[key.file] { return known }
    let gone = !FileManager.default.fileExists(atPath: FilePath.joined(folder, key.file))
    isGone[key.file] = gone
    return gone
  }
}
