public import CTypeCheck
import TypeCheckKit

/// Implements `tc_measurement_destroy` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_destroy(_ measurement: Handle?) { Measurement.destroy(measurement) }

/// Implements `tc_measurement_get_count` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_count(_ measurement: Handle?, _ count: CountTarget?) -> tc_status_t {
  Measurement.answer(measurement) { measurement in
    guard let count else { throw Failure.null("count") }
    count.pointee = measurement.answers.count
  }
}

/// Implements `tc_measurement_get_results` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_results(
  _ measurement: Handle?, _ first: Int, _ count: Int, _ results: UnsafeMutablePointer<tc_result_t>?
) -> tc_status_t {
  answer {
    let answers = try Measurement.of(measurement).answers(first, count)
    guard let results else {
      if count == 0 { return }
      throw Failure.null("results")
    }
    for (place, answer) in answers.enumerated() { results[place] = answer.result }
  }
}

/// Implements `tc_measurement_get_cells` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_cells(
  _ measurement: Handle?, _ first: Int, _ count: Int, _ cells: UnsafeMutablePointer<tc_cell_t>?, _ capacity: Int,
  _ written: CountTarget?
) -> tc_status_t {
  answer {
    let answers = try Measurement.of(measurement).answers(first, count)
    guard cells != nil || written != nil else { throw Failure.null("cells") }
    let needed = answers.reduce(0) { $0 + $1.cells.count }
    written?.pointee = needed
    guard var cell = cells else { return }
    try Argument.room(capacity, for: needed, "cells")
    for answer in answers {
      let measured = answer.cells
      for index in measured.indices {
        cell.pointee = tc_cell_t(measured[index])
        cell += 1
      }
    }
  }
}

/// Implements `tc_measurement_get_findings` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_findings(
  _ measurement: Handle?, _ first: Int, _ count: Int, _ findings: UnsafeMutablePointer<tc_finding_t>?, _ capacity: Int,
  _ written: CountTarget?
) -> tc_status_t {
  Measurement.answer(measurement) { measurement in
    let answers = try measurement.answers(first, count)
    guard findings != nil || written != nil else { throw Failure.null("findings") }
    let needed = answers.reduce(0) { $0 + $1.findings.count }
    written?.pointee = needed
    guard let findings else { return }
    try Argument.room(capacity, for: needed, "findings")
    measurement.put(answers.flatMap(\.findings), .allFindings(first: first, count: count), findings)
  }
}

/// Implements `tc_measurement_get_finding` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_finding(
  _ measurement: Handle?, _ index: Int, _ place: Int, _ finding: UnsafeMutablePointer<tc_finding_t>?
) -> tc_status_t {
  Measurement.answer(measurement) { measurement in
    guard let finding else { throw Failure.null("finding") }
    let findings = try measurement.answer(index).findings
    guard findings.indices.contains(place) else {
      throw Failure(TC_STATUS_NOT_FOUND, "text \(index) has \(findings.count) findings, counted from 0")
    }
    measurement.put([findings[place]], .finding(place, of: index), finding)
  }
}

extension Measurement {
  /// Stores findings through the caller's pointer, and keeps their texts alive.
  fileprivate func put(_ findings: [Finding], _ key: TextKey, _ target: UnsafeMutablePointer<tc_finding_t>) {
    var block = CTextBlock()
    let places = findings.map { finding in
      [finding.rule, finding.message.text, finding.remedy, finding.worst?.visibleText].map { text in
        text.map { block.add($0).lowerBound }
      }
    }
    let start = texts.text(key) { CText(block) }.bytes
    for (index, finding) in findings.enumerated() {
      target[index] = tc_finding_t(finding, texts: places[index].map { $0.map { start + $0 } })
    }
  }
}

extension tc_finding_t {
  /// Creates the C struct of a finding; `texts` are its rule, message, fix and visible text.
  fileprivate init(_ finding: Finding, texts: [CString?]) {
    self.init(
      rule: texts[0], message: texts[1], remedy: texts[2], visible_text: texts[3], over_by: finding.worst?.overBy ?? 0,
      severity: finding.severity.number, outcome: finding.outcome.outcome, reason: finding.reason?.number ?? -1,
      first_category: finding.firstCategory?.number ?? -1, worst_category: finding.worst?.category.number ?? -1,
      reserved_number: 0, reserved: (0, 0))
  }
}
