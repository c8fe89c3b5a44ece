import Pictures
import TypeCheckKit

/// Draws the captions of a contact sheet with the built-in face, so that they are the same on every machine.
struct SheetCaptions {
  /// The captions, all of one height, their base lines level.
  let captions: [SheetCaption]
  /// Pixels of that height, with room above the letters.
  let height: Int
  /// Pixels of the widest.
  let width: Int

  /// The size of captions, in pixels: legible at the least, in proportion to large tiles.
  private static let sizes = 14.0...96.0

  /// Draws captions.
  ///
  /// - Parameters:
  ///   - texts: One a tile.
  ///   - tile: Pixels of a tile.
  /// - Throws: `TextEngineError` when the built-in face cannot be read.
  init(_ texts: [String], tile: (width: Int, height: Int)) throws {
    let share = Double(min(tile.width, 2 * tile.height)) / 20
    let size = min(max(share.rounded(), Self.sizes.lowerBound), Self.sizes.upperBound)
    let stack = try FontStack(
      locator: FontLocator(fontDirectories: [], localDirectories: [], useSystemFonts: false))
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
