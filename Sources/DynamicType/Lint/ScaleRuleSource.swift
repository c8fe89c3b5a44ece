/// Sources that several rules share.
enum ScaleRuleSource {
  static let guidelines2014 = "iOS Human Interface Guidelines of 2014, typography (iOS 7)"
  static let guidelines = "HIG Typography, change log of 2025-12-16"
}
