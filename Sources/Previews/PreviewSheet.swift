import AuditModel
import ColorContrast

/// Previews in rows below each other, each with a caption: one text at all sizes, one key in all languages.
public struct PreviewSheet: Sendable {
  /// One preview.
  public struct Cell: Sendable {
    /// The lines above it.
    public var caption: [String]
    /// What is drawn.
    public var scene: PreviewScene
    /// Its colours.
    public var colors: PreviewColors

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - caption: The lines above it.
    ///   - scene: What is drawn.
    ///   - colors: Its colours.
    public init(caption: [String], scene: PreviewScene, colors: PreviewColors) {
      (self.caption, self.scene, self.colors) = (caption, scene, colors)
    }
  }

  /// What the sheet shows.
  public var title: String
  /// The previews, row by row.
  public var rows: [[Cell]]
  /// The colours of the page.
  public var colors: PreviewColors
  /// What is said of all previews, below them.
  public var footnotes: [String] = []
  /// How wide the sheet grows before what is further right goes below, in points; a wider column stands alone.
  public var widest = 1400.0
  /// How many columns belong together and stay side by side, however wide they are; above 0.
  public var group = 1

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - rows: The previews, row by row.
  ///   - colors: The colours of the page.
  public init(title: String, rows: [[Cell]], colors: PreviewColors) {
    (self.title, self.rows, self.colors) = (title, rows, colors)
  }

  /// The size of captions, in points.
  static let caption = 11.0
  /// From the base line of a caption to that of the next.
  static let captionRow = 15.0
  /// Around the drawing in a cell.
  static let padding = 12.0
  /// Between cells, and around them all.
  static let gap = 16.0

  /// Draws the sheet.
  ///
  /// - Parameter maker: Makes the words of captions.
  /// - Returns: The picture.
  /// - Throws: `TextEngineError` when a font that is installed cannot be read.
  public func drawing(by maker: SceneMaker) throws -> PreviewDrawing {
    let bands = bands(of: try rows.map { row in try row.map { try Frame($0, by: maker) } })
    let footnotes = try footnotes.map { try PreviewCaption($0, size: Self.caption, weight: 400, by: maker) }
    let noteWidth = footnotes.map { $0.width + 2 * Self.gap }.max() ?? 0
    let noteHeight = footnotes.isEmpty ? 0 : Double(footnotes.count) * Self.captionRow + Self.gap
    let width = max(bands.map(\.width).max() ?? Self.gap, noteWidth)
    let height = bands.reduce(Self.gap + noteHeight) { $0 + $1.height }
    var drawing = PreviewDrawing(width: width.rounded(.up), height: height.rounded(.up), title: title)
    drawing.add(
      .box(PreviewBox(x: 0, y: 0, width: drawing.width, height: drawing.height), fill: colors.page, stroke: nil))
    var y = Self.gap
    for band in bands {
      band.draw(from: y, into: &drawing, caption: colors.caption)
      y += band.height
    }
    for note in footnotes {
      note.draw(at: SIMD2(Self.gap, y + Self.caption), color: colors.caption, into: &drawing)
      y += Self.captionRow
    }
    return drawing
  }
}

extension PreviewScene {
  /// What a person hears who does not see the preview.
  func spoken(_ caption: [String]) -> String {
    var words = "\(caption.joined(separator: ", ")): \(Quotation(text, limit: 300))"
    if let visibleText { words += ", cut to \(Quotation(visibleText, limit: 300))" }
    return words
  }
}
