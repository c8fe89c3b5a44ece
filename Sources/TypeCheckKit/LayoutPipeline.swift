import Adaptivity
import AssetFiles
import Audit
import AuditModel
import Documents
import DynamicType
import LayoutFiles
import LayoutRules
import RuleKit
import TextRules

/// Checks layouts, recorded page sources, `Info.plist` files, image sets and web pages.
struct LayoutPipeline {
  /// The rules to apply.
  let rules: RuleChoice
  /// The values of their thresholds, where they are not the defaults.
  let thresholds: [ThresholdChoice]
  /// The policy for their findings.
  var policy: FindingPolicy
  /// The auditor of texts, whose fonts and threads are used.
  let auditor: Auditor
  /// The values of placeholders.
  let samples: SampleOptions?
  /// The source language.
  let sourceLocale: String
  /// The text sizes at which texts on screens are measured, even if no layout describes the screens at them.
  let categories: [ContentSizeCategory]
  /// Whether to count the results of texts at 200 %.
  let countsLargerText: Bool

  /// The results that are not part of the report.
  struct Outcome {
    /// The findings that were accepted, suppressed or changed by the policy.
    var acceptance = AcceptanceTally()
    /// The results of texts at 200 %; empty unless they are counted.
    var largerText = LargerTextTally()
  }

  /// Whether to check colours for the App Store's *Sufficient Contrast* label too.
  var isSufficientContrast = false

  /// The files to check.
  struct Input {
    var layouts = LayoutCatalog()
    var images = ImageSetCatalog()
    var pages = WebPageCatalog()
    /// The palettes whose colours layouts may name.
    var palettes: [Palette] = []

    /// Whether there is nothing to check.
    var isEmpty: Bool {
      layouts.screens.isEmpty && layouts.manifests.isEmpty && layouts.files.isEmpty && images.sets.isEmpty
        && images.issues.isEmpty && pages.pages.isEmpty && pages.issues.isEmpty
    }

    /// The problems.
    var issues: [InputIssue] { layouts.issues + images.issues + pages.issues }
  }

  /// Checks the input and adds the results to a report.
  ///
  /// - Parameters:
  ///   - input: The files to check.
  ///   - texts: The project's texts, for elements that name a key.
  ///   - report: Receives findings, counts, rules, notes and issues.
  /// - Returns: The results that are not part of the report.
  /// - Throws: `TextEngineError` if a font cannot be read.
  func judge(_ input: Input, beside texts: Catalog, into report: inout AuditReport) async throws -> Outcome {
    var outcome = Outcome()
    let ids = rules.ids(among: RuleRegistry.descriptors)
    let screens = input.layouts.screens
    var layouts = LayoutAuditor(rules: ids, jobs: auditor.jobs)
    layouts.thresholds = thresholds
    let verdicts = await layouts.judge(screens)
    var found = verdicts.findings
    var summary = verdicts.summary
    let descriptors = RuleRegistry.layoutDescriptors.filter { ids.contains($0.id) }
    var judged = screens.isEmpty ? [] : thresholds.applied(to: descriptors)
    if !screens.isEmpty {
      var measurer = LayoutTextAuditor(stack: auditor.stack, jobs: auditor.jobs)
      (measurer.catalog, measurer.sourceLocale, measurer.samples) = (texts, sourceLocale, samples)
      measurer.thresholds = thresholds
      (measurer.rules, measurer.categories, measurer.countsLargerText) = (ids, categories, countsLargerText)
      let measured = try await measurer.judge(screens)
      add(measured.tally, &found, &summary, &judged, &report)
      report.notes += enlargementNotes(measured)
      outcome.largerText = measured.largerText
      report.leftOut.merge(measured.leftOut, uniquingKeysWith: +)
      let known = Set(report.fonts.map(\.id))
      report.fonts += auditor.stack.uses(measured.fonts).filter { !known.contains($0.id) }
    }
    let pairs = LayoutPairs(screens, naming: input.palettes)
    var colors = LayoutColorAuditor(rules: ids)
    colors.thresholds = thresholds
    add(await colors.judge(pairs.colors, on: screens), &found, &summary, &judged, &report)
    if isSufficientContrast { report.add(await colors.sufficientContrast(of: pairs.colors, on: screens)) }
    var manifests = ManifestAuditor(rules: ids)
    manifests.thresholds = thresholds
    let apps = manifests.audit(
      input.layouts.manifests, screens: screens, images: input.images.sets, pages: input.pages.pages)
    add(apps, &found, &summary, &judged, &report)
    let left = policy.applied(to: found, &outcome.acceptance)
    for finding in left { report.count(finding) }
    report.findings = report.findings.mergedWorstFirst(with: left)
    report.layoutSummary = summary
    report.inputIssues += input.issues + verdicts.issues + pairs.issues
    report.files += input.layouts.files
    report.filesRead += input.layouts.files.count { $0.format != nil } + input.images.filesRead + input.pages.filesRead
    report.leftOut.merge(input.layouts.leftOut, uniquingKeysWith: +)
    let known = Set(report.rules.map(\.id))
    report.rules = (report.rules + judged.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
    let systems = Set(screens.compactMap(\.environment.systemVersion.doubt)).subtracting(report.notes)
    report.notes += systems.sorted()
    report.notes += CountedNotes(screens.compactMap(\.note), of: "recordings").notes
    return outcome
  }

  /// Notes on the texts that were measured at other text sizes than those of the layouts, and on those that were not.
  private func enlargementNotes(_ measured: LayoutTextAuditor.Result) -> [String] {
    guard !categories.isEmpty, measured.enlarged + measured.notEnlarged > 0 else { return [] }
    let sizes = Listing(categories.map(\.shortName)).description
    var notes: [String] = []
    if measured.enlarged > 0 {
      notes.append(
        "texts of screens were measured at \(sizes), where need be in the frames of the nearest text size that is described:"
          + " what does not fit there needs review, since frames may grow")
    }
    if measured.notEnlarged > 0 {
      notes.append(
        "\(measured.notEnlarged.grouped) \(measured.notEnlarged == 1 ? "text of a screen was" : "texts of screens were")"
          + " not measured at \(sizes): no style is given, or it is not said that the size follows the text size")
    }
    return notes
  }

  private func add(
    _ tally: RuleTally, _ found: inout [Finding], _ summary: inout AuditReport.LayoutSummary,
    _ judged: inout [RuleDescriptor], _ report: inout AuditReport
  ) {
    found += tally.findings
    summary.counts.add(tally.counts)
    judged += tally.rules
    report.notes += tally.notes
  }
}
