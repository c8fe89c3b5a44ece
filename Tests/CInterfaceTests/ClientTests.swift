import Foundation
import TestSupport
import Testing

/// Programs in C and C++ that use the library as others do.
@Suite struct ClientTests {
  /// A program: its sources, its standard, and its arguments.
  struct Client: CustomTestStringConvertible, Sendable {
    var sources: [String]
    var language: String
    var arguments: [String] = []
    var needsProject = false
    var testDescription: String { "\(sources[0]) as \(language)" }

    /// Builds it and says how it is started.
    func command(in scratch: TemporaryFolder) throws -> [String] {
      let sources = sources.map { CLibrary.programs.appending(path: $0) }
      let program = try CLibrary.build(sources, language, in: scratch)
      return try [program] + (needsProject ? [CLibrary.project(in: scratch)] : []) + arguments
    }
  }

  static let all = [
    Client(
      sources: ["client.c", "client_more.c", "client_batch.c"], language: "c11", arguments: ["2"], needsProject: true),
    Client(sources: ["hostile.c", "hostile_more.c"], language: "c11"),
    Client(sources: ["slots.c"], language: "c11", needsProject: true),
    Client(sources: ["threads.c"], language: "c11", arguments: ["20"]),
    Client(sources: ["client.cpp"], language: "c++17"),
  ]

  @Test(arguments: all)
  func runsSilently(_ client: Client) throws {
    let scratch = try TemporaryFolder()
    let result = try CLibrary.run(try client.command(in: scratch), in: scratch)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test(arguments: all)
  func runsWithItsStreamsClosed(_ client: Client) throws {
    let scratch = try TemporaryFolder()
    let command = try client.command(in: scratch)
    let result = try CLibrary.run(["sh", "-c", "exec \"$@\" <&- >&- 2>&-", "sh"] + command, in: scratch)
    #expect(result.status == 0)
  }

  /// Not under valgrind, which follows no children.
  @Test func forkedProcessesDoNotWait() throws {
    let scratch = try TemporaryFolder()
    let program = try CLibrary.build([CLibrary.programs.appending(path: "forked.c")], "c11", in: scratch)
    let result = try CLibrary.run([program], in: scratch)
    #expect(result.status == 0 && result.output == "", "\(result.status): \(result.output)")
  }

  @Test func anAuditStopsAtTheNextText() throws {
    let scratch = try TemporaryFolder()
    let program = try CLibrary.build([CLibrary.programs.appending(path: "stopped.c")], "c11", in: scratch)
    let result = try CLibrary.run([program], in: scratch)
    #expect(result.status == 0 && result.output == "", "\(result.status): \(result.output)")
  }

  /// Every name of the interface that a failure's sentence has is one that the headers have.
  @Test func messagesListTheKnownValues() throws {
    let scratch = try TemporaryFolder()
    let hostile = try #require(Self.all.first { $0.sources[0] == "hostile.c" })
    let result = try CLibrary.run(try hostile.command(in: scratch) + ["say"], in: scratch)
    #expect(result.status == 0)
    let headers = try CLibrary.headers.map(CLibrary.text)
    let functions = headers.flatMap { HeaderTests.declarations(in: $0).map(\.name) }
    let others = headers.flatMap { $0.matches(of: /\btc_[a-z_]+_t\b|\bTC_[A-Z0-9_]+\b/).map { String($0.0) } }
    let known = Set(functions + others)
    for sentence in Set(result.output.split(separator: "\n")) {
      for name in sentence.matches(of: /\b(?:tc|TC)_\w+/).map({ String($0.0) }) {
        #expect(known.contains(name), "\(sentence)")
      }
    }
    for kind in ["context", "options", "measurer", "batch", "measurement", "contrast", "report"] {
      #expect(result.output.contains("the tc_\(kind)_t is NULL; pass the result of tc_"))
    }
  }

  /// A client may close the library while threads that have its errors go on.
  @Test func aThreadMayEndAfterTheLibraryIsClosed() throws {
    let scratch = try TemporaryFolder()
    let source = CLibrary.programs.appending(path: "unload.c")
    let program = try CLibrary.build([source], "c11", isLinked: false, in: scratch)
    let library = CLibrary.folder.appending(path: CLibrary.name).path
    let result = try CLibrary.run([program, library], in: scratch)
    #expect(result.status == 0 && result.output == "", "\(result.status): \(result.output)")
  }

  /// Fonts of the environment and of the current folder count only where the caller asks for them.
  @Test func theEnvironmentIsReadOnlyWhenAsked() throws {
    let scratch = try TemporaryFolder()
    let source = try scratch.write(
      "environment.c",
      """
      #include <typecheck.h>
      int main(int count, char **arguments) {
        tc_context_t *context = NULL;
        (void)arguments;
        return (int)tc_context_create(NULL, 0, count > 1 ? TC_CONTEXT_LOCAL_FONTS : TC_CONTEXT_DEFAULT, &context);
      }
      """)
    let program = try CLibrary.build([URL(filePath: source)], "c11", in: scratch)
    // A file that is named as San Francisco but is not a font.
    try scratch.write("fonts/SF-Pro.ttf", "no font at all")
    let environment = ["env", "TYPECHECK_FONTS=\(scratch.file("fonts"))", program]
    #expect(try CLibrary.run(environment, in: scratch).status == 0)
    #expect(try CLibrary.run(environment + ["local"], in: scratch).status == 8)
  }
}
