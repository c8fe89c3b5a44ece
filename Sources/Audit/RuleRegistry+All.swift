public import AuditModel
import ColorRules
import LayoutRules
public import RuleKit
import TextRules

extension RuleRegistry {
  /// The descriptors of all rules, by identifier.
  public static let descriptors: [RuleDescriptor] = sorted(
    textDescriptors + colorDescriptors + layoutDescriptors + layoutTextDescriptors + appDescriptors)
}
