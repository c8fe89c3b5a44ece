import Adaptivity
import AssetFiles
import Audit
import AuditModel
import DynamicType
import LayoutFiles
import LayoutRules
import RuleKit
import TextRules

extension CheckRun {
  /// Checks recorded screens, manifests, pictures and web pages; `largerText` is empty unless texts at 200 % are
  /// counted.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func layouts() async throws -> (result: PartialResult, largerText: LargerTextTally) {
    let input = app.layouts
    var result = PartialResult()
    result.inputIssues = input.issues
    guard !input.isEmpty else { return (result, LargerTextTally()) }
    let (screens, thresholds) = (input.layouts.screens, check.configuration.thresholds)
    var layouts = LayoutAuditor(rules: rules, jobs: auditor.jobs)
    layouts.thresholds = thresholds
    let verdicts = await layouts.judge(screens)
    (result.findings, result.inputIssues) = (verdicts.findings, input.issues + verdicts.issues)
    var summary = verdicts.summary
    func add(_ tally: RuleTally) {
      result.add(tally)
      summary.counts.add(tally.counts)
    }
    var largerText = LargerTextTally()
    if !screens.isEmpty {
      result.rules = thresholds.applied(to: RuleRegistry.layoutDescriptors.filter { rules.contains($0.id) })
      let measured = try await measurer.judge(screens)
      add(measured.tally)
      result.notes += enlargementNotes(measured)
      result.leftOut = measured.leftOut
      result.fonts = auditor.stack.uses(measured.fonts)
      largerText = measured.largerText
    }
    let pairs = LayoutPairs(screens, naming: input.palettes)
    result.inputIssues += pairs.issues
    var colors = LayoutColorAuditor(rules: rules)
    colors.thresholds = thresholds
    add(await colors.judge(pairs.colors, on: screens))
    if check.isSufficientContrast {
      result.sufficientContrast = await colors.sufficientContrast(of: pairs.colors, on: screens)
    }
    var manifests = ManifestAuditor(rules: rules)
    manifests.thresholds = thresholds
    add(
      manifests.audit(input.layouts.manifests, screens: screens, images: input.images.sets, pages: input.pages.pages))
    result.layoutSummary = summary
    result.files = input.layouts.files
    result.filesRead = input.filesRead
    result.leftOut.merge(input.layouts.leftOut, uniquingKeysWith: +)
    result.remarks += Set(screens.compactMap(\.environment.systemVersion.doubt)).sorted()
    result.remarks += screens.compactMap(\.note).counted(of: "recordings")
    return (result, largerText)
  }

  /// An auditor of texts on screens, whose elements refer to the project's texts.
  private var measurer: LayoutTextAuditor {
    var measurer = LayoutTextAuditor(stack: auditor.stack, jobs: auditor.jobs)
    (measurer.catalog, measurer.sourceLocale) = (app.tables, check.sourceLocale ?? "en")
    (measurer.samples, measurer.categories) = (check.configuration.samples, sizesOfScreens)
    measurer.thresholds = check.configuration.thresholds
    (measurer.rules, measurer.countsLargerText) = (rules, check.isLargerText || measure.mostTexts > 0)
    return measurer
  }

  /// The text sizes at which texts on screens are measured.
  ///
  /// For *Larger Text*, they include the size at which body text doubles.
  private var sizesOfScreens: [ContentSizeCategory] {
    Set(check.screenCategories + (check.isLargerText ? [LargerTextTally.category] : [])).sorted()
  }

  /// Returns notes on texts that were, or could not be, measured at text sizes that the layouts do not have.
  private func enlargementNotes(_ measured: LayoutTextAuditor.Result) -> [String] {
    guard !sizesOfScreens.isEmpty else { return [] }
    let sizes = Listing(sizesOfScreens.map(\.shortName)).description
    var notes: [String] = []
    if measured.enlarged > 0 {
      notes.append(
        "texts of screens were measured at \(sizes), if necessary in the frames of the nearest described text size:"
          + " texts that do not fit there need review, since frames may grow")
    }
    if measured.notEnlarged > 0 {
      notes.append(
        "\(measured.notEnlarged.grouped) \(measured.notEnlarged.form("text of a screen was", "texts of screens were"))"
          + " not measured at \(sizes): their layouts name no font, or give a font size without saying that it scales"
          + " with the text size")
    }
    return notes
  }
}

extension LayoutInput {
  /// The number of files that were read.
  fileprivate var filesRead: Int { layouts.files.count { $0.format != nil } + images.filesRead + pages.filesRead }
}

extension [String] {
  /// Returns the distinct notes in order of first occurrence; repeated notes have the number of occurrences.
  ///
  /// `things` is the plural noun for the subjects of the notes, such as `screens`.
  fileprivate func counted(of things: String) -> [String] {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.map { note in
      let count = counts[note] ?? 1
      return count == 1 ? note : "of \(count) \(things): \(note)"
    }
  }
}
