import AuditModel
import ColorContrast
import TextEngine

/// A sheet of previews in rows, each with a caption: one text at all sizes, or one key in all languages.
public struct PreviewSheet: Sendable {
  /// One preview.
  public struct Cell: Sendable {
    /// The caption lines above the preview.
    public var caption: [String]
    /// The scene to draw.
    public var scene: PreviewScene
    /// The colours of the preview.
    public var colors: PreviewColors

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - caption: The caption lines above the preview.
    ///   - scene: The scene to draw.
    ///   - colors: The colours of the preview.
    public init(caption: [String], scene: PreviewScene, colors: PreviewColors) {
      (self.caption, self.scene, self.colors) = (caption, scene, colors)
    }
  }

  /// The accessible description of the sheet.
  public var title: String
  /// The previews, row by row.
  public var rows: [[Cell]]
  /// The colours of the page.
  public var colors: PreviewColors
  /// Notes that apply to all previews, shown below them.
  public var footnotes: [String] = []
  /// The maximum width of a band of columns, in points.
  ///
  /// Columns beyond it continue below. A single wider group of columns is not split.
  public var widest = 1400.0
  /// The number of columns that always stay side by side regardless of their width, at least 1.
  public var group = 1

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The accessible description of the sheet.
  ///   - rows: The previews, row by row.
  ///   - colors: The colours of the page.
  public init(title: String, rows: [[Cell]], colors: PreviewColors) {
    (self.title, self.rows, self.colors) = (title, rows, colors)
  }

  /// The font size of captions, in points.
  static let caption = 11.0
  /// The distance between caption baselines, in points.
  static let captionRow = 15.0
  /// The padding around the drawing in a cell, in points.
  static let padding = 12.0
  /// The gap between cells and around the sheet, in points.
  static let gap = 16.0

  /// Draws the sheet.
  ///
  /// - Parameter maker: The maker that lays out the captions.
  /// - Returns: The drawing.
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  public func drawing(by maker: SceneMaker) throws -> PreviewDrawing {
    let bands = bands(of: try rows.map { row in try row.map { try Frame($0, by: maker) } })
    let footnotes = try footnotes.map { try maker.words($0, size: Self.caption) }
    let noteWidth = footnotes.map { $0.width + 2 * Self.gap }.max() ?? 0
    let noteHeight = footnotes.isEmpty ? 0 : Double(footnotes.count) * Self.captionRow + Self.gap
    let width = max(bands.map(\.width).max() ?? Self.gap, noteWidth)
    let height = bands.reduce(Self.gap + noteHeight) { $0 + $1.height }
    var drawing = PreviewDrawing(width: width.rounded(.up), height: height.rounded(.up), title: title)
    drawing.fill(PreviewBox(x: 0, y: 0, width: drawing.width, height: drawing.height), with: colors.page)
    var y = Self.gap
    for band in bands {
      band.draw(from: y, into: &drawing, caption: colors.caption)
      y += band.height
    }
    for note in footnotes {
      drawing.add(note, at: SIMD2(Self.gap, y + Self.caption), color: colors.caption)
      y += Self.captionRow
    }
    return drawing
  }
}

extension PreviewScene {
  /// Returns the accessible description of a preview, from its caption, text and visible text.
  func spoken(_ caption: [String]) -> String {
    var words = "\(caption.joined(separator: ", ")): \(Quotation(text, limit: 300))"
    if let visibleText { words += ", cut to \(Quotation(visibleText, limit: 300))" }
    return words
  }
}
