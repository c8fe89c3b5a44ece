import AuditModel
import RuleKit
import TextEngine

/// A source of sample values for placeholders: from the options, else from the file, else by type.
///
/// Use an instance from one thread, like the ``NumberWriting`` that it contains.
final class SampleValues {
  /// Alternative values, of which the widest counts.
  struct Choice: Hashable {
    var texts: [String]
    /// Larger numbers that an app may also show.
    ///
    /// The list is empty if the value is known.
    var larger: [String] = []
    /// Whether the width of the real value is unknown.
    var isUnknown = false
    /// Whether the values are unusually large numbers, because no others use this form.
    var isRare = false
  }

  /// Typical whole numbers (our own choice: up to two digits), covering most plural categories of CLDR.
  static let integers: [Double] = [0, 1, 2, 3, 5, 11, 21, 28]
  /// The largest whole numbers that have to fit for a text to pass (our own choice).
  static let largeIntegers: [Double] = [100, 1000, 1_234_567]
  /// Typical numbers with decimals.
  static let decimals: [Double] = [12.5, 0.5, 1.5, 1, 0, 2, 3, 5, 11, 21, 28]
  /// The largest numbers with decimals that have to fit for a text to pass (our own choice).
  static let largeDecimals: [Double] = [100, 1234.5]
  /// The numbers to try for a plural category that contains none of the typical numbers.
  private static let others = (0...200).map(Double.init)
  /// The smallest number in plural categories for whole millions only, such as `many` in French (CLDR 42).
  private static let rare: [Double] = [1_000_000]

  /// The 28th of every month of 2026 (our own choice: two digits in every place), in seconds after 1970.
  private static let dates = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334].map { start in
    Double(20_454 + start + 27) * 86_400 + times[1]
  }
  /// 10:58 and 22:58 (our own choice: two digits in every place), in seconds after midnight.
  private static let times: [Double] = [39_480, 82_680]

  private let options: SampleOptions
  private let numbers = NumberWriting()
  private let dates = DateWriting()
  private var moments: [MomentKey: Choice] = [:]
  private var written: [NumberKey: Choice] = [:]

  /// Everything that determines how dates are written.
  private struct MomentKey: Hashable {
    var locale: String
    var kind: DateWriting.Kind
  }

  /// Everything that determines how numbers are written.
  private struct NumberKey: Hashable {
    var locale: String
    var kind: Placeholder.Kind
    var conversion: String
    var flags: String
    var width: Int?
    var precision: Int?
    var choice: TextForm.Choice?
  }

  init(options: SampleOptions) { self.options = options }

  /// Returns the sample values for a placeholder.
  func choice(for placeholder: Placeholder, decidedBy choice: TextForm.Choice?, in string: LocalizedString) -> Choice {
    let argument = placeholder.argument
    if let override = options.overrides.last(where: { $0.isFor(placeholder, of: string.key) }) {
      return Choice(texts: override.texts.map { shortened($0, for: placeholder) })
    }
    if let sample = string.details?.samples[argument] { return Choice(texts: [shortened(sample, for: placeholder)]) }
    let declared = string.details?.conversions[argument]
    let type = Self.mayHaveType.contains(placeholder.kind) ? ArgumentType(of: placeholder, declared: declared) : nil
    switch type {
    case .date: return moments(.date, locale: string.locale)
    case .time: return moments(.time, locale: string.locale)
    default: break
    }
    let typed = typed(placeholder, type, declared: declared, hasPlural: choice != nil)
    switch typed.kind {
    case .integer where type == .shapedNumber && choice == nil:
      return Choice(texts: numbers(typed, choice, locale: string.locale).texts, isUnknown: true)
    case .integer, .real: return numbers(typed, choice, locale: string.locale)
    case .pointer: return Choice(texts: ["0x16fdff2a8"])
    case .character: return Choice(texts: ["M"], isUnknown: true)
    case .date: return Choice(texts: ["31"], isUnknown: true)
    case .object, .text, .name, .variable:
      guard options.texts.isEmpty else { return Choice(texts: options.texts.map { shortened($0, for: typed) }) }
      return Choice(texts: [shortened(SampleOptions.shortName, for: typed)], isUnknown: true)
    }
  }

  /// The kinds of placeholders that do not determine the type of the value.
  private static let mayHaveType: Set<Placeholder.Kind> = [.name, .variable, .object]

  /// Returns the placeholder with its type as stated by the file.
  ///
  /// A name that selects a plural form counts as a number.
  private func typed(
    _ placeholder: Placeholder, _ type: ArgumentType?, declared: String?, hasPlural: Bool
  ) -> Placeholder {
    guard Self.mayHaveType.contains(placeholder.kind) else { return placeholder }
    var typed = placeholder
    switch type {
    case .integer, .shapedNumber: (typed.kind, typed.conversion) = (.integer, "d")
    case .real: (typed.kind, typed.conversion) = (.real, "g")
    case .words where !hasPlural: break
    default:
      if let conversion = declared.flatMap(Self.specifier) {
        typed.kind = conversion.kind
        (typed.conversion, typed.flags) = (conversion.conversion, conversion.flags)
        (typed.width, typed.precision) = (conversion.width, conversion.precision)
      } else if hasPlural {
        (typed.kind, typed.conversion) = (.integer, "d")
      }
    }
    return typed
  }

  /// Reads a format specifier with or without its percent sign.
  ///
  /// The result is nil if the text is anything else.
  private static func specifier(_ declared: String) -> Placeholder? {
    let text = declared.hasPrefix("%") ? declared : "%" + declared
    let found = FormatText(text).placeholders
    return found.count == 1 && found[0].range == 0..<text.utf8.count ? found[0] : nil
  }

  // MARK: Dates

  /// Returns dates of every month, or times before and after noon.
  ///
  /// The choice is marked as unknown, because an app may show any of them.
  private func moments(_ kind: DateWriting.Kind, locale: String) -> Choice {
    let key = MomentKey(locale: locale, kind: kind)
    if let known = moments[key] { return known }
    let seconds = kind == .date ? Self.dates : Self.times
    let texts = seconds.compactMap { dates.text($0, kind, language: locale) }
    let choice = Choice(texts: texts.isEmpty ? [SampleOptions.shortName] : texts, isUnknown: true)
    moments[key] = choice
    return choice
  }

  /// Shortens a text to the placeholder's precision, which is the largest number of characters for texts.
  private func shortened(_ text: String, for placeholder: Placeholder) -> String {
    guard let most = placeholder.precision, [.object, .text].contains(placeholder.kind) else { return text }
    return String(text.prefix(most))
  }

  // MARK: Numbers

  private func numbers(_ placeholder: Placeholder, _ choice: TextForm.Choice?, locale: String) -> Choice {
    let key = NumberKey(
      locale: locale, kind: placeholder.kind, conversion: placeholder.conversion, flags: placeholder.flags,
      width: placeholder.width, precision: placeholder.precision,
      choice: choice.map { TextForm.Choice($0.kind, value: $0.value) })
    if let known = written[key] { return known }
    let values = values(placeholder.kind, choice, locale: locale)
    let fit = fitting(values.usual, placeholder)
    let usual = texts(fit.isEmpty ? values.usual : fit, placeholder, locale: locale)
    let larger = texts(fitting(values.larger, placeholder), placeholder, locale: locale)
    let made = Choice(texts: usual, larger: larger.filter { !usual.contains($0) }, isRare: values.isRare)
    written[key] = made
    return made
  }

  private func texts(_ values: [Double], _ placeholder: Placeholder, locale: String) -> [String] {
    var texts: [String] = []
    for text in values.map({ write($0, placeholder, locale: locale) }) where !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }

  /// The sample numbers of a plural form.
  private struct Values {
    /// Typical numbers.
    var usual: [Double]
    /// Larger numbers that the text may also show.
    var larger: [Double] = []
    /// Whether only unusually large numbers use the form.
    var isRare = false
  }

  /// Returns the numbers in the plural category of a form.
  private func values(_ kind: Placeholder.Kind, _ choice: TextForm.Choice?, locale: String) -> Values {
    let usual = kind == .real ? Self.decimals : Self.integers
    let large = kind == .real ? Self.largeDecimals : Self.largeIntegers
    let asked = kind == .integer ? options.integer.map { Values(usual: [Double($0)]) } : nil
    let all = asked ?? Values(usual: usual, larger: large)
    guard let choice else { return kind == .real ? Values(usual: [12.5], larger: large) : all }
    if choice.value.hasPrefix("="), let exact = Double(choice.value.dropFirst()) { return Values(usual: [exact]) }
    guard let category = PluralCategory(name: choice.value) else { return all }
    let rules = PluralRules.rules(for: locale, choice.kind == .ordinal ? .ordinal : .cardinal)
    func ofCategory(_ numbers: [Double]) -> [Double] { numbers.filter { rules.category(of: $0) == category } }
    if let asked {
      let found = ofCategory(asked.usual)
      if !found.isEmpty { return Values(usual: found) }
    }
    for numbers in [usual, Self.others] {
      let found = ofCategory(numbers)
      if !found.isEmpty { return Values(usual: found, larger: asked == nil ? ofCategory(large) : []) }
    }
    let rare = ofCategory(Self.rare)
    return rare.isEmpty ? all : Values(usual: rare, isRare: true)
  }

  /// Returns the numbers with no more digits than a placeholder's zero padding, which shows how many digits to
  /// expect.
  private func fitting(_ values: [Double], _ placeholder: Placeholder) -> [Double] {
    guard placeholder.kind == .integer, let digits = zeroPadding(placeholder), digits < 15 else { return values }
    let most = (0..<digits).reduce(1.0) { most, _ in most * 10 }
    return values.filter { abs($0) < most }
  }

  /// Returns the number of digits to which a whole number is padded with zeros, or nil.
  private func zeroPadding(_ placeholder: Placeholder) -> Int? {
    if let precision = placeholder.precision { return precision }
    return placeholder.flags.contains("0") && !placeholder.flags.contains("-") ? placeholder.width : nil
  }

  private func write(_ value: Double, _ placeholder: Placeholder, locale: String) -> String {
    let isLocal = options.digits == .local
    var text: String
    if placeholder.kind == .integer {
      text = writeInteger(value, placeholder, locale: locale)
    } else {
      // C's default precision is 6. `g` uses its shortest form, with at most one decimal.
      let letter = placeholder.conversion.last?.lowercased()
      let decimals = letter == "g" ? (value == value.rounded() ? 0 : 1) : min(placeholder.precision ?? 6, 100)
      text =
        isLocal ? numbers.text(value, decimals: decimals, language: locale) : numbers.plain(value, decimals: decimals)
      if letter == "e" { text += "e+01" }
    }
    if placeholder.flags.contains("+"), value >= 0 { text = "+" + text }
    let missing = min(placeholder.width ?? 0, 100) - text.count
    guard missing > 0 else { return text }
    let blanks = String(repeating: " ", count: missing)
    return placeholder.flags.contains("-") ? text + blanks : blanks + text
  }

  private func writeInteger(_ value: Double, _ placeholder: Placeholder, locale: String) -> String {
    let whole = Int(exactly: value.rounded(.towardZero)) ?? 0
    switch placeholder.conversion.last {
    case "x": return String(whole, radix: 16)
    case "X": return String(whole, radix: 16, uppercase: true)
    case "o", "O": return String(whole, radix: 8)
    default: break
    }
    let isLocal = options.digits == .local
    let padding = zeroPadding(placeholder)
    let number = Double(whole)
    let text =
      isLocal
      ? numbers.text(number, language: locale, groups: padding == nil) : numbers.plain(number)
    guard let padding else { return text }
    let zero = isLocal ? numbers.text(0, language: locale) : "0"
    return String(repeating: zero, count: max(0, min(padding, 100) - text.count)) + text
  }
}

@available(*, unavailable)
extension SampleValues: Sendable {}

extension SampleOptions.Override {
  /// Returns whether the override applies to a placeholder of the text with a key.
  fileprivate func isFor(_ placeholder: Placeholder, of key: String) -> Bool {
    guard !texts.isEmpty else { return false }
    if let argument {
      guard argument == placeholder.argument else { return false }
    } else if ![.object, .text, .name].contains(placeholder.kind) {
      return false
    }
    return keys.matches(key)
  }
}
