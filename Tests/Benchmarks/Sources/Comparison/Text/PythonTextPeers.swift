import Foundation

/// uharfbuzz, Pillow with raqm and skia-python, driven by Peers/Python/text_peers.py: one size, one width.
struct PythonTextPeers {
  static let uharfbuzz = "uharfbuzz, width at one size"
  static let pillow = "Pillow with raqm, width at one size"
  static let skia = "skia-python Paragraph, one size at one width"

  let contenders: [Contender]
  let versions: [String: String]
  let leftOut: [String]

  init(
    _ python: URL, texts: PeerTexts, of work: Int, size: Double, width: Double, fonts: PeerFonts, in scratch: Scratch
  ) throws {
    let file = scratch.file("texts.json")
    try texts.json().write(to: file)
    let process = try PeerProcess(
      python,
      [
        PeerProcess.file("Python/text_peers.py").path, file.path, ShapingPass.defaultFace, "\(size)", "\(width)",
      ], environment: fonts.environment)
    let plain = texts.plain.texts
    let all = [
      ("uharfbuzz", Self.uharfbuzz, plain, "no lines, no verdict"),
      ("pillow", Self.pillow, plain, "no lines, no verdict"),
      ("skia", Self.skia, texts.texts, "height instead of a line count"),
    ]
    var contenders: [Contender] = []
    var leftOut: [String] = []
    for (task, name, given, note) in all {
      guard process.greeting.tasks.contains(task) else {
        leftOut.append("\(name) (\(process.greeting.absent?[task] ?? "it says nothing"))")
        continue
      }
      let words = given.count == plain.count ? "\(given.count) texts in the default face alone" : "\(given.count) texts"
      contenders.append(
        Contender(
          name: name, note: "\(words), scaled to all by length; \(note)", repetitions: 1,
          share: Double(given.units) / Double(work)
        ) { try process.run(task) })
    }
    self.contenders = contenders
    self.leftOut = leftOut
    versions = process.greeting.versions
  }
}
