import Adaptivity
public import AuditModel
public import RuleKit

/// Judges what apps say of where they run, the pictures of their asset catalogs, and their web pages.
public struct ManifestAuditor: Sendable {
  /// Identifiers of the rules that judge; nil is all but those that have to be asked for.
  public let rules: Set<String>?
  /// Identifiers of rules that judge only when asked for.
  public let optIn: Set<String>

  /// Creates an auditor.
  ///
  /// - Parameters:
  ///   - rules: Identifiers of the rules that judge; nil is all but those that have to be asked for.
  ///   - optIn: Identifiers of rules that judge only when asked for.
  public init(rules: Set<String>? = nil, optIn: Set<String> = []) {
    self.rules = rules
    self.optIn = optIn
  }

  /// Judges manifests, image sets and web pages.
  ///
  /// Where layouts are given, one manifest is held against them; of several nobody knows which the layouts belong to.
  ///
  /// - Parameters:
  ///   - manifests: What the apps say.
  ///   - screens: The screens that are described.
  ///   - images: The image sets of the apps' asset catalogs.
  ///   - pages: The web pages that the apps bring with them.
  /// - Returns: What the rules said, findings worst first.
  public func audit(
    _ manifests: [AppManifest], screens: [ScreenLayout] = [], images: [ImageSet] = [],
    pages: [WebPage] = []
  ) -> RuleTally {
    var tally = RuleTally(only: rules, optIn: optIn)
    if !manifests.isEmpty { tally.list(RuleRegistry.manifests.map(\.descriptor)) }
    for manifest in manifests { tally.judge(manifest, by: RuleRegistry.manifests) }
    if let only = manifests.first, manifests.count == 1 {
      tally.list(RuleRegistry.coverage.map(\.descriptor))
      let coverage = AppCoverage(manifest: only, environments: Self.environments(of: screens))
      tally.judge(coverage, by: RuleRegistry.coverage)
    } else if manifests.count > 1, !screens.isEmpty {
      tally.notes.append(
        """
        the layouts are not compared with an Info.plist: there are \(manifests.count) of apps, and it is not known \
        which one is theirs; name one of them
        """)
    }
    if !images.isEmpty { tally.list(RuleRegistry.images.map(\.descriptor)) }
    for image in images { tally.judge(image, by: RuleRegistry.images) }
    if !pages.isEmpty { tally.list(RuleRegistry.webPages.map(\.descriptor)) }
    for page in pages { tally.judge(page, by: RuleRegistry.webPages) }
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }

  private static func environments(of screens: [ScreenLayout]) -> [LayoutEnvironment] {
    var seen: Set<LayoutEnvironment> = []
    return screens.map(\.environment).filter { seen.insert($0).inserted }
  }
}
