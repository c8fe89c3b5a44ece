/// What a run is shaped with: one or two masters of a face at one weight, and what its widths are corrected by.
final class FontInstance: Sendable {
  /// How the advances of two masters become one.
  enum Blend: Sendable {
    /// There is one master.
    case none
    /// The second master is bolder; the share of it, 0…1, is fixed.
    case weight(Double)
    /// The second master is the display design; its share depends on the size.
    case optical
  }

  /// The manifest's identifier, or the file name of the user's own font.
  let id: String
  /// The first, or only, master.
  let primary: FontFace
  /// The second master.
  let secondary: FontFace?
  /// How the two become one.
  let blend: Blend
  /// What is added to each cluster by its letter; nil for a face that is not calibrated.
  let corrections: LetterCorrections?
  /// Whether the system font's tracking is added to each cluster.
  let tracks: Bool
  /// OpenType features that differ from HarfBuzz's defaults.
  let features: [(tag: String, value: UInt32)]
  /// How far its widths may be off.
  let errorClass: ErrorClass

  init(
    id: String, primary: FontFace, secondary: FontFace? = nil, blend: Blend = .none,
    corrections: LetterCorrections? = nil, tracks: Bool = false, features: [(tag: String, value: UInt32)] = [],
    errorClass: ErrorClass
  ) {
    self.id = id
    self.primary = primary
    self.secondary = secondary
    self.blend = blend
    self.corrections = corrections
    self.tracks = tracks
    self.features = features
    self.errorClass = errorClass
  }

  /// Whether every visible character of a cluster has a glyph.
  ///
  /// - Parameter scalars: The code points of one grapheme cluster.
  /// - Returns: Whether nothing visible is missing.
  func covers(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { primary.coverage.contains($0.value) || UnicodeProperties.isDefaultIgnorable($0) }
  }

  /// How far the width of a cluster may be off.
  ///
  /// - Parameters:
  ///   - scalars: The code points of one grapheme cluster.
  ///   - script: The script of the first.
  /// - Returns: The face's own error bar; in the calibrated face that of the cluster's letters.
  func errorClass(of scalars: some Sequence<Unicode.Scalar>, in script: Script) -> ErrorClass {
    guard errorClass == .ascii else { return errorClass }
    if script == .cyrillic || script == .greek { return .cyrillicGreek }
    return scalars.allSatisfy(\.isASCII) ? .ascii : .accented
  }

  /// The advance of a cluster from its masters' advances and the correction of its first letter.
  ///
  /// - Parameters:
  ///   - first: The first master's advance, in em.
  ///   - second: The second master's advance, in em.
  ///   - letter: The correction of the cluster's first letter.
  /// - Returns: The four parts of the advance.
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
    guard tracks, first != 0 || second != 0 else { return [text, display, 0, 0] }
    let letter = letter()
    return [text + letter.text, display + letter.display, 1, 0]
  }

  /// What is added to the advance of a letter; nothing in a face that is not calibrated.
  func correction(of scalar: Unicode.Scalar) -> LetterCorrection { corrections?.correction(of: scalar) ?? .none }
}

extension LetterClass {
  /// The class' place in `allCases`.
  @inline(__always)
  var index: Int {
    switch self {
    case .lower: 0
    case .upper: 1
    case .digit: 2
    case .space: 3
    case .punctuation: 4
    case .none: 5
    }
  }
}
