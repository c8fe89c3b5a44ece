import Bytes
import Foundation
import TypeCheckKit

/// A thread that ends the program with a message if it uses too much time or memory.
///
/// This is the last resort. The readers have their own limits, after which a run continues.
enum RunWatch {
  /// The default limit of processor time in seconds.
  ///
  /// Source: our own choice. The largest apps that were checked take 20 s in a release build.
  static let defaultSeconds: Double = 600
  /// The default limit of resident memory in megabytes of 1,048,576 bytes.
  ///
  /// Source: our own choice, below the 7 GB of the smallest common CI machines. A million texts take 1.1 GB.
  static let defaultMegabytes = 4096

  private static let interval: UInt32 = 100_000

  /// Starts to watch the run, if a thread can be created.
  ///
  /// `seconds` is processor time, nil for no limit; `megabytes` is resident memory. The message names the current work
  /// of `limits`.
  static func start(seconds: Double?, megabytes: Int, naming limits: RunLimits) {
    let watch: @Sendable () -> Void = {
      while true {
        usleep(interval)
        if let seconds, processorSeconds > seconds {
          end("\(seconds.formatted()) s of processor time", "--time-limit", limits)
        }
        if residentMegabytes > megabytes { end("\(megabytes) MB of memory", "--memory-limit", limits) }
      }
    }
    guard let thread = SystemThread.start(watch) else { return }
    pthread_detach(thread)
  }

  private static func end(_ amount: String, _ option: String, _ limits: RunLimits) -> Never {
    StandardStreams.say(
      """
      error: the run ended because it used more than \(amount) while \(limits.currentWork)
        fix: \(limits.remedy), or raise the limit with \(option)
      """)
    WholeFile.removeTemporaries { _exit(ExitStatus.stopped.rawValue) }
    _exit(ExitStatus.stopped.rawValue)
  }

  /// The processor time of this process so far, in seconds.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The resident memory of this process, its peak on Apple platforms; 0 if the system does not report it.
  private static var residentMegabytes: Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #else
      // The second number is the count of resident pages (proc(5)).
      guard let bytes = FileBytes.read("/proc/self/statm") else { return 0 }
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
      return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
    #endif
  }
}
