#if Serve
  import Dispatch
  import Foundation

  /// Waits for the signals by which a user or a system stops a server.
  struct StopSignals: Sendable {
    private let signals = AsyncStream<Void>.makeStream()
    nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

    /// Takes the signals over from the program.
    ///
    /// Until it has, each of them ends the program at once; none is lost. The queue is another one than that of checks,
    /// which may keep all threads of theirs busy.
    init() async {
      for number in [SIGINT, SIGTERM, SIGHUP] where !EndingSignals.isIgnored(number) {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
        source.setEventHandler { [entrance = signals.continuation] in entrance.yield() }
        await withCheckedContinuation { registered in
          source.setRegistrationHandler { registered.resume() }
          source.resume()
        }
        // On Linux, libdispatch has installed a handler of its own by now.
        #if canImport(Darwin)
          signal(number, SIG_IGN)
        #endif
        sources.append(source)
      }
    }

    /// Waits for the next signal.
    func next() async {
      for await _ in signals.stream { return }
    }
  }
#endif
