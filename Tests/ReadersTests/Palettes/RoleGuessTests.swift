import AuditModel
import Testing

@testable import AssetFiles
@testable import TextFiles

@Suite struct RoleGuessTests {
  @Test(
    arguments: [
      ("textPrimary", [ColorRole.text]), ("Text Primary 2", [.text]), ("color.text.secondary", [.text]),
      ("secondaryLabel", [.text]), ("bodyText", [.text]), ("section_title", [.text]), ("caption-1", [.text]),
      ("text-link", [.text, .interactive]), ("Text Tint Color", [.text, .interactive]), ("foreground", [.text]),
      ("Background Light Gray", [.background]), ("background/card", [.background]), ("surface2", [.background]),
      ("tileBackground", [.background]), ("Cell Background Color 2", [.background]), ("listCell", [.background]),
      ("AccentColor", [.interactive]), ("Tint", [.interactive]), ("linkHover", [.interactive]),
      ("Button Primary", [.interactive, .fill]), ("cardBorder", [.separator]), ("Hairline Contrast", [.separator]),
      ("IconWithText", [.icon]), ("chevron", [.icon]), ("Card Shadow", [.decorative]), ("textDisabled", [.disabled]),
      ("controlFill", [.fill]),
    ] as [(String, Set<ColorRole>)])
  func plainNamesHaveRoles(_ name: String, _ roles: Set<ColorRole>) {
    #expect(RoleGuess.roles(of: name) == roles, "\(NameWords(name).words)")
  }

  @Test(arguments: [
    "primary", "brandBlue", "blue500", "onPrimary", "textOnDark", "Text Contrast Color", "textInverse",
    "Background Dark",
    "Dark Background", "buttonTitle", "Button Highlight", "textField", "textfield", "barTint", "Selected Segment Tint",
    "launchScreen-background", "App Closure Text Subtitle", "LinkCard", "light", "switch", "Risk High", "cellophane",
    "contextual", "", "123", "tintBackground Tint", "badgeText", "labelShadowless",
  ])
  func ambiguousNamesHaveNoRole(_ name: String) {
    #expect(RoleGuess.roles(of: name).isEmpty, "\(RoleGuess.roles(of: name))")
  }

  @Test func ignoresCommonPrefixes() {
    let names = ["ACME Text", "ACME Background", "ACME Icon", "Other"]
    #expect(RoleGuess.prefix(of: names) == ["acme"])
    #expect(RoleGuess.roles(of: "ACME Text").isEmpty)
    #expect(RoleGuess.roles(of: "ACME Text", prefix: ["acme"]) == [.text])
    var colors = names.map { named($0) }
    RoleGuess.guess(&colors)
    #expect(colors.map(\.rolesAreGuessed) == [true, true, true, false])
  }

  @Test func statesAreGroupedByWhatTheirNamesShare() {
    func groups(_ names: String...) -> [String] {
      StateGuess.groups(of: names.map { named($0) }).map { "\($0.name): \($0.colors.map(\.name))" }
    }
    #expect(
      groups("Risk High", "Risk Low", "Risk Neutral") == ["risk: [\"Risk High\", \"Risk Low\", \"Risk Neutral\"]"])
    #expect(groups("successText", "errorText", "errorIcon") == ["text: [\"successText\", \"errorText\"]"])
    #expect(groups("success", "warning", "error").count == 1)
    #expect(groups("contrastHigh", "contrastLow", "error", "red", "green").isEmpty)
    #expect(groups("Text Semantic Red", "Text Semantic Green").count == 1)
  }

  @Test func foregroundsAndTheirBackgroundsArePairs() {
    func pairs(_ names: String...) -> [String] { PairGuess.pairs(of: names.map { named($0) }).map(\.name) }
    #expect(pairs("primary", "onPrimary", "onSecondary", "surface") == ["onPrimary on primary"])
    #expect(pairs("textOnAccent", "accent") == ["textOnAccent on accent"])
    #expect(pairs("switchOn", "on").isEmpty)
  }

  @Test func textsAndBackgroundsOfOneStemArePairs() {
    func pairs(_ names: String...) -> [String] { PairGuess.pairs(of: names.map { named($0) }).map(\.name) }
    #expect(
      pairs("WarningText", "WarningBackground", "TextColor", "Background", "ErrorText")
        == ["WarningText on WarningBackground"])
    #expect(
      pairs("color.text.warning", "color.background.warning") == ["color.text.warning on color.background.warning"])
    #expect(pairs("badge title", "badge background", "ink", "paper") == ["badge title on badge background"])
    #expect(pairs("cardIcon", "cardBackground", "ink").first == "cardIcon on cardBackground")
    #expect(
      pairs("acmeText", "acmeBackground", "acmeAccent", "acmeCardText", "acmeCardBackground", "acmeLine")
        == ["acmeCardText on acmeCardBackground"], "the app's name is not a stem")
    #expect(
      pairs(
        "cardText", "cardTextSecondary", "cardBackground", "cardBackgroundSecondary", "ink", "paper", "night", "sky")
        == ["cardText on cardBackground", "cardTextSecondary on cardBackgroundSecondary"])
    let stems = PairGuess.pairs(of: ["WarningText", "WarningBackground", "onPrimary", "primary"].map { named($0) })
    #expect(stems.map(\.sharesStem) == [true, false] && stems.map(\.isGuessed) == [true, true])
  }

  @Test func ranksAndWordsOfLightMakeNoStem() {
    func pairs(_ names: String...) -> [String] { PairGuess.pairs(of: names.map { named($0) }).map(\.name) }
    #expect(pairs("secondaryText", "secondaryBackground", "text2", "background2").isEmpty)
    #expect(pairs("darkText", "darkBackground", "inverseText", "inverseBackground").isEmpty)
    #expect(pairs("bannerText", "cardBackground", "bannerTextShadow", "bannerShadow").isEmpty)
  }

  @Test func oppositeMeaningsAreStates() {
    func groups(_ names: String...) -> [[String]] {
      StateGuess.groups(of: names.map { named($0) }).map { $0.colors.map(\.name) }
    }
    for (one, other) in [
      ("color.status.ok", "color.status.fail"), ("success", "error"), ("positive", "negative"),
      ("doorOpen", "doorClosed"),
      ("toggleOn", "toggleOff"), ("priceUp", "priceDown"), ("profit", "loss"), ("diff added", "diff removed"),
      ("buyButton", "sellButton"), ("approved", "rejected"),
    ] {
      #expect(groups(one, other) == [[one, other]])
      let isGuessed = StateGuess.groups(of: [named(one), named(other)]).allSatisfy(\.isGuessed)
      #expect(isGuessed)
    }
    #expect(groups("error", "danger").isEmpty, "one meaning")
    #expect(groups("success", "error", "danger") == [["success", "error"], ["success", "danger"]])
    #expect(groups("openButton", "closeButton", "onPrimary", "offWhite").isEmpty)
  }

  private func named(_ name: String) -> NamedColor {
    NamedColor(
      name: name, variants: [], location: SourceLocation(file: "a", line: 1, column: 1), origin: .assetCatalog)
  }
}
