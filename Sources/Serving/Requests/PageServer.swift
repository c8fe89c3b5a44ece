/// A server that answers requests for a live page, independent of sockets.
package struct PageServer: Sendable {
  private let page: any LivePage
  private let guardian: @Sendable (Request) -> Response?
  private let queue = AttemptQueue()
  private let gate = RequestGate(most: RequestLimits.computations)

  /// Creates a server.
  package init(_ page: any LivePage, port: Int) {
    self.page = page
    guardian = { RequestGuard(port: port).refusal(of: $0) }
  }

  /// Answers a request.
  ///
  /// The request has its complete body. The answer is a refusal if the request must not be handled.
  package func response(to request: Request) async -> Response {
    let response: Response
    if let refusal = guardian(request) {
      response = refusal
    } else {
      do {
        response = try await answer(to: request)
      } catch let refusal as LivePageRefusal {
        response = .refusal(refusal.status, refusal.sentence)
      } catch {
        response = .refusal(500, "\(error)")
      }
    }
    return response.secured()
  }

  private func answer(to request: Request) async throws -> Response {
    guard let parameters = request.parameters else { throw LivePageRefusal(400, "the query is not valid") }
    switch Route.all[request.path] {
    case .page?:
      let page = await page.page()
      return Response(type: "text/html; charset=utf-8", .bytes(page.page)).with("Content-Security-Policy", page.policy)
    case .data?: return await data(request)
    case .events?:
      return Response(type: "text/event-stream; charset=utf-8", .events(await page.events()))
    case .layout?:
      let query = TextQuery(
        key: try required("key", parameters), locale: try required("locale", parameters), file: parameters["file"])
      return .json(try await gate.run { try await page.layout(query) })
    case .screen?:
      let query = ScreenQuery(
        id: try required("id", parameters), device: parameters["device"], locale: parameters["locale"],
        category: parameters["category"])
      return .json(try await gate.run { try await page.screen(query) })
    case .attempt?:
      let typed = try TypedText(body: request.body)
      return .json(try await queue.run(from: typed.page) { try await page.attempt(typed) })
    case nil: throw LivePageRefusal(404, "there is no such page")
    }
  }

  private func data(_ request: Request) async -> Response {
    let current = await page.data()
    let known = request.values(of: "if-none-match").flatMap { $0.split(separator: ",") }
    let isKnown = known.contains { $0.split(separator: " ").joined() == current.etag }
    let response = isKnown ? Response(304, type: "application/json", .bytes([])) : .json(current.data)
    return response.with("ETag", current.etag)
  }

  private func required(_ name: String, _ parameters: [String: String]) throws(LivePageRefusal) -> String {
    guard let value = parameters[name] else { throw LivePageRefusal(400, "the query has no \(name)") }
    return value
  }
}

extension Response {
  /// The Content-Security-Policy of responses that set none: they may load nothing, and no page may embed them.
  private static let strictPolicy = "default-src 'none'; frame-ancestors 'none'"

  /// Returns the answer with the security headers that every answer has.
  fileprivate func secured() -> Response {
    let response =
      value(of: "Content-Security-Policy") == nil ? with("Content-Security-Policy", Self.strictPolicy) : self
    return response.with("X-Content-Type-Options", "nosniff").with("Cache-Control", "no-store")
      .with("Referrer-Policy", "no-referrer").with("Cross-Origin-Resource-Policy", "same-origin")
  }
}
