extension [Screen] {
  /// The number of findings on all screens, except those that need review.
  package var failures: Int { reduce(0) { $0 + $1.marks.count { $0.kind != .review } } }
}

extension Screen {
  /// The measured texts.
  package var textKeys: [PageTexts.Key] { elements.compactMap { $0.drawn?.text?.measured?.key } }

  /// The screen without the views that its document hides.
  ///
  /// Marks name elements by their indices, so they are added afterwards.
  package var withoutHiddenViews: Screen {
    var shown = self
    shown.elements = []
    var places: [Int?] = []
    for var element in elements {
      guard element.drawn?.isHidden != true else {
        places.append(nil)
        continue
      }
      places.append(shown.elements.count)
      element.parent = element.parent.flatMap { places[$0] }
      shown.elements.append(element)
    }
    return shown
  }
}
