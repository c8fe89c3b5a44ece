package import AuditModel

extension LayoutExport {
  /// Adds measured texts in order, until a limit is reached.
  ///
  /// Texts that are drawn with Bold Text on are added too if they were measured so. A text whose font cannot be read is
  /// skipped: it has no picture, but its verdicts stay.
  ///
  /// - Parameters:
  ///   - results: The texts with their measurements, the most important first.
  ///   - wordBreaks: Returns what is known of how the system breaks the words of a text.
  /// - Returns: The texts, with the letters and outlines that they share.
  package func texts(
    of results: some Sequence<SlotMeasurement>, wordBreaks: (PageTexts.Key) -> PageLayout.WordBreaks
  ) -> PageTexts {
    for result in results {
      guard let key = PageTexts.Key(result) else { continue }
      do { try add(key, wordBreaks: wordBreaks(key)) } catch { unread += 1 }
    }
    var texts = texts
    texts.unread = unread
    return texts
  }
}
