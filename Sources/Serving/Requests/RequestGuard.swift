/// A guard that refuses requests from outside this server's pages.
///
/// The server is bound to loopback, but any web page in a browser on this machine can send requests there. A page of
/// another site has another `Origin`. A host name that an attacker points at 127.0.0.1 has another `Host`. A picture or
/// frame of another site has no `Origin`, but browsers add `Sec-Fetch-Site`.
struct RequestGuard {
  /// The port of the server, which is part of `Host` and `Origin`.
  let port: Int

  /// The names of the loopback interface that a browser may use.
  private static let hosts = ["127.0.0.1", "[::1]", "localhost"]

  /// The port that browsers omit.
  ///
  /// Source: RFC 9110, 4.2.1.
  private static let unwrittenPort = 80

  /// Returns the refusal of a request; nil if the request may be handled.
  func refusal(of request: Request) -> Response? {
    guard let host = request.value(of: "host"), isOwn(host) else {
      return .refusal(421, "this server answers only to 127.0.0.1, [::1] and localhost with port \(port)")
    }
    let origins = request.values(of: "origin")
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host.lowercased())" }) else {
      return .refusal(403, "the request comes from the page of another site")
    }
    guard isFromOwnPage(request) else { return .refusal(403, "the request comes from the page of another site") }
    guard let route = Route.all[request.path] else { return .refusal(404, "there is no such page") }
    guard request.method == route.method else {
      return .refusal(405, "use \(route.method) for \(request.path)").with("Allow", route.method)
    }
    guard request.body.count <= RequestLimits.bodyBytes else {
      return .refusal(413, "the body is larger than \(RequestLimits.bodyBytes) bytes")
    }
    guard route.method == "POST" else { return nil }
    guard origins.count == 1 else { return .refusal(403, "a POST request needs the Origin header") }
    guard request.value(of: "content-type").map(isJSON) == true else {
      return .refusal(403, "a POST request needs Content-Type: application/json")
    }
    return nil
  }

  private func isOwn(_ host: String) -> Bool {
    let host = host.lowercased()
    return Self.hosts.contains { host == "\($0):\(port)" || (port == Self.unwrittenPort && host == $0) }
  }

  /// Returns whether a request comes from this page or directly from the user, according to `Sec-Fetch-Site`.
  ///
  /// Requests without the header are accepted. So is a link on another site that opens the page.
  ///
  /// Source: W3C, Fetch Metadata Request Headers.
  private func isFromOwnPage(_ request: Request) -> Bool {
    let sites = request.values(of: "sec-fetch-site")
    let isLink =
      request.path == "/" && request.value(of: "sec-fetch-mode") == "navigate"
      && request.value(of: "sec-fetch-dest") == "document"
    return isLink || sites.allSatisfy { ["same-origin", "none"].contains($0) }
  }

  private func isJSON(_ type: String) -> Bool {
    type.prefix { $0 != ";" }.lowercased().split(separator: " ") == ["application/json"]
  }
}
