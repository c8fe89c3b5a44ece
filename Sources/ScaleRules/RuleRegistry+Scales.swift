package import RuleKit

extension RuleRegistry {
  /// The rules on a team's own type scale, current rules first.
  ///
  /// Only `typecheck scale --lint` runs these rules, so they are not among the descriptors of all rules.
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
