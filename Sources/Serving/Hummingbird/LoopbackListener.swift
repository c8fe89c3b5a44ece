#if Serve
  internal import Foundation
  internal import HummingbirdCore
  internal import Logging
  internal import NIOCore
  internal import NIOPosix

  /// A server on the loopback addresses of this machine, which no other machine can reach.
  package struct LoopbackListener: Sendable {
    /// The reason why no server could start, as a sentence without a full stop.
    package struct Failure: Error, CustomStringConvertible {
      /// The reason and the fix.
      package let description: String
    }

    /// The port of both addresses.
    package let port: Int
    private let servers: [Task<Void, any Error>]

    /// The number of extra connections that may be open while replaced ones close.
    private static let closing = 16

    /// The port in the usual range that browsers refuse.
    ///
    /// Source: WHATWG, Fetch Standard, Port blocking.
    private static let blocked = 4045

    /// Starts a server on the first free port in a range, and returns it.
    ///
    /// - Throws: ``Failure`` if no port is free.
    package static func start(
      on ports: ClosedRange<Int>, _ server: (_ port: Int) -> PageServer
    ) async throws(Failure) -> LoopbackListener {
      for port in ports where ports.count == 1 || port != Self.blocked {
        let answer = server(port)
        let table = ConnectionTable()
        do {
          let four = try await start("127.0.0.1", port, table, answer)
          do {
            return LoopbackListener(port: port, servers: [four, try await start("::1", port, table, answer)])
          } catch let error as IOError where error.errnoCode != EADDRINUSE {
            // The machine has no IPv6.
            return LoopbackListener(port: port, servers: [four])
          } catch {
            four.cancel()
          }
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
          continue
        } catch {
          throw Failure(description: "cannot listen on port \(port): \(error); choose another port with --port")
        }
      }
      let words =
        ports.count == 1 ? "port \(ports.lowerBound) is" : "ports \(ports.lowerBound) to \(ports.upperBound) are"
      throw Failure(description: "\(words) in use; stop the other program, or choose another port with --port")
    }

    /// Waits until the server ends, which only a system error causes.
    ///
    /// - Throws: The error.
    package func run() async throws {
      for server in servers { try await server.value }
    }

    private static func start(
      _ host: String, _ port: Int, _ table: ConnectionTable, _ answer: PageServer
    ) async throws -> Task<Void, any Error> {
      let (started, starter) = AsyncStream<Void>.makeStream()
      let quiet = Logger(label: "serve") { _ in SwiftLogNoOpLogHandler() }
      let channel = HTTP1Channel(
        responder: { try await HummingbirdExchange(channel: $2).answer($0, by: answer, to: $1) },
        configuration: .init(
          additionalChannelHandlers: [ConnectionHandler(table)],
          idleTimeout: .seconds(Int64(RequestLimits.idleSeconds)),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: RequestLimits.bodyBytes, maxHeaderListSize: RequestLimits.bodyBytes,
            maxHeaderFieldCount: 100)))
      let server = Server(
        childChannelSetup: channel,
        configuration: ServerConfiguration(
          address: .hostname(host, port: port), backlog: RequestLimits.connections,
          availableConnectionsDelegate: .maximum(RequestLimits.connections + Self.closing, logger: quiet)),
        onServerRunning: { _ in starter.yield() }, eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
      // Checks may keep threads busy. They have a lower priority, and thus separate threads.
      let task = Task(priority: .high) {
        defer { starter.finish() }
        try await server.run()
      }
      for await _ in started { return task }
      try await task.value
      return task
    }
  }
#endif
