import Pictures
import TypeCheckKit

/// The captions of a contact sheet, drawn with the built-in font so that they look the same on every machine.
struct SheetCaptions {
  /// The captions, with equal heights and aligned baselines.
  let captions: [SheetCaption]
  /// The height of a caption in pixels, with space above the letters.
  let height: Int
  /// The width of the widest caption, in pixels.
  let width: Int

  /// The range of font sizes in pixels.
  ///
  /// Within this range, the size is proportional to the tile.
  private static let sizes = 14.0...96.0

  /// Draws one caption for each tile.
  ///
  /// `tile` is the size of the picture in a tile, in pixels.
  ///
  /// - Throws: `TextEngineError` if the built-in font cannot be read.
  init(_ texts: [String], tile: (width: Int, height: Int)) throws {
    let share = Double(min(tile.width, 2 * tile.height)) / 20
    let size = min(max(share.rounded(), Self.sizes.lowerBound), Self.sizes.upperBound)
    let stack = try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [], useSystemFonts: false))
    let shaper = try TextShaper(stack: stack)
    let rasterizer = try GlyphRasterizer(stack: stack)
    let scale = SizeScale(size: size, tracking: 0, stack: stack, displayScale: 1)
    let masks = try texts.map { text in
      try rasterizer.mask(of: try shaper.shape(text, language: "en", weight: 500), at: scale)
    }
    let above = (masks.map(\.baseline).max() ?? 0) + Int(size / 2)
    let height = above + (masks.map { $0.height - $0.baseline }.max() ?? 0)
    captions = masks.map { mask in
      let empty = [UInt8](repeating: 0, count: (above - mask.baseline) * mask.width)
      return SheetCaption(width: mask.width, height: height, coverage: empty + mask.bytes)
    }
    self.height = height
    width = masks.map(\.width).max() ?? 0
  }
}
