internal import Synchronization

/// An opener of the manifest's faces, which finds their files and selects masters and corrections.
final class FaceOpener: Sendable {
  private let locator: FontLocator
  private let calibration: FontCalibration?
  private let uncertainty: FontManifest.Uncertainty
  private let located = Mutex<[String: LocatedFont]>([:])
  private let opticalSize = Mutex<OpticalSize?>(nil)

  /// The characters used to test whether an optical axis interpolates linearly between its ends.
  private static let samples = Array("AHOQTWaeghmnostw0158.,-& ".unicodeScalars.map(\.value))

  /// Creates an opener; `calibration` applies only to the default face.
  init(locator: FontLocator, calibration: FontCalibration?, uncertainty: FontManifest.Uncertainty) {
    self.locator = locator
    self.calibration = calibration
    self.uncertainty = uncertainty
  }

  /// The faces opened so far, sorted by id.
  var found: [LocatedFont] { located.withLock { $0.values.sorted { $0.entry.id < $1.entry.id } } }

  /// The optical size of the user's copy of San Francisco; nil for the calibrated substitute, whose design is fixed.
  private var optical: OpticalSize? { opticalSize.withLock { $0 } }

  /// Returns the share of the display design at a size, 0…1.
  func displayShare(at size: Double) -> Double {
    optical?.share(at: size) ?? calibration?.displayShare.value(at: size) ?? 0
  }

  /// The steps, in points, at which the axis of a user's copy of San Francisco is sampled.
  private static let opticalStep = 0.25

  /// The share of the display design as a table, linear between rows.
  var displayShareRows: [SizeTables.Row] {
    guard let optical else { return calibration?.displayShare.rows ?? [.init(size: 1, value: 0)] }
    let sizes = stride(from: optical.range.lowerBound, to: optical.range.upperBound, by: Self.opticalStep)
    return (Array(sizes) + [optical.range.upperBound]).map { .init(size: $0, value: optical.share(at: $0)) }
  }

  /// Opens a face at a weight of 100…900; returns nil if it is not installed.
  ///
  /// - Throws: ``TextEngineError`` when its file cannot be used.
  func open(_ entry: FontManifest.Entry, weight: Int) throws(TextEngineError) -> FontInstance? {
    guard let regular = try locator.locate(entry, bold: false) else { return nil }
    located.withLock { $0[entry.id] = regular }
    let face = try HarfBuzzFace(file: regular.file, index: regular.faceIndex)
    let features = entry.features.sorted { $0.key < $1.key }.map { (tag: $0.key, value: $0.value ? UInt32(1) : 0) }
    if regular.isUsersOwn { return own(entry, regular, face, weight: weight) }
    var primary = FontFace(face: face, variations: face.variations(weight: weight))
    if entry.role == .uiText {
      return FontInstance(
        id: entry.id, primary: primary, corrections: calibration.map { LetterCorrections($0, weight: weight) },
        tracks: true,
        features: features, errorClass: .ascii)
    }
    let errorClass = ErrorClass.share(entry.uncertainty ?? uncertainty.otherScripts)
    var secondary: FontFace?
    if weight > 400, face.axis("wght") == nil, let bold = try locator.locate(entry, bold: true) {
      // Debian's Noto fonts are regular and bold. Weights in between are interpolated, and heavier ones use bold.
      let boldFace = FontFace(face: try HarfBuzzFace(file: bold.file, index: bold.faceIndex))
      if weight < 700 { secondary = boldFace } else { primary = boldFace }
    }
    return FontInstance(
      id: entry.id, primary: primary, secondary: secondary,
      blend: secondary == nil ? .none : .weight(Double(weight - 400) / 300), features: features,
      widthScale: entry.widthScale ?? 1, errorClass: errorClass)
  }

  /// Opens a user's copy of San Francisco, without corrections but with the system font's tracking.
  private func own(
    _ entry: FontManifest.Entry, _ located: LocatedFont, _ face: HarfBuzzFace, weight: Int
  ) -> FontInstance {
    let isSystem = entry.role == .uiText
    let id = located.path.map { String($0.split(separator: "/").last ?? "") } ?? entry.id
    guard isSystem, let optical = OpticalSize(face) else {
      return FontInstance(
        id: id, primary: FontFace(face: face, variations: face.variations(weight: weight)), tracks: isSystem,
        errorClass: isSystem ? .exact : .share(entry.uncertainty ?? uncertainty.otherScripts))
    }
    opticalSize.withLock { $0 = optical }
    let value = Double(weight)
    let isLinear = optical.isLinear(weight: value, samples: Self.samples)
    return FontInstance(
      id: id, primary: optical.design(optical.range.lowerBound, value),
      secondary: optical.design(optical.range.upperBound, value), blend: .optical, tracks: true,
      errorClass: isLinear ? .exact : .share(uncertainty.asciiRegular))
  }
}
