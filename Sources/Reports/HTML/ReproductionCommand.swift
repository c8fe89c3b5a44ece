internal import AuditModel

/// The command that reproduces a finding: the run's command, narrowed to the rule and key.
///
/// It must run in the folder of the original run.
struct ReproductionCommand {
  let finding: Finding
  /// The arguments of the run without reports and rules, subcommand first.
  let run: [String]

  /// The command, quoted for a shell; nil if the run's arguments are unknown.
  var text: String? {
    let fields = finding.fields.value
    return Self.text(run, Self.narrowing(of: run, to: fields.rule, key: fields.locale == nil ? nil : fields.key))
  }

  /// Returns the run's command with additional options, or nil if its arguments are unknown.
  static func text(_ run: [String], _ options: [String] = []) -> String? {
    guard !run.isEmpty else { return nil }
    // Options must come before `--`.
    let end = run.firstIndex(of: "--") ?? run.endIndex
    return (["typecheck"] + run[..<end] + options + run[end...]).map(quoted).joined(separator: " ")
  }

  /// Returns the options that narrow a run to one rule and, for a text, to one key.
  static func narrowing(of run: [String], to rule: String, key: String?) -> [String] {
    let rule = ["--only-rule", rule]
    // A key that starts with a hyphen would be parsed as an option.
    let key = key.map { $0.hasPrefix("-") ? ["--key=\($0)"] : ["--key", $0] } ?? []
    switch run.first {
    case "check": return rule + key + ["--all"]
    case "measure": return key + ["--all"]
    case "palette": return rule + ["--all"]
    default: return []
    }
  }

  /// Returns a word, quoted for a shell if necessary.
  ///
  /// Control characters need `$'…'`, which bash, zsh and ksh support.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if Quotation.escape(word) == word {
      // Scalars are used, because an apostrophe and a combining mark form one grapheme.
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

  private static func isPlain(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "-._/+,:=".utf8.contains(byte) }
}
