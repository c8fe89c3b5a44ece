package import AuditModel
import ColorRules
import LayoutRules
package import RuleKit
import TextRules

extension RuleRegistry {
  /// The descriptors of the rules on files that were found in folders, which every command with a report applies.
  package static let fileDescriptors: [RuleDescriptor] = sorted(described(files, "a file that was found in a folder"))

  /// The descriptors of all rules, sorted by identifier.
  package static let descriptors: [RuleDescriptor] = sorted(
    textDescriptors + colorDescriptors + layoutDescriptors + layoutTextDescriptors + appDescriptors + codeDescriptors
      + fileDescriptors)
}
