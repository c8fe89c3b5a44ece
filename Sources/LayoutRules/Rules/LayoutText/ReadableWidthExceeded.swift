internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text of several lines that is too wide to read comfortably on a large screen.
///
/// The limit is the width of the readable content guide, measured at Large. No source states how it grows with the
/// text size, so a wider text needs review at other sizes. The rule applies in regular width only.
struct ReadableWidthExceeded: Rule {
  static let descriptor = RuleDescriptor(
    id: "readable-width-exceeded", title: "Lines are too long to read comfortably",
    rationale: "At the end of a long line, readers lose the start of the next one",
    severity: "warning at Large; other text sizes need review, because the limit is not known there",
    criteria: [.layout, .legibility], guidelines: [46],
    turnOffIf: "the app needs long lines on purpose, such as for code")

  static let examples: [Example<ElementText>] = [
    Example("within the guide", prose(width: 640), .pass),
    Example("the whole width of an iPad", prose(width: 794), .fail, .warning),
    Example("one line", prose(width: 794, lines: 1), .notApplicable),
    Example("at a large text size", prose(width: 794, category: .accessibilityLarge), .needsReview, .note),
    Example("on a phone", prose(on: "iphone-16", width: 361), .notApplicable),
  ]

  func evaluate(_ subject: ElementText) -> Outcome {
    let (place, answer) = (subject.place, subject.answer)
    // The frame's width at another text size is unknown.
    guard subject.describedAt == nil else { return .notApplicable }
    guard place.value.layout.elements[subject.index].role == .text, let one = answer.value.measurements.first else {
      return .notApplicable
    }
    let limit = one.lineLimit ?? 0
    guard (limit > 0 ? min(limit, one.lineCount) : one.lineCount) > 1 else { return .notApplicable }
    guard place.value.geometry.horizontalSizeClass?.value == .regular else { return .notApplicable }
    let width = place.value.layout.elements[subject.index].frame.width
    // Most texts are narrow and pass here, before any message is prepared.
    if let readable = place.value.geometry.readableWidthAtLarge?.value, width - readable <= place.value.slack {
      return .pass
    }
    let screen = subject.screen
    let name = screen.name(subject.index)
    var outcome = OutcomeBuilder(Self.descriptor, on: screen)
    outcome.checked()
    guard let readable = screen.geometry.readableWidthAtLarge?.value else {
      outcome.needsReview(
        subject.index, .notPublished,
        "the lines of \(name) are \(Points(width)) wide; the readable width is not known here")
      return outcome.outcome
    }
    if screen.layout.environment.category == .large {
      outcome.add(
        .warning, subject.index, by: width - readable,
        "the lines of \(name) are \(Points(width)) wide, the readable width is \(Points(readable))",
        remedy: "keep the text within the readable content guide")
    } else {
      outcome.needsReview(
        subject.index, .notPublished,
        """
        the lines of \(name) are \(Points(width)) wide; the readable width at Large is \
        \(Points(readable)), and not known at this text size
        """)
    }
    return outcome.outcome
  }

  private static func prose(
    on device: String = "ipad-pro-11-m4", width: Double, lines: Int = 3, category: ContentSizeCategory = .large
  ) -> ElementText {
    .text("Sow in rows", on: device, frame: (20, 100, width, 90), category: category) {
      ($0.lineCount, $0.lineLimit) = (lines, 0)
    }
  }
}
