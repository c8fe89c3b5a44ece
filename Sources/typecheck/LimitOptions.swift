import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// The options for files that a run may read.
struct LimitOptions: ParsableArguments {
  @Flag(
    help: """
      Follow links and configured paths that lead out of the checked folder. Do not use it for untrusted \
      code: the content of such files can appear in reports.
      """)
  var allowOutsideFiles = false
}

/// The options that limit a run's time and memory.
struct UsageLimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The processor time in seconds after which the run ends with status 2 (default: \(RunWatch.defaultSeconds.formatted(.number.grouping(.never)))).",
      valueName: "s"))
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "The memory in MB above which the run ends with status 2 (default: \(RunWatch.defaultMegabytes)).",
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

  /// Watches a server or stream: its memory, and its time only if the user limits it.
  func watchEndless(_ work: String) {
    RunWatch.start(
      seconds: timeLimit, megabytes: memoryLimit ?? RunWatch.defaultMegabytes, naming: RunLimits(work: work))
  }
}

/// The option to limit the time of a source file.
struct FileLimitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The processor time in seconds that one source file may take; longer ones are skipped with an error (default: \(RunLimits.defaultFileSeconds.formatted())).",
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
