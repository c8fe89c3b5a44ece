public import CTypeCheck
import TypeCheckKit

/// Implements `tc_measurement_get_text` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_text(
  _ measurement: Handle?, _ index: Int, _ kind: tc_text_t, _ text: TextTarget?, _ length: CountTarget?
) -> tc_status_t {
  Measurement.answer(measurement, .kind(kind.rawValue, of: index), text, length) { measurement in
    let asked = try measurement.answer(index)
    guard kind.rawValue <= TC_TEXT_MISSING_CHARACTERS.rawValue else {
      throw Failure.invalid("unknown kind of text \(kind.rawValue); use a tc_text_t")
    }
    return CText(asked.text(kind))
  }
}

extension Measurement.Answer {
  /// Returns a text that belongs to an answer, such as its own text, its key or a reason.
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

/// Implements `tc_measurement_get_visible_text` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_visible_text(
  _ measurement: Handle?, _ index: Int, _ cell: Int, _ text: TextTarget?, _ length: CountTarget?
) -> tc_status_t {
  Measurement.answer(measurement, .visible(cell: cell, of: index), text, length) { measurement in
    let asked = try measurement.answer(index)
    guard asked.cells.indices.contains(cell) else {
      throw Failure(
        TC_STATUS_NOT_FOUND, "text \(index) has \(asked.cells.count) cells, counted from 0; ask for one of them")
    }
    return CText(asked.cells[cell].visibleText ?? asked.string.text)
  }
}

/// Implements `tc_measurement_get_visible_texts` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_visible_texts(
  _ measurement: Handle?, _ first: Int, _ count: Int, _ texts: TextTarget?, _ lengths: CountTarget?, _ capacity: Int,
  _ written: CountTarget?
) -> tc_status_t {
  Measurement.answer(measurement) { measurement in
    let answers = try measurement.answers(first, count)
    guard texts != nil || written != nil else { throw Failure.null("texts") }
    let needed = answers.reduce(0) { $0 + $1.cells.count }
    written?.pointee = needed
    guard let texts else { return }
    guard let lengths else { throw Failure.null("lengths") }
    try Argument.room(capacity, for: needed, "cells")
    var block = CTextBlock()
    var places: [Range<Int>] = []
    places.reserveCapacity(needed)
    for answer in answers {
      // All cells that show the whole text share one copy of the text.
      var whole: Range<Int>?
      let measured = answer.cells
      for index in measured.indices {
        if let visible = measured[index].visibleText {
          places.append(block.add(visible))
        } else {
          let place = whole ?? block.add(answer.string.text)
          places.append(place)
          whole = place
        }
      }
    }
    let start = measurement.texts.text(.allVisible(first: first, count: count)) { CText(block) }.bytes
    for (index, place) in places.enumerated() {
      texts[index] = start + place.lowerBound
      lengths[index] = place.count
    }
  }
}
