import Adaptivity
import Audit
import AuditModel
import Catalogs
import DynamicType
import LayoutRules
import RuleKit
import TextRules

/// From layouts, recorded page sources, `Info.plist` files, image sets and web pages to what is wrong with them.
struct LayoutPipeline {
  /// Which rules judge.
  let rules: RuleChoice
  /// What becomes of their findings.
  var policy: FindingPolicy
  /// The auditor of texts, whose fonts and threads are used.
  let auditor: Auditor
  /// What stands for placeholders.
  let samples: SampleOptions?
  /// The language of the design.
  let sourceLocale: String
  /// Text sizes at which texts are measured where their screens are not described at them.
  let categories: [ContentSizeCategory]
  /// Whether texts are counted by what becomes of them at 200 %.
  let countsLargerText: Bool

  /// What judging came to besides the report.
  struct Outcome {
    /// What became of the findings after the rules had made them.
    var acceptance = AcceptanceTally()
    /// What becomes of texts at 200 %; empty where nobody asked.
    var largerText = LargerTextTally()
  }

  /// Whether colours are held against the App Store's *Sufficient Contrast* too.
  var isSufficientContrast = false

  /// What was read.
  struct Input {
    var layouts = LayoutCatalog()
    var images = ImageSetCatalog()
    var pages = WebPageCatalog()
    /// Palettes whose colours layouts may name.
    var palettes: [Palette] = []

    /// Whether there is nothing to judge.
    var isEmpty: Bool {
      layouts.screens.isEmpty && layouts.manifests.isEmpty && layouts.files.isEmpty && images.sets.isEmpty
        && images.issues.isEmpty && pages.pages.isEmpty && pages.issues.isEmpty
    }

    /// What was wrong; what is wrong with a folder is told once.
    var issues: [InputIssue] {
      var told: Set<InputIssue> = []
      return (layouts.issues + images.issues + pages.issues).filter { told.insert($0).inserted }
    }
  }

  /// Judges what was read, and adds what comes of it to a report.
  ///
  /// - Parameters:
  ///   - input: What was read.
  ///   - texts: The project's texts, for elements that name a key.
  ///   - report: Gets findings, counts, rules, notes and issues.
  /// - Returns: What became of the findings, and of texts at 200 %.
  /// - Throws: `TextEngineError` when a font cannot be read.
  func judge(_ input: Input, beside texts: Catalog, into report: inout AuditReport) async throws -> Outcome {
    var outcome = Outcome()
    let ids = rules.ids(among: RuleRegistry.descriptors)
    let screens = input.layouts.screens
    let verdicts = await LayoutAuditor(rules: ids, jobs: auditor.jobs).judge(screens)
    var found = verdicts.findings
    var summary = verdicts.summary
    var judged = screens.isEmpty ? [] : RuleRegistry.layoutDescriptors.filter { ids.contains($0.id) }
    if !screens.isEmpty {
      var measurer = LayoutTextAuditor(stack: auditor.stack, jobs: auditor.jobs)
      (measurer.catalog, measurer.sourceLocale, measurer.samples) = (texts, sourceLocale, samples)
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
    let colors = LayoutColorAuditor(rules: ids)
    add(await colors.judge(pairs.colors, on: screens), &found, &summary, &judged, &report)
    if isSufficientContrast { report.add(await colors.sufficientContrast(of: pairs.colors, on: screens)) }
    let apps = ManifestAuditor(rules: ids).audit(
      input.layouts.manifests, screens: screens, images: input.images.sets, pages: input.pages.pages)
    add(apps, &found, &summary, &judged, &report)
    let left = policy.applied(to: found, &outcome.acceptance)
    for finding in left { report.count(finding) }
    report.findings = report.findings.mergedWorstFirst(with: left)
    report.layoutSummary = summary
    let told = Set(report.inputIssues)
    report.inputIssues += input.issues.filter { !told.contains($0) } + verdicts.issues + pairs.issues
    report.leftOut[LayoutLoader.reasonAmongTexts] = nil
    report.files.removeAll { $0.reason == LayoutLoader.reasonAmongTexts }
    report.files += input.layouts.files
    report.filesRead += input.layouts.files.count { $0.format != nil } + input.images.filesRead + input.pages.filesRead
    // The folders that are not entered are those of the search for texts.
    report.leftOut.merge(input.layouts.leftOut) { max($0, $1) }
    report.leftOut.merge(input.images.leftOut) { max($0, $1) }
    let known = Set(report.rules.map(\.id))
    report.rules = (report.rules + judged.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
    let systems = Set(screens.compactMap(\.environment.systemVersion.doubt)).subtracting(report.notes)
    report.notes += systems.sorted()
    report.notes += CountedNotes(screens.compactMap(\.note), of: "recordings").notes
    return outcome
  }

  /// What was measured at text sizes at which screens are not described, and what was not.
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

extension AuditReport {
  /// Tells of asset catalogs what exactly is left out, where their pictures are judged.
  ///
  /// - Parameter images: The image sets that are judged.
  mutating func leaveOutLess(_ images: ImageSetCatalog) {
    leftOut[ImageSetLoader.reasonAmongTexts] = nil
    leftOut.merge(images.leftOutAssets) { max($0, $1) }
  }
}
