import Testing

@testable import TextEngine

@Suite struct GlyphRasterizerTests {
  private let bench: Bench
  private let rasterizer: GlyphRasterizer

  init() throws {
    bench = try Bench()
    rasterizer = try GlyphRasterizer(stack: bench.stack)
  }

  private func scale(_ size: Double, pixels: Double = 1) -> SizeScale {
    SizeScale(size: size, tracking: 0, stack: bench.stack, displayScale: pixels)
  }

  private func mask(_ text: String, _ size: Double = 20, pixels: Double = 1, language: String = "en") throws
    -> CoverageMask
  {
    try rasterizer.mask(
      of: try bench.shaper.shape(text, language: language, weight: 400), at: scale(size, pixels: pixels))
  }

  private func ink(_ mask: CoverageMask) -> Double { mask.bytes.reduce(0) { $0 + Double($1) / 255 } }

  /// The columns, or rows, that hold ink.
  private func columns(_ mask: CoverageMask) -> [Int] {
    (0..<mask.width).filter { column in (0..<mask.height).contains { mask[column, $0] > 0 } }
  }

  private func rows(_ mask: CoverageMask) -> [Int] {
    (0..<mask.height).filter { row in (0..<mask.width).contains { mask[$0, row] > 0 } }
  }

  @Test(arguments: [
    ("Original", 20.0), ("Protan 1.0 (Viénot)", 20), ("Deutan 0.6 (Machado)", 13), ("Tritan (Brettel)", 48),
    ("Обычное зрение", 17),
  ])
  func aMaskIsAsWideAsTheText(text: String, size: Double) throws {
    let mask = try mask(text, size)
    let advance = try bench.layout(text).naturalWidth(at: scale(size))
    #expect(abs(Double(mask.width - mask.origin) - advance) < 1)
    #expect(mask.bytes.count == mask.width * mask.height)
    #expect(ink(mask) > size * size * 0.1 * Double(text.count) * 0.5, "letters cover a fair part of their boxes")
    #expect(mask.bytes.contains(255) && mask.bytes.contains { (1..<255).contains($0) }, "whole and smoothed pixels")
  }

  @Test func lettersAreOnTheBaseline() throws {
    let capital = try mask("H", 100)
    #expect(rows(capital).last == capital.baseline - 1)
    // Cap height of Inter: 1490 units of 2048.
    #expect(abs(Double(rows(capital).count) - 72.75) <= 1.5)
    let descender = try mask("g", 100)
    #expect((rows(descender).last ?? 0) > descender.baseline + 10)
    #expect(descender.height == capital.height, "the line's height does not depend on its letters")
  }

  @Test func shapesMatchTheLetters() throws {
    let stem = try mask("l", 100)
    #expect(columns(stem).count < 20)
    #expect(try ink(mask("m", 100)) > ink(stem) * 1.5)
    // The counter of an o is empty, its sides are not.
    let ring = try mask("o", 100)
    let middle = ring.baseline - 27
    let inked = columns(ring)
    let center = (inked[0] + inked[inked.count - 1]) / 2
    #expect(ring[center, middle] == 0)
    #expect(ring[inked[0] + 5, middle] == 255)
    // A T is symmetric, to the smoothing of half a pixel.
    let cross = try mask("T", 100)
    let (first, last) = (columns(cross)[0], columns(cross).last ?? 0)
    for step in 2..<20 {
      let (left, right) = (cross[first + step, cross.baseline - 70], cross[last - step, cross.baseline - 70])
      #expect(abs(Int(left) - Int(right)) < 130)
    }
  }

  @Test func twiceThePixelsAreTwiceTheSize() throws {
    let (once, twice) = (try mask("Deutan", 20), try mask("Deutan", 20, pixels: 2))
    #expect(abs(twice.width - 2 * once.width) <= 2 && abs(twice.height - 2 * once.height) <= 2)
    #expect(abs(ink(twice) / ink(once) - 4) < 0.05)
  }

  @Test func aCharacterWithoutAGlyphIsABox() throws {
    let mask = try mask("\u{10FFFD}", 40)
    #expect(abs(mask.width - 40) <= 1)
    let inked = columns(mask)
    let row = mask.baseline - 14
    #expect(mask[inked[0] + 1, row] == 255 && mask[(inked[0] + (inked.last ?? 0)) / 2, row] == 0)
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "漢字", "한글", "𓀀"])
  func charactersMeasuredByRuleAreVisible(text: String) throws {
    #expect(try ink(mask(text, 40)) > 40)
  }

  @Test func nothingHasNoInk() throws {
    let empty = try mask("")
    #expect(empty.width == 0 && empty.bytes.isEmpty)
    #expect(try ink(mask("   ")) == 0)
    #expect(try mask("\u{200B}").width == 0)
    for size in [0, -3, Double.nan, .infinity] { #expect(try mask("a", size).bytes.isEmpty) }
  }

  @Test func drawsLinesFromRightToLeft() throws {
    // Alef, the last letter, is taller than the teeth of sin: the highest ink is at the left.
    let mask = try mask("سسسا", 60, language: "ar")
    let top = try #require(rows(mask).first)
    #expect((0..<mask.width).filter { mask[$0, top] > 0 }.allSatisfy { $0 < mask.width / 4 })
    let mixed = try self.mask("a שלום b", 40, language: "he")
    let advance = try bench.layout("a שלום b", language: "he").naturalWidth(at: scale(40))
    #expect(abs(Double(mixed.width) - advance) < 1)
    let plain = try self.mask("a", 40)
    let start = (0..<plain.width).map { x in (0..<plain.height).map { plain[x, $0] } }
    #expect((0..<plain.width - 1).allSatisfy { x in (0..<plain.height).map { mixed[x, $0] } == start[x] })
  }

  @Test func onlyTheFirstLineIsDrawn() throws {
    #expect(try mask("Protan\nDeutan") == mask("Protan"))
    #expect(try mask("Protan  \n") == mask("Protan"))
  }

  @Test func hugeTextsAreBounded() throws {
    let long = try mask(String(repeating: "mask ", count: 40_000), 20)
    #expect(long.width <= GlyphRasterizer.largestWidth)
    #expect(ink(long) > 10_000)
    let tall = try mask("A" + String(repeating: "\u{0301}", count: 5_000), 40)
    #expect(tall.height <= 4 * 40)
    let wide = try mask("typecheck", 1e9)
    #expect(wide.height < 5 * 1_024 && wide.width <= GlyphRasterizer.largestWidth)
    let tiny = try mask("typecheck", 1e-3)
    #expect(tiny.width == 1)
  }

  @Test func keepsAccentsOutsideOfTheLine() throws {
    let mask = try mask("Ǻ̂", 100)
    #expect(rows(mask).first == 0 || mask.height > 0)
    #expect((rows(mask).first ?? 0) < mask.baseline - 90)
  }
}

extension CoverageMask {
  /// The coverage of a pixel, 0…255; 0 outside the mask.
  fileprivate subscript(column: Int, row: Int) -> UInt8 {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
    return bytes[row * width + column]
  }
}
