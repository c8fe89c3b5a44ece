package import AuditModel
package import RuleKit

extension RuleRegistry {
  /// The rules on one text in one slot at all size categories.
  package static let text: [any Rule<SlotMeasurement>] = textRules.map { $0.asRule }

  /// The rules on one text, in the order of their identifiers.
  package static let textRules: [any TextRule] = [
    MarkupDrawnLiterally(),
    MissingGlyphs(),
    TextClipped(),
    TextShrunk(),
    TextTooSmall(),
    TextTruncated(),
    WordBroken(),
    WordHyphenated(),
  ]

  /// The rules that compare a text with the same text in the source language.
  package static let translations: [any Rule<Translation>] = [
    CharacterLimit(),
    MarkupNotPaired(),
    PlaceholderMismatch(),
    PluralCategoryMissing(),
    RotationInstruction(),
  ]

  /// The rules on a key that an app's code uses.
  package static let codeKeys: [any Rule<CodeKey>] = [
    KeyWithoutText(),
    TableWithoutLanguage(),
    TextNotTranslated(),
  ]

  /// The rules on a statement in an app's SwiftUI code.
  package static let codeFacts: [any Rule<CodeFact>] = [
    CodeCustomFontDoesNotScale(),
    CodeFontDoesNotScale(),
    CodeRedGreenOnly(),
    CodeTextBelowMinimum(),
    CodeTouchTargetTooSmall(),
    ImageButtonUnlabelled(),
    SizeCapBelow200Percent(),
    TapWithoutButtonTrait(),
    TextFromFragments(),
    TextStyleDoesNotFollow(),
  ]

  /// The rules on a statement in a storyboard or xib.
  package static let interfaceFacts: [any Rule<InterfaceFact>] = [
    AccessibilityTraitsConflict(),
    DuplicateObjectIdentifier(),
    InterfaceCustomFontDoesNotScale(),
    InterfaceFontDoesNotScale(),
    InterfaceImageButtonUnlabelled(),
    InterfaceTextBelowMinimum(),
    InterfaceTextStyleDoesNotFollow(),
    InterfaceTextTooSmall(),
    LayoutFlaggedByXcode(),
    TableKeyWithoutObject(),
    TappableImageUnlabelled(),
    TextHiddenFromVoiceOver(),
  ]

  /// The descriptors of the rules on texts, by identifier.
  package static let textDescriptors: [RuleDescriptor] = sorted(
    described(text, "a text in its available width, at every size category")
      + described(translations, "a text next to the same text in the source language"))

  /// The descriptors of the rules on code, by identifier.
  package static let codeDescriptors: [RuleDescriptor] = sorted(
    described(codeKeys, "a key that the app's code uses") + described(codeFacts, "a view in the app's SwiftUI code")
      + described(interfaceFacts, "an object of a storyboard or xib"))

  /// Returns whether a rule's findings depend on the size category, as only those on measured texts do.
  package static func dependsOnSize(_ id: String) -> Bool { text.contains { $0.descriptor.id == id } }
}
