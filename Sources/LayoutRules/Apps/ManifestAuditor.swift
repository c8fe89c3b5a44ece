import Adaptivity
package import AuditModel
package import RuleKit

/// An auditor of the Info.plist files of apps, the pictures of their asset catalogs, and their web pages.
package struct ManifestAuditor: Sendable {
  /// The identifiers of the rules to run.
  ///
  /// Nil runs all except opt-in rules.
  package let rules: Set<String>?
  /// The identifiers of opt-in rules to run.
  package let optIn: Set<String>
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []

  /// Creates an auditor.
  package init(rules: Set<String>? = nil, optIn: Set<String> = []) {
    self.rules = rules
    self.optIn = optIn
  }

  /// Checks manifests, image sets and web pages.
  ///
  /// A single manifest is also compared with the layouts. With several manifests, it is unknown which one the layouts
  /// belong to.
  ///
  /// The findings are sorted, worst first.
  package func audit(
    _ manifests: [AppManifest], screens: [Screen] = [], images: [ImageSet] = [],
    pages: [WebPage] = []
  ) -> RuleTally {
    var tally = RuleTally(only: rules, optIn: optIn, thresholds: thresholds)
    if !manifests.isEmpty { tally.list(RuleRegistry.manifests.map(\.descriptor)) }
    tally.judge(manifests, by: RuleRegistry.manifests)
    if let only = manifests.first, manifests.count == 1 {
      tally.list(RuleRegistry.coverage.map(\.descriptor))
      let coverage = AppCoverage(manifest: only, environments: screens.map(\.environment).distinct)
      tally.judge([coverage], by: RuleRegistry.coverage)
    } else if manifests.count > 1, !screens.isEmpty {
      tally.notes.append(
        """
        the layouts are not compared with an Info.plist: there are \(manifests.count) for apps, and it is not known \
        which of them belongs to the layouts; name that one
        """)
    }
    if !images.isEmpty { tally.list(RuleRegistry.images.map(\.descriptor)) }
    tally.judge(ImageCatalog.list(images), by: RuleRegistry.images)
    if !pages.isEmpty { tally.list(RuleRegistry.webPages.map(\.descriptor)) }
    tally.judge(pages, by: RuleRegistry.webPages)
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }
}
