import AuditModel
import Foundation
import Testing

@testable import InterfaceBuilder

/// Documents of real apps in a folder named by `TYPECHECK_CORPORA`, compared with an independent count.
@Suite struct DocumentCorporaTests {
  /// The counts of a document by the script `count-elements`.
  private struct Count: Decodable {
    var file: String
    var runtime: String?
    var tags: [String: Int]
    var attributes: [String: Int]
    var constraints: Int
    var labels: [String: Int]
  }

  private static let folder = ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"]

  private func documents(in folder: String) throws -> [String] {
    let names = try #require(FileManager.default.enumerator(atPath: folder))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private func counts(of files: [String]) throws -> [Count] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "count-elements")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path] + files
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let lines = output.fileHandleForReading.readDataToEndOfFile().split(separator: UInt8(ascii: "\n"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try lines.map { try JSONDecoder().decode(Count.self, from: $0) }
  }

  @Test(.enabled(if: folder != nil)) func nothingIsLost() throws {
    let files = try documents(in: #require(Self.folder))
    let counts = try counts(of: files)
    #expect(!files.isEmpty && counts.count == files.count)
    for count in counts {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: count.file))
      let read = InterfaceLoader.read(Array(bytes), file: count.file)
      let document = try #require(read.document, "\(read.issues)")
      #expect(document.settings.runtime == count.runtime)
      #expect(tally(document.tree.elements.map(\.name)) == count.tags, "\(count.file)")
      let attributes = document.tree.elements.flatMap { element in
        element.attributes.map { "\(element.name).\($0.name)" }
      }
      #expect(tally(attributes) == count.attributes, "\(count.file)")
      #expect(document.constraints.count == count.constraints, "\(count.file)")
      #expect(tally(document.objects.filter { $0.tag == "label" }.map(fontKind)) == count.labels, "\(count.file)")
      let notUnderstood = document.scenes.flatMap(\.notUnderstood.keys)
      #expect(notUnderstood.isEmpty || !document.settings.isIOS, "\(count.file)")
    }
  }

  private func tally(_ names: [String]) -> [String: Int] { Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +) }

  private func fontKind(_ label: InterfaceObject) -> String {
    if label.element.child(key: "attributedText") != nil { return "attributed" }
    switch InterfaceFont.font(of: label)?.kind {
    case .style: return "style"
    case .system: return "system"
    case .custom: return "custom"
    case .unknown: return "unknown"
    case nil: return "none"
    }
  }
}
