import Foundation

/// Headless Chromium on Peers/Browser/text_peer.html: started for each run, timed by its own clock once it is loaded.
struct BrowserPeer {
  static let canvas = "Chromium, canvas measureText, 132 cells"
  static let layout = "Chromium, DOM textContent and offsetHeight, 132 cells at one width"

  /// The page did not say what it measured.
  struct NoAnswer: Error, CustomStringConvertible {
    let description: String
  }

  let contenders: [Contender]
  let version: String

  private struct Work: Encodable {
    struct Size: Encodable {
      let points: Double
      let weight: Int
    }
    let task: String
    let texts: [PeerTexts.One]
    let sizes: [Size]
    let width: Double
  }

  private struct Result: Decodable {
    let seconds: Double
    let sum: Double
  }

  init(_ browser: URL, _ task: PeerTask) throws {
    let said = String(decoding: try Command(browser, "--version").output(), as: UTF8.self)
    version = said.split(separator: " ").dropFirst().first.map(String.init) ?? "unknown"
    let template = try String(contentsOf: PeerProcess.file("Browser/text_peer.html"), encoding: .utf8)
    let sizes = task.pairs.map { Work.Size(points: $0.points, weight: $0.weight) }
    let fewer = task.texts.thinned(to: max(1, task.texts.list.count / 3))
    contenders = try [("canvas", Self.canvas, task.texts), ("layout", Self.layout, fewer)].map { name, title, given in
      let json = try JSONEncoder().encode(Work(task: name, texts: given.list, sizes: sizes, width: task.width))
      // Within a script element "</" would end it.
      let text = String(decoding: json, as: UTF8.self).replacing("</", with: "<\\/")
      let page = task.scratch.file("\(name).html")
      try Data(template.replacing("/*WORK*/null", with: text).utf8).write(to: page)
      let command = Command(
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--timeout=200000",
        "--user-data-dir=\(task.scratch.file("browser").path)", "--dump-dom", page.absoluteString
      ).with(environment: task.fonts.environment)
      let texts = given.texts
      let sum = try Self.run(command).sum
      let found = name == "canvas" ? "widths, no lines" : try task.words(lines: sum, of: texts)
      return Contender(
        name: title, note: "\(task.words(texts)); \(found)", repetitions: 1, share: task.share(of: texts)
      ) { try Self.run(command).seconds }
    }
  }

  private static func run(_ command: Command) throws -> Result {
    let page = String(decoding: try command.output(), as: UTF8.self)
    // The script itself holds the word as well; what it wrote stands before it.
    guard let start = page.range(of: "RESULT{"), let end = page[start.upperBound...].range(of: "}END") else {
      throw NoAnswer(description: "the page in the browser wrote no result")
    }
    return try JSONDecoder().decode(Result.self, from: Data("{\(page[start.upperBound..<end.lowerBound])}".utf8))
  }
}
