package import RuleKit

extension RuleRegistry {
  /// The rules on a team's own type scale, the current ones first.
  ///
  /// `typecheck scale --lint` runs them. They are not among the descriptors of all rules, as no other command does.
  package static let scales: [any ScaleRule] = [
    SizeFloor(),
    BodyDefaultSize(),
    HeadlineLikeBody(),
    CaptionsAlike(),
    LightWeight(),
    SizeSteps(),
    LeadingSteps(),
    NavigationText(),
    RegularOrMedium(),
    TrackingOrder(),
  ]
}
