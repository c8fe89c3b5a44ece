import Foundation

/// Checking the storyboards and xibs of apps, as whole processes.
struct DocumentsComparison: Comparison {
  let name = "documents"
  let title = "Checking storyboards and xibs"
  let unit = "documents"

  private static let count = 241
  private static let limit = "the limit, 1 s"
  private static let check = "typecheck check"
  private static let peer = "Python's ElementTree"

  func lineup(_ setting: Setting) throws -> Lineup {
    let program = try setting.program(for: name)
    guard let corpora = setting.corpora else {
      throw Missing(description: "the documents question needs --corpora FOLDER, a folder with apps")
    }
    let app = setting.scratch.file("App")
    let sources = try Self.copyDocuments(of: corpora, to: app)
    let check = Command(program, "check", app.path, "--quiet", "--fail-on", "never")
    var lineup = Lineup(
      task: "\(Self.count) storyboards and xibs, \(sources) different ones in turn, without code; CPU seconds of a "
        + "whole process (user and system), the report goes nowhere",
      work: Double(Self.count),
      contenders: [
        Contender(name: Self.limit, note: "no program", repetitions: 1) { 1 },
        Contender(name: "typecheck --version", note: "starts and ends", run: Command(program, "--version").run),
        Contender(name: Self.check, note: "the whole check", run: check.run),
      ],
      baseline: Self.check,
      aims: [Aim(contender: Self.check, than: Self.limit, factor: 1, claim: "under 1 s of CPU")], versions: [:],
      leftOut: [])
    lineup.versions["Swift"] = Machine.version("swift", "--version")
    guard let python = setting.python else {
      lineup.leftOut.append("\(Self.peer): there is no python3")
      return lineup
    }
    lineup.versions["Python"] = Machine.version(python.path, "--version")
    lineup.contenders.append(
      Contender(
        name: Self.peer, note: "reads the same files, and judges nothing",
        run: Command(python, PeerProcess.file("Python/documents_peer.py").path, app.path).run))
    return lineup
  }

  /// Copies the documents for iOS that are anywhere in a folder, in turn and each into a folder of its own.
  ///
  /// - Returns: How many different ones there are.
  private static func copyDocuments(of corpora: URL, to app: URL) throws -> Int {
    let found = FileManager.default.enumerator(at: corpora, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let documents = (found ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
      .filter { (try? String(contentsOf: $0, encoding: .utf8))?.contains("iOS.CocoaTouch") == true }
    guard !documents.isEmpty else { throw Missing(description: "there are no storyboards or xibs in \(corpora.path)") }
    for number in 0..<count {
      let source = documents[number % documents.count]
      let folder = app.appending(path: "\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: folder.appending(path: source.lastPathComponent))
    }
    return min(documents.count, count)
  }
}
