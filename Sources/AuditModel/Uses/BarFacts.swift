/// The statements of code and documents about all tab bars and segmented controls of UIKit in an app.
package struct BarFacts: Hashable, Sendable {
  /// A number of tabs, with the place that states it.
  package struct Count: Hashable, Sendable {
    /// The number; nil if it is not known.
    package var number: Int?
    /// The place.
    package var location: SourceLocation

    /// Creates a number.
    package init(_ number: Int?, at location: SourceLocation) { (self.number, self.location) = (number, location) }
  }

  /// The tab bar with the fewest tabs; nil if a number is not known, or if there is no tab bar.
  package var tabs: Count?
  /// The first code that gives the titles of tabs another font; nil if there is none.
  package var tabFont: SourceLocation?
  /// The first code that gives the titles of segments another font; nil if there is none.
  package var segmentFont: SourceLocation?
  /// Whether code may give the segments of any control different widths.
  package var hasOwnWidths = false

  /// The largest number of tabs in the bar of an iPhone.
  ///
  /// Source: Apple documentation of UIKit, `UITabBarController`: with more tabs, the last one is More.
  package static let mostTabs = 5

  /// Creates the facts about an app with the given numbers of tabs.
  package init(tabs: [Count] = []) {
    guard !tabs.contains(where: { $0.number == nil }) else { return }
    // With more tabs than the bar shows, some are in a list.
    self.tabs = tabs.min { ($0.number ?? 0) < ($1.number ?? 0) }.flatMap {
      ($0.number ?? 0) > Self.mostTabs ? nil : $0
    }
  }

  /// Sets the share of the tab bar that the use of a tab's title has.
  package func readTab(_ use: inout TextUse) {
    readFont(&use)
    guard let tabs, let count = tabs.number, count > 1 else { return }
    use.width = TextUse.Value(OfferedWidth(share: 1 / Double(count)), .atMost, at: tabs.location)
  }

  /// Removes the system's font from the title of a tab or segment if code states another one.
  package func readFont(_ use: inout TextUse) {
    guard let origin = use.role == .tabLabel ? tabFont : use.role == .segment ? segmentFont : nil else { return }
    use.style = TextUse.Value(nil, .unknown, at: origin)
  }
}
