internal import Foundation
internal import Synchronization

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
  private let customPath: String?
  private let opened = Mutex<[String: FontInstance?]>([:])
  private let located = Mutex<[String: LocatedFont]>([:])

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - locator: Where font files are looked for.
  ///   - customFont: The path of an app's own font, tried before all others.
  /// - Throws: ``TextEngineError`` when the custom font or the system font's stand-in cannot be used.
  public init(locator: FontLocator, customFont: String? = nil) throws {
    self.locator = locator
    manifest = FontManifest.embedded
    customPath = customFont
    if customFont != nil { _ = try custom(weight: 400) }
    _ = try system(weight: 400)
  }

  /// The faces that were opened so far, for a report: identifier, file and hash.
  public var facesInUse: [LocatedFont] {
    located.withLock { $0.values.sorted { $0.entry.id < $1.entry.id } }
  }

  /// The stand-in for the system font, or the user's own copy of it.
  func system(weight: Int) throws(TextEngineError) -> FontInstance {
    let entry = manifest.systemFace
    guard let face = try instance(of: entry, weight: weight) else {
      throw TextEngineError.missingDefaultFace(id: entry.id)
    }
    return face
  }

  /// The app's own font, if there is one.
  func custom(weight: Int) throws(TextEngineError) -> FontInstance? {
    guard let customPath else { return nil }
    return try remember("custom:\(weight)") { () throws(TextEngineError) in
      let file = try HarfBuzzFace(path: customPath)
      return FontInstance(
        id: URL(fileURLWithPath: customPath).lastPathComponent,
        primary: FontFace(file: file, variations: Self.weightSetting(file, weight)), errorClass: .exact)
    }
  }

  /// The faces of a script for a language: language-specific ones first; empty when none is installed.
  func cascade(script: Script, language: String, weight: Int) throws(TextEngineError) -> Cascade {
    if systemCovers(script: script) { return Cascade(faces: [try system(weight: weight)]) }
    var faces: [FontInstance] = []
    for entry in manifest.faces(script: script.description, language: language) {
      if let face = try instance(of: entry, weight: weight) { faces.append(face) }
    }
    return Cascade(faces: faces)
  }

  /// The faces for symbols that belong to no script.
  func symbols(weight: Int) throws(TextEngineError) -> [FontInstance] {
    var faces: [FontInstance] = []
    for entry in manifest.faces where entry.role == .symbols {
      if let face = try instance(of: entry, weight: weight) { faces.append(face) }
    }
    return faces
  }

  /// Whether the system font itself draws a script.
  func systemCovers(script: Script) -> Bool { manifest.systemFace.scripts.contains(script.description) }

  /// What to say of a script without a font.
  func unavailable(_ script: Script, language: String) -> ShapedText.UnavailableScript {
    let entry = manifest.faces(script: script.description, language: language).first
    return ShapedText.UnavailableScript(script: script.description, package: entry?.package?.debian)
  }

  /// The share of the display design at a size, 0…1.
  func displayShare(at size: Double) -> Double { optical?.share(at: size) ?? calibration.displayShare(at: size) }

  /// One emoji's advance at a size, in points.
  func emojiAdvance(at size: Double) -> Double { emoji.advance(at: size) }

  /// The rule for a character that is measured without a font.
  func rule(for scalar: Unicode.Scalar) -> FontSelector.Selection? { fixedAdvances.selection(for: scalar) }

  private func instance(of entry: FontManifest.Entry, weight: Int) throws(TextEngineError) -> FontInstance? {
    try remember("\(entry.id):\(weight)") { () throws(TextEngineError) in try open(entry, weight: weight) }
  }

  private func remember(
    _ key: String, _ make: () throws(TextEngineError) -> FontInstance?
  ) throws(TextEngineError) -> FontInstance? {
    if let known = opened.withLock({ $0[key] }) { return known }
    let made = try make()
    return opened.withLock { table in
      if let known = table[key] { return known }
      table[key] = .some(made)
      return made
    }
  }

  private static func weightSetting(_ file: HarfBuzzFace, _ weight: Int) -> [(tag: String, value: Double)] {
    guard let axis = file.axis("wght") else { return [] }
    return [("wght", min(max(Double(weight), axis.minimum), axis.maximum))]
  }
}
