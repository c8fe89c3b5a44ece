internal import CFreeType

/// FreeType's anti-aliasing rasterizer, with its own library instance.
///
/// Use it from one thread.
struct OutlineFiller: ~Copyable {
  private let library: FreeTypeLibrary

  /// Initialises FreeType.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType cannot be initialised.
  init() throws(TextEngineError) { library = try FreeTypeLibrary() }

  /// Adds the coverage of an outline to a mask, clipped to the mask.
  ///
  /// The origin is in pixels to the right of the mask's left edge and above its baseline; `em` is the font size in
  /// pixels. An outline of more than 32,767 points is not drawn.
  ///
  /// - Throws: ``TextEngineError/library(name:what:remedy:)`` when FreeType rejects the outline.
  func fill(
    _ outline: GlyphOutline, at origin: SIMD2<Double>, em: Double, into mask: inout CoverageMask
  ) throws(TextEngineError) {
    // FreeType counts points in 16 bits.
    guard !outline.points.isEmpty, outline.points.count <= Int(Int16.max), mask.width > 0, mask.height > 0 else {
      return
    }
    var shape = FT_Outline()
    guard FT_Outline_New(library.pointer, FT_UInt(outline.points.count), FT_Int(outline.ends.count), &shape) == 0 else {
      throw refused
    }
    defer { FT_Outline_Done(library.pointer, &shape) }
    // FreeType's coordinates are 26.6 fixed-point numbers.
    let unit = em / FontFace.unitsPerEm
    for (index, point) in outline.points.enumerated() {
      let place = ((origin + point * unit) * 64).rounded(.toNearestOrAwayFromZero)
      shape.points[index] = FT_Vector(x: FT_Pos(place.x), y: FT_Pos(place.y))
      shape.tags[index] = .init(outline.kinds[index].rawValue)
    }
    for (index, end) in outline.ends.enumerated() { shape.contours[index] = .init(end) }
    let (width, height, baseline) = (mask.width, mask.height, mask.baseline)
    let status = mask.bytes.withUnsafeMutableBufferPointer { bytes in
      var target = Target(bytes: bytes.baseAddress, width: width, height: height, baseline: baseline)
      return withUnsafeMutablePointer(to: &target) { target in
        var settings = FT_Raster_Params()
        settings.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        settings.clip_box = FT_BBox(
          xMin: 0, yMin: FT_Pos(baseline - height), xMax: FT_Pos(width), yMax: FT_Pos(baseline))
        settings.user = UnsafeMutableRawPointer(target)
        settings.gray_spans = { row, count, spans, user in
          guard let spans, let user else { return }
          let target = user.assumingMemoryBound(to: Target.self).pointee
          for index in 0..<Int(count) { target.add(spans[index], row: Int(row)) }
        }
        return FT_Outline_Render(library.pointer, &shape, &settings)
      }
    }
    guard status == 0 else { throw refused }
  }

  private var refused: TextEngineError {
    .library(name: "FreeType", what: "it cannot draw a glyph", remedy: "reinstall libfreetype6 and the fonts")
  }

  /// The pixels that receive spans.
  private struct Target {
    var bytes: UnsafeMutablePointer<UInt8>?
    var width: Int
    var height: Int
    var baseline: Int

    /// Adds the coverage of a span to its pixels, up to 255.
    func add(_ span: FT_Span, row: Int) {
      let line = baseline - 1 - row
      guard let bytes, (0..<height).contains(line) else { return }
      let start = max(Int(span.x), 0)
      let end = min(Int(span.x) + Int(span.len), width)
      guard start < end else { return }
      for column in start..<end {
        let place = line * width + column
        bytes[place] = UInt8(min(Int(bytes[place]) + Int(span.coverage), 255))
      }
    }
  }
}
