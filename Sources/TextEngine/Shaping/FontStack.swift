/// The fonts of one run of the tool: what stands in for the system font, one face a script, and the rules.
///
/// Immutable but for faces being opened when they are first asked for; shared by all threads.
public final class FontStack: Sendable {
  /// The faces of one script, in the order they are tried.
  struct Cascade: Sendable {
    var faces: [FontInstance]
  }

  /// What each face, rule and correction is.
  public let manifest: FontManifest
  /// Where font files are looked for.
  public let locator: FontLocator
  /// The fonts of iOS whose widths are meant; nil where the version of iOS is not known.
  public let fonts: FontGeneration?
  /// The app's own font: its line metrics in em, where one is used.
  public let customLineMetrics: FontManifest.LineMetrics?
  /// The error bars of the manifest.
  let uncertainty: FontManifest.Uncertainty
  private let systemEntry: FontManifest.Entry
  private let calibration: FontCalibration?
  private let fixedAdvances: FixedAdvances
  private let emojiRule: FontManifest.Rule?
  private let custom: CustomFace?
  private let opener: FaceOpener
  private let opened: OpenedFaces

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - locator: Where font files are looked for.
  ///   - customFont: The path of an app's own font, tried before all others.
  /// - Throws: ``TextEngineError`` when the custom font or the system font's stand-in cannot be used.
  public init(locator: FontLocator, customFont: String? = nil) throws(TextEngineError) {
    self.locator = locator
    manifest = FontManifest.embedded
    uncertainty = manifest.uncertainty
    guard let entry = manifest.defaultFace else {
      throw .invalidManifest(
        path: "Fonts/manifest.json", what: "no face has the role ui-text",
        remedy: "use the Fonts/manifest.json of this release")
    }
    systemEntry = entry
    calibration = entry.calibration.flatMap { [manifest] in manifest.calibrations[$0] }
    fixedAdvances = FixedAdvances(manifest: manifest)
    emojiRule = manifest.rule("emoji")
    opener = FaceOpener(locator: locator, calibration: calibration, uncertainty: manifest.uncertainty)
    opened = OpenedFaces()
    fonts = nil
    custom = try customFont.map { [opened] (path) throws(TextEngineError) in try opened.custom(path) }
    customLineMetrics = custom?.lineMetrics
    _ = try system(weight: 400)
  }

  /// The same fonts with an app's own in front, or of another version of iOS; what is open is shared.
  private init(_ other: FontStack, custom: CustomFace?, fonts: FontGeneration?) {
    locator = other.locator
    manifest = other.manifest
    uncertainty = other.uncertainty
    systemEntry = other.systemEntry
    calibration = other.calibration
    fixedAdvances = other.fixedAdvances
    emojiRule = other.emojiRule
    opener = other.opener
    opened = other.opened
    self.fonts = fonts
    self.custom = custom
    customLineMetrics = custom?.lineMetrics
  }

  /// The fonts of a version of iOS.
  ///
  /// - Parameter fonts: The fonts; nil where the version is not known, and error margins cover all.
  /// - Returns: A stack that shares this one's faces.
  public func with(fonts: FontGeneration?) -> FontStack {
    fonts == self.fonts ? self : FontStack(self, custom: custom, fonts: fonts)
  }

  /// The fonts of a text that is drawn in an app's own font.
  ///
  /// - Parameter path: The font's path; nil is whatever this stack has.
  /// - Returns: This stack, or one that shares its faces and tries that font before all others.
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be used.
  public func with(customFont path: String?) throws(TextEngineError) -> FontStack {
    guard let path, path != custom?.path else { return self }
    return FontStack(self, custom: try opened.custom(path), fonts: fonts)
  }

  /// Opens a font file as an app's own and lets it go.
  ///
  /// - Parameter path: The font's path.
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be used.
  public static func inspect(customFont path: String) throws(TextEngineError) { _ = try CustomFace(path: path) }

  /// The faces that were opened so far, for a report: identifier, file and hash.
  public var facesInUse: [LocatedFont] { opener.found }

  /// The system font's line metrics in em; a stand-in's own are never used.
  public var lineMetrics: FontManifest.LineMetrics {
    manifest.lineMetrics[systemEntry.lineMetrics]
      ?? .init(ascender: 0, descender: 0, lineGap: 0, capHeight: 0, source: "")
  }

  /// The stand-in for the system font, or the user's own copy of it.
  func system(weight: Int) throws(TextEngineError) -> FontInstance {
    guard let face = try instance(of: systemEntry, weight: weight) else {
      throw .missingFont(
        path: systemEntry.file, what: "the default face is not there", remedy: systemEntry.installHint)
    }
    return face
  }

  /// The app's own font, if there is one.
  func customFace(weight: Int) throws(TextEngineError) -> FontInstance? {
    guard let custom else { return nil }
    return try opened.instance("custom:\(custom.path):\(weight)") { () throws(TextEngineError) in
      custom.instance(weight: weight)
    }
  }

  /// The faces of a script for a language: language-specific ones first; empty when none is installed.
  func cascade(script: Script, language: String, weight: Int) throws(TextEngineError) -> Cascade {
    if systemCovers(script: script) { return Cascade(faces: [try system(weight: weight)]) }
    return Cascade(faces: try instances(of: entries(for: script, language: language), weight: weight))
  }

  /// The faces for symbols that belong to no script.
  func symbols(weight: Int) throws(TextEngineError) -> [FontInstance] {
    try instances(of: manifest.symbolFaces, weight: weight)
  }

  /// Whether the system font itself draws a script.
  func systemCovers(script: Script) -> Bool { systemEntry.scripts.contains(script.description) }

  /// Whether the manifest has faces for a script that the system font does not draw.
  func hasFaces(for script: Script, language: String) -> Bool { !entries(for: script, language: language).isEmpty }

  /// What to say of a script without a font.
  func unavailable(_ script: Script, language: String) -> ShapedText.UnavailableScript {
    let entry = entries(for: script, language: language).first
    return ShapedText.UnavailableScript(script: script.description, package: entry?.package.debian)
  }

  /// The share of the display design at a size, 0…1.
  func displayShare(at size: Double) -> Double {
    opener.optical?.share(at: size) ?? calibration?.displayShare(size: size) ?? 0
  }

  /// One emoji's advance at a size, in points.
  func emojiAdvance(at size: Double) -> Double { emojiRule?.advance(size: size) ?? size }

  /// The characters of a language's texts that are measured without a font.
  func fixedAdvances(language: String) -> LanguageAdvances {
    fixedAdvances.advances(language: language, fonts: fonts)
  }

  private func entries(for script: Script, language: String) -> [FontManifest.Entry] {
    manifest.faces(script: script.description, language: language)
  }

  private func instances(of entries: [FontManifest.Entry], weight: Int) throws(TextEngineError) -> [FontInstance] {
    var faces: [FontInstance] = []
    for entry in entries {
      if let face = try instance(of: entry, weight: weight) { faces.append(face) }
    }
    return faces
  }

  /// A face of the manifest at a weight; nil when it is not installed.
  func instance(of entry: FontManifest.Entry, weight: Int) throws(TextEngineError) -> FontInstance? {
    try opened.instance("\(entry.id):\(weight)") { () throws(TextEngineError) in
      try opener.open(entry, weight: weight)
    }
  }
}
