import Foundation

/// uharfbuzz, Pillow with raqm and skia-python, driven by Peers/Python/text_peers.py: one size, one width.
struct PythonTextPeers {
  static let uharfbuzz = "uharfbuzz, width at one size"
  static let pillow = "Pillow with raqm, width at one size"
  static let skia = "skia-python Paragraph, one size at one width"

  let contenders: [Contender]
  let versions: [String: String]
  let leftOut: [String]

  init(_ python: URL, _ task: PeerTask) throws {
    let file = task.scratch.file("texts.json")
    try task.texts.json().write(to: file)
    let script = PeerProcess.file("Python/text_peers.py").path
    let process = try PeerProcess(
      python, [script, file.path, ShapingPass.defaultFace, "\(task.size)", "\(task.width)"],
      environment: task.fonts.environment)
    let plain = task.texts.plain.texts
    let all = [
      ("uharfbuzz", Self.uharfbuzz, plain, "texts in the default face alone, scaled to all by length; no lines"),
      ("pillow", Self.pillow, plain, "texts in the default face alone, scaled to all by length; no lines"),
      ("skia", Self.skia, task.texts.texts, "texts, scaled to all by length; a height, no line count"),
    ]
    var contenders: [Contender] = []
    var leftOut: [String] = []
    for (name, title, given, note) in all {
      guard process.greeting.tasks.contains(name) else {
        leftOut.append("\(title) (\(process.greeting.absent?[name] ?? "it says nothing"))")
        continue
      }
      contenders.append(
        Contender(name: title, note: "\(given.count) \(note)", repetitions: 1, share: task.share(of: given)) {
          try process.run(name)
        })
    }
    self.contenders = contenders
    self.leftOut = leftOut
    versions = process.greeting.versions
  }
}
