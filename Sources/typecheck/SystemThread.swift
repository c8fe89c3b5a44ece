import Foundation

/// A thread that the system may refuse.
///
/// Foundation's own `Thread` does not say when none can be made (a limit on processes, no memory for the stack): it
/// waits for ever or stops the process.
enum SystemThread {
  /// What a thread runs, until it has begun.
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// How many threads of a number the system gives this process at once.
  ///
  /// - Parameter wanted: The number.
  /// - Returns: How many could be made; they have ended.
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
  /// - Parameter run: What it does.
  /// - Returns: The thread, to be joined or detached; nil where the system has none to give.
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
