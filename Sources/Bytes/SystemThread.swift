package import Foundation

/// A namespace for threads that the system may fail to create.
///
/// If a limit on processes or memory prevents a new thread, Foundation's `Thread` does not report it, but waits forever
/// or crashes.
package enum SystemThread {
  /// The work that is passed to a new thread.
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Returns the number of threads, at most `wanted`, that the system lets this process have at the same time.
  ///
  /// The function starts the threads to count them, and ends them before it returns.
  package static func available(of wanted: Int) -> Int {
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

  /// Returns whether this process can map `size` more bytes of address space, which are released at once.
  package static func hasSpace(_ size: Int) -> Bool {
    let start = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard start != MAP_FAILED, let start else { return false }
    munmap(start, size)
    return true
  }

  /// Starts a thread, which the caller must join or detach; returns nil if the system cannot create one.
  ///
  /// `stackSize` is in bytes of address space; nil for the system's default.
  package static func start(stackSize: Int? = nil, _ run: @escaping @Sendable () -> Void) -> pthread_t? {
    let job = Unmanaged.passRetained(Job(run))
    // The initializer of `pthread_attr_t` is visible only with a private module of Dispatch.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    if let stackSize, pthread_attr_setstacksize(attributes, stackSize) != 0 {
      job.release()
      return nil
    }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, attributes,
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
