import Foundation

/// A namespace for threads that the system may fail to create.
///
/// Foundation's `Thread` does not report such a failure, for example because of a limit on processes. It waits
/// forever or crashes.
enum SystemThread {
  /// The work that is passed to a new thread.
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Returns the number of threads, at most `wanted`, that the system lets this process have at the same time.
  ///
  /// The function starts the threads to count them, and ends them before it returns.
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

  /// Starts a thread, which the caller must join or detach, or returns nil if the system cannot create one.
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
