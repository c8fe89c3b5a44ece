internal import Bytes

/// The fonts used for measuring: the system font's substitute, the faces of each script, and the rules.
///
/// A stack can be shared by all threads. It is immutable, except that faces are opened on first use.
public final class FontStack: Sendable {
  /// The manifest of faces, rules and corrections.
  package let manifest: FontManifest
  /// The locator that finds font files.
  package let locator: FontLocator
  /// The generation of iOS fonts to measure for; nil if the iOS version is unknown.
  package let fonts: FontGeneration?
  /// The line metrics of the app's own font, in em; nil if the stack has none.
  package var customLineMetrics: FontManifest.LineMetrics? { custom?.lineMetrics }
  /// The error margins of the manifest.
  let uncertainty: FontManifest.Uncertainty
  private let systemEntry: FontManifest.Entry
  private let emojiRule: FontManifest.Rule?
  private let custom: CustomFace?
  private let opener: FaceOpener
  /// The opened faces, which the stacks of all app fonts share.
  private let instances: SharedCache<String, FontInstance?>
  private let customs: SharedCache<StampedPath, CustomFace>

  /// Creates a stack that tries the app's own font at a path, if any, before all others.
  ///
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

  /// Creates a stack with another custom font or generation, sharing the opened faces.
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

  /// Returns a stack for a generation of iOS fonts, which shares this one's faces.
  ///
  /// If the iOS version is unknown, the generation is nil, and error margins cover all generations.
  package func with(fonts: FontGeneration?) -> FontStack {
    fonts == self.fonts ? self : FontStack(self, custom: custom, fonts: fonts)
  }

  /// Returns a stack for text in an app's own font; a nil path keeps the font of this stack.
  ///
  /// A new stack shares this one's faces and tries the custom font before all others.
  ///
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be used.
  package func with(customFont path: String?) throws(TextEngineError) -> FontStack {
    guard let path, path != custom?.path else { return self }
    return FontStack(self, custom: try customs.font(at: path), fonts: fonts)
  }

  /// Checks that a font file can be used as an app's own font.
  ///
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be used.
  package static func inspect(customFont path: String) throws(TextEngineError) { _ = try CustomFace(path: path) }

  /// The faces opened so far, for reports.
  package var facesInUse: [LocatedFont] { opener.found }

  /// The system font's line metrics in em, not those of the substitute font.
  package var lineMetrics: FontManifest.LineMetrics {
    manifest.lineMetrics[systemEntry.lineMetrics] ?? .init(ascender: 0, descender: 0, lineGap: 0, capHeight: 0)
  }

  /// Returns the substitute for the system font, or the user's copy of San Francisco.
  func system(weight: Int) throws(TextEngineError) -> FontInstance {
    guard let face = try instance(of: systemEntry, weight: weight) else {
      throw .missingFont(
        path: systemEntry.file, what: "the default face is not there", remedy: systemEntry.installHint)
    }
    return face
  }

  /// Returns the app's own font at a weight; nil if there is none.
  func customFace(weight: Int) throws(TextEngineError) -> FontInstance? {
    guard let custom else { return nil }
    return instances.value("custom:\(custom.path):\(weight)") { custom.instance(weight: weight) }
  }

  /// Returns the installed faces of a script, starting with those specific to the language.
  func cascade(script: Script, language: String, weight: Int) throws(TextEngineError) -> [FontInstance] {
    if systemCovers(script: script) { return [try system(weight: weight)] }
    return try instances(of: entries(for: script, language: language), weight: weight)
  }

  /// Returns the installed fallback faces for symbols.
  func symbols(weight: Int) throws(TextEngineError) -> [FontInstance] {
    try instances(of: manifest.symbolFaces, weight: weight)
  }

  /// Returns whether the system font covers a script.
  func systemCovers(script: Script) -> Bool { systemEntry.scripts.contains(script.description) }

  /// Returns whether the manifest has faces for a script, installed or not.
  func hasFaces(for script: Script, language: String) -> Bool { !entries(for: script, language: language).isEmpty }

  /// Returns a script that cannot be measured, with the package to install.
  func unavailable(_ script: Script, language: String) -> ShapedText.UnavailableScript {
    let entry = entries(for: script, language: language).first
    return ShapedText.UnavailableScript(script: script.description, package: entry?.package.debian)
  }

  /// Returns the share of the display design at a size, 0…1.
  func displayShare(at size: Double) -> Double {
    opener.displayShare(at: size)
  }

  /// Returns the advance of an emoji at a size, in points.
  func emojiAdvance(at size: Double) -> Double { emojiRule?.advance(size: size) ?? size }

  /// The display share and the emoji advance as tables; valid once the system font is opened.
  package var sizeTables: SizeTables {
    SizeTables(displayShare: opener.displayShareRows, emoji: emojiRule?.advanceRows ?? [.init(size: 1, value: 1)])
  }

  /// Returns the fixed advances of characters that are measured without a font in a language.
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

  /// Returns a face of the manifest at a weight; nil if it is not installed.
  func instance(of entry: FontManifest.Entry, weight: Int) throws(TextEngineError) -> FontInstance? {
    try instances.value("\(entry.id):\(weight)") { () throws(TextEngineError) in
      try opener.open(entry, weight: weight)
    }
  }
}

/// A path with what shows that its file was replaced.
private struct StampedPath: Hashable, Sendable {
  var path: String
  var stamp: FileStamp?
}

extension SharedCache where Key == StampedPath, Value == CustomFace {
  /// Returns the font at a path, which is opened on first use.
  fileprivate func font(at path: String) throws(TextEngineError) -> CustomFace {
    let key = StampedPath(path: path, stamp: FileStamp(at: path))
    return try value(key) { () throws(TextEngineError) in try CustomFace(path: path) }
  }
}
