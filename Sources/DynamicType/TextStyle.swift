/// A text style, named as UIKit names it.
///
/// Not every platform has every style; ``TypeScale`` holds which cells exist.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, body, callout, subheadline
  case subtitle1
  case footnote, footnote1, footnote2, caption1, caption2
}
