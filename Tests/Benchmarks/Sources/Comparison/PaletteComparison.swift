import Foundation

/// Judging all colour sets of an app in four appearances and for four visions, as whole processes.
struct PaletteComparison: Comparison {
  let name = "palette"
  let title = "Judging a palette"
  let unit = "colour sets"

  private static let count = 314
  private static let limit = "the limit, 0.3 s"
  private static let usual = "typecheck palette, usual names"
  private static let usualJSON = "typecheck palette, usual names, JSON"
  private static let many = "typecheck palette, roles in most names"
  private static let manyJSON = "typecheck palette, roles in most names, JSON"
  private static let declared = "typecheck palette, roles declared in a file"
  private static let manyDeclared = "typecheck palette, most roles declared in a file"
  private static let reading = "typecheck palette, names that tell nothing"
  private static let peer = "coloraide"

  func lineup(_ setting: Setting) throws -> Lineup {
    let program = try setting.program(for: name)
    let catalogs = try Self.write(into: setting.scratch)
    let palette = Command(program, "palette", "--quiet", "--fail-on", "never")
    var lineup = Lineup(
      task: "\(Self.count) colour sets in four appearances, four visions; CPU seconds of a whole process (user and "
        + "system), the report goes nowhere",
      work: Double(Self.count),
      contenders: [
        Contender(name: Self.limit, note: "no program", repetitions: 1) { 0.3 },
        Contender(name: "typecheck --version", note: "starts and ends", run: Command(program, "--version").run),
        Contender(
          name: Self.reading, note: "reads and judges each colour by itself: no pairs",
          run: palette.with(catalogs.plain.path).run),
      ],
      baseline: Self.usual, aims: Self.aims, versions: [:], leftOut: [])
    for (name, input, format) in [
      (Self.usual, catalogs.usual, "text"), (Self.usualJSON, catalogs.usual, "json"),
      (Self.many, catalogs.many, "text"), (Self.manyJSON, catalogs.many, "json"),
      (Self.declared, catalogs.declared, "text"), (Self.manyDeclared, catalogs.manyDeclared, "text"),
    ] {
      let command = palette.with(input.path, "--format", format)
      let report = try Report(palette.with(input.path, "--format", "json").output())
      lineup.contenders.append(Contender(name: name, note: report.words, run: command.run))
    }
    let large = palette.with(catalogs.large.path).leavingOut()
    lineup.contenders.append(
      Contender(
        name: "typecheck palette, 10,000 colour sets", note: "as many pairs as are measured in one palette",
        repetitions: 1, share: 10_000 / Double(Self.count), run: large.run))
    lineup.versions["Swift"] = Machine.version("swift", "--version")
    try addPeer(to: &lineup, setting, Report(palette.with(catalogs.usual.path, "--format", "json").output()))
    return lineup
  }

  /// Coloraide gets the pairs of colours that we measured, and the same questions on each.
  private func addPeer(to lineup: inout Lineup, _ setting: Setting, _ report: Report) throws {
    let script = PeerProcess.file("Python/palette_peer.py")
    guard let python = setting.python,
      let version = try? Command(python, script.path, "--version").output(), !version.isEmpty
    else {
      lineup.leftOut.append("coloraide: it could not be installed")
      return
    }
    lineup.versions["coloraide"] = String(decoding: version, as: UTF8.self).trimmingCharacters(in: .newlines)
    let file = setting.scratch.file("pairs.txt")
    try Data(report.pairs.utf8).write(to: file)
    lineup.contenders.append(
      Contender(
        name: Self.peer,
        note: "\(Self.usual): its ratios and differences, one model a vision; reads no files, "
          + "finds nothing, suggests nothing", repetitions: 1, run: Command(python, script.path, file.path).run))
    lineup.aims.append(Aim(contender: Self.usual, than: Self.peer, factor: 5, claim: "five times coloraide"))
  }

  private static let aims = [usual, usualJSON, many, declared, manyDeclared].map {
    Aim(contender: $0, than: limit, factor: 1, claim: "under 0.3 s of CPU")
  }

  private struct Inputs {
    let plain, usual, many, declared, manyDeclared, large: URL
  }

  private static func write(into scratch: Scratch) throws -> Inputs {
    let inputs = Inputs(
      plain: scratch.file("Plain.xcassets"), usual: scratch.file("Usual.xcassets"),
      many: scratch.file("Many.xcassets"), declared: scratch.file("declared.palette.json"),
      manyDeclared: scratch.file("many.palette.json"), large: scratch.file("Large.xcassets"))
    try ColorSets(count: count, roles: .none).writeCatalog(to: inputs.plain)
    let usual = ColorSets(count: count, roles: .usual)
    try usual.writeCatalog(to: inputs.usual)
    try usual.writePalette(to: inputs.declared)
    let many = ColorSets(count: count, roles: .many)
    try many.writeCatalog(to: inputs.many)
    try many.writePalette(to: inputs.manyDeclared)
    try ColorSets(count: 10_000, roles: .large).writeCatalog(to: inputs.large)
    return inputs
  }

  /// What a JSON report tells of the work that was done.
  private struct Report {
    private struct File: Decodable {
      struct Palette: Decodable { let pairs: [Pair] }
      struct Pair: Decodable { let readings: [Reading] }
      struct Reading: Decodable {
        let first: String
        let second: String
        let visions: [Vision]
      }
      struct Vision: Decodable { let severity: Double }
      let findings: [Finding]
      let palettes: [Palette]
    }
    private struct Finding: Decodable {}

    private let file: File

    init(_ json: Data) throws { file = try JSONDecoder().decode(File.self, from: json) }

    private var all: [File.Pair] { file.palettes.flatMap(\.pairs) }

    var words: String { "\(all.count) pairs, \(file.findings.count) findings" }

    /// A line a reading: both colours, and whether other eyes are asked too.
    var pairs: String {
      all.flatMap(\.readings).map { "\($0.first) \($0.second) \($0.visions.isEmpty ? "ratio" : "visions")\n" }.joined()
    }
  }
}
