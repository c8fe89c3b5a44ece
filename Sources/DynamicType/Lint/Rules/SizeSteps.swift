/// Checks that the size grows by one point per setting from XS to XXXL; captions may stay equal from XS to M.
struct SizeSteps: ScaleRule {
  static let descriptor = ScaleRuleDescriptor(
    id: "size-steps", title: "Sizes differ by one point per setting", era: .dated,
    rationale: """
      iOS 7 grew body and headline by one point a setting. Only XS to XXXL are checked, and the captions may stand \
      still from XS to M. Today's iOS table takes steps of two points from L to XXXL, and footnote is 12 pt from XS to \
      M.
      """,
    source: ScaleRuleSource.guidelines2014)

  static let examples = [
    ScaleExample("body of iOS 7", .pass, "body,XS,14\nbody,S,15\nbody,M,16\nbody,L,17\nbody,XL,18"),
    ScaleExample("body of today", .fail, "body,L,17\nbody,XL,19"),
    ScaleExample(
      "caption standing still at XS, S, M", .pass, "caption1,XS,11\ncaption1,S,11\ncaption1,M,11\ncaption1,L,12"),
    ScaleExample("footnote standing still", .fail, "footnote,XS,12\nfootnote,S,12"),
    ScaleExample("a gap is not a step", .notApplicable, "body,XS,14\nbody,L,17"),
    ScaleExample("one size per style", .notApplicable, platform: .macos, "body,default,13"),
  ]

  func evaluate(_ sheet: ScaleSheet) -> ScaleVerdict {
    var verdict = ScaleVerdict()
    for style in sheet.styles {
      let steps = sheet.standardSteps(of: style)
      if steps.isEmpty { verdict.skip("\(style.rawValue) has no two neighbouring settings from XS to XXXL") }
      for (smaller, larger) in steps {
        let step = larger.size - smaller.size
        let standsStill = CaptionsAlike.covers(smaller) && CaptionsAlike.covers(larger) && step == 0
        verdict.check(
          standsStill || step.isOnePoint,
          "\(larger.label) is \(larger.size.points) pt after \(smaller.size.points) pt at "
            + "\(smaller.category.shortName) (line \(smaller.line)): a step of \(step.points), not 1")
      }
    }
    return verdict
  }
}

extension Double {
  /// Whether the number is 1, within the rounding error of decimal fractions.
  var isOnePoint: Bool { abs(self - 1) < 1e-6 }
}
