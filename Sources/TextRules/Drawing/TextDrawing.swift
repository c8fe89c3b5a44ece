import AuditModel
import Bytes
import TextEngine

/// A converter from a text in a file to the text that people see.
///
/// It chooses the form to measure, fills in placeholders, removes markup and applies capitals.
///
/// Use an instance from one thread.
final class TextDrawing {
  /// A function that returns the width of a text at Large, in points.
  typealias Width = (_ text: String) throws -> Double

  private let options: MeasureOptions
  private let values: SampleValues?
  /// The widths of sample values, by language and slot.
  private var widths: [[String: Double]] = []
  private var scopes = Interner<Scope>()

  private struct Scope: Hashable {
    var locale: String
    var slot: Slot
  }

  init(options: MeasureOptions) {
    self.options = options
    values = options.samples.map(SampleValues.init)
  }

  /// Returns whether drawing a text may involve more than removing its placeholders.
  func isAsked(for string: LocalizedString, in slot: Slot) -> Bool {
    if slot.uppercase || string.details?.forms.isEmpty == false || slot.markup(of: string) != .none { return true }
    return values != nil && Placeholder.mayStand(in: string.text)
  }

  /// Returns the text as drawn, or nil if it is unchanged.
  ///
  /// `sources` are all forms of the source text; nil if this text is the source, or if the source is unknown. `width`
  /// measures a text in this slot.
  ///
  /// - Throws: The error of `width`.
  func drawn(_ string: LocalizedString, sources: [String]?, slot: Slot, width: Width) throws -> DrawnText? {
    let forms = DrawnForms(string.forms, on: options.platform)
    let drawings = try forms.forms.map { try draw($0, of: string, sources: sources, slot: slot, width: width) }
    var decided = 0
    if drawings.count > 1 {
      let isEveryRare = drawings.allSatisfy(\.isRare)
      // A form for whole millions counts only if there is no other form.
      let widths = try drawings.map { $0.isRare && !isEveryRare ? -1 : try width($0.drawn.text) }
      decided = forms.deciding(widths)
    }
    var chosen = drawings[decided].drawn
    chosen.isInflected = drawings.contains(where: \.drawn.isInflected)
    chosen.growth = try growth(of: drawings, from: chosen.text, width: width)
    if let all = string.details?.forms, all.count > 1 { chosen.form = forms.forms[decided] }
    let isPlain = chosen.text == string.text && chosen.samples.isEmpty && !chosen.hasUnknownValues
    return isPlain && chosen.form == nil ? nil : chosen
  }

  /// One form of a text as drawn.
  private struct Drawing {
    var drawn: DrawnText
    /// The form with the largest numbers that it may show, or nil if its values are known.
    var largest: String?
    /// Whether this form only applies to unusually large numbers.
    var isRare = false
  }

  /// Returns the factor by which large numbers, or numbers of another form, may widen the text.
  private func growth(of drawings: [Drawing], from text: String, width: Width) throws -> Double {
    let largest = drawings.compactMap { $0.largest ?? ($0.isRare ? $0.drawn.text : nil) }
    guard !largest.isEmpty else { return 1 }
    let usual = try width(text)
    guard usual > 0, usual < .infinity else { return 1 }
    return max(1, try largest.map(width).reduce(0, max) / usual)
  }

  private func draw(
    _ form: TextForm, of string: LocalizedString, sources: [String]?, slot: Slot, width: Width
  ) throws -> Drawing {
    let markup = slot.markup(of: string)
    var drawing = Drawing(drawn: DrawnText(text: form.text))
    drawing.drawn.isInflected = markup == .markdown && MarkdownText(form.text).marks.isInflected
    if let values {
      try fill(&drawing, form, of: string, sources: sources, markup, values) { texts in
        try self.widest(texts, locale: string.locale, slot: slot, width: width)
      }
    } else if let text = Placeholder.removing(
      from: form.text, literals: form.literals, source: sources?.joined(separator: "\n"))
    {
      drawing.drawn.text = text
      drawing.drawn.hasUnknownValues = true
    }
    func seen(_ text: String) -> String {
      let plain = markup.removed(from: text)
      return slot.uppercase ? Capitals(plain, language: string.locale).text : plain
    }
    drawing.drawn.text = seen(drawing.drawn.text)
    drawing.largest = drawing.largest.map(seen)
    return drawing
  }

  private func fill(
    _ drawing: inout Drawing, _ form: TextForm, of string: LocalizedString, sources: [String]?,
    _ markup: TextDetails.Markup, _ values: SampleValues, widest: ([String]) throws -> String
  ) throws {
    let format = sources.map { FormatText(form, sources: $0) } ?? FormatText(form)
    let placeholders = format.placeholders
    guard !placeholders.isEmpty || format.hasPercentFormat else { return }
    let spellings = placeholders.reduce(into: [String: Int]()) { $0[$1.spelling, default: 0] += 1 }
    var samples: [Int: String] = [:]
    var largest: [Int: String] = [:]
    for placeholder in placeholders {
      let decided = DrawnForms.choice(by: placeholder, among: placeholders, of: form)
      let choice = values.choice(for: placeholder, decidedBy: decided, in: string)
      let sample = try widest(choice.texts)
      samples[placeholder.range.lowerBound] = sample
      if !choice.larger.isEmpty { largest[placeholder.range.lowerBound] = try widest(choice.larger) }
      let name = spellings[placeholder.spelling, default: 1] > 1 ? placeholder.numbered : placeholder.spelling
      drawing.drawn.samples[name] = sample
      drawing.drawn.hasUnknownValues = drawing.drawn.hasUnknownValues || choice.isUnknown
      drawing.isRare = drawing.isRare || choice.isRare
    }
    func filled(_ value: (Int) -> String?) -> String {
      format.filled { placeholder in
        let sample = value(placeholder.range.lowerBound) ?? ""
        switch markup {
        case .none: return sample
        case .markdown: return MarkdownText.escaped(sample)
        case .html: return HTMLText.escaped(sample)
        }
      }
    }
    drawing.drawn.text = filled { samples[$0] }
    if !largest.isEmpty { drawing.largest = filled { largest[$0] ?? samples[$0] } }
  }

  /// Returns the widest of several values.
  ///
  /// Each value is measured once per language and slot.
  private func widest(
    _ texts: [String], locale: String, slot: Slot, width: Width
  ) throws -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let scope = scopes.number(of: Scope(locale: locale, slot: slot))
    if scope == widths.count { widths.append([:]) }
    var widest = ""
    var most = -1.0
    for text in texts {
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
}

extension TextDetails.Markup {
  /// Returns a text as drawn, without its markup.
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
