package import AuditModel
import Foundation
import Vocabulary

/// Detection of unknown languages, and suggestions for them.
extension LanguageTag {
  /// Returns whether a BCP 47 tag, or a folder name such as `pt_BR`, names a language known to ICU and CLDR.
  ///
  /// The first part must be a code in their lists, or any three-letter code, because ISO 639-3 has too many to list. A
  /// two-letter region must exist. Scripts and variants only need a valid shape (RFC 5646, section 2.1).
  package static func isKnown(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let first = parts.first, name.utf8.count <= 255 else { return false }
    if oldNames[name.lowercased()] != nil { return true }
    // Private use, and tags from before RFC 4646, are not checked further.
    if first == "x" || first == "i" { return parts.count > 1 }
    guard codes.contains(first) || (first.utf8.count == 3 && first.utf8.allSatisfy({ 0x61...0x7A ~= $0 })) else {
      return false
    }
    for (place, part) in parts.enumerated().dropFirst() {
      // Everything after a single letter is an extension.
      if part.utf8.count == 1, place + 1 < parts.count { return true }
      if place == 1, part.utf8.count == 3, extended.contains(first) { continue }
      guard let subtag = subtag(part) else { return false }
      if subtag.utf8.count == 2, !regions.contains(subtag) { return false }
    }
    return true
  }

  /// Returns the suggested fix for an unknown language, with similar languages if there are any.
  static func remedy(for name: String) -> String {
    if let tag = named(name) { return "write \(tag)" }
    let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let plain = "write a BCP 47 tag such as de or pt-BR"
    guard let first = parts.first?.lowercased(), (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { return plain }
    if codes.contains(first) {
      // The language is valid; the most common wrong region is UK, for the United Kingdom.
      return parts.dropFirst().first?.uppercased() == "UK" ? "write \(first)-GB" : "\(plain), or \(first) alone"
    }
    let region = first.uppercased()
    if regions.contains(region), let language = language(of: region) {
      return "\(plain); \(region) is a region, whose language may be \(language)"
    }
    // Short names only count as similar if they differ in one letter.
    let near = codes.sorted().filter { code in
      zip(first, code).count(where: !=) + abs(first.count - code.count) <= 1
    }
    return UnknownName(first, kind: "a language", known: near).question.map { "\(plain); \($0)" } ?? plain
  }

  /// Returns the most widely used language of a region (CLDR, likely subtags), or nil if it is not known.
  private static func language(of region: String) -> String? {
    let likely = Locale.Language(identifier: "und-\(region)").maximalIdentifier
    return likely.split(separator: "-").first.map(String.init)
  }

  /// The regions that Foundation lists (ISO 3166-1, UN M.49), and those of Android's pseudolocales.
  static let regions = Set(
    Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count <= 3 } + ["XA", "XB", "ZZ"])

  /// Languages whose code may be followed by a three-letter language (IANA Language Subtag Registry, `extlang`).
  private static let extended: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]
}

extension InputIssue {
  /// Creates a warning about an unknown language, at its name or at the first text in that language.
  package init(noLanguage name: String, at location: SourceLocation) {
    self.init(
      severity: .warning, location: location,
      message: "\(Quotation(name)) is not a known language; its texts are measured anyway",
      remedy: LanguageTag.remedy(for: name))
  }
}
