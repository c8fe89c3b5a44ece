/// A count of the steps taken to read the projects of a folder.
///
/// Targets, groups, templates and settings can refer to each other, so a small file can cause unlimited work. Steps are
/// counted instead of time, so that results are the same on every machine.
final class ReadingEffort {
  /// The maximum number of steps for all projects, not counting the additions per byte and file (our own limit).
  ///
  /// These steps take about two seconds. A project with 1,000 targets and 30,000 files uses a tenth of them.
  private static let most = 16_000_000

  /// The steps for a file or folder of a target; its record takes the most memory.
  static let claim = 40
  /// The steps for a target of a file.
  static let taker = 16

  /// The maximum size of all XcodeGen specifications together in bytes (our own limit).
  ///
  /// Their trees take up to 80 times as much memory. The specifications of an app with 200 modules take one megabyte.
  private static let mostSpecifications = 4 << 20

  private var left = most
  private var specifications = 0

  /// Whether the steps were not enough.
  private(set) var isExhausted = false

  /// Counts steps; returns false if too few remain.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    guard !isExhausted, steps <= left else {
      isExhausted = true
      return false
    }
    left -= steps
    return true
  }

  /// Counts the bytes of a specification before parsing.
  ///
  /// - Throws: ``ProjectFault`` if all specifications together are too large.
  func parse(_ bytes: Int) throws(ProjectFault) {
    specifications += bytes
    guard specifications <= Self.mostSpecifications else {
      throw ProjectFault(
        1, "the XcodeGen specifications up to this one exceed \(Self.mostSpecifications >> 20) MB in total",
        "remove unused specifications, or check a smaller folder")
    }
  }

  /// Adds the steps that a project file may take without repetition: each file of a target takes about 160 bytes.
  func addSteps(ofBytes count: Int) { left += count / 4 }

  /// Adds the steps that finding the targets of files may take.
  func addSteps(ofFiles count: Int) { left += count * 200 }

  /// The fault for a project that needs too many steps.
  static let fault = ProjectFault(
    1, "the targets, groups, templates or settings repeat each other too often to be read",
    "remove repeated references, or check a smaller folder")
}
