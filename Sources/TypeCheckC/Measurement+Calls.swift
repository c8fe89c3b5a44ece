public import CTypeCheck
import TypeCheckKit

/// `tc_measurement_destroy`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_destroy(_ measurement: OpaquePointer?) { Measurement.destroy(measurement) }

/// `tc_measurement_get_count`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_count(_ measurement: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> tc_status_t
{
  answer {
    let measurement = try Measurement.of(measurement)
    guard let count else { throw Failure.null("count") }
    count.pointee = measurement.answers.count
  }
}

/// `tc_measurement_get_results`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_results(
  _ measurement: OpaquePointer?, _ first: Int, _ count: Int, _ results: UnsafeMutablePointer<tc_result_t>?
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

/// `tc_measurement_get_cells`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_cells(
  _ measurement: OpaquePointer?, _ first: Int, _ count: Int, _ cells: UnsafeMutablePointer<tc_cell_t>?,
  _ capacity: Int, _ written: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  answer {
    let answers = try Measurement.of(measurement).answers(first, count)
    guard cells != nil || written != nil else { throw Failure.null("cells") }
    let needed = answers.reduce(0) { $0 + $1.cells.count }
    written?.pointee = needed
    guard var cell = cells else { return }
    // A capacity above what a number can tell is room enough.
    guard capacity < 0 || capacity >= needed else {
      throw Failure(TC_STATUS_TOO_LARGE, "there are \(needed) cells and room for \(capacity); make more room")
    }
    for answer in answers {
      for measured in answer.cells {
        cell.pointee = tc_cell_t(measured)
        cell += 1
      }
    }
  }
}

/// `tc_measurement_get_text`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_text(
  _ measurement: OpaquePointer?, _ index: Int, _ kind: tc_text_t,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  answer {
    let measurement = try Measurement.of(measurement)
    guard let text else { throw Failure.null("text") }
    let asked = try measurement.answer(index)
    guard kind.rawValue <= TC_TEXT_MISSING_CHARACTERS.rawValue else {
      throw Failure(TC_STATUS_INVALID_ARGUMENT, "there is no text of kind \(kind.rawValue); use a tc_text_t")
    }
    measurement.texts.text(.kind(kind.rawValue, of: index)) { CText(asked.text(kind)) }.put(text, length)
  }
}

extension Measurement.Answer {
  /// A text that belongs to the text.
  fileprivate func text(_ kind: tc_text_t) -> String {
    switch (kind, self) {
    case (TC_TEXT_KEY, _): string.key
    case (TC_TEXT_LOCALE, _): string.locale
    case (TC_TEXT_NOT_MEASURED, .answered(let answer)): answer.result.notMeasured?.reason ?? ""
    case (TC_TEXT_NOT_MEASURED, .refused(_, let issue)): "\(ItemError(issue: issue))"
    case (TC_TEXT_MISSING_SCRIPT, .answered(let answer)): answer.result.notMeasured?.script ?? ""
    case (TC_TEXT_MISSING_PACKAGE, .answered(let answer)): answer.result.notMeasured?.package ?? ""
    case (TC_TEXT_MISSING_CHARACTERS, .answered(let answer)):
      answer.result.missingCharacters.joined(separator: " ")
    case (TC_TEXT_TEXT, _): string.text
    default: ""
    }
  }
}

/// `tc_measurement_get_visible_text`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_visible_text(
  _ measurement: OpaquePointer?, _ index: Int, _ cell: Int, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  answer {
    let measurement = try Measurement.of(measurement)
    guard let text else { throw Failure.null("text") }
    let asked = try measurement.answer(index)
    guard asked.cells.indices.contains(cell) else {
      throw Failure(
        TC_STATUS_NOT_FOUND, "text \(index) has \(asked.cells.count) cells, counted from 0; ask for one of them")
    }
    measurement.texts.text(.visible(cell: cell, of: index)) {
      CText(asked.cells[cell].visibleText ?? asked.string.text)
    }.put(text, length)
  }
}

/// `tc_measurement_get_finding`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_finding(
  _ measurement: OpaquePointer?, _ index: Int, _ place: Int, _ finding: UnsafeMutablePointer<tc_finding_t>?
) -> tc_status_t {
  answer {
    let measurement = try Measurement.of(measurement)
    guard let finding else { throw Failure.null("finding") }
    let findings = try measurement.answer(index).findings
    guard findings.indices.contains(place) else {
      throw Failure(TC_STATUS_NOT_FOUND, "text \(index) has \(findings.count) findings, counted from 0")
    }
    finding.pointee = measurement.known(findings[place], place, of: index)
  }
}

extension Measurement {
  /// A finding as C knows it.
  fileprivate func known(_ finding: Finding, _ place: Int, of index: Int) -> tc_finding_t {
    func bytes(_ part: FindingPart, _ text: String?) -> UnsafePointer<CChar>? {
      text.map { text in texts.text(.part(part, finding: place, of: index)) { CText(text) }.bytes }
    }
    var known = tc_finding_t()
    known.rule = bytes(.rule, finding.rule)
    known.message = bytes(.message, finding.message.text)
    known.remedy = bytes(.remedy, finding.remedy)
    known.visible_text = bytes(.visible, finding.worst?.visibleText)
    known.over_by = finding.worst?.overBy ?? 0
    known.severity = finding.severity.number
    known.outcome = finding.outcome.outcome
    known.reason = finding.reason?.number ?? -1
    known.first_category = finding.firstCategory?.number ?? -1
    known.worst_category = finding.worst?.category.number ?? -1
    return known
  }
}

/// `tc_measurement_get_json`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_json(
  _ measurement: OpaquePointer?, _ index: Int, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  answer {
    let measurement = try Measurement.of(measurement)
    guard let text else { throw Failure.null("text") }
    let asked = try measurement.answer(index)
    measurement.texts.text(.json(index)) {
      var writer = JSONLineWriter()
      switch asked {
      case .answered(let answer): writer.write(answer.result, findings: answer.findings)
      case .refused(_, let issue): writer.write(error: "\(ItemError(issue: issue))", line: index + 1)
      }
      return CText(Array(writer.bytes.dropLast()))
    }.put(text, length)
  }
}
