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

  init(
    _ browser: URL, texts: PeerTexts, of work: Int, pairs: [SizePair], width: Double, fonts: PeerFonts,
    in scratch: Scratch
  ) throws {
    version =
      String(
        decoding: try Command(browser, "--version").output(), as: UTF8.self
      ).split(separator: " ").dropFirst().first.map(String.init) ?? "unknown"
    let template = try String(contentsOf: PeerProcess.file("Browser/text_peer.html"), encoding: .utf8)
    var contenders: [Contender] = []
    let fewer = texts.thinned(to: max(1, texts.list.count / 3))
    for (task, name, given) in [("canvas", Self.canvas, texts), ("layout", Self.layout, fewer)] {
      let sizes = pairs.map { Work.Size(points: $0.points, weight: $0.weight) }
      let json = try JSONEncoder().encode(Work(task: task, texts: given.list, sizes: sizes, width: width))
      // Within a script element "</" would end it.
      let text = String(decoding: json, as: UTF8.self).replacing("</", with: "<\\/")
      let page = scratch.file("\(task).html")
      try Data(template.replacing("/*WORK*/null", with: text).utf8).write(to: page)
      let command = Command(
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--timeout=200000",
        "--user-data-dir=\(scratch.file("browser").path)", "--dump-dom", page.absoluteString
      ).with(environment: fonts.environment)
      let once = try Self.run(command)
      let mean = once.sum / Double(given.list.count * pairs.count)
      contenders.append(
        Contender(
          name: name,
          note:
            "\(given.list.count) texts, scaled to all by length; \(pairs.count) different sizes and weights instead "
            + "of 132; " + (task == "canvas" ? "widths only" : "\(Figure.short(mean)) lines on average"),
          repetitions: 1, share: Double(given.texts.units) / Double(work)
        ) { try Self.run(command).seconds })
    }
    self.contenders = contenders
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
