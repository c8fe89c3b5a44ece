/// How far widths may be off from what iOS draws, by what they were measured with.
///
/// Source: `Fonts/manifest.json`, `uncertainty`; the half-width of a line is the sum of its runs', at least ``minimum``.
struct ErrorShares: Sendable {
  /// The smallest half-width, in points.
  let minimum: Double
  let asciiRegular: Double
  /// ASCII in other weights, in short runs, in capitals or above ``largeSize``.
  let asciiOther: Double
  /// Runs with fewer clusters are short.
  let shortBelow: Int
  let accented: Double
  let cyrillicGreek: Double
  /// Weights without a calibration of their own.
  let weightsWithoutClasses: Double
  let han: Double
  let kana: Double
  let hangul: Double
  /// Scripts for which iOS itself uses Noto.
  let iosNoto: Double
  let other: Double
  /// One emoji: a share of its advance, at least ``emojiMinimum`` points.
  let emoji: Double
  let emojiMinimum: Double

  /// The size in points above which the display design is extrapolated.
  static let largeSize = 34.0
  /// Half an em: a character without a glyph is taken as 1 em ± 0.5 em.
  static let missing = 0.5

  /// Half the error bar of a run's width.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - width: The width of it, or of the part that is looked at, in points.
  ///   - scale: The size.
  ///   - weight: The weight, 100…900.
  /// - Returns: A half-width in points.
  func error(of run: ShapedText.Run, width: Double, scale: SizeScale, weight: Int) -> Double {
    switch run.errorClass {
    case .exact: 0
    case .ascii: width * latin(run, scale: scale, weight: weight)
    case .accented: width * max(accented, latin(run, scale: scale, weight: weight))
    case .cyrillicGreek: width * max(cyrillicGreek, latin(run, scale: scale, weight: weight))
    case .han: width * han
    case .kana: width * kana
    case .hangul: width * hangul
    case .iosNoto: width * iosNoto
    case .other: width * other
    case .emoji: max(emojiMinimum, emoji * width)
    case .missing: Self.missing * scale.size
    }
  }

  private func latin(_ run: ShapedText.Run, scale: SizeScale, weight: Int) -> Double {
    if case .face(let face) = run.choice, let corrections = face.corrections, !corrections.exactWeight {
      return weightsWithoutClasses
    }
    let isPlain =
      weight == 400 && run.clusters >= shortBelow && !run.isAllCapitals && scale.size <= Self.largeSize
    return isPlain ? asciiRegular : asciiOther
  }
}
