internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// The screens as a plain list, for readers without a script.
struct HTMLScreenList {
  let report: AuditReport
  let details: PageDetails
  let languages: PageLanguages

  /// The maximum number of findings per screen in the list.
  private static let findingsShown = 10
  private static let nameLimit = 100

  /// The list as HTML; empty without screens.
  var text: String { report.pageScreens.isEmpty ? "" : HTMLTemplate.screens.text(values) }

  var values: HTMLValues {
    let shown = report.pageScreens.prefix(PageScreens.most.screens)
    let all = Wording.count(report.pageScreens.count, "screen")
    return HTMLValues([
      "amount": report.pageScreens.count > shown.count ? "The worst \(shown.count) of \(all)" : all,
      "screens": shown.map(row),
    ])
  }

  private func row(_ screens: [Screen]) -> HTMLValues {
    guard let worst = screens.first else { return HTMLValues([:]) }
    let environment = [languages.name(of: worst.pageLocale), worst.environment.category.shortName, worst.deviceWords]
    return HTMLValues([
      "name": Quotation(worst.name, limit: Self.nameLimit).text,
      "environment": environment.joined(separator: ", "),
      "findings": worst.marks.prefix(Self.findingsShown).map(row),
      "findingsLeft": Wording.more(worst.marks.count - Self.findingsShown, "finding"),
      "place": HTMLPlace(sourceURL: details.sourceURL).values(worst.location),
    ])
  }

  private func row(_ mark: ScreenMark) -> HTMLValues {
    let isReview = mark.kind == .review
    return HTMLValues([
      "level": isReview ? "review" : "fail", "badge": isReview ? "Needs review" : mark.severity.name,
      "message": FindingSentence.cut(Wording.sentence(mark.message)), "rule": mark.rule,
    ])
  }
}

extension Screen {
  /// The language as a BCP 47 tag; empty if the environment has none.
  var pageLocale: String { environment.locale ?? "" }
  /// The device in words, such as `iPhone SE (3rd generation)`.
  var deviceWords: String { PlacedDevice(environment).words }
}
