import AssetFiles
import AuditModel
import ColorContrast
import Documents
import InterfaceBuilder

/// The colours of texts and views on screens in light mode, where they are known.
struct ScreenColors: Sendable {
  private var texts = TextColors()
  private var fills: [SourceLocation: Color] = [:]

  /// Creates an empty collection of colours.
  init() {}

  /// Creates the colours of the documents of an app, with its colour sets.
  init(_ app: App) {
    let uses = app.uses
    guard !uses.interface.documents.isEmpty else { return }
    texts = app.textColors
    let sets = ColorSets(app.palettes.palettes, of: app.facts)
    for document in uses.interface.documents {
      for (index, object) in document.objects.enumerated() where object.kind == .view {
        guard let value = ViewFill.color(of: index, in: document, uses.interface.code) else { continue }
        let place = object.element.location
        let pair = CodeColorPair(text: value, on: .color(.white), isAssumed: false, at: place)
        fills[place] = sets.pair(pair)?.pair.first.color(in: ColorEnvironment(.light), .ios26)
      }
    }
  }

  /// Returns the background of a view; nil if there is none or it is not known.
  func fill(at location: SourceLocation) -> Color? { fills[location] }

  /// Returns the colours of a text and its background; nil if one of them is not known.
  func pair(at location: SourceLocation) -> DrawnView.Colors? {
    guard let pair = texts.colors(at: location)?.light, let text = Self.color(pair.text),
      let background = Self.color(pair.background)
    else { return nil }
    return DrawnView.Colors(text: text, background: background)
  }

  /// Parses a colour in the form `#RRGGBB`.
  private static func color(_ hex: String) -> Color? { UInt32(hex.dropFirst(), radix: 16).map(Color.init(rgb:)) }
}
