public import AuditModel
package import TextRules

/// The uses of an app's keys in its code.
public struct AppUses: Sendable {
  /// A target of the app's projects.
  public struct Target: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The names of the platforms, sorted; empty if they are not known.
    public var platforms: [String]
    /// The lowest version of iOS that it runs on, such as `16.4`; nil if it is not known or the target has none.
    public var deploymentTarget: String?
    /// The pictures and colours that its settings name, and the texts of its specification that may name some.
    var assetNames: Set<String> = []
    /// Whether a setting that names a colour has a value that is not known.
    var hasOpenColors = false
    /// The paths of its Info.plist files, as far as they may be read.
    var infoPlists: [String] = []
  }

  /// The targets of the app's projects, in the order of the projects.
  public internal(set) var targets: [Target] = []
  /// The devices that the app runs on.
  package internal(set) var devices = AppDevices()
  /// The windows in which the texts are measured.
  package internal(set) var windows = AppWindows()
  /// The keys of all tables and languages, in the order of the files, and those that only code has.
  public internal(set) var keys: [TextKey] = []
  /// The keys that code looks up and no table has, which are among ``keys``.
  package internal(set) var codeOnlyKeys: Set<TextKey> = []
  /// The texts in code for keys that no table has.
  package internal(set) var defaults: [TextKey: String] = [:]
  /// The keys of storyboards, xibs and their tables, which are among ``keys``.
  public internal(set) var documentKeys: Set<TextKey> = []
  /// The texts of storyboards and xibs that no table has in their language.
  package internal(set) var documentTexts: [LocalizedString] = []
  /// The statements of storyboards, xibs and their tables that decide who can read or use an object.
  public internal(set) var documentFacts: [InterfaceFact] = []
  /// The storyboards and xibs, with the uses of their texts.
  package internal(set) var interface = InterfaceContents()
  /// The number of storyboards and xibs that were read.
  public internal(set) var documents = 0
  /// The number of storyboards and xibs for other platforms, by the platform's name.
  public internal(set) var otherDocuments: [String: Int] = [:]
  /// The places that draw or speak texts, in the order of the sources.
  public internal(set) var uses: [TextUse] = []
  /// The mentions that lead to no place, in the order of the sources.
  public internal(set) var mentions: [TextMention] = []
  /// The places whose key no table has, in the order of the sources; an interpolation in a key is U+FFFC.
  public internal(set) var unknown: [TextUse] = []
  /// The statements about views that decide who can read or use them, in the order of the sources.
  public internal(set) var facts: [CodeFact] = []
  /// The colours of texts and their backgrounds, in the order of the sources, then of the storyboards and xibs.
  public internal(set) var colors: [CodeColorPair] = []
  /// The names in code and documents that may refer to colour sets and image sets.
  package internal(set) var assets = AssetMentions()
  /// Notes on the parts of storyboards and xibs that are read only in part.
  package internal(set) var documentRemarks: [String] = []
  /// The counts of texts of storyboards and xibs by the state of their colours.
  package internal(set) var documentColors = DocumentColorCounts()
  /// The screens of SwiftUI code, by file and line; empty if they were not requested.
  public internal(set) var screens: [CodeScreen] = []
  /// The code because of which properties of texts are not known, or keys not followed.
  package internal(set) var blocking = BlockingCodes()
  /// The properties of unread view classes in storyboards and xibs, such as `ThemedLabel.text`, with their texts.
  package internal(set) var openClasses: [String: Int] = [:]
  /// The number of Swift files that were read.
  public var files: Int { paths.count { $0.hasSuffix(".swift") } }
  /// The keys whose texts code formats without a locale.
  package internal(set) var formattedWithoutLocale: Set<TextKey> = []
  /// The values that code passes for the arguments of formats, by the argument's number from 1.
  package internal(set) var arguments: [TextKey: [Int: FormatArgument]] = [:]
  /// The keys that code and documents name in ways other than literals.
  package internal(set) var runTimeKeys = RunTimeKeys()
  /// The paths of the source files that were read.
  package internal(set) var paths: Set<String> = []
  /// Whether all code that may use a key was read: no Swift file was skipped, and there is no Objective-C code.
  public internal(set) var isComplete = true
  /// Whether no source file was skipped.
  package internal(set) var readsAllFiles = false
  /// The problems of the files.
  public internal(set) var inputIssues: [InputIssue] = []

  /// Creates an empty report.
  init() {}

  /// The keys with at least one use.
  public var joined: Set<TextKey> { Set(uses.map(\.key)) }

  /// The keys that the code mentions, with or without a use.
  public var mentioned: Set<TextKey> { joined.union(mentions.map(\.key)) }

  /// The keys that the code does not mention, in order.
  ///
  /// They include keys that the code puts together at run time.
  public var unused: [TextKey] {
    let mentioned = mentioned
    return keys.filter { !mentioned.contains($0) }
  }

  /// The number of the keys in ``unused`` that code may build at run time, as far as constant parts of names show it.
  package var builtAtRunTime: Int { runTimeKeys.reached(among: unused).count }

  /// The lines that build keys at run time, in order.
  package var runTimeSites: [SourceLocation] { runTimeKeys.sites.sorted() }

  /// The number of keys per way from the place to the key; a key counts for each of its ways.
  public var keysByWay: [TextUse.Way: Int] {
    Dictionary(grouping: uses, by: \.way).mapValues { Set($0.map(\.key)).count }
  }

  /// The number of keys without a use per cause; a key counts for each of its causes.
  public var keysByEnding: [TextMention.Ending: Int] {
    let joined = joined
    return Dictionary(grouping: mentions.filter { !joined.contains($0.key) }, by: \.ending)
      .mapValues { Set($0.map(\.key)).count }
  }
}
