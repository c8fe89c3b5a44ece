/// The font of a run: one or two masters of a face at one weight, and the corrections of their widths.
final class FontInstance: Sendable {
  /// The combination of the advances of two masters.
  enum Blend: Sendable {
    /// No combination, because there is only one master.
    case none
    /// An interpolation with a bolder second master, whose share, 0…1, is fixed.
    case weight(Double)
    /// An interpolation with the display design as second master, whose share depends on the size.
    case optical
  }

  /// The manifest's id, or the file name of the user's own font.
  let id: String
  /// The first or only master.
  let primary: FontFace
  /// The second master, if any.
  let secondary: FontFace?
  /// The combination of the two masters.
  let blend: Blend
  /// The corrections of cluster widths by letter; nil for a face without calibration.
  let corrections: LetterCorrections?
  /// Whether the system font's tracking is added to each cluster.
  let tracks: Bool
  /// OpenType features that differ from HarfBuzz's defaults.
  let features: [(tag: String, value: UInt32)]
  /// The factor from the face's advances to those of the iOS font.
  let widthScale: Double
  /// The class of the error margin of the font's widths.
  let errorClass: ErrorClass

  init(
    id: String, primary: FontFace, secondary: FontFace? = nil, blend: Blend = .none,
    corrections: LetterCorrections? = nil, tracks: Bool = false, features: [(tag: String, value: UInt32)] = [],
    widthScale: Double = 1, errorClass: ErrorClass
  ) {
    self.id = id
    self.primary = primary
    self.secondary = secondary
    self.blend = blend
    self.corrections = corrections
    self.tracks = tracks
    self.features = features
    self.widthScale = widthScale
    self.errorClass = errorClass
  }

  /// Returns whether the font has a glyph for every visible code point of a grapheme cluster.
  func covers(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { primary.coverage.contains(Int($0.value)) || UnicodeProperties.isDefaultIgnorable($0) }
  }

  /// Returns the class of a cluster's error margin: the face's own or, in the calibrated face, that of the characters.
  ///
  /// The script is that of the first code point.
  func errorClass(of scalars: some Sequence<Unicode.Scalar>, in script: Script) -> ErrorClass {
    guard errorClass == .ascii else { return errorClass }
    if script == .cyrillic || script == .greek { return .cyrillicGreek }
    return scalars.allSatisfy(\.isASCII) ? .ascii : .accented
  }

  /// Returns the advance of a cluster, from its advances in both masters in em and the correction of its first letter.
  @inline(__always)
  func advance(
    _ first: Double, _ second: Double, by letter: @autoclosure () -> LetterCorrection
  ) -> ShapedText.Advance {
    var text = first
    var display = first
    switch blend {
    case .none: break
    case .weight(let share):
      text += (second - first) * share
      display = text
    case .optical: display = second
    }
    (text, display) = (text * widthScale, display * widthScale)
    guard tracks, first != 0 || second != 0 else { return [text, display, 0, 0] }
    let letter = letter()
    return [text + letter.text, display + letter.display, 1, 0]
  }

  /// Returns the correction of a letter's advance; zero for a face without calibration.
  func correction(of scalar: Unicode.Scalar) -> LetterCorrection { corrections?.correction(of: scalar) ?? .none }
}
