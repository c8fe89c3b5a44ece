package import AuditModel

extension RuleDescriptor.Criterion {
  package static let resizeText = wcag("1.4.4", "Resize Text", at: "resize-text")
  package static let largerText = appStore("Larger Text", page: "overview-of-accessibility-nutrition-labels")
  package static let legibility = hig("Typography", "Ensuring legibility", page: "typography")
  package static let formatSpecifiers = Self(
    id: "Foundation", title: "String Format Specifiers",
    source:
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
  )
  package static let pluralRules = Self(
    id: "UTS 35", title: "Language Plural Rules",
    source: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules")
  package static let localizedTexts = Self(
    id: "Xcode", title: "Localization", source: "https://developer.apple.com/documentation/xcode/localization")
  package static let sizeRestriction = Self(
    id: "XLIFF 2.0", title: "Size and Length Restriction Module",
    source: "https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html#size_restriction_module")
}

extension RuleDescriptor.Option {
  package static let enlargement = Self(
    name: "enlargement", value: 2, unit: .times, range: 2...4,
    meaning: "enlargement over the size at Large up to which no text may be lost",
    source: "WCAG 2.2 success criterion 1.4.4: up to 200 percent; the App Store's Larger Text asks for the same")
}
