public import Foundation

/// Gives pages to a real browser: Debian's Chromium, driven by Playwright, with axe-core.
public enum PageReader {
  /// Why a page could not be looked at.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// What was seen of a page.
  public struct Seen: Decodable, Sendable {
    public var browser: String
    public var readers: [String: Reader]
  }

  /// What one reader saw.
  public struct Reader: Decodable, Sendable {
    public var seconds: Double
    public var visible: Int
    public var formIsVisible: Bool
    public var overflow: Double?
    public var cut: [String]?
    public var axe: String?
    public var violations: [Violation]?
    public var keyboard: Keyboard?
    public var pictures: [Picture]?
    public var animations: Int?
    public var requests: [String]
    public var errors: [String]
  }

  /// A picture of a finding.
  public struct Picture: Decodable, Sendable {
    /// Its role and name for people who do not see it.
    public var role: String?
    public var name: String?
    /// Whether it is wider than its frame, and whether the keyboard gets there.
    public var scrolls: Bool
    public var isFocusable: Bool
    /// Whether all that it refers to is in the page, and something is drawn.
    public var isWhole: Bool
    public var isDrawn: Bool
    /// How many pixels of the page a point of the picture takes.
    public var scale: Double
  }

  /// What axe-core has against the page.
  public struct Violation: Decodable, Sendable {
    public var rule: String
    public var help: String
    public var places: [String]
  }

  /// What came of filtering with the keyboard.
  public struct Keyboard: Decodable, Sendable {
    public var all: Int
    public var status: String
    public var focusRing: String
    public var none: Int
    public var noneStatus: String
    public var cleared: Int
    public var errors: Int
    public var errorStatus: String
    public var levels: [String]
    public var fragment: String
    public var emptyGroups: Int
    public var reloaded: Int
    public var reset: Int
    public var resetFragment: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What a browser saw of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isQuick: Whether to open it only, as one reader sees it.
  /// - Returns: What `look_at_page.py` prints.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  public static func look(at page: String, isQuick: Bool = false) throws -> Seen {
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
