import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The options on what a run may read and use.
struct LimitOptions: ParsableArguments {
  @Flag(
    help: """
      Follow links and paths of the configuration that lead out of the checked folder. Do not use it for code of \
      strangers: what such a file contains can appear in reports.
      """)
  var allowOutsideFiles = false

  @OptionGroup
  var usage: UsageLimitOptions
}

/// The options on the time and memory of a run.
struct UsageLimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The processor time of the whole run, after which it ends with status 2 (default: \(RunWatch.defaultSeconds.formatted(.number.grouping(.never)))).",
      valueName: "s"))
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "The memory of the whole run, above which it ends with status 2 (default: \(RunWatch.defaultMegabytes)).",
      valueName: "MB"))
  var memoryLimit: Int?

  func validate() throws {
    if let timeLimit, !(timeLimit > 0 && timeLimit.isFinite) {
      throw ValidationError("--time-limit must be a number of seconds above 0")
    }
    if let memoryLimit, memoryLimit <= 0 {
      throw ValidationError("--memory-limit must be a number of megabytes above 0")
    }
  }

  /// Watches the time and memory of this run from now on.
  func watch(_ limits: RunLimits) {
    RunWatch.start(
      seconds: timeLimit ?? RunWatch.defaultSeconds, megabytes: memoryLimit ?? RunWatch.defaultMegabytes,
      naming: limits)
  }

  /// Watches the memory, and the time only if the user limits it, for a server or a stream.
  func watchEndless(_ work: String) {
    RunWatch.start(
      seconds: timeLimit, megabytes: memoryLimit ?? RunWatch.defaultMegabytes, naming: RunLimits(work: work))
  }
}

/// The option on the time of one source file.
struct FileLimitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The processor time that one source file may take; a file that takes longer is skipped with an error (default: \(RunLimits.defaultFileSeconds.formatted())).",
      valueName: "s"))
  var fileTimeLimit: Double?

  func validate() throws {
    if let fileTimeLimit, !(fileTimeLimit > 0 && fileTimeLimit.isFinite) {
      throw ValidationError("--file-time-limit must be a number of seconds above 0")
    }
  }

  /// The limits of a run.
  var limits: RunLimits { RunLimits(fileSeconds: fileTimeLimit ?? RunLimits.defaultFileSeconds) }
}
