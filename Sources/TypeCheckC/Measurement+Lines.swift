public import CTypeCheck
import TypeCheckKit

/// Implements `tc_measurement_get_json` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_json(_ measurement: Handle?, _ index: Int, _ text: TextTarget?, _ length: CountTarget?)
  -> tc_status_t
{
  Measurement.answer(measurement, .json(index), text, length) { measurement in
    Measurement.lines(of: [try measurement.answer(index)])[0]
  }
}

/// Implements `tc_measurement_get_json_lines` from `typecheck/measurement.h`.
@c @implementation
public func tc_measurement_get_json_lines(
  _ measurement: Handle?, _ first: Int, _ count: Int, _ texts: TextTarget?, _ lengths: CountTarget?
) -> tc_status_t {
  Measurement.answer(measurement) { measurement in
    let asked = try measurement.answers(first, count)
    if asked.isEmpty { return }
    guard let texts else { throw Failure.null("texts") }
    guard let lengths else { throw Failure.null("lengths") }
    let missing = asked.indices.filter { !measurement.texts.has(.json($0)) }
    let lines = try Measurement.lines(of: missing.map { measurement.answers[$0] }, waitingFor: measurement.jobs)
    for (index, line) in zip(missing, lines) { measurement.texts.text(.json(index)) { line } }
    for (place, index) in asked.indices.enumerated() {
      let line = measurement.texts.text(.json(index)) { Measurement.lines(of: [measurement.answers[index]])[0] }
      line.put(texts + place, lengths + place)
    }
  }
}

extension Measurement {
  /// The minimum number of lines for each thread.
  ///
  /// They take half a millisecond to write (our own choice).
  private static let fewestOfAThread = 16

  /// Returns answers as JSON lines without line feeds, written on up to `jobs` threads.
  ///
  /// - Throws: `CancellationError` if the task was cancelled, before the next line is written.
  static func lines(of answers: [Answer], jobs: Int) async throws -> [CText] {
    let parts = parts(of: answers.count, jobs)
    if parts == 1 { return try lines(of: answers, Task.checkCancellation) }
    return try await withThrowingTaskGroup(of: (part: Int, lines: [CText]).self) { group in
      for part in 0..<parts {
        let range = answers.count * part / parts..<answers.count * (part + 1) / parts
        group.addTask { (part, try lines(of: Array(answers[range]), Task.checkCancellation)) }
      }
      var found = [[CText]](repeating: [], count: parts)
      for try await written in group { found[written.part] = written.lines }
      return found.flatMap(\.self)
    }
  }

  /// Returns answers as JSON lines for a caller that waits for them.
  ///
  /// A few lines are written on the calling thread.
  fileprivate static func lines(of answers: [Answer], waitingFor jobs: Int) throws -> [CText] {
    // A forked process does not have the other threads.
    guard parts(of: answers.count, jobs) > 1, Waiting.hasThreads else { return lines(of: answers) }
    return try Waiting.run { try await lines(of: answers, jobs: jobs) }
  }

  /// Returns the number of threads for a number of lines.
  private static func parts(of count: Int, _ jobs: Int) -> Int { max(1, min(jobs, count / fewestOfAThread)) }

  /// Returns answers as JSON lines without line feeds.
  fileprivate static func lines(of answers: [Answer]) -> [CText] { lines(of: answers) {} }

  /// Returns answers as JSON lines without line feeds.
  ///
  /// `check` is called before each line and can stop the work.
  private static func lines(of answers: [Answer], _ check: () throws -> Void) rethrows -> [CText] {
    var writer = JSONLineWriter()
    return try answers.map { answer in
      try check()
      writer.removeAll()
      switch answer {
      case .answered(let answer): writer.write(answer.result, findings: answer.findings)
      case .refused(let string, let issue):
        writer.write(
          error: "\(ItemError(issue: issue))", at: string.location, key: string.key, id: string.details?.id)
      }
      return CText(writer.bytes.dropLast())
    }
  }
}
