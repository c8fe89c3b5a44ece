package import AuditModel
import ColorRules
import LayoutRules
package import RuleKit
import TextRules

extension RuleRegistry {
  /// The descriptors of all rules, sorted by identifier.
  package static let descriptors: [RuleDescriptor] = sorted(
    textDescriptors + colorDescriptors + layoutDescriptors + layoutTextDescriptors + appDescriptors + codeDescriptors)
}
