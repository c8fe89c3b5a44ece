import ArgumentParser
import Foundation
import TypeCheckKit

/// The revision of the checked files: the commit and its date, or the date that a reproducible build sets.
struct SourceRevision {
  /// The first digits of the commit hash; nil if unknown.
  private(set) var commit: String?
  /// The date as `YYYY-MM-DD`; nil if unknown.
  private(set) var date: String?

  /// The environment variable with a date in seconds since 1970, for reproducible builds.
  ///
  /// Source: https://reproducible-builds.org/specs/source-date-epoch
  private static let variable = "SOURCE_DATE_EPOCH"
  /// The last second of the year 9999.
  private static let lastSecond = 253_402_300_799.0
  /// The number of hash digits to show.
  ///
  /// Git's own number grows with the repository.
  private static let digits = 10

  /// Reads the revision of a folder or of a file's folder.
  ///
  /// - Throws: `ValidationError` if SOURCE_DATE_EPOCH is invalid.
  init(of path: String) throws {
    let given = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    guard given.isEmpty else {
      guard let seconds = Double(given), seconds == seconds.rounded(), (0...Self.lastSecond).contains(seconds) else {
        throw ValidationError(
          "the environment's \(Self.variable) is \(Quotation(given)); set it to whole seconds since 1970, or unset it"
        )
      }
      date = Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day())
      return
    }
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard let repository = GitRepository(around: isFolder.boolValue ? path : FilePath.folder(of: path)),
      let hash = repository.head
    else { return }
    commit = String(hash.prefix(Self.digits))
    date = GitObjects(repository.objects).commit(hash).flatMap(Self.date)
  }

  /// Returns the date of a commit in its committer's time zone, as `YYYY-MM-DD`.
  ///
  /// Source: git-commit-tree(1), "Commit information": `committer NAME <MAIL> SECONDS +HHMM`.
  private static func date(of commit: String) -> String? {
    guard
      let line = commit.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: { !$0.isEmpty })
        .first(where: { $0.hasPrefix("committer ") })
    else { return nil }
    let fields = line.split(separator: " ").suffix(2)
    guard let seconds = fields.first.flatMap({ Double($0) }), (0...lastSecond).contains(seconds),
      let zone = fields.last.flatMap({ Int($0) }), (-latestZone...latestZone).contains(zone)
    else { return nil }
    let offset = (zone / 100 * 60 + zone % 100) * 60
    return Date(timeIntervalSince1970: seconds + Double(offset)).formatted(.iso8601.year().month().day())
  }

  /// The largest UTC offset, as hours and minutes in one number.
  private static let latestZone = 1400
}
