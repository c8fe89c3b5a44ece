import TypeCheckKit

/// Whether the loop in C shapes what typecheck shapes: the sums of all advances, the default face uncorrected.
struct SumAgreement {
  let texts: Int
  /// The sums in em.
  let loop: Double
  let library: Double

  /// Compares the texts that are one line and have faces for all of themselves.
  init(_ all: [SampleText]) throws {
    let stack = try FontStack(
      locator: FontLocator(fontDirectories: [], localDirectories: []), customFont: ShapingPass.defaultFace)
    let shaper = try TextShaper(stack: stack, reusesAdvances: false)
    let size = SizeScale(size: 1, tracking: 0, stack: stack, displayScale: 1)
    var library = 0.0
    var texts: [SampleText] = []
    for text in all where text.text.last?.isWhitespace == false {
      let shaped = try shaper.shape(text.text, language: text.language, weight: 400)
      guard !shaped.hasHardBreaks, shaped.stretches.allSatisfy({ $0.face != nil }) else { continue }
      library += TextLayout(shaped, shaper: shaper).naturalWidth(at: size)
      texts.append(text)
    }
    loop = try ShapingPass(texts, stack: stack).sum(asMeasured: true)
    self.library = library
    self.texts = texts.count
  }

  var table: Table {
    Table(
      title: "Whether the pass shapes what typecheck shapes",
      note: "The sum of all advances of \(texts) texts that stand on one line and have faces for all of themselves. "
        + "Here the default face is taken as an app's own font, so that no correction is added.",
      columns: ["", "em"],
      rows: [
        [.text("the loop in C"), .number(loop, digits: 3)], [.text("typecheck"), .number(library, digits: 3)],
        [.text("difference"), .number(loop - library, digits: 3)],
      ])
  }
}
