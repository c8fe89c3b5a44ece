import Foundation
import Testing

/// Every sample of the README, the documentation and doc comments is compiled, run, and says what a reader gets.
@Suite struct DocumentationTests {
  static let blocks = DocumentPage.blocks

  @Test(arguments: blocks.indices) func theSampleIsCurrent(_ place: Int) throws {
    let block = Self.blocks[place]
    switch Kind(block) {
    case .region: try checkRegion(block)
    case .program: checkProgram(block)
    case .conversation: checkConversation(block)
    case .output: try checkOutput(block, of: place > 0 ? Self.blocks[place - 1] : nil)
    case .console: try checkConsole(block)
    case .commands: try checkCommands(block)
    case .file: checkFile(block)
    case .configuration: try checkConfiguration(block)
    case .workflow: try checkWorkflow(block)
    case .job: try checkJob(block)
    case .folders: checkFolders(block)
    case .stages: checkStages(block)
    case .certainties: checkCertainties(block)
    case .blockers:
      #expect(DocumentPage.text(of: "Tests/Golden/Uses/not-followed.txt").contains(block.lines.joined(separator: "\n")))
    case nil where place > 0 && Kind(Self.blocks[place - 1]) == .program:
      // What a program prints is compared where it is built.
      break
    case nil: Issue.record("\(block): no test covers this sample; see DocumentationTests.Kind")
    }
  }

  /// The way a sample is verified.
  enum Kind {
    /// It is in a file that is compiled or run.
    case region
    /// It is a program in another language, a whole file that other tests build and run.
    case program
    /// It is a conversation with Python, which Python's own tests hold.
    case conversation
    /// It is what the sample before it prints.
    case output
    /// Commands after `$`, each with its output.
    case console
    /// Commands that can be run.
    case commands
    /// A file of the demo.
    case file
    /// A `.typecheck.yml`, its first line, or lines of its `keys`.
    case configuration
    /// Steps of GitHub Actions.
    case workflow
    /// A job of another build server or of pre-commit, with one command of typecheck.
    case job
    /// Folders of the repository.
    case folders
    /// The stages in which an app is read.
    case stages
    /// The categories of doubts, with the verdicts that they allow.
    case certainties
    /// The code for which uses wait, as recorded.
    case blockers

    init?(_ block: DocumentPage.Block) {
      let programs = ["typecheck ", "make ", "echo ", "spark-submit "]
      switch block.language {
      case "swift", "c", "cpp", "python": self = .region
      case "text": self = .output
      case "json": self = .file
      case "groovy": self = .job
      case "yaml" where ["typecheck:", "repos:"].contains(block.first): self = .job
      case "", "console", "sh", "yaml":
        if block.first.hasPrefix("$ ") {
          self = .console
        } else if block.first.hasPrefix(">>> ") {
          self = .conversation
        } else if ["#include ", "import ", "from "].contains(where: block.first.hasPrefix) {
          self = .program
        } else if block.lines.allSatisfy({ line in programs.contains(where: line.hasPrefix) }) {
          self = .commands
        } else if block.first == "{" {
          self = .file
        } else if block.first == "jobs:" {
          self = .workflow
        } else if block.first.wholeMatch(of: /[a-z_]+:.*|# yaml-language-server: .*| +"[^"]+": [a-z]+ .*/) != nil {
          self = .configuration
        } else if block.first.hasPrefix("Sources/") {
          self = .folders
        } else if block.first.contains(" → ") {
          self = .stages
        } else if block.first.hasPrefix("value ") {
          self = .certainties
        } else if block.first.contains(" wait for ") {
          self = .blockers
        } else {
          return nil
        }
      default: return nil
      }
    }
  }

  private func checkRegion(_ block: DocumentPage.Block) throws {
    let known = SampleSource.regions.first { $0.isShown(by: block) }
    let region = try #require(
      known, "\(block): no region of a file below Tests is this sample; mark one with // sample: NAME")
    guard region.file.hasPrefix("Tests/Samples/") else { return }
    let run = try #require(Self.runName(of: region), "\(region.file): Samples.swift runs none of \(region.names)")
    let result = try DocumentStage().sample(run)
    #expect(result.status == 0, "\(block): \(run) ends with \(result.status): \(result.error)\(result.output)")
  }

  /// The region of a sample's file that `Samples` runs.
  private static func runName(of region: SampleSource.Region) -> String? {
    let table = DocumentPage.text(of: "Tests/Samples/Samples.swift")
    return ([region.name] + region.names).first { table.contains("\"\($0)\": {") }
  }

  private func checkProgram(_ block: DocumentPage.Block) {
    let files = [".c", ".cpp", ".py"].flatMap { DocumentPage.files(in: "Tests", ending: $0) }
    let isFile = files.contains { DocumentPage.text(of: $0) == block.text }
    let isKnown = isFile || SampleSource.regions.contains { $0.isShown(by: block) }
    #expect(isKnown, "\(block): no file below Tests, nor a region of one, is this program")
  }

  private func checkConversation(_ block: DocumentPage.Block) {
    let files = DocumentPage.files(in: "Tests", ending: ".py").map(DocumentPage.text)
    let isTested = files.contains { $0.contains("doctest") && $0.contains(block.page) }
    #expect(isTested, "\(block): no Python file below Tests reads \(block.page) with doctest")
  }

  private func checkOutput(_ block: DocumentPage.Block, of sample: DocumentPage.Block?) throws {
    let sample = try #require(sample, "\(block): an output follows its sample")
    let region = try #require(
      SampleSource.regions.first { $0.isShown(by: sample) && sample.page == block.page },
      "\(block): the sample before it is not known")
    let run = try #require(Self.runName(of: region))
    let result = try DocumentStage().sample(run)
    #expect(result.output == block.text, "\(block): \(run) prints something else")
  }

  private func checkStages(_ block: DocumentPage.Block) {
    let source = DocumentPage.text(of: "Sources/TypeCheckKit/App/AppStage.swift")
    let cases = source.split(separator: "\n").first { $0.hasPrefix("  case ") }?.dropFirst("  case ".count) ?? ""
    let stages = cases.split(separator: ", ").map(String.init)
    #expect(stages.count > 5 && block.first.split(separator: " → ").map(String.init) == stages, "\(block): \(stages)")
  }

  private func checkCertainties(_ block: DocumentPage.Block) {
    let source =
      DocumentPage.text(of: "Sources/AuditModel/Doubt.swift").components(separatedBy: "enum Category").last ?? ""
    let categories = source.split(separator: "\n").filter { $0.hasPrefix("    case ") && !$0.contains(":") }
      .map { String($0.dropFirst("    case ".count)) }
    let named = block.lines.dropFirst().map { $0.prefix { $0 != " " } }.map(String.init)
    #expect(categories.count > 3 && named == ["known"] + categories, "\(block): \(categories)")
  }

  private func checkConsole(_ block: DocumentPage.Block) throws {
    let stage = try DocumentStage()
    var commands: [(line: String, output: [String])] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else {
        commands[commands.count - 1].output.append(line)
      }
    }
    for (line, output) in commands {
      let result = try stage.shell(line)
      #expect(result.status <= 1, "\(block): \(line) ends with \(result.status): \(result.error)")
      let printed = result.output.trimmingCharacters(in: .newlines)
      let shown = output.joined(separator: "\n").trimmingCharacters(in: .newlines)
      #expect(printed == shown, "\(block): \(line) prints something else:\n\(result.output)")
    }
  }

  private func checkCommands(_ block: DocumentPage.Block) throws {
    let stage = try DocumentStage()
    for line in block.lines { try run(line, of: block, on: stage) }
  }

  /// Runs a command of `typecheck`; of other programs sees that what they are given is there.
  private func run(_ line: String, of block: DocumentPage.Block, on stage: DocumentStage) throws {
    if line.hasPrefix("make ") {
      let target = line.split(separator: " ")[1]
      let isThere = DocumentPage.text(of: "Makefile").contains("\n\(target):")
      #expect(isThere, "\(block): the Makefile has no \(target)")
    } else if line.hasPrefix("spark-submit ") {
      let path = line.split(separator: " ")[1]
      #expect(!DocumentPage.text(of: String(path)).isEmpty, "\(block): there is no \(path)")
    } else {
      if line.contains("screen.png") { try stage.drawScreen() }
      if line.hasPrefix("typecheck screens ") || line.hasPrefix("typecheck dev ") { try stage.addStoryboard() }
      if line.hasPrefix("typecheck dev ") { try stage.addView() }
      if line.contains("--baseline ") {
        _ = try stage.shell("typecheck check --write-baseline .typecheck-baseline.jsonl")
      }
      let result = try stage.shell(line)
      #expect(result.status <= 1, "\(block): \(line) ends with \(result.status): \(result.error)")
      #expect(!result.hasHung && !result.hasCrashed, "\(block): \(line)")
    }
  }

  private func checkFile(_ block: DocumentPage.Block) {
    let files = DocumentPage.files(in: "Tests/Fixtures/demo", ending: ".json")
    let isOne = files.contains { DocumentPage.text(of: $0) == block.text }
    #expect(isOne, "\(block): no file of Tests/Fixtures/demo is this")
  }

  private func checkConfiguration(_ block: DocumentPage.Block) throws {
    let stage = try DocumentStage()
    let isPartOfKeys = block.first.hasPrefix(" ")
    let start = isPartOfKeys ? "slots: {heading: {style: headline}}\nkeys:\n" : ""
    try stage.folder.file("Resources/.typecheck.yml", start + block.text)
    let result = try stage.shell("typecheck check Resources")
    #expect(result.status <= 1, "\(block): it is not a configuration: \(result.error)\(result.output)")
  }

  private func checkWorkflow(_ block: DocumentPage.Block) throws {
    let stage = try DocumentStage()
    let start = try #require(block.lines.firstIndex { $0.hasSuffix("- run: >") }, "\(block): it runs nothing")
    let margin = block.lines[start + 1].prefix { $0 == " " }.count
    let folded = block.lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count >= margin }
    try run(folded.map { $0.dropFirst(margin) }.joined(separator: " "), of: block, on: stage)
  }

  private func checkJob(_ block: DocumentPage.Block) throws {
    let found = block.text.firstMatch(of: /typecheck check [^'\n]*/)
    let command = try #require(found, "\(block): it runs no check").output
    try run(String(command), of: block, on: try DocumentStage())
  }

  private func checkFolders(_ block: DocumentPage.Block) {
    for line in block.lines {
      let columns = line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line[...]
      let names = columns.split(separator: " ")
      for name in names {
        let path = name == names[0] || names[0].first != "S" ? String(name) : "Sources/\(name)"
        let isThere = FileManager.default.fileExists(atPath: DocumentPage.package.appending(path: path).path)
        #expect(isThere, "\(block): there is no \(path)")
      }
    }
  }

  @Test func theSamplesAreFound() {
    #expect(Self.blocks.contains { $0.page == "README.md" && $0.language == "swift" })
    #expect(Self.blocks.count { $0.language == "swift" } > 10)
    #expect(SampleSource.regions.count > 10)
  }

  @Test func everyRegionIsShown() {
    let shown = Self.blocks.filter { $0.language != "text" }
    for region in SampleSource.regions {
      let isShown = shown.contains(where: region.isShown)
      #expect(isShown, "\(region.file): no page shows \(region.name)")
    }
  }
}
