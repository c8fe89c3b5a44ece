import Foundation

/// Gives pages to a real browser: Debian's Chromium, driven by Playwright, with axe-core.
public enum PageReader {
  /// Why a page could not be looked at.
  public struct Failure: Error, CustomStringConvertible {
    /// The words.
    public let description: String
  }

  /// The content of a page.
  public struct Seen: Decodable, Sendable {
    /// The browser's version.
    public var browser: String
    /// The content for each reader, by name.
    public var readers: [String: Reader]
  }

  /// The content for one reader.
  public struct Reader: Decodable, Sendable {
    /// Seconds until the page had loaded.
    public var seconds: Double
    /// The number of visible findings.
    public var visible: Int
    /// Whether there are filters.
    public var formIsVisible: Bool
    /// By how many pixels the page is wider than its window.
    public var overflow: Double?
    /// Words that are cut.
    public var cut: [String]?
    /// The version of axe-core.
    public var axe: String?
    /// The violations that axe-core found.
    public var violations: [Violation]?
    /// The result of filtering with the keyboard.
    public var keyboard: Keyboard?
    /// The pictures of findings.
    public var pictures: [Picture]?
    /// The number of moving elements.
    public var animations: Int?
    /// The requests besides the page.
    public var requests: [String]
    /// The errors of the browser.
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
    /// The pixels of the page per point of the picture.
    public var scale: Double
    /// The least contrast ratio of its letters with what is below them, 1…21; nil without any.
    public var letters: Double?
    /// The least contrast ratio of the lines around its container and around what does not fit.
    public var lines: Double?
    /// Whose colours it has: `page`, `picture`, or both.
    public var colors: [String]
    /// The contrast ratio of the two pixels furthest apart; only of the first pictures, in light and dark.
    public var painted: Double?
  }

  /// A violation that axe-core found.
  public struct Violation: Decodable, Sendable {
    /// Its rule.
    public var rule: String
    /// The requirement.
    public var help: String
    /// The elements that violate it.
    public var places: [String]
  }

  /// The result of filtering with the keyboard.
  public struct Keyboard: Decodable, Sendable {
    /// The number of findings.
    public var all: Int
    /// The message about that.
    public var status: String
    /// The style of the focus.
    public var focusRing: String
    /// The number that a search for nothing finds.
    public var none: Int
    /// The message about that.
    public var noneStatus: String
    /// The number without the search.
    public var cleared: Int
    /// The number of visible errors when only errors are shown.
    public var errors: Int
    /// The message about errors.
    public var errorStatus: String
    /// The severities that are seen then.
    public var levels: [String]
    /// The address then.
    public var fragment: String
    /// The number of lines on paper that report skipped findings then.
    public var printed: Int
    /// The number of such lines if none is skipped.
    public var printedWhole: Int
    /// The message about an address with filters that the page does not have, next to one that it has.
    public var strange: String
    /// The address then.
    public var strangeFragment: String
    /// The number that a search for `übernehmen` finds, with `ü` as one scalar and as two.
    public var spelt: [Int]
    /// Groups without a finding that are seen.
    public var emptyGroups: Int
    /// The number after the page is opened again.
    public var reloaded: Int
    /// The number after a link within the page was followed.
    public var afterLink: Int
    /// The address then.
    public var linkFragment: String
    /// The number after all filters are removed.
    public var reset: Int
    /// The address then.
    public var resetFragment: String
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A page as a browser shows it.
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
