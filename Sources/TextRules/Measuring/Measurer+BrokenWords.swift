package import AuditModel
import DynamicType

/// Checks for words that break in every slot that the app may use.
extension Measurer {
  /// The smallest text style at every size category.
  private static let smallestStyle = TextStyle.caption2

  /// Returns whether a text contains the address of a page or mailbox.
  static func hasAddress(_ text: String) -> Bool {
    // Most texts have none of these letters, and splitting is the slowest step for a short text.
    let marks = (UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "w"))
    guard text.utf8.contains(where: { $0 == marks.0 || $0 == marks.1 || $0 == marks.2 }) else { return false }
    return text.split(whereSeparator: \.isWhitespace).contains { word in
      word.contains("://") || word.hasPrefix("www.")
        || word.split(separator: "@", omittingEmptySubsequences: false).count == 2 && word.last != "@"
          && word.first != "@" && word.drop { $0 != "@" }.contains(".")
    }
  }

  /// Finds the categories at which a word breaks even in the smallest style and the whole window, and sets their
  /// outcome.
  ///
  /// Nothing is measured unless a word is too wide for the assumed slot, which is never wider than its window and
  /// never has a smaller style.
  ///
  /// `subject` has the measurements of `fit`, and receives the outcomes.
  ///
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func markBrokenWords(of fit: SlotFit, in subject: inout SlotMeasurement) throws {
    guard subject.sharedSlot.value.isContainerAssumed,
      subject.measurements.firstPlace(where: { $0.wordOverBy > 0 }) != nil
    else { return }
    let slot = subject.slot
    var widest = fit.item
    // An app may remove markup before it draws a text, so a tag does not count as a word.
    guard !slot.role.isFixedSize, !widest.text.contains("<") else { return }
    // The words of another font have other widths.
    guard !slot.assumed.contains(.face) else { return }
    // A text that no code uses is never drawn, and an address is usually the target of a link.
    guard !slot.assumed.contains(.unused), !Self.hasAddress(widest.text) else { return }
    widest.lineLimit = 0
    widest.isLimitInferred = false
    widest.showsCut = false
    widest.slot = slot
    widest.slot.minimumScale = nil
    widest.slot.height = nil
    if !slot.assumed.isDisjoint(with: [.style, .place]) {
      (widest.slot.style, widest.slot.weight) = (Self.smallestStyle, nil)
    }
    if slot.assumed.contains(.growth) { widest.slot.maxCategory = .large }
    if !slot.assumed.isDisjoint(with: [.width, .place]) {
      guard let window = slot.windowWidth else { return }
      widest.slot.width = max(window, slot.width)
    }
    // The fields that remain are not assumptions.
    widest.slot.assumed = []
    guard hasSizes(for: widest.slot) else { return }
    let marks = try measure(widest).measurements
    for (index, mark) in marks.enumerated() where index < subject.measurements.count {
      guard mark.breaksWord else { continue }
      subject.measurements[index].wordOverByAnywhere = mark.wordOverBy
      subject.measurements[index].outcome = mark.outcome
      subject.measurements[index].hyphenation = mark.hyphenation
      subject.measurements[index].reason = mark.reason
    }
  }
}
