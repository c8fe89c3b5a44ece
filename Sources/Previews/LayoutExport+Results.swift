package import AuditModel

extension LayoutExport {
  /// Adds measured texts in order, until a limit is reached.
  ///
  /// Pass the most important texts first. Those measured with Bold Text on are added too. A text whose font cannot be
  /// read is skipped: it has no picture, but its verdicts stay.
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
