/// How an app's colours stand against the App Store's *Sufficient Contrast*, per device family.
///
/// The label's criteria ask for a run with Increase Contrast, Bold Text and Reduce Transparency on. Colours do not depend
/// on the language, so one answer holds for all.
public struct SufficientContrast: Hashable, Codable, Sendable {
  /// The settings of a reader that uses of colour are looked at under, in light and dark each.
  public enum Setting: String, CaseIterable, Codable, Sendable {
    /// No setting is changed.
    case standard = "default"
    /// Increase Contrast and Bold Text are on.
    case increased = "increase-contrast-bold-text"
    /// Increase Contrast, Bold Text and Reduce Transparency are on.
    case opaque = "increase-contrast-bold-text-reduce-transparency"

    /// As it stands in a sentence.
    public var words: String {
      switch self {
      case .standard: "by default"
      case .increased: "with Increase Contrast and Bold Text"
      case .opaque: "with Increase Contrast, Bold Text and Reduce Transparency"
      }
    }
  }

  /// A kind of device that the App Store has labels for and asset catalogs tell apart.
  public enum Family: String, CaseIterable, Codable, Sendable {
    case iphone, ipad

    /// As it stands in a sentence.
    public var words: String { self == .iphone ? "iPhone" : "iPad" }
  }

  /// What can be said of the label; never that it is deserved.
  public enum Answer: String, Codable, Sendable {
    /// Something fails with the settings on.
    case fails
    /// Everything that was looked at passes with the settings on.
    case nothingFound = "nothing found against it"
    /// Something needs review, or nothing was looked at.
    case notKnown = "not known"
  }

  /// One use of colour: a text or symbol on what it stands on, or an item of a bar.
  public struct Use: Hashable, Codable, Sendable {
    /// The colours' names, such as `hint on paper`.
    public var name: String
    /// The device family.
    public var family: Family
    /// What it comes to under each setting; the worse one of light and dark.
    public var verdicts: [Setting: Verdict]

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - name: The colours' names.
    ///   - family: The device family.
    ///   - verdicts: What it comes to under each setting.
    public init(name: String, family: Family, verdicts: [Setting: Verdict]) {
      self.name = name
      self.family = family
      self.verdicts = verdicts
    }

    /// Whether it fails by default and passes with the settings on.
    public var isMended: Bool {
      verdicts[.standard] == .fail && verdicts[.increased] == .pass && verdicts[.opaque] == .pass
    }
  }

  /// Every use that was looked at, in order.
  public var uses: [Use]

  /// Creates an answer to a run.
  ///
  /// - Parameter uses: Every use that was looked at.
  public init(_ uses: [Use] = []) { self.uses = uses }

  /// The uses on a device family.
  ///
  /// - Parameter family: The device family.
  /// - Returns: Its uses, in order.
  public func uses(on family: Family) -> [Use] { uses.filter { $0.family == family } }

  /// The uses on a device family that come to a verdict under a setting.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - setting: The setting.
  ///   - family: The device family.
  /// - Returns: Their number.
  public func count(_ verdict: Verdict, _ setting: Setting, on family: Family) -> Int {
    uses.count { $0.family == family && $0.verdicts[setting] == verdict }
  }

  /// What can be said of the label on a device family: what Increase Contrast mends does not count against it.
  ///
  /// - Parameter family: The device family.
  /// - Returns: The answer.
  public func answer(on family: Family) -> Answer {
    let uses = uses(on: family)
    let asked: [Setting] = [.increased, .opaque]
    if uses.contains(where: { use in asked.contains { use.verdicts[$0] == .fail } }) { return .fails }
    let isDecided = uses.allSatisfy { use in asked.allSatisfy { use.verdicts[$0] == .pass } }
    return isDecided && !uses.isEmpty ? .nothingFound : .notKnown
  }
}
