import AuditModel
import TextEngine

/// Makes of texts as files have them what a reader sees: the form that decides, placeholders filled, marks taken out,
/// capitals where the app draws them.
///
/// An object of one thread.
final class TextDrawing {
  /// How wide a text is at Large, in points.
  typealias Width = (_ text: String) throws -> Double

  private let options: MeasureOptions
  private let values: SampleValues?
  /// How wide sample values are, by language and room.
  private var widths: [[String: Double]] = []
  private var scopes: [Scope: Int] = [:]
  private var lastScope: (scope: Scope, number: Int)?

  private struct Scope: Hashable {
    var locale: String
    var slot: Slot
  }

  /// Creates an object that has drawn nothing.
  ///
  /// - Parameter options: What is measured for.
  init(options: MeasureOptions) {
    self.options = options
    values = options.samples.map(SampleValues.init)
  }

  /// Whether a text may be drawn otherwise than without its placeholders.
  func isAsked(for string: LocalizedString, in slot: Slot) -> Bool {
    if slot.uppercase || string.details?.forms.isEmpty == false || slot.markup(of: string) != .none { return true }
    return values != nil && Placeholder.mayStand(in: string.text)
  }

  /// What is drawn of a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - sources: The text in the source language in all its forms; nil where this is it, or it is not known.
  ///   - slot: The room.
  ///   - width: Measures a text in this room.
  /// - Returns: What is drawn; nil where it is the text as it stands.
  /// - Throws: What `width` throws.
  func drawn(_ string: LocalizedString, sources: [String]?, slot: Slot, width: Width) throws -> DrawnText? {
    let forms = DrawnForms(string.forms, on: options.platform)
    var drawn = try forms.forms.map { try draw($0, of: string, sources: sources, slot: slot, width: width) }
    var decided = 0
    if drawn.count > 1 { decided = forms.deciding(try drawn.map { try width($0.text) }) }
    if let all = string.details?.forms, all.count > 1 { drawn[decided].form = forms.forms[decided] }
    let chosen = drawn[decided]
    let isPlain = chosen.text == string.text && chosen.samples.isEmpty && !chosen.hasUnknownValues
    return isPlain && chosen.form == nil ? nil : chosen
  }

  private func draw(
    _ form: TextForm, of string: LocalizedString, sources: [String]?, slot: Slot, width: Width
  ) throws -> DrawnText {
    let markup = slot.markup(of: string)
    var drawn = DrawnText(text: form.text)
    if let values {
      try fill(&drawn, form, of: string, sources: sources, markup, values) { choice in
        try self.widest(choice, locale: string.locale, slot: slot, width: width)
      }
    } else if let text = Placeholder.removing(
      from: form.text, literals: form.literals, source: sources?.joined(separator: "\n"))
    {
      drawn.text = text
      drawn.hasUnknownValues = true
    }
    drawn.text = markup.removed(from: drawn.text)
    if slot.uppercase { drawn.text = Capitals(drawn.text, language: string.locale).text }
    return drawn
  }

  private func fill(
    _ drawn: inout DrawnText, _ form: TextForm, of string: LocalizedString, sources: [String]?,
    _ markup: TextDetails.Markup, _ values: SampleValues, widest: (SampleValues.Choice) throws -> String
  ) throws {
    let format = sources.map { FormatText(form, sources: $0) } ?? FormatText(form)
    let placeholders = format.placeholders
    guard !placeholders.isEmpty || format.hasPercentFormat else { return }
    let spellings = placeholders.reduce(into: [String: Int]()) { $0[$1.spelling, default: 0] += 1 }
    var samples: [Int: String] = [:]
    for placeholder in placeholders {
      let decided = DrawnForms.choice(by: placeholder, among: placeholders, of: form)
      let choice = values.choice(for: placeholder, decidedBy: decided, in: string)
      let sample = try widest(choice)
      samples[placeholder.range.lowerBound] = sample
      let name = spellings[placeholder.spelling, default: 1] > 1 ? placeholder.numbered : placeholder.spelling
      drawn.samples[name] = sample
      drawn.hasUnknownValues = drawn.hasUnknownValues || choice.isUnknown
    }
    drawn.text = format.filled { placeholder in
      let sample = samples[placeholder.range.lowerBound] ?? ""
      switch markup {
      case .none: return sample
      case .markdown: return MarkdownText.escaped(sample)
      case .html: return HTMLText.escaped(sample)
      }
    }
  }

  /// The widest of some values; each is measured once for a language and room.
  private func widest(
    _ choice: SampleValues.Choice, locale: String, slot: Slot, width: Width
  ) throws -> String {
    guard choice.texts.count > 1 else { return choice.texts.first ?? "" }
    let scope = number(of: Scope(locale: locale, slot: slot))
    var widest = ""
    var most = -1.0
    for text in choice.texts {
      let one: Double
      if let known = widths[scope][text] {
        one = known
      } else {
        one = try width(slot.uppercase ? Capitals(text, language: locale).text : text)
        widths[scope][text] = one
      }
      if one > most { (widest, most) = (text, one) }
    }
    return widest
  }

  private func number(of scope: Scope) -> Int {
    if let lastScope, lastScope.scope == scope { return lastScope.number }
    let number = scopes[scope] ?? widths.count
    if number == widths.count {
      scopes[scope] = number
      widths.append([:])
    }
    lastScope = (scope, number)
    return number
  }
}

extension TextDetails.Markup {
  /// A text as it is drawn, without its marks.
  func removed(from text: String) -> String {
    switch self {
    case .none: text
    case .markdown: MarkdownText(text).plain
    case .html: HTMLText(text).plain
    }
  }
}

@available(*, unavailable)
extension TextDrawing: Sendable {}
