import AuditModel
import Catalogs
import DynamicType
import Foundation
import RuleKit
import TextRules

/// What of a baseline a run has a say in: the languages, rules and files that it looks at.
struct BaselineScope {
  /// Whether the run measures all there is of a text; one that measures less can tell of no entry that it is not needed.
  let isWhole: Bool
  private let configuration: Configuration
  private let folder: String
  private let rules: Set<String>
  private let read: Set<String>
  private var isGone: [String: Bool] = [:]

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - pipeline: The run.
  ///   - files: What happened to every file that was found.
  ///   - folder: The folder that the baseline's paths start from.
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

  /// Whether an entry is of what the run looked at, or of a file that is gone.
  mutating func includes(_ key: Baseline.Key) -> Bool {
    guard isWhole, rules.contains(key.rule), configuration.locales.includes(key.locale) else { return false }
    if read.contains(key.file) { return true }
    if let known = isGone[key.file] { return known }
    let gone = !FileManager.default.fileExists(atPath: FilePath.joined(folder, key.file))
    isGone[key.file] = gone
    return gone
  }
}
