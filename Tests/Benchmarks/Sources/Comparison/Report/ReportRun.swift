import Foundation

/// A run with many findings: texts that are made up, the same in every run, on lines far too short for them.
struct ReportRun {
  /// Without the page.
  let plain: Command
  /// With it.
  let written: Command
  /// Where the page is.
  let page: URL
  /// What is measured.
  let words: String

  init(_ program: URL, findings count: Int, _ setting: Setting) throws {
    let folder = setting.scratch.file("texts-\(count)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Every text is cut in a room for one or two letters; words that are shorter are made longer.
    let texts = try GeneratedTexts().texts(count)
    let languages = Dictionary(grouping: texts, by: \.language)
    for (language, texts) in languages {
      let members = texts.enumerated().map { ("label\($0)", "\($1.text) \($1.text)") }
      let json = try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: members))
      try json.write(to: folder.appending(path: "\(language).json"))
    }
    page = setting.scratch.file("report-\(count).html")
    plain = Command(
      program, "measure", folder.path, "--lines", "1", "--width", "24", "--quiet", "--fail-on", "never", "--report",
      "csv=/dev/null")
    written = plain.with("--report", "html=\(page.path)")
    words = "\(texts.count) texts in \(languages.count) languages"
    _ = try written.run()
  }

  /// How large the page is.
  var megabytes: Double? {
    let bytes = try? FileManager.default.attributesOfItem(atPath: page.path)[.size] as? Int
    return bytes.map { Double($0) / 1e6 }
  }
}

/// A page in headless Chromium, started for each run and timed by its own clock.
struct ReportPage {
  /// What was seen.
  struct Seen: Decodable {
    let opened: Double
    let filtered: Double
    let findings: Int
  }

  /// The page did not say what it measured.
  struct NoAnswer: Error, CustomStringConvertible {
    let description: String
  }

  private let command: Command

  init(_ browser: URL, _ page: URL, _ setting: Setting) throws {
    let template = try String(contentsOf: PeerProcess.file("Browser/report_peer.html"), encoding: .utf8)
    let outer = setting.scratch.file("open-\(page.lastPathComponent)")
    let work = try JSONEncoder().encode(["page": page.absoluteString])
    try Data(template.replacing("/*WORK*/null", with: String(decoding: work, as: UTF8.self)).utf8).write(to: outer)
    // The frame is looked into from outside, which pages of files may not otherwise.
    command = Command(
      browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-web-security",
      "--allow-file-access-from-files", "--window-size=1300,950", "--timeout=30000",
      "--user-data-dir=\(setting.scratch.file("report-browser").path)", "--dump-dom", outer.absoluteString)
  }

  func seen() throws -> Seen {
    let page = String(decoding: try command.output(), as: UTF8.self)
    guard let start = page.range(of: ">RESULT{"), let end = page[start.upperBound...].range(of: "}END") else {
      throw NoAnswer(description: "the page in the browser wrote no result")
    }
    return try JSONDecoder().decode(Seen.self, from: Data("{\(page[start.upperBound..<end.lowerBound])}".utf8))
  }

  static func version(of browser: URL) throws -> String {
    let said = String(decoding: try Command(browser, "--version").output(), as: UTF8.self)
    return said.split(separator: " ").dropFirst().first.map(String.init) ?? "unknown"
  }
}
