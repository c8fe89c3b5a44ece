/// The fonts of one run of the tool: the substitute for the system font, the faces of each script, and the rules.
///
/// Immutable, except that faces are opened on first use; shared by all threads.
public final class FontStack: Sendable {
  /// The manifest of faces, rules and corrections.
  package let manifest: FontManifest
  /// Finds font files.
  package let locator: FontLocator
  /// The generation of iOS fonts to measure for; nil if the iOS version is unknown.
  package let fonts: FontGeneration?
  /// The line metrics of the app's own font, in em; nil without one.
  package var customLineMetrics: FontManifest.LineMetrics? { custom?.lineMetrics }
  /// The error margins of the manifest.
  let uncertainty: FontManifest.Uncertainty
  private let systemEntry: FontManifest.Entry
  private let emojiRule: FontManifest.Rule?
  private let custom: CustomFace?
  private let opener: FaceOpener
  /// The opened faces, which the stacks of all app fonts share.
  private let instances: SharedCache<String, FontInstance?>
  private let customs: SharedCache<String, CustomFace>

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - locator: Finds font files.
  ///   - customFont: The path of an app's own font, tried before all others.
  /// - Throws: ``TextEngineError`` when the custom font or the substitute for the system font cannot be used.
  package init(locator: FontLocator, customFont: String? = nil) throws(TextEngineError) {
    self.locator = locator
    manifest = FontManifest.embedded
    uncertainty = manifest.uncertainty
    guard let entry = manifest.defaultFace else { preconditionFailure("such a manifest is refused") }
    systemEntry = entry
    emojiRule = manifest.rule("emoji")
    opener = FaceOpener(
      locator: locator, calibration: entry.calibration.flatMap { [manifest] in manifest.calibrations[$0] },
      uncertainty: manifest.uncertainty)
    instances = SharedCache()
    customs = SharedCache()
    fonts = nil
    custom = try customFont.map { [customs] (path) throws(TextEngineError) in try customs.font(at: path) }
    _ = try system(weight: 400)
  }

  /// Creates a stack with an app's own font or another generation, sharing the opened faces.
  private init(_ other: FontStack, custom: CustomFace?, fonts: FontGeneration?) {
    locator = other.locator
    manifest = other.manifest
    uncertainty = other.uncertainty
    systemEntry = other.systemEntry
    emojiRule = other.emojiRule
    opener = other.opener
    instances = other.instances
    customs = other.customs
    self.fonts = fonts
    self.custom = custom
  }

  /// Returns a stack for a generation of iOS fonts.
  ///
  /// - Parameter fonts: The generation; nil if the version is unknown, so that error margins cover all of them.
  /// - Returns: A stack that shares this one's faces.
  package func with(fonts: FontGeneration?) -> FontStack {
    fonts == self.fonts ? self : FontStack(self, custom: custom, fonts: fonts)
  }

  /// Returns a stack for text in an app's own font.
  ///
  /// - Parameter path: The font's path; nil keeps the font of this stack.
  /// - Returns: This stack, or one that shares its faces and tries that font before all others.
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be used.
  package func with(customFont path: String?) throws(TextEngineError) -> FontStack {
    guard let path, path != custom?.path else { return self }
    return FontStack(self, custom: try customs.font(at: path), fonts: fonts)
  }

  /// Checks that a font file can be used as an app's own font.
  ///
  /// - Parameter path: The font's path.
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be used.
  package static func inspect(customFont path: String) throws(TextEngineError) { _ = try CustomFace(path: path) }

  /// The faces opened so far, for reports.
  package var facesInUse: [LocatedFont] { opener.found }

  /// The system font's line metrics in em; those of the substitute font are never used.
  package var lineMetrics: FontManifest.LineMetrics {
    manifest.lineMetrics[systemEntry.lineMetrics] ?? .init(ascender: 0, descender: 0, lineGap: 0, capHeight: 0)
  }

  /// The substitute for the system font, or the user's copy of that font.
  func system(weight: Int) throws(TextEngineError) -> FontInstance {
    guard let face = try instance(of: systemEntry, weight: weight) else {
      throw .missingFont(
        path: systemEntry.file, what: "the default face is not there", remedy: systemEntry.installHint)
    }
    return face
  }

  /// The app's own font, if any.
  func customFace(weight: Int) throws(TextEngineError) -> FontInstance? {
    guard let custom else { return nil }
    return instances.value("custom:\(custom.path):\(weight)") { custom.instance(weight: weight) }
  }

  /// The faces of a script, those specific to the language first; empty if none is installed.
  func cascade(script: Script, language: String, weight: Int) throws(TextEngineError) -> [FontInstance] {
    if systemCovers(script: script) { return [try system(weight: weight)] }
    return try instances(of: entries(for: script, language: language), weight: weight)
  }

  /// The fallback faces for symbols.
  func symbols(weight: Int) throws(TextEngineError) -> [FontInstance] {
    try instances(of: manifest.symbolFaces, weight: weight)
  }

  /// Whether the system font covers a script.
  func systemCovers(script: Script) -> Bool { systemEntry.scripts.contains(script.description) }

  /// Whether the manifest has faces for a script.
  func hasFaces(for script: Script, language: String) -> Bool { !entries(for: script, language: language).isEmpty }

  /// Describes a script without a font.
  func unavailable(_ script: Script, language: String) -> ShapedText.UnavailableScript {
    let entry = entries(for: script, language: language).first
    return ShapedText.UnavailableScript(script: script.description, package: entry?.package.debian)
  }

  /// The share of the display design at a size, 0…1.
  func displayShare(at size: Double) -> Double {
    opener.displayShare(at: size)
  }

  /// The advance of an emoji at a size, in points.
  func emojiAdvance(at size: Double) -> Double { emojiRule?.advance(size: size) ?? size }

  /// The characters that are measured without a font in a language.
  func fixedAdvances(language: String) -> LanguageAdvances {
    LanguageAdvances(manifest.rules, language: language, fonts: fonts)
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

  /// A face of the manifest at a weight; nil if it is not installed.
  func instance(of entry: FontManifest.Entry, weight: Int) throws(TextEngineError) -> FontInstance? {
    try instances.value("\(entry.id):\(weight)") { () throws(TextEngineError) in
      try opener.open(entry, weight: weight)
    }
  }
}

extension SharedCache where Key == String, Value == CustomFace {
  /// The font of a file, opened on first use.
  fileprivate func font(at path: String) throws(TextEngineError) -> CustomFace {
    try value(path) { () throws(TextEngineError) in try CustomFace(path: path) }
  }
}
