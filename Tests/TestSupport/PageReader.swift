import Foundation

/// Gives pages to a real browser: Debian's Chromium, driven by Playwright, with axe-core.
public enum PageReader {
  /// Why a page could not be looked at.
  public struct Failure: Error, CustomStringConvertible {
    /// The words.
    public let description: String
  }

  /// What was seen of a page.
  public struct Seen: Decodable, Sendable {
    /// The browser's version.
    public var browser: String
    /// What each reader saw, by name.
    public var readers: [String: Reader]
  }

  /// What one reader saw.
  public struct Reader: Decodable, Sendable {
    /// Seconds until the page had loaded.
    public var seconds: Double
    /// How many findings are seen.
    public var visible: Int
    /// Whether there are filters.
    public var formIsVisible: Bool
    /// By how many pixels the page is wider than its window.
    public var overflow: Double?
    /// Words that are cut.
    public var cut: [String]?
    /// The version of axe-core.
    public var axe: String?
    /// What axe-core found.
    public var violations: [Violation]?
    /// What came of filtering with the keyboard.
    public var keyboard: Keyboard?
    /// The pictures of findings.
    public var pictures: [Picture]?
    /// How much moves.
    public var animations: Int?
    /// What was asked for besides the page.
    public var requests: [String]
    /// What the browser complained of.
    public var errors: [String]
  }

  /// A picture of a finding.
  public struct Picture: Decodable, Sendable {
    /// Its role for people who do not see it.
    public var role: String?
    /// Its name for people who do not see it.
    public var name: String?
    /// Whether it is wider than its frame.
    public var scrolls: Bool
    /// Whether the keyboard gets there.
    public var isFocusable: Bool
    /// Whether all that it refers to is in the page.
    public var isWhole: Bool
    /// Whether anything is drawn.
    public var isDrawn: Bool
    /// How many pixels of the page a point of the picture takes.
    public var scale: Double
    /// The least contrast ratio of its letters with what is below them, 1…21; nil without any.
    public var letters: Double?
    /// The least contrast ratio of the lines around its room and around what does not fit.
    public var lines: Double?
    /// Whose colours it has: `page`, `picture`, or both.
    public var colors: [String]
    /// The contrast ratio of the two pixels furthest apart; only of the first pictures, in light and dark.
    public var painted: Double?
  }

  /// What axe-core has against the page.
  public struct Violation: Decodable, Sendable {
    /// Its rule.
    public var rule: String
    /// What it asks for.
    public var help: String
    /// Where it is broken.
    public var places: [String]
  }

  /// What came of filtering with the keyboard.
  public struct Keyboard: Decodable, Sendable {
    /// How many findings there are.
    public var all: Int
    /// What is said of that.
    public var status: String
    /// How the focus is shown.
    public var focusRing: String
    /// How many a search for nothing finds.
    public var none: Int
    /// What is said of that.
    public var noneStatus: String
    /// How many there are without the search.
    public var cleared: Int
    /// How many errors are seen when only they are asked for.
    public var errors: Int
    /// What is said of errors.
    public var errorStatus: String
    /// The severities that are seen then.
    public var levels: [String]
    /// What the address says then.
    public var fragment: String
    /// How many lines on paper say then that findings are left out.
    public var printed: Int
    /// How many say so where none is.
    public var printedWhole: Int
    /// What is said of an address with filters that the page does not have, beside one that it has.
    public var strange: String
    /// What the address says then.
    public var strangeFragment: String
    /// How many a search for `übernehmen` finds, with `ü` as one scalar and as two.
    public var spelt: [Int]
    /// Groups without a finding that are seen.
    public var emptyGroups: Int
    /// How many there are after the page is opened anew.
    public var reloaded: Int
    /// How many there are after a link within the page was followed.
    public var afterLink: Int
    /// What the address says then.
    public var linkFragment: String
    /// How many after all filters are taken off.
    public var reset: Int
    /// What the address says then.
    public var resetFragment: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What a browser saw of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isQuick: Whether to open it only, as one reader sees it.
  ///   - readers: The readers that look at it; none for all of them.
  /// - Returns: What `look_at_page.py` prints.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  public static func look(at page: String, isQuick: Bool = false, readers: [String] = []) throws -> Seen {
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
      package.appending(path: "Tests/Oracles/browser/look_at_page.py").path, file,
      isQuick ? "quick" : readers.isEmpty ? "all" : readers.joined(separator: ","),
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
