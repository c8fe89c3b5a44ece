package import AuditModel
import Foundation
import Vocabulary

/// Names that name no language, and which language may have been meant.
extension LanguageTag {
  /// Whether a name is that of a language, as far as ICU and CLDR tell.
  ///
  /// Its first part has to be a code of theirs, or one of three letters, of which ISO 639-3 has too many to know; a script
  /// or a variant is taken by its shape (RFC 5646, section 2.1), a region of two letters has to be there.
  ///
  /// - Parameter name: A BCP 47 tag or the name of a folder, such as `pt_BR`.
  /// - Returns: Whether it names a language.
  package static func isKnown(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let first = parts.first, name.utf8.count <= 255 else { return false }
    if oldNames[name.lowercased()] != nil { return true }
    // Private use, and the tags of before.
    if first == "x" || first == "i" { return parts.count > 1 }
    guard codes.contains(first) || (first.utf8.count == 3 && first.utf8.allSatisfy({ 0x61...0x7A ~= $0 })) else {
      return false
    }
    for (place, part) in parts.enumerated().dropFirst() {
      // What follows a single letter is an extension.
      if part.utf8.count == 1, place + 1 < parts.count { return true }
      if place == 1, part.utf8.count == 3, extended.contains(first) { continue }
      guard let subtag = subtag(part) else { return false }
      if subtag.utf8.count == 2, !regions.contains(subtag) { return false }
    }
    return true
  }

  /// What to do about a name that names none, with the languages that it may have been meant for.
  ///
  /// - Parameter name: The name.
  /// - Returns: What to write, with up to three languages that are near.
  static func remedy(for name: String) -> String {
    let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let plain = "write a BCP 47 tag such as de or pt-BR"
    guard let first = parts.first?.lowercased(), (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { return plain }
    if codes.contains(first) {
      // The language is right; the region most often is the United Kingdom.
      return parts.dropFirst().first?.uppercased() == "UK" ? "write \(first)-GB" : "\(plain), or \(first) alone"
    }
    let region = first.uppercased()
    if regions.contains(region), let language = language(of: region) {
      return "\(plain); \(region) is a region, whose language may be \(language)"
    }
    // Of so short names only those are near that differ in one letter.
    let near = codes.sorted().filter { code in
      zip(first, code).count(where: !=) + abs(first.count - code.count) <= 1
    }
    return UnknownName(first, kind: "a language", known: near).question.map { "\(plain); \($0)" } ?? plain
  }

  /// The language that most people of a region write (CLDR, likely subtags).
  private static func language(of region: String) -> String? {
    let likely = Locale.Language(identifier: "und-\(region)").maximalIdentifier
    return likely.split(separator: "-").first.map(String.init)
  }

  /// Regions as Foundation lists them (ISO 3166-1, UN M.49), and those that Android's pseudo-languages have.
  static let regions = Set(
    Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count <= 3 } + ["XA", "XB", "ZZ"])

  /// Languages that may be followed by another one of three letters (IANA Language Subtag Registry, `extlang`).
  private static let extended: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]
}

extension InputIssue {
  /// A warning of a name that names no language.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - location: Where it is said, or the first text that is read for it.
  package init(noLanguage name: String, at location: SourceLocation) {
    self.init(
      severity: .warning, location: location,
      message: "\(Quotation(name)) is not a known language; its texts are measured anyway",
      remedy: LanguageTag.remedy(for: name))
  }
}
