#if Serve
  internal import HTTPTypes
  internal import HummingbirdCore
  internal import NIOCore

  /// An exchange of one request and its answer between Hummingbird and the page server.
  struct HummingbirdExchange: Sendable {
    /// The connection.
    let channel: any Channel

    /// Answers a request.
    func answer(
      _ request: HummingbirdCore.Request, by server: PageServer, to writer: consuming ResponseWriter
    ) async throws {
      guard let body = try await body(of: request) else {
        // The rest of the body may be endless, so the connection ends with the answer.
        let refusal = Response.refusal(413, "the body is larger than \(RequestLimits.bodyBytes) bytes")
        try await write(refusal.with("Connection", "close"), to: writer)
        return channel.close(promise: nil)
      }
      let response = await server.response(to: read(request.head, body))
      if case .events(let events) = response.body {
        try await send(events, response, to: writer)
        channel.close(promise: nil)
      } else {
        try await write(response, to: writer)
      }
    }

    private func read(_ head: HTTPRequest, _ body: [UInt8]) -> Request {
      // The library moves the first `Host` header into `authority`.
      var headers = head.authority.map { [(name: "host", value: $0)] } ?? []
      headers += head.headerFields.map { ($0.name.canonicalName, $0.value) }
      return Request(head.method.rawValue, head.path ?? "", headers: headers, body: body)
    }

    /// Returns the complete body of a request; nil if it is too large.
    private func body(of request: HummingbirdCore.Request) async throws -> [UInt8]? {
      let declared = request.head.headerFields[.contentLength].flatMap(Int.init) ?? 0
      guard declared <= RequestLimits.bodyBytes else { return nil }
      return try await withDeadline {
        var bytes: [UInt8] = []
        for try await part in request.body {
          bytes += part.readableBytesView
          if bytes.count > RequestLimits.bodyBytes { return nil }
        }
        return bytes
      }
    }

    private func write(_ response: Response, to writer: consuming ResponseWriter) async throws {
      guard case .bytes(let bytes) = response.body else { return }
      var head = head(of: response)
      if response.status != 304 { head.headerFields[.contentLength] = "\(bytes.count)" }
      var body = try await writer.writeHead(head)
      // The encoder adds no body to an answer without content.
      if !bytes.isEmpty { try await withDeadline { try await body.write(ByteBuffer(bytes: bytes)) } }
      try await withDeadline { try await body.finish(nil) }
    }

    private func send(
      _ events: EventStream, _ response: Response, to writer: consuming ResponseWriter
    ) async throws {
      // Frees the connection as soon as the page is closed, not at the next event.
      try await channel.setOption(ChannelOptions.allowRemoteHalfClosure, value: false).get()
      channel.closeFuture.whenComplete { _ in events.end() }
      var body = try await writer.writeHead(head(of: response))
      for await event in events { try await withDeadline { try await body.write(ByteBuffer(bytes: event)) } }
      try await body.finish(nil)
    }

    private func head(of response: Response) -> HTTPResponse {
      var fields = HTTPFields()
      for (name, value) in response.headers {
        if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
      }
      return HTTPResponse(status: .init(code: response.status), headerFields: fields)
    }

    /// Runs a step of an exchange, and closes the connection if the client stalls for too long.
    private func withDeadline<Value>(
      isolation: isolated (any Actor)? = #isolation, _ step: () async throws -> Value
    ) async throws -> Value {
      let channel = channel
      let deadline = channel.eventLoop.scheduleTask(in: .seconds(Int64(RequestLimits.idleSeconds))) {
        channel.close(promise: nil)
      }
      defer { deadline.cancel() }
      return try await step()
    }
  }
#endif
