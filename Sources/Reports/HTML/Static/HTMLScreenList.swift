internal import AuditModel
internal import DynamicType

/// The screens as a plain list, for readers without a script.
struct HTMLScreenList {
  let report: AuditReport
  let details: PageDetails
  let languages: PageLanguages

  /// The maximum number of findings of a screen in the list.
  private static let findingsShown = 10
  private static let nameLimit = 100

  /// The list as HTML; empty without a screen.
  var text: String { report.pageScreens.isEmpty ? "" : HTMLTemplate.screens.text(values) }

  var values: HTMLValues {
    let shown = report.pageScreens.prefix(PageScreens.most.screens)
    let all = Wording.count(report.pageScreens.count, "screen")
    return HTMLValues([
      "amount": report.pageScreens.count > shown.count ? "The worst \(shown.count) of \(all)" : all,
      "screens": shown.map(row),
    ])
  }

  private func row(_ screen: PageScreen) -> HTMLValues {
    let worst = screen.variants.first
    let marks = worst?.marks ?? []
    let environment = worst.map { [languages.name(of: $0.locale), $0.category.shortName, $0.device] } ?? []
    return HTMLValues([
      "name": Quotation(screen.name, limit: Self.nameLimit).text,
      "environment": environment.joined(separator: ", "),
      "findings": marks.prefix(Self.findingsShown).map(row),
      "findingsLeft": Wording.more(marks.count - Self.findingsShown, "finding"),
      "place": HTMLPlace(sourceURL: details.sourceURL).values(screen.location),
    ])
  }

  private func row(_ mark: PageScreen.Mark) -> HTMLValues {
    let isReview = mark.kind == .review
    return HTMLValues([
      "level": isReview ? "review" : "fail", "badge": isReview ? "Needs review" : mark.severity.name,
      "message": FindingSentence.cut(Wording.sentence(mark.message)), "rule": mark.rule,
    ])
  }
}
