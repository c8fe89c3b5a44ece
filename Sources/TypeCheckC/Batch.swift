public import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_batch_t`.
final class Batch: Handled {
  static let kind = HandleKind.batch
  /// The maximum number of texts in a batch, `TC_MOST_TEXTS` in the header.
  static let mostTexts = 10_000_000

  let workers: AuditWorkers
  let locale: String
  let lines: JSONLines
  /// The maximum number of threads, at least 1.
  let jobs: Int
  var strings: [LocalizedString] = []
  /// Whether measuring also writes the JSON lines.
  var writesLines = false
  /// The measurement in progress between `tc_batch_start` and `tc_batch_measure`; otherwise nil.
  private var running: (strings: [LocalizedString], work: Waiting.Work<Measurement.Made>)?

  init(_ pipeline: MeasurePipeline) throws {
    workers = AuditWorkers(try pipeline.auditor())
    locale = pipeline.defaultLocale
    jobs = pipeline.jobs
    lines = JSONLines(defaultLocale: locale)
  }

  // If a thread kept running, it could use objects that are destroyed when the process exits.
  deinit { running?.work.abandon() }

  /// Whether a measurement is in progress.
  var isRunning: Bool { running != nil }

  /// Starts to measure the texts of the batch, and empties the batch.
  func start() throws {
    let strings = strings
    let work = try Waiting.Work { [workers, jobs, writesLines] in
      let answers = Measurement.answers(strings, try await workers.answers(to: strings))
      let lines = writesLines ? try await Measurement.lines(of: answers, jobs: jobs) : []
      return Measurement.Made(answers: answers, lines: lines)
    }
    running = (strings, work)
    self.strings = []
  }

  /// Waits for the measurement in progress and passes the answers to a closure.
  ///
  /// After a failure, the texts return to the batch.
  func finish(_ answer: (Measurement) throws -> Void) throws {
    guard let running else { return }
    self.running = nil
    do {
      try answer(Measurement(try running.work.wait(), jobs: jobs))
    } catch {
      strings = running.strings + strings
      throw error
    }
  }

  /// Returns a text with a language and no key.
  static func string(_ text: String, _ locale: String) -> LocalizedString {
    LocalizedString(location: SourceLocation(startOf: "-"), key: "", text: text, locale: locale, group: "")
  }

  /// Throws an error if a batch would exceed its maximum number of texts.
  ///
  /// Texts that are being measured count too, because they return to the batch after a failure.
  func check(adding count: Int) throws {
    let held = strings.count + (running?.strings.count ?? 0)
    guard count >= 0, count <= Self.mostTexts - held else {
      throw Failure(
        TC_STATUS_TOO_LARGE, "a batch has at most \(Self.mostTexts) texts; measure these first, then add more")
    }
  }
}

/// Implements `tc_batch_create` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_create(_ context: Handle?, _ options: Handle?, _ batch: HandleTarget?) -> tc_status_t {
  Batch.create(batch) { try Batch(try Options.pipeline(try Options.optional(options), try Context.of(context))) }
}

/// Implements `tc_batch_destroy` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_destroy(_ batch: Handle?) { Batch.destroy(batch) }

/// Implements `tc_batch_add` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_add(_ batch: Handle?, _ text: CString?, _ length: Int, _ locale: CString?, _ localeLength: Int)
  -> tc_status_t
{
  Batch.answer(batch) { batch in
    guard text != nil else { throw Failure.null("text") }
    try batch.check(adding: 1)
    let text = try Argument.text(text, length, "text")
    let locale = locale == nil ? batch.locale : try Argument.locale(locale, localeLength, "locale")
    batch.strings.append(Batch.string(text, locale))
  }
}

/// Implements `tc_batch_add_item` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_add_item(_ batch: Handle?, _ json: CString?, _ length: Int) -> tc_status_t {
  Batch.answer(batch) { batch in
    guard json != nil else { throw Failure.null("json") }
    try batch.check(adding: 1)
    let item = Array(try Argument.bytes(json, length, upTo: Argument.longestItem, "json"))
    batch.strings.append(try batch.lines.string(of: item))
  }
}

/// Implements `tc_batch_add_joined` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_add_joined(
  _ batch: Handle?, _ texts: CString?, _ length: Int, _ ends: UnsafePointer<Int>?, _ count: Int, _ locale: CString?,
  _ localeLength: Int
) -> tc_status_t {
  Batch.answer(batch) { batch in
    try batch.check(adding: count)
    let locale = locale == nil ? batch.locale : try Argument.locale(locale, localeLength, "locale")
    let bytes = try Argument.bytes(texts, length, upTo: Argument.longestDocument, "texts")
    if count == 0 { return }
    guard let ends else { throw Failure.null("ends") }
    var start = 0
    var strings: [LocalizedString] = []
    strings.reserveCapacity(count)
    for index in 0..<count {
      let end = ends[index]
      guard end >= start, end <= bytes.count, end == bytes.count || index < count - 1 else {
        throw Failure.invalid(
          "end \(index) is \(end), not from \(start) to \(bytes.count); each is the offset where a text ends, and the last is length"
        )
      }
      let part = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      guard part.count <= Argument.longestText else {
        throw Failure(
          TC_STATUS_TOO_LARGE, "text \(index) has \(part.count) bytes, more than \(Argument.longestText); split it")
      }
      strings.append(Batch.string(try Argument.string(of: part, "texts"), locale))
      start = end
    }
    batch.strings += strings
  }
}

/// Implements `tc_batch_set_json_lines` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_set_json_lines(_ batch: Handle?, _ isWanted: Int32) -> tc_status_t {
  Batch.answer(batch) { $0.writesLines = isWanted != 0 }
}

/// Implements `tc_batch_start` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_start(_ batch: Handle?) -> tc_status_t {
  Batch.answer(batch) { batch in
    guard !batch.isRunning else {
      throw Failure.invalid("the batch is already being measured; get the result from tc_batch_measure first")
    }
    try batch.start()
  }
}

/// Implements `tc_batch_measure` from `typecheck/batch.h`.
@c @implementation
public func tc_batch_measure(_ batch: Handle?, _ measurement: HandleTarget?) -> tc_status_t {
  Batch.answer(batch) { batch in
    guard let measurement else { throw Failure.null("measurement") }
    if !batch.isRunning { try batch.start() }
    try batch.finish { try $0.put(measurement) }
  }
}
