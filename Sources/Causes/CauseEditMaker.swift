internal import AuditModel
internal import DynamicType

/// The line to change for a cause, and the change.
struct CauseEditMaker {
  private let cause: Cause
  private let findings: [Finding]
  private let site: CauseSite
  private let example: Finding

  init(_ cause: Cause, _ findings: [Finding], at site: CauseSite) {
    (self.cause, self.findings, self.site) = (cause, cause.findings.map { findings[$0] }, site)
    example = findings[cause.example]
  }

  var edit: CauseEdit {
    guard case .place(let location, let name) = site, let use = use(at: location, name) else {
      return CauseEdit(location: cause.location, advice: advice)
    }
    let (origin, statement) =
      example.changesText ? (example.location, "the text") : self.statement(of: use)
    return CauseEdit(location: origin ?? use.location, statement: statement, advice: advice)
  }

  private func use(at location: SourceLocation, _ name: String) -> TextUse? {
    example.uses.first { $0.location == location && $0.place == name }
  }

  /// Returns the statement that limits the texts, and its location if code states it.
  private func statement(of use: TextUse) -> (SourceLocation?, String?) {
    let isDocument = use.lines.origin?.isInDocument ?? [.stored, .storedWithOutlet, .setInCode].contains(use.way)
    switch limit {
    case .size:
      guard let size = use.fixedSize, let value = size.value else { return (use.style.origin, nil) }
      return (size.origin, "the size of \(Points(value))")
    case .height:
      guard let height = use.height, let value = height.value else { return (nil, nil) }
      return (height.origin, "the height of \(Points(value))")
    case .width:
      guard use.width.origin != nil, let most = use.width.value?.most else { return (use.width.origin, nil) }
      let isFrame = use.framework == .swiftui && use.width.value?.isFixed == true
      let width = isFrame ? ".frame(width: \(Points(most).number))" : "the width of at most \(Points(most))"
      return (use.width.origin, width)
    case .lines:
      guard let lines = example.lineLimit, lines > 0 else { return (nil, nil) }
      // A button has no line limit in its attributes, only a line break mode.
      if isDocument { return (use.lines.origin, use.role == .button ? "its Line Break" : "Lines = \(lines)") }
      guard use.lines.origin != nil else {
        return (nil, use.framework == .uikit && use.role == .label ? "numberOfLines is \(lines) by default" : nil)
      }
      // A larger limit may be part of a range, such as `lineLimit(1...3)`.
      let limit = lines == 1 ? "lineLimit(1)" : "the limit of \(lines.counted("line"))"
      return (use.lines.origin, use.framework == .swiftui ? limit : "numberOfLines = \(lines)")
    }
  }

  /// The property that limits the texts.
  private enum Limit {
    case lines, height, width, size
  }

  private var limit: Limit {
    switch cause.rule {
    case "text-clipped": .height
    case "word-broken", "word-hyphenated": .width
    case "text-too-small": .size
    default: example.slot?.height != nil && example.lineLimit != 1 ? .height : .lines
    }
  }

  /// The change for all findings: that of the example if all agree, else the most lines that any text needs.
  private var advice: String? {
    let remedies = Set(findings.map(\.remedy))
    if remedies.count <= 1 { return example.remedy }
    guard limit == .lines, cause.kind == .place || cause.kind == .key else { return example.remedy }
    return LinesNeeded(findings).advice ?? example.remedy
  }
}

/// The number of lines that every text of a cause needs.
struct LinesNeeded {
  /// The largest number of lines at each size category.
  private var lines: [ContentSizeCategory: Int] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      for one in finding.occurrences { lines[one.category] = max(lines[one.category] ?? 0, Int(one.lines)) }
    }
  }

  /// The change in words, such as `allow 2 lines (3 from AX4)`; nil if one line is enough.
  var advice: String? {
    let sizes = lines.sorted { $0.key < $1.key }
    guard let most = sizes.map(\.value).max(), most > 1 else { return nil }
    // 200 % of most styles is AX3, up to which no text may be lost.
    let early = sizes.filter { $0.key <= .accessibilityExtraLarge }.map(\.value).max() ?? 0
    guard early > 1, early < most, let start = sizes.first(where: { $0.value > early }) else {
      return "allow \(most.counted("line"))"
    }
    return "allow \(early.counted("line")) (\(most) from \(start.key.shortName))"
  }
}
