public import CTypeCheck
import TypeCheckKit

/// `tc_measurement_get_json`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_json(
  _ measurement: OpaquePointer?, _ index: Int, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  Measurement.answer(measurement, .json(index), text, length) { measurement in
    Measurement.lines(of: [try measurement.answer(index)])[0]
  }
}

/// `tc_measurement_get_json_lines`, as `typecheck/measurement.h` says.
@c @implementation
public func tc_measurement_get_json_lines(
  _ measurement: OpaquePointer?, _ first: Int, _ count: Int, _ texts: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ lengths: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  answer {
    let measurement = try Measurement.of(measurement)
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
  /// Fewer lines are not worth another thread: these take half a millisecond (our own choice).
  private static let fewestOfAThread = 16

  /// Answers as lines of JSON, without their line feeds, written on several threads where they are many.
  ///
  /// - Parameters:
  ///   - answers: What texts came to.
  ///   - jobs: The most threads, from 1.
  /// - Returns: A line each.
  /// - Throws: `CancellationError` where its task was cancelled; it ends at the next line.
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

  /// The same while the caller waits, who writes them alone where others would be no help.
  fileprivate static func lines(of answers: [Answer], waitingFor jobs: Int) throws -> [CText] {
    // A process that was forked has no other threads.
    guard parts(of: answers.count, jobs) > 1, Waiting.hasThreads else { return lines(of: answers) }
    return try Waiting.run { try await lines(of: answers, jobs: jobs) }
  }

  /// On how many threads so many lines are written.
  private static func parts(of count: Int, _ jobs: Int) -> Int { max(1, min(jobs, count / fewestOfAThread)) }

  /// Answers as lines of JSON, without their line feeds.
  fileprivate static func lines(of answers: [Answer]) -> [CText] { lines(of: answers) {} }

  /// The same; `check` is called before each, and may end it.
  private static func lines(of answers: [Answer], _ check: () throws -> Void) rethrows -> [CText] {
    var writer = JSONLineWriter()
    return try answers.map { answer in
      try check()
      writer.removeAll()
      switch answer {
      case .answered(let answer): writer.write(answer.result, findings: answer.findings)
      case .refused(let string, let issue):
        writer.write(error: "\(ItemError(issue: issue))", at: string.location, key: string.key)
      }
      return CText(writer.bytes.dropLast())
    }
  }
}
