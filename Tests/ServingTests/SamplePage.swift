import Serving

/// A live page with fixed answers, which notes what it is asked.
actor SamplePage: LivePage {
  let hub = EventHub()
  private(set) var asked: [String] = []
  private var generation: Generation

  init(_ generation: Generation = Generation(run: "r", number: 1, .sample())) { self.generation = generation }

  func page() -> Generation { generation }
  func data() -> Generation { generation }
  func events() -> EventStream { hub.connect() }

  func layout(_ query: TextQuery) throws -> [UInt8] {
    guard query.key == "title" else { throw LivePageRefusal(404, "no text has the key \(query.key)") }
    asked.append("layout \(query.key) \(query.locale) \(query.file ?? "-")")
    return Array("{}".utf8)
  }

  func screen(_ query: ScreenQuery) -> [UInt8] {
    asked.append("screen \(query.id) \(query.device ?? "-") \(query.locale ?? "-") \(query.category ?? "-")")
    return Array("{}".utf8)
  }

  func attempt(_ attempt: TypedText) -> [UInt8] {
    let form = attempt.form.map { " form \($0)" } ?? ""
    asked.append("try \(attempt.text) \(attempt.place.key) \(attempt.place.locale)\(form)")
    return Array("{}".utf8)
  }
}

extension ServedResult {
  /// A result with texts and findings by their values.
  static func sample(_ texts: [String: String] = [:], findings: [String: String] = [:], exit: Int = 0) -> ServedResult {
    let texts = texts.map { (TextQuery(key: $0.key, locale: "de"), $0.value.hashValue) }
    return ServedResult(
      page: Array("<!DOCTYPE html>".utf8), policy: "default-src 'none'; connect-src 'self'", data: Array("{}".utf8),
      texts: Dictionary(uniqueKeysWithValues: texts), findings: findings.mapValues(\.hashValue), exit: exit, errors: [])
  }
}

extension Response {
  /// The content as text; empty for events.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}
