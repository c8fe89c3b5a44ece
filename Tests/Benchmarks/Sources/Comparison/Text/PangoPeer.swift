import Foundation

/// Pango, driven by Peers/Pango/pango_peer.c: the layout that a Linux program would take.
struct PangoPeer {
  static let lines = "Pango, line counts, 132 cells at one width"
  static let linesAndCuts = "Pango, line counts and is_ellipsized, 132 cells at one width"

  let contenders: [Contender]
  let versions: [String: String]

  init(_ driver: URL, _ task: PeerTask) throws {
    let (file, sizes) = (task.scratch.file("pango-texts"), task.scratch.file("pango-sizes"))
    try task.texts.lengthPrefixed().write(to: file)
    try Data(task.pairs.map { "\($0.points) \($0.weight)\n" }.joined().utf8).write(to: sizes)
    let process = try PeerProcess(
      driver, [file.path, sizes.path, "\(task.width)"], environment: task.fonts.environment)
    versions = process.greeting.versions
    let texts = task.texts.texts
    _ = try process.run("lines")
    let lines = try task.words(lines: process.sum("lines"), of: texts)
    contenders = [
      Contender(
        name: Self.lines, note: "\(task.words(texts)); \(lines)", repetitions: 1, share: task.share(of: texts)
      ) { try process.run("lines") },
      Contender(
        name: Self.linesAndCuts, note: "\(task.words(texts)); two layouts", repetitions: 1,
        share: task.share(of: texts)
      ) { try process.run("lines-cut") },
    ]
  }
}
