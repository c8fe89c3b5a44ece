import Adaptivity
import Testing

@testable import LayoutFiles
@testable import TextFiles

@Suite struct LayoutDirectionLocaleTests {
  @Test(arguments: ["ar", "he-IL", "fa_IR", "ur", "az-Arab", "ckb"])
  func writesFromRightToLeft(_ locale: String) { #expect(LayoutDirection(locale: locale) == .rightToLeft) }

  @Test(arguments: ["en", "de-CH", "ja", "ku-Latn", "", "arabic", "uz"])
  func writesFromLeftToRight(_ locale: String) { #expect(LayoutDirection(locale: locale) == .leftToRight) }
}
