import Adaptivity
import AssetFiles
import Audit
import AuditModel
import DynamicType
import LayoutFiles
import LayoutRules
import RuleKit
import TextRules

extension CheckPipeline {
  /// The results of all rules on layouts.
  private struct LayoutResults {
    var findings: [Finding]
    var summary: AuditReport.LayoutSummary
    var rules: [RuleDescriptor]
    var notes: [String] = []

    mutating func add(_ tally: RuleTally) {
      findings += tally.findings
      summary.counts.add(tally.counts)
      rules += tally.rules
      notes += tally.notes
    }
  }

  /// Checks the app's layouts and adds the results to a report.
  ///
  /// `texts` are the project's texts, for elements that name a key. The fonts and threads of `auditor` are used. The
  /// result contains the measurements of texts at 200 %; it is empty unless they are counted.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func judge(
    _ input: LayoutInput, beside texts: Catalog, by auditor: Auditor, into report: inout AuditReport,
    _ acceptance: inout AcceptanceTally
  ) async throws -> LargerTextTally {
    let ids = configuration.rules.ids(among: RuleRegistry.descriptors)
    let screens = input.layouts.screens
    var layouts = LayoutAuditor(rules: ids, jobs: auditor.jobs)
    layouts.thresholds = configuration.thresholds
    let verdicts = await layouts.judge(screens)
    var results = LayoutResults(findings: verdicts.findings, summary: verdicts.summary, rules: [])
    var largerText = LargerTextTally()
    if !screens.isEmpty {
      let descriptors = RuleRegistry.layoutDescriptors.filter { ids.contains($0.id) }
      results.rules = configuration.thresholds.applied(to: descriptors)
      largerText = try await measure(screens, texts, ids, by: auditor, into: &report, &results)
    }
    let pairs = LayoutPairs(screens, naming: input.palettes)
    var colors = LayoutColorAuditor(rules: ids)
    colors.thresholds = configuration.thresholds
    results.add(await colors.judge(pairs.colors, on: screens))
    if isSufficientContrast { report.add(await colors.sufficientContrast(of: pairs.colors, on: screens)) }
    var manifests = ManifestAuditor(rules: ids)
    manifests.thresholds = configuration.thresholds
    results.add(
      manifests.audit(input.layouts.manifests, screens: screens, images: input.images.sets, pages: input.pages.pages))
    report.inputIssues += input.issues + verdicts.issues + pairs.issues
    report.add(results.findings, by: policy(of: auditor, naming: input.paths), &acceptance)
    add(results, of: input, to: &report)
    return largerText
  }

  private func add(_ results: LayoutResults, of input: LayoutInput, to report: inout AuditReport) {
    let layouts = input.layouts
    report.layoutSummary = results.summary
    report.files += layouts.files
    report.filesRead += layouts.files.count { $0.format != nil } + input.images.filesRead + input.pages.filesRead
    report.leftOut.merge(layouts.leftOut, uniquingKeysWith: +)
    report.add(results.rules)
    report.notes += results.notes
    let systems = Set(layouts.screens.compactMap(\.environment.systemVersion.doubt)).subtracting(report.notes)
    report.notes += systems.sorted() + layouts.screens.compactMap(\.note).counted(of: "recordings")
  }

  /// Measures the texts on screens and adds the results to a report.
  private func measure(
    _ screens: [ScreenLayout], _ texts: Catalog, _ rules: Set<String>, by auditor: Auditor,
    into report: inout AuditReport, _ results: inout LayoutResults
  ) async throws -> LargerTextTally {
    var measurer = measurer(of: texts, by: auditor)
    measurer.thresholds = configuration.thresholds
    (measurer.rules, measurer.countsLargerText) = (rules, isLargerText || measure.mostTexts > 0)
    let measured = try await measurer.judge(screens)
    results.add(measured.tally)
    results.notes += enlargementNotes(measured)
    report.leftOut.merge(measured.leftOut, uniquingKeysWith: +)
    let known = Set(report.fonts.map(\.id))
    report.fonts += auditor.stack.uses(measured.fonts).filter { !known.contains($0.id) }
    return measured.largerText
  }

  /// Returns an auditor of texts on screens, whose elements refer to the project's texts.
  func measurer(of texts: Catalog, by auditor: Auditor) -> LayoutTextAuditor {
    var measurer = LayoutTextAuditor(stack: auditor.stack, jobs: auditor.jobs)
    (measurer.catalog, measurer.sourceLocale) = (texts, sourceLocale ?? "en")
    (measurer.samples, measurer.categories) = (configuration.samples, sizesOfScreens)
    return measurer
  }

  /// The text sizes at which texts on screens are measured.
  ///
  /// For *Larger Text*, they include the size at which body text doubles.
  private var sizesOfScreens: [ContentSizeCategory] {
    Set(screenCategories + (isLargerText ? [LargerTextTally.category] : [])).sorted()
  }

  /// Returns notes on texts that were, or could not be, measured at other text sizes than those of the layouts.
  private func enlargementNotes(_ measured: LayoutTextAuditor.Result) -> [String] {
    guard !sizesOfScreens.isEmpty else { return [] }
    let sizes = Listing(sizesOfScreens.map(\.shortName)).description
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
}
