package import AuditModel

extension RuleDescriptor.Criterion {
  package static let nameRoleValue = wcag("4.1.2", "Name, Role, Value", at: "name-role-value")
  package static let voiceOver = appStore("VoiceOver", page: "overview-of-accessibility-nutrition-labels")
}
