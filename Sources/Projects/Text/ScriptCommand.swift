/// A command of a shell script.
///
/// Scripts in other languages are split in the same way; that is enough to find quoted paths.
struct ScriptCommand {
  /// The words as a shell splits them, without quotation marks.
  private(set) var words: [String] = []
  /// The texts in quotation marks, which may be parts of words.
  private(set) var quoted: [String] = []
  /// Whether the next command reads what this one prints.
  private var isPiped = false

  /// Tools that copy files (our own list); the last word is the destination.
  private static let copiers: Set<Substring> = ["cp", "rsync", "ditto", "mv", "ln"]

  /// Tools that only read sources and add none to the app (our own list).
  private static let readers = [
    "swiftlint", "swiftformat", "swift-format", "periphery", "licenseplist", "license-plist", "dsym", "crashlytics",
  ]

  /// Words that may come before a tool's name.
  private static let keywords: Set<String> = ["if", "then", "else", "elif", "do", "!", "{", "("]

  /// Whether the command copies files.
  var isCopying: Bool { words.contains { Self.copiers.contains(ProjectPath.name(of: $0)) } }

  /// Whether the command adds no file to the app.
  var isReader: Bool {
    let tool = words.first { !Self.keywords.contains($0) }
    if tool == "echo" { return !isPiped }
    return !isCopying && words.contains { word in Self.readers.contains(where: word.lowercased().contains) }
  }

  /// Returns the commands of a script, without comments.
  static func all(in text: String) -> [ScriptCommand] {
    var splitter = Splitter()
    for byte in text.utf8 { splitter.read(byte) }
    splitter.endCommand()
    return splitter.commands
  }

  /// Splits a script at its separators, outside of quotation marks.
  private struct Splitter {
    private(set) var commands: [ScriptCommand] = []
    private var command = ScriptCommand()
    private var (word, text): ([UInt8], [UInt8]) = ([], [])
    private var quote: UInt8?
    private var (isEscaped, isComment) = (false, false)

    mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
      case _ where isComment: break
      case _ where isEscaped:
        isEscaped = false
        append(byte)
      case UInt8(ascii: "\\"): isEscaped = true
      case _ where byte == quote: endQuote()
      case _ where quote != nil: append(byte)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "#") where word.isEmpty: isComment = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): endWord()
      // `2>&1` is one word.
      case UInt8(ascii: "&") where word.last == UInt8(ascii: ">"): append(byte)
      case UInt8(ascii: "|"):
        command.isPiped = true
        endCommand()
      case UInt8(ascii: ";"), UInt8(ascii: "&"): endCommand()
      default: append(byte)
      }
    }

    private mutating func append(_ byte: UInt8) {
      word.append(byte)
      if quote != nil { text.append(byte) }
    }

    private mutating func endQuote() {
      if !text.isEmpty { command.quoted.append(String(decoding: text, as: UTF8.self)) }
      (quote, text) = (nil, [])
    }

    private mutating func endWord() {
      if !word.isEmpty { command.words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }

    /// Ends the command, unless the line is continued.
    ///
    /// Every quotation ends with its line, because an apostrophe in another language may look like one.
    private mutating func endLine() {
      endQuote()
      if isEscaped { endWord() } else { endCommand() }
      (isEscaped, isComment) = (false, false)
    }

    mutating func endCommand() {
      endQuote()
      endWord()
      if !command.words.isEmpty { commands.append(command) }
      command = ScriptCommand()
    }
  }
}
