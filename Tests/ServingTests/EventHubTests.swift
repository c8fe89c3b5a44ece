import Serving
import Testing

/// Messages to pages: their form, their order and clients that do not read.
@Suite struct EventHubTests {
  private static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  @Test func messagesHaveTheFormOfServerSentEvents() {
    #expect(Self.text(ServerEvent.checking(files: 3).bytes) == "event: checking\ndata: {\"files\":3}\n\n")
    let failed = ServerEvent.failed("a.strings:8: expected ','\nsecond \u{2028}line")
    // A line break in a message would end it.
    #expect(
      Self.text(failed.bytes)
        == "event: failed\ndata: {\"message\":\"a.strings:8: expected ','\\nsecond \u{2028}line\"}\n\n")
    let one = Generation(run: "r", number: 7, .sample(["a": "1"]))
    let two = one.next(.sample(["a": "2"], findings: ["f": "1"], exit: 1))
    let changed = ServerEvent.changed(two, ResultChange(from: one.result, to: two.result))
    #expect(
      Self.text(changed.bytes) == """
        event: changed
        id: r.8
        data: {"counts":{"changed":0,"fixed":0,"new":1},"findings":["f"],"generation":"r.8","removed":[],\
        "texts":[{"key":"a","locale":"de"}],"verdict":1}


        """)
  }

  @Test func textsAreOneLineOfJSON() {
    let texts = ServerEvent.texts(Array("{\"texts\":[\r\n{\"key\":\"a\\nü\"}]}".utf8))
    #expect(Self.text(texts.bytes) == "event: texts\ndata: {\"texts\":[{\"key\":\"a\\nü\"}]}\n\n")
  }

  @Test func everyClientGetsEveryMessageInOrder() async {
    let hub = EventHub()
    let streams = [hub.connect(), hub.connect()]
    for count in 1...10 { hub.send(.checking(files: count)) }
    hub.close()
    for stream in streams {
      var all: [String] = []
      for await bytes in stream { all.append(Self.text(bytes)) }
      #expect(all == (1...10).map { "event: checking\ndata: {\"files\":\($0)}\n\n" })
    }
  }

  @Test func aClientThatDoesNotReadIsDropped() async {
    let hub = EventHub()
    let slow = hub.connect()
    var quick = hub.connect().makeAsyncIterator()
    var read = 0
    for count in 1...(2 * EventHub.mostWaiting) {
      hub.send(.checking(files: count))
      if await quick.next() != nil { read += 1 }
    }
    #expect(read == 2 * EventHub.mostWaiting)
    #expect(hub.clients == 1)
    var rest = 0
    for await _ in slow { rest += 1 }
    #expect(rest == EventHub.mostWaiting)
  }

  @Test func aNewClientReplacesTheOldest() async {
    let hub = EventHub()
    let oldest = hub.connect(first: [.checking(files: 1)])
    let others = (1...RequestLimits.pages).map { _ in hub.connect() }
    #expect(hub.clients == RequestLimits.pages)
    var messages: [String] = []
    for await bytes in oldest { messages.append(Self.text(bytes)) }
    #expect(messages == ["event: checking\ndata: {\"files\":1}\n\n"])
    hub.send(.checking(files: 2))
    for other in others {
      for await bytes in other {
        #expect(Self.text(bytes).contains("\"files\":2"))
        break
      }
    }
  }

  @Test func clientsThatLeaveAreForgotten() async {
    let hub = EventHub()
    for _ in 1...1_000 {
      let reader = Task { [stream = hub.connect()] in for await _ in stream {} }
      reader.cancel()
      await reader.value
    }
    #expect(hub.clients == 0)
  }

  @Test func aClosedHubTakesNoClients() async {
    let hub = EventHub()
    hub.close()
    for await _ in hub.connect() { Issue.record("a closed hub sends nothing") }
    #expect(hub.clients == 0)
  }
}
