public import Foundation

/// Gives pages to a real browser: Debian's Chromium, driven by Playwright, with axe-core.
public enum PageReader {
  /// Why a page could not be looked at.
  public struct Failure: Error, CustomStringConvertible {
    /// The words.
    public let description: String
  }

  /// The amount of looking.
  public enum Mode: String, Sendable {
    /// Every view and detail at three widths, in light and dark.
    case views
    /// Every view and detail at one width.
    case quick
    /// Only times and sizes.
    case budget
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Opens a page in the browser.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - mode: The amount of looking.
  /// - Returns: What `look_at_views.py` prints.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  public static func look(at page: String, _ mode: Mode) throws -> Seen {
    let folder = try TemporaryFolder()
    let file = try folder.write("page.html", Data(page.utf8))
    return try JSONDecoder().decode(Seen.self, from: try run("look_at_views.py", file, mode.rawValue))
  }

  /// Opens a page and returns the value of its script's `answer`.
  ///
  /// - Parameter file: The path of the page.
  /// - Returns: The value as JSON.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  public static func answer(of file: String) throws -> Data { try run("run_page.py", file) }

  /// Runs scripts one after another and returns the value of their `answer`.
  ///
  /// - Parameter scripts: The scripts.
  /// - Returns: The value as JSON.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  public static func answer(of scripts: [String]) throws -> Data {
    let folder = try TemporaryFolder()
    for (index, script) in scripts.enumerated() { try folder.write("\(index).js", Data(script.utf8)) }
    let sources = scripts.indices.map { "<script src=\"\($0).js\"></script>" }
    return try answer(
      of: try folder.write("page.html", Data("<!DOCTYPE html><meta charset=\"utf-8\">\(sources.joined())".utf8)))
  }

  /// The text of a script next to the programs that drive the browser.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: The script.
  /// - Throws: An error of the file system.
  public static func script(_ name: String) throws -> String {
    try String(contentsOf: package.appending(path: "Tests/Oracles/browser/\(name)"), encoding: .utf8)
  }

  /// Starts a server, uses it as a script describes, and stops it.
  ///
  /// - Parameters:
  ///   - program: The path of `typecheck` with its server.
  ///   - folder: The folder of the project, whose folder `App` the script fills.
  ///   - script: The file's name.
  /// - Returns: The JSON that the script prints.
  /// - Throws: ``Failure`` with its words, or that the browser is not installed.
  public static func served(by program: String, in folder: String, _ script: String) throws -> Data {
    try run(script, program, folder)
  }

  /// Returns the data of a page as other programs unpack it.
  ///
  /// - Parameter page: The page.
  /// - Returns: The data as JSON.
  /// - Throws: ``Failure`` if the page has no data, or if it is not gzip in base64.
  public static func data(of page: String) throws -> Data {
    guard let start = page.range(of: "id=\"typecheck-data\">")?.upperBound,
      let end = page[start...].range(of: "</script>")?.lowerBound
    else { throw Failure(description: "the page has no data") }
    let folder = try TemporaryFolder()
    let file = try folder.write("data", Data(page[start..<end].utf8))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "base64 -d \"$0\" > \"$0.gz\" && gzip -dc \"$0.gz\"", file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "the data is not gzip in base64") }
    return data
  }

  private static func run(_ program: String, _ arguments: String...) throws -> Data {
    let python = package.appending(path: ".build/browser/bin/python3")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw Failure(description: "the browser is not installed: run Fonts/setup --test and Tests/Oracles/browser/setup")
    }
    let folder = try TemporaryFolder()
    let errors = try folder.write("errors", Data())
    let process = Process()
    process.executableURL = python
    process.arguments = [package.appending(path: "Tests/Oracles/browser/\(program)").path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: try String(contentsOf: URL(filePath: errors), encoding: .utf8))
    }
    return data
  }
}
