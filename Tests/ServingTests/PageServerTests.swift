import Serving
import Testing

/// The routes, the guard and the headers.
@Suite struct PageServerTests {
  private let page = SamplePage()
  private var server: PageServer { PageServer(page, port: 4040) }

  private static func request(
    _ target: String, method: String = "GET", host: String? = "127.0.0.1:4040", origin: String? = nil,
    type: String? = nil, body: String = ""
  ) -> Request {
    let headers = [("Host", host), ("Origin", origin), ("Content-Type", type)]
    return Request(
      method, target, headers: headers.compactMap { name, value in value.map { (name, $0) } }, body: Array(body.utf8))
  }

  private static func attempt(
    origin: String? = "http://127.0.0.1:4040", type: String? = "application/json", text: String = "Hallo"
  ) -> Request {
    request(
      "/try", method: "POST", origin: origin, type: type, body: #"{"text":"\#(text)","key":"title","locale":"de"}"#)
  }

  @Test(arguments: [
    ("127.0.0.1:4040", 200), ("localhost:4040", 200), ("LOCALHOST:4040", 200), ("[::1]:4040", 200),
    ("127.0.0.1", 421), ("127.0.0.1:4041", 421), ("localhost", 421), ("example.org:4040", 421), ("example.org", 421),
    ("127.0.0.1.example.org:4040", 421), ("localhost:4040.example.org", 421), ("::1:4040", 421), ("", 421),
    ("127.0.0.1:4040@example.org", 421), ("127.0.0.2:4040", 421), ("0.0.0.0:4040", 421),
  ])
  func answersOnlyToLoopbackHosts(_ host: String, _ status: Int) async {
    #expect(await server.response(to: Self.request("/", host: host)).status == status)
  }

  @Test func aMissingOrSecondHostIsRefused() async {
    #expect(await server.response(to: Self.request("/", host: nil)).status == 421)
    let both = [("Host", "127.0.0.1:4040"), ("host", "127.0.0.1:4040")]
    #expect(await server.response(to: Request("GET", "/", headers: both)).status == 421)
  }

  @Test func port80MayBeUnwritten() async {
    let server = PageServer(page, port: 80)
    #expect(await server.response(to: Self.request("/", host: "localhost")).status == 200)
  }

  @Test(arguments: [
    ("http://127.0.0.1:4040", 200), ("HTTP://127.0.0.1:4040", 200), (nil, 403), ("null", 403),
    ("http://localhost:4040", 403), ("https://127.0.0.1:4040", 403), ("http://127.0.0.1:4041", 403),
    ("http://example.org", 403), ("http://127.0.0.1:4040.example.org", 403), ("", 403),
  ])
  func aTypedTextNeedsTheOriginOfThePage(_ origin: String?, _ status: Int) async {
    #expect(await server.response(to: Self.attempt(origin: origin)).status == status)
  }

  @Test func otherSitesMayNotListen() async {
    #expect(await server.response(to: Self.request("/events", origin: "http://example.org")).status == 403)
    #expect(await server.response(to: Self.request("/data", origin: "http://127.0.0.1:4040")).status == 200)
  }

  /// A page of another site may link to this one, but not load parts of it as a picture or in a frame.
  @Test(arguments: [
    ("/events", "cross-site", "no-cors", "image", 403), ("/screen?id=Main", "same-site", "no-cors", "image", 403),
    ("/", "cross-site", "navigate", "iframe", 403), ("/", "cross-site", "navigate", "document", 200),
    ("/data", "cross-site", "navigate", "document", 403), ("/data", "same-origin", "cors", "empty", 200),
    ("/", "none", "navigate", "document", 200),
  ])
  func otherSitesMayOnlyLink(_ target: String, _ site: String, _ mode: String, _ use: String, _ status: Int) async {
    let headers = [
      ("Host", "127.0.0.1:4040"), ("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode), ("Sec-Fetch-Dest", use),
    ]
    #expect(await server.response(to: Request("GET", target, headers: headers)).status == status)
  }

  @Test(arguments: [
    ("application/json", 200), ("application/json; charset=utf-8", 200), ("Application/JSON", 200), (nil, 403),
    ("text/plain", 403), ("application/x-www-form-urlencoded", 403), ("application/jsonp", 403), ("", 403),
  ])
  func aTypedTextIsJSON(_ type: String?, _ status: Int) async {
    #expect(await server.response(to: Self.attempt(type: type)).status == status)
  }

  @Test(arguments: [
    ("GET", "/", 200), ("GET", "/data", 200), ("GET", "/events", 200), ("GET", "/layout?key=title&locale=de", 200),
    ("GET", "/screen?id=Main", 200), ("GET", "/try", 405), ("POST", "/", 405), ("POST", "/data", 405),
    ("PUT", "/try", 405), ("DELETE", "/", 405), ("OPTIONS", "/try", 405), ("HEAD", "/", 405),
    ("GET", "/index.html", 404),
    ("GET", "/../etc/passwd", 404), ("GET", "/data/", 404), ("GET", "//", 404), ("GET", "", 404),
  ])
  func onlyTheRoutesAnswer(_ method: String, _ target: String, _ status: Int) async {
    let response = await server.response(to: Self.request(target, method: method))
    #expect(response.status == status)
    #expect((response.value(of: "Allow") != nil) == (status == 405))
  }

  @Test func everyAnswerHasTheHeaders() async {
    for (target, host) in [
      ("/", "localhost:4040"), ("/data", "localhost:4040"), ("/none", "localhost:4040"), ("/", "a"),
    ] {
      let response = await server.response(to: Self.request(target, host: host))
      #expect(response.value(of: "X-Content-Type-Options") == "nosniff")
      #expect(response.value(of: "Cache-Control") == "no-store")
      #expect(response.value(of: "Content-Security-Policy")?.hasPrefix("default-src 'none'") == true)
      #expect(response.value(of: "Access-Control-Allow-Origin") == nil && response.value(of: "Set-Cookie") == nil)
    }
    let page = await server.response(to: Self.request("/"))
    #expect(page.value(of: "Content-Security-Policy") == "default-src 'none'; connect-src 'self'")
  }

  @Test func largeBodiesAndLongTextsAreRefused() async {
    let limit = RequestLimits.textUnits
    #expect(await server.response(to: Self.attempt(text: String(repeating: "a", count: limit))).status == 200)
    #expect(await server.response(to: Self.attempt(text: String(repeating: "a", count: limit + 1))).status == 413)
    // A character beyond the basic plane is two units.
    #expect(await server.response(to: Self.attempt(text: String(repeating: "🙂", count: limit / 2))).status == 200)
    #expect(await server.response(to: Self.attempt(text: String(repeating: "🙂", count: limit / 2 + 1))).status == 413)
    let large = await server.response(to: Self.attempt(text: String(repeating: "a", count: RequestLimits.bodyBytes)))
    #expect(large.status == 413)
    #expect(large.text == "the body is larger than 16384 bytes\n")
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"text":1,"key":"a","locale":"de"}"#, #"{"text":"a"}"#, "\u{0}",
    #"{"text":"a","key":"a","locale":"de","form":"one"}"#, #"{"text":"a","key":"a","locale":"de","form":1e99}"#,
  ])
  func otherBodiesAreRefused(_ body: String) async {
    let request = Self.request(
      "/try", method: "POST", origin: "http://127.0.0.1:4040", type: "application/json", body: body)
    #expect(await server.response(to: request).status == 400)
  }

  @Test(arguments: [
    ("/layout?key=title", 400), ("/layout", 400), ("/layout?key=%zz&locale=de", 400),
    ("/layout?key=%ff&locale=de", 400),
    ("/layout?key=title&key=title&locale=de", 400), ("/layout?key=other&locale=de", 404), ("/screen?device=x", 400),
    ("/layout?key=title&locale=", 200), ("/layout?key=ti%74le&locale=de&file=a%20b+c", 200),
  ])
  func queriesAreDecoded(_ target: String, _ status: Int) async {
    #expect(await server.response(to: Self.request(target)).status == status)
  }

  @Test func parametersArriveDecoded() async {
    _ = await server.response(to: Self.request("/layout?key=title&locale=de&file=a%20b+c%C3%BC"))
    _ = await server.response(to: Self.request("/screen?id=Main%26&category=AX3"))
    _ = await server.response(to: Self.attempt(text: "Größe"))
    _ = await server.response(to: Self.attempt(text: #"%d","form":2,"page":"p"#))
    #expect(
      await page.asked == [
        "layout title de a b cü", "screen Main& - - AX3", "try Größe title de", "try %d title de form 2",
      ])
  }

  @Test func dataHasTheTagOfItsGeneration() async {
    let tag = await server.response(to: Self.request("/data")).value(of: "ETag")
    #expect(tag == #""r.1""#)
    let known = [("Host", "localhost:4040"), ("If-None-Match", #""r.0", "r.1""#)]
    let response = await server.response(to: Request("GET", "/data", headers: known))
    #expect(response.status == 304 && response.text.isEmpty && response.value(of: "ETag") == tag)
    let old = [("Host", "localhost:4040"), ("If-None-Match", #""r.0""#)]
    #expect(await server.response(to: Request("GET", "/data", headers: old)).status == 200)
  }
}
