public import CTypeCheck
import TypeCheckKit

/// What `tc_batch_t` stands for.
final class Batch: Handled {
  static let kind = HandleKind.batch
  /// The most texts of one batch: `TC_MOST_TEXTS` of the header.
  static let mostTexts = 10_000_000

  let workers: AuditWorkers
  let locale: String
  let lines: JSONLines
  /// The most threads, from 1.
  let jobs: Int
  var strings: [LocalizedString] = []
  /// Whether lines of JSON are written along with measuring.
  var writesLines = false
  /// What is being measured, between `tc_batch_start` and `tc_batch_measure`.
  private var running: (strings: [LocalizedString], work: Waiting.Work<Measurement.Made>)?

  init(_ pipeline: MeasurePipeline) throws {
    workers = AuditWorkers(try pipeline.auditor())
    locale = pipeline.defaultLocale
    jobs = pipeline.jobs
    lines = JSONLines(defaultLocale: locale)
  }

  // No thread may be left behind that uses what goes when the process ends.
  deinit { running?.work.abandon() }

  /// Whether something is being measured.
  var isRunning: Bool { running != nil }

  /// Starts measuring the texts that were added.
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

  /// Waits for what was started; after a failure its texts are there again.
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

  /// A text of this batch.
  static func string(_ text: String, _ locale: String) -> LocalizedString {
    LocalizedString(
      location: SourceLocation(file: "-", line: 1, column: 1), key: "", text: text, locale: locale, group: "")
  }

  /// Refuses more texts than a batch may have; those that are being measured may come back.
  func check(adding count: Int) throws {
    let held = strings.count + (running?.strings.count ?? 0)
    guard count >= 0, count <= Self.mostTexts - held else {
      throw Failure(
        TC_STATUS_TOO_LARGE, "a batch has at most \(Self.mostTexts) texts; measure these first, then add more")
    }
  }
}

/// `tc_batch_create`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_create(
  _ context: OpaquePointer?, _ options: OpaquePointer?, _ batch: UnsafeMutablePointer<OpaquePointer?>?
) -> tc_status_t {
  answer {
    guard let batch else { throw Failure.null("batch") }
    let pipeline = try Options.pipeline(try Options.optional(options), try Context.of(context))
    try Batch(pipeline).put(batch)
  }
}

/// `tc_batch_destroy`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_destroy(_ batch: OpaquePointer?) { Batch.destroy(batch) }

/// `tc_batch_add`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_add(
  _ batch: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ locale: UnsafePointer<CChar>?,
  _ localeLength: Int
) -> tc_status_t {
  answer {
    let batch = try Batch.of(batch)
    guard text != nil else { throw Failure.null("text") }
    try batch.check(adding: 1)
    let text = try Argument.text(text, length, "text")
    let locale = locale == nil ? batch.locale : try Argument.locale(locale, localeLength, "locale")
    batch.strings.append(Batch.string(text, locale))
  }
}

/// `tc_batch_add_item`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_add_item(_ batch: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int) -> tc_status_t {
  answer {
    let batch = try Batch.of(batch)
    guard json != nil else { throw Failure.null("json") }
    try batch.check(adding: 1)
    let item = Array(try Argument.bytes(json, length, upTo: Argument.longestItem, "json"))
    batch.strings.append(try batch.lines.string(of: item))
  }
}

/// `tc_batch_add_joined`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_add_joined(
  _ batch: OpaquePointer?, _ texts: UnsafePointer<CChar>?, _ length: Int, _ ends: UnsafePointer<Int>?, _ count: Int,
  _ locale: UnsafePointer<CChar>?, _ localeLength: Int
) -> tc_status_t {
  answer {
    let batch = try Batch.of(batch)
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
        throw Failure(
          TC_STATUS_INVALID_ARGUMENT,
          "end \(index) is \(end), not from \(start) to \(bytes.count); each is where a text ends, the last is length")
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

/// `tc_batch_set_json_lines`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_set_json_lines(_ batch: OpaquePointer?, _ isWanted: Int32) -> tc_status_t {
  answer { try Batch.of(batch).writesLines = isWanted != 0 }
}

/// `tc_batch_start`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_start(_ batch: OpaquePointer?) -> tc_status_t {
  answer {
    let batch = try Batch.of(batch)
    guard !batch.isRunning else {
      throw Failure(
        TC_STATUS_INVALID_ARGUMENT, "measuring was started already; take its answer by tc_batch_measure first")
    }
    try batch.start()
  }
}

/// `tc_batch_measure`, as `typecheck/batch.h` says.
@c @implementation
public func tc_batch_measure(_ batch: OpaquePointer?, _ measurement: UnsafeMutablePointer<OpaquePointer?>?)
  -> tc_status_t
{
  answer {
    let batch = try Batch.of(batch)
    guard let measurement else { throw Failure.null("measurement") }
    if !batch.isRunning { try batch.start() }
    try batch.finish { try $0.put(measurement) }
  }
}
