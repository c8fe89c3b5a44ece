import Foundation

/// Pango, driven by Peers/Pango/pango_peer.c: the layout that a Linux program would take.
struct PangoPeer {
  static let lines = "Pango, line counts, 132 cells at one width"
  static let linesAndCuts = "Pango, line counts and is_ellipsized, 132 cells at one width"

  let contenders: [Contender]
  let versions: [String: String]

  init(
    _ driver: URL, texts: PeerTexts, of work: Int, pairs: [SizePair], width: Double, fonts: PeerFonts,
    in scratch: Scratch
  ) throws {
    let (file, sizes) = (scratch.file("pango-texts"), scratch.file("pango-sizes"))
    try texts.lengthPrefixed().write(to: file)
    try Data(pairs.map { "\($0.points) \($0.weight)\n" }.joined().utf8).write(to: sizes)
    let process = try PeerProcess(driver, [file.path, sizes.path, "\(width)"], environment: fonts.environment)
    versions = process.greeting.versions
    _ = try process.run("lines")
    let mean = try process.sum("lines") / Double(texts.list.count * pairs.count)
    let words =
      "\(texts.list.count) texts, scaled to all by length; \(pairs.count) different sizes and weights instead of 132; "
    let share = Double(texts.texts.units) / Double(work)
    contenders = [
      Contender(
        name: Self.lines, note: words + "\(Figure.short(mean)) lines on average", repetitions: 1, share: share
      ) { try process.run("lines") },
      Contender(name: Self.linesAndCuts, note: words + "two layouts", repetitions: 1, share: share) {
        try process.run("lines-cut")
      },
    ]
  }
}
