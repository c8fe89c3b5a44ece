import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Reports

/// The page of a server: the same elements as in a file, with separate data.
@Suite struct ServedPageTests {
  private static let report = HTMLSamples.complete(FormatSamples.texts())
  private static let served = ServedPage(report, by: HTMLReporter(command: ["check", "App"]))
  private static var page: String { String(decoding: served.page, as: UTF8.self) }

  @Test func theDataIsSeparate() throws {
    #expect(!Self.page.contains("typecheck-data\">"))
    let data = try JSONSerialization.jsonObject(with: Data(Self.served.data)) as? [String: Any]
    let file = HTMLReporter(command: ["check", "App"]).text(of: Self.report)
    let own = try JSONSerialization.jsonObject(with: PageReader.data(of: file)) as? [String: Any]
    let (kept, expected) = (data?.filter { $0.key != "phrases" }, own?.filter { $0.key != "phrases" })
    #expect(kept.map { NSDictionary(dictionary: $0) } == expected.map { NSDictionary(dictionary: $0) })
  }

  /// A file may not connect to anything, and a served page only to its server.
  @Test func onlyTheServedPageMayConnect() {
    let file = HTMLReporter().text(of: Self.report)
    #expect(!file.contains("connect-src") && !file.contains("EventSource") && !file.contains("fetch("))
    #expect(Self.page.contains("connect-src 'self'; base-uri 'none'; form-action 'none'\">"))
    #expect(Self.served.policy.hasSuffix("; frame-ancestors 'none'"))
    #expect(Self.page.contains("EventSource"))
  }

  @Test func thePolicyNamesTheScriptAndTheStyle() throws {
    for (start, end, kind) in [("<script>", "</script>", "script-src"), ("<style>", "</style>", "style-src")] {
      let from = try #require(Self.page.range(of: start)).upperBound
      let to = try #require(Self.page[from...].range(of: end)).lowerBound
      let hash = PageScript.hash(of: String(Self.page[from..<to]))
      #expect(Self.served.policy.contains("\(kind) '\(hash)'"))
    }
  }

  @Test func linksOpenTheEditor() throws {
    var details = PageDetails()
    details.editor = PageDetails.Editor(template: "vscode://file{path}:{line}", folder: "/App \"A\"")
    let data = String(decoding: ServedPage(Self.report, by: HTMLReporter(details: details)).data, as: UTF8.self)
    #expect(data.contains(#""editor":{"folder":"/App \"A\"","template":"vscode://file{path}:{line}"}"#))
  }

  /// A name without a phrase would be shown itself.
  @Test func everyNameInTheScriptsHasAPhrase() throws {
    let phrases = try JSONDecoder().decode([String: String].self, from: Data(PageScript.served.phrases.utf8))
    let names = PageScript.served.script.matches(of: /\bsay(?:With)?\("([\w.]+)"/).map { String($0.1) }
    #expect(names.count > 50)
    for name in names {
      #expect(phrases[name] != nil || (phrases["\(name).one"] != nil && phrases["\(name).other"] != nil), "\(name)")
    }
    #expect(Array(phrases.keys).allSatisfy { !$0.isEmpty })
  }
}
