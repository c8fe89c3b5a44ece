import Foundation

/// A thread that the system may refuse to create.
///
/// Foundation's `Thread` does not report such a failure (a limit on processes, no memory for the stack). It waits
/// forever or crashes.
enum SystemThread {
  /// The work of a thread until it has begun.
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The number of threads, at most `wanted`, that the system lets this process have at the same time.
  ///
  /// They have ended on return.
  static func available(of wanted: Int) -> Int {
    let gate = NSCondition()
    nonisolated(unsafe) var isOpen = false
    var threads: [pthread_t] = []
    while threads.count < wanted,
      let thread = start({ gate.withLock { while !isOpen { gate.wait() } } })
    {
      threads.append(thread)
    }
    gate.withLock {
      isOpen = true
      gate.broadcast()
    }
    for thread in threads { pthread_join(thread, nil) }
    return threads.count
  }

  /// Starts a thread.
  ///
  /// - Returns: The thread, which must be joined or detached; nil if the system cannot create one.
  static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    let job = Unmanaged.passRetained(Job(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, nil,
      { argument in
        let given: UnsafeMutableRawPointer? = argument
        if let given { Unmanaged<Job>.fromOpaque(given).takeRetainedValue().run() }
        return nil
      }, job.toOpaque())
    guard status == 0 else {
      job.release()
      return nil
    }
    return thread
  }
}
