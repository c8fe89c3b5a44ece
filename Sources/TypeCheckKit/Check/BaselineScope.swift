import Audit
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
  private let unreadable: Set<String>
  /// Whether all code was read on which findings on storyboards and xibs depend.
  private let knowsCode: Bool
  private var isGone: [String: Bool] = [:]

  /// Creates a scope.
  ///
  /// `read` are the files that the run checked, of any kind, and `unreadable` those that it could not read as a whole.
  /// `knowsCode` is true if all code was read on which findings on storyboards and xibs depend. `folder` is the folder that the baseline's paths are relative to.
  init(
    _ pipeline: CheckPipeline, read: Set<String>, unreadable: Set<String>, knowsCode: Bool, folder: String
  ) {
    configuration = pipeline.configuration
    (self.folder, self.knowsCode) = (folder, knowsCode)
    let options = pipeline.measure.options
    let hasAllSizes = options.categories.count == TypeScale(platform: options.platform).categories.count
    isWhole =
      configuration.pseudo.isEmpty && !pipeline.isLargerText && hasAllSizes && pipeline.measure.keys.isEmpty
      && pipeline.windowRequest == nil
    rules = configuration.rules.ids(among: RuleRegistry.descriptors)
    self.read = Set(read.map { FilePath.relative($0, to: folder) })
    self.unreadable = Set(unreadable.map { FilePath.relative($0, to: folder) })
  }

  /// The rules on files that cannot be read, whose findings are complete even then.
  private static let fileRules = Set(RuleRegistry.fileDescriptors.map(\.id))

  private static func isDocument(_ file: String) -> Bool {
    ["storyboard", "xib"].contains(FilePath.ending(of: file))
  }

  /// Returns whether the run covers the rule, the language and the file of an entry.
  ///
  /// A file is covered if it was read or no longer exists. What an unreadable file contains is not known, so only the
  /// rules on such files cover it.
  mutating func includes(_ key: Baseline.Key) -> Bool {
    guard isWhole, rules.contains(key.rule), configuration.locales.includes(key.locale) else { return false }
    if unreadable.contains(key.file) { return Self.fileRules.contains(key.rule) }
    if read.contains(key.file) { return knowsCode || !Self.isDocument(key.file) }
    if let known = isGone[key.file] { return known }
    let gone = !FileManager.default.fileExists(atPath: FilePath.joined(folder, key.file))
    isGone[key.file] = gone
    return gone
  }
}
