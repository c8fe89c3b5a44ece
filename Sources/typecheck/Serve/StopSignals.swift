#if Serve
  import Dispatch
  import Foundation

  /// Waits for the signals by which a user or a system stops a server.
  struct StopSignals: Sendable {
    private let signals = AsyncStream<Void>.makeStream()
    nonisolated(unsafe) private var sources: [any DispatchSourceSignal] = []

    /// Takes the signals over from the program.
    init() {
      for number in [SIGINT, SIGTERM, SIGHUP] where !EndingSignals.isIgnored(number) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [entrance = signals.continuation] in entrance.yield() }
        source.resume()
        sources.append(source)
      }
    }

    /// Waits for the next signal.
    func next() async {
      for await _ in signals.stream { return }
    }
  }
#endif
