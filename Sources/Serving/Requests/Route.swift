/// The server's routes, with their paths and methods.
enum Route {
  case page, data, events, layout, screen, attempt

  /// The routes by path.
  static let all: [String: Route] = [
    "/": .page, "/data": .data, "/events": .events, "/layout": .layout, "/screen": .screen, "/try": .attempt,
  ]

  /// The method that the path accepts.
  var method: String { self == .attempt ? "POST" : "GET" }
}
