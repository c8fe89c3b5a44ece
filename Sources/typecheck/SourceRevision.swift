import ArgumentParser
import Foundation
import TypeCheckKit

/// The state of the checked files: the commit and its date, or the date that a reproducible build sets.
struct SourceRevision {
  /// The first digits of the commit; nil if it is not known.
  private(set) var commit: String?
  /// The date as `YYYY-MM-DD`; nil if it is not known.
  private(set) var date: String?

  /// The variable with a date in seconds since 1970, for builds whose outputs must not change with each commit.
  ///
  /// Source: https://reproducible-builds.org/specs/source-date-epoch
  private static let variable = "SOURCE_DATE_EPOCH"
  /// The last second of the year 9999.
  private static let lastSecond = 253_402_300_799.0
  /// The number of digits of a commit to show.
  ///
  /// Git's own number grows with the repository.
  private static let digits = 10

  /// Reads the state of a folder or of a file's folder.
  ///
  /// - Throws: `ValidationError` if the environment names a date that is not usable.
  init(of path: String) throws {
    let given = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    guard given.isEmpty else {
      guard let seconds = Double(given), seconds == seconds.rounded(), (0...Self.lastSecond).contains(seconds) else {
        throw ValidationError(
          "the environment's \(Self.variable) is \(Quotation(given)); set it to whole seconds since 1970, or to nothing"
        )
      }
      date = Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day())
      return
    }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let lines = Self.lastCommit(in: isFolder.boolValue ? path : FilePath.folder(of: path))
    guard lines.count == 2, lines[0].count >= Self.digits, lines[0].allSatisfy(\.isHexDigit),
      lines[1].wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
    else { return }
    commit = String(lines[0].prefix(Self.digits))
    date = String(lines[1])
  }

  /// Returns the hash and the date of the last commit; empty if the folder is in no repository or Git is missing.
  ///
  /// A checked folder may belong to somebody else. Therefore, settings with which a repository runs programs are off.
  private static func lastCommit(in folder: String) -> [Substring] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", folder, "--no-pager", "-c", "core.fsmonitor=false", "-c", "log.showSignature=false", "log", "-1",
      "--no-show-signature", "--no-color", "--format=%H%n%cs",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
