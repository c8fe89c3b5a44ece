internal import AuditModel

/// The command that shows a finding again, to be given where the report's own command was given: the run itself, narrowed
/// to the rule and the key.
struct ReproductionCommand {
  let finding: Finding
  /// The run's own command without its reports and rules: the subcommand, then inputs and settings.
  let run: [String]

  /// The command as a shell takes it; nil where nobody says how the report came about.
  var text: String? {
    let fields = finding.fields.value
    return Self.text(run, Self.narrowing(of: run, to: fields.rule, key: fields.locale == nil ? nil : fields.key))
  }

  /// A run's own command with more options; nil where nobody says how the report came about.
  static func text(_ run: [String], _ options: [String] = []) -> String? {
    guard !run.isEmpty else { return nil }
    // What stands behind two hyphens is no option.
    let end = run.firstIndex(of: "--") ?? run.endIndex
    return (["typecheck"] + run[..<end] + options + run[end...]).map(quoted).joined(separator: " ")
  }

  /// The options that leave no more than a rule and a key of a run.
  static func narrowing(of run: [String], to rule: String, key: String?) -> [String] {
    let rule = ["--only-rule", rule]
    // A key may begin with a hyphen.
    let key = key.map { $0.hasPrefix("-") ? ["--key=\($0)"] : ["--key", $0] } ?? []
    switch run.first {
    case "check": return rule + key + ["--all"]
    case "measure": return key + ["--all"]
    case "palette": return rule + ["--all"]
    default: return []
    }
  }

  /// A word as every shell takes it; controls become escapes, which bash, zsh and ksh understand.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if Quotation.escape(word) == word {
      // One scalar at a time: an apostrophe may have a combining mark behind it.
      let escaped = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
      return "'\(escaped)'"
    }
    var bytes = "$'"
    for byte in word.utf8 {
      if isPlain(byte) || byte == UInt8(ascii: " ") {
        bytes.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        bytes += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return bytes + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
