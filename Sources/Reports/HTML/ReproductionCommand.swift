internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// The command that shows a finding again, to be given where the report's own command was given.
struct ReproductionCommand {
  let finding: Finding
  let platform: String
  /// Whether the report is one of palettes.
  var isOfPalette = false

  /// The command as a shell takes it.
  var text: String { (["typecheck"] + arguments).map(Self.quoted).joined(separator: " ") }

  private var arguments: [String] {
    let fields = finding.fields.value
    if let slot = fields.slot?.value, slot.name == nil, slot.size == nil {
      return measure(slot, fields)
    }
    if let reading = worstReading { return ["contrast", reading.first.hex, reading.seenSecond.hex] }
    return isOfPalette ? palette(fields) : check(fields)
  }

  /// A catalog is named as a whole; UIKit's own colours stand in no file.
  private func palette(_ fields: Finding.Fields) -> [String] {
    var file = fields.location.file
    if let catalog = file.firstRange(of: ".xcassets/") { file = String(file[..<catalog.upperBound].dropLast()) }
    let isSystem = file.isEmpty || !file.contains(".")
    return ["palette", isSystem ? "--system" : path(file), "--only-rule", fields.rule]
  }

  /// Rooms that a configuration names are only there where it is read.
  private func check(_ fields: Finding.Fields) -> [String] {
    let isPath = !fields.location.file.isEmpty && fields.location.file != "-"
    let place = fields.slot == nil && isPath ? path(fields.location.file) : "."
    return ["check", place, "--only-rule", fields.rule]
  }

  private func measure(_ slot: Slot, _ fields: Finding.Fields) -> [String] {
    var words = ["measure", path(fields.location.file)]
    if platform != Platform.ios.rawValue { words += ["--platform", platform] }
    words += ["--style", slot.style.rawValue, "--width", Self.number(slot.width)]
    words += ["--lines", fields.lineLimit.map { "\($0)" } ?? "auto"]
    if let height = slot.height { words += ["--height", Self.number(height)] }
    if slot.truncation != .tail { words += ["--truncation", slot.truncation.rawValue] }
    if let scale = slot.minimumScale { words += ["--minimum-scale", Self.number(scale)] }
    if slot.tighten { words.append("--tighten") }
    if let most = slot.maxCategory { words += ["--max-category", most.rawValue] }
    if slot.boldText { words += ["--bold-text", "on"] }
    if slot.framework != .uikit { words += ["--framework", slot.framework.rawValue] }
    if let weight = slot.weight { words += ["--weight", weight.rawValue] }
    if let font = slot.font { words += ["--font", path(font.path), "--size", Self.number(font.size)] }
    if let locale = fields.locale, LanguageAttribute.language(of: locale) != nil { words += ["--locale", locale] }
    return words
  }

  /// The worst environment that fails, where the finding is about a ratio or a difference of two colours.
  private var worstReading: PairReading? {
    guard let evidence = finding.colors, evidence.second != nil, evidence.bars.isEmpty else { return nil }
    let failing = evidence.readings.filter { evidence.failing.contains($0.environment) && $0.isExact }
    return failing.min { evidence.isAboutRatios ? $0.ratio < $1.ratio : $0.deltaE2000 < $1.deltaE2000 }
  }

  /// A path that is no option.
  private func path(_ path: String) -> String { path.hasPrefix("-") && path != "-" ? "./\(path)" : path }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
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
