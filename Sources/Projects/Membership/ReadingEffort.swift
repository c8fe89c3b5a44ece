/// A count of the steps that reading the projects of a folder takes.
///
/// Targets, groups, templates and settings can refer to each other, so a small file can ask for any amount of work.
/// Steps are counted instead of time, so that a run has the same result on every machine.
final class ReadingEffort {
  /// The number of steps of all projects together, besides those that each byte and each file adds (our own limit).
  ///
  /// All of them take about two seconds. A project with 1,000 targets and 30,000 files takes a tenth of them.
  private static let most = 16_000_000

  /// The steps for a file or folder of a target, whose record takes the most memory.
  static let claim = 40
  /// The steps for a target of a file.
  static let taker = 16

  /// The number of bytes of all XcodeGen specifications together (our own limit).
  ///
  /// Their trees take up to 80 times as much memory. The specifications of an app with 200 modules have a megabyte.
  private static let mostSpecifications = 4 << 20

  private var left = most
  private var specifications = 0

  /// Whether more steps were asked for than there are.
  private(set) var isExhausted = false

  /// Counts steps; returns false if there are not enough left.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    guard !isExhausted, steps <= left else {
      isExhausted = true
      return false
    }
    left -= steps
    return true
  }

  /// Counts the bytes of a specification to parse.
  ///
  /// - Throws: ``ProjectFault`` if all specifications together have too many.
  func parse(_ bytes: Int) throws(ProjectFault) {
    specifications += bytes
    guard specifications <= Self.mostSpecifications else {
      throw ProjectFault(
        1, "the XcodeGen specifications up to this one have more than \(Self.mostSpecifications >> 20) MB",
        "remove what is not used, or check a smaller folder")
    }
  }

  /// Adds the steps that a file of a project may take if it repeats nothing: a file of a target needs about 160 bytes.
  func addSteps(ofBytes count: Int) { left += count / 4 }

  /// Adds the steps that finding the targets of files may take.
  func addSteps(ofFiles count: Int) { left += count * 200 }

  /// The fault of a project that asks for more steps than there are.
  static let fault = ProjectFault(
    1, "the targets, groups, templates or settings repeat each other too often to be read",
    "remove repeated references, or check a smaller folder")
}
