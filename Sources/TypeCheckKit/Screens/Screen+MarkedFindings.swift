import AuditModel

extension Screen {
  /// Marks findings, and texts that are cut unless code changes them.
  mutating func mark(_ failures: [Finding]) {
    var indices: [String: Int] = [:]
    for (index, element) in elements.enumerated() where element.drawn?.isHidden != true {
      indices[element.id] = index
      indices[element.id + ScreenInEnvironment.title] = index
    }
    let reported = Set(failures.compactMap { $0.layout?.element.flatMap { indices[$0] } })
    let cut = elements.indices.filter { index in
      guard let view = elements[index].drawn, !view.isHidden, !reported.contains(index) else { return false }
      return view.text?.measured?.isCut == true
    }
    marks =
      failures.map { Self.mark(of: $0, indices) }
      + cut.map { index in
        ScreenMark(
          kind: .review, element: index, rule: "element-text-cut",
          message: "may be cut, unless code changes the text or its frame", severity: .note)
      }
  }

  private static func mark(of finding: Finding, _ indices: [String: Int]) -> ScreenMark {
    let kinds: [String: ScreenMark.Kind] = [
      "element-text-cut": .cut, "elements-overlap": .overlap, "touch-targets-crowded": .overlap,
      "content-outside-safe-area": .safeArea, "under-home-indicator": .safeArea, "behind-sensor-housing": .safeArea,
      "hidden-by-keyboard": .safeArea, "touch-target-too-small": .target,
    ]
    return ScreenMark(
      kind: finding.outcome == .needsReview ? .review : kinds[finding.rule] ?? .layout,
      element: finding.layout?.element.flatMap { indices[$0] }, rule: finding.rule,
      message: finding.message.text, severity: finding.severity)
  }
}
