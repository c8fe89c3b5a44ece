import Foundation
import TestSupport

/// Gives pages to a real browser: Debian's Chromium, driven by Playwright, with axe-core.
enum PageReader {
  /// Why a page could not be looked at.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What was seen of a page.
  struct Seen: Decodable {
    var browser: String
    var readers: [String: Reader]
  }

  /// What one reader saw.
  struct Reader: Decodable {
    var seconds: Double
    var visible: Int
    var formIsVisible: Bool
    var overflow: Double?
    var cut: [String]?
    var axe: String?
    var violations: [Violation]?
    var keyboard: Keyboard?
    var requests: [String]
    var errors: [String]
  }

  /// What axe-core has against the page.
  struct Violation: Decodable {
    var rule: String
    var help: String
    var places: [String]
  }

  /// What came of filtering with the keyboard.
  struct Keyboard: Decodable {
    var all: Int
    var status: String
    var focusRing: String
    var none: Int
    var noneStatus: String
    var cleared: Int
    var errors: Int
    var errorStatus: String
    var levels: [String]
    var fragment: String
    var emptyGroups: Int
    var reloaded: Int
    var reset: Int
    var resetFragment: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What a browser saw of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isQuick: Whether to open it only, as one reader sees it.
  /// - Returns: What `look_at_page.py` prints.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  static func look(at page: String, isQuick: Bool = false) throws -> Seen {
    let python = package.appending(path: ".build/browser/bin/python3")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw Failure(description: "the browser is not installed: run Fonts/setup --test and Tests/Oracles/browser/setup")
    }
    let folder = try TemporaryFolder()
    let file = try folder.write("page.html", Data(page.utf8))
    let errors = try folder.write("errors", Data())
    let process = Process()
    process.executableURL = python
    process.arguments = [
      package.appending(path: "Tests/Oracles/browser/look_at_page.py").path, file, isQuick ? "quick" : "all",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: try String(contentsOf: URL(filePath: errors), encoding: .utf8))
    }
    return try JSONDecoder().decode(Seen.self, from: data)
  }
}
