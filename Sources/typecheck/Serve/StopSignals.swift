#if Serve
  import Dispatch
  import Foundation

  /// The signals with which a user or a system stops a server.
  struct StopSignals: Sendable {
    private let signals = AsyncStream<Void>.makeStream()
    nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

    /// Takes over the signals.
    ///
    /// Until then, each signal ends the program at once, so none is lost. The queue is not that of checks, which may
    /// keep all threads of their queue busy.
    init() async {
      for number in [SIGINT, SIGTERM, SIGHUP] where !EndingSignals.isIgnored(number) {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
        source.setEventHandler { [entrance = signals.continuation] in entrance.yield() }
        await withCheckedContinuation { registered in
          source.setRegistrationHandler { registered.resume() }
          source.resume()
        }
        // On Linux, libdispatch has installed its own handler by now.
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
