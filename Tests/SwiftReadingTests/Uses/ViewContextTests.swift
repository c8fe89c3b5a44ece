import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ViewContextTests {
  /// The only use of `key` in the body of a view.
  private func use(_ body: String) throws -> TextUse {
    try #require(try Sources.uses(of: ["key"], "struct A: View { var body: some View {\n\(body)\n} }").uses.first)
  }

  @Test(arguments: [
    (#"Text("key").font(.headline)"#, TextStyle.headline), (#"Text("key").font(Font.title2.bold())"#, .title2),
    (#"Text("key").font(.system(.caption, design: .rounded, weight: .bold))"#, .caption1),
    (#"VStack { Text("key").padding() }.font(.footnote)"#, .footnote),
    (#"VStack { Text("key").font(.callout) }.font(.footnote)"#, .callout),
  ])
  func theNearestFontIsExact(_ body: String, _ style: TextStyle) throws {
    let found = try use(body)
    #expect(found.style.value == style)
    #expect(found.style.certainty == .exact)
    #expect(found.style.origin != nil)
  }

  @Test func withoutAFontTheStyleIsAssumed() throws {
    let found = try use(#"HStack { Text("key").foregroundStyle(.secondary) }.padding(3)"#)
    #expect(found.style == TextUse.Value(.body, .assumed))
    #expect(found.lines == TextUse.Value(0, .assumed))
  }

  @Test(arguments: [
    #"Text("key").font(theme.body)"#, #"Text("key").brandStyle()"#, #"Card { Text("key") }"#,
    #"Text("key").font(.custom("Brand", size: 12))"#, #"Button("key") {}.buttonStyle(BrandStyle())"#,
    #"Text("key").controlSize(.small)"#, #"VStack { Text("key") }.modifier(Brand())"#,
    #"Text("key").font(.system(.body, design: .serif))"#, #"Text("key").font(.body.smallCaps())"#,
  ])
  func fontsThatAreNotReadAreUnknown(_ body: String) throws {
    #expect(try use(body).style.certainty == .unknown, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").fixedSize()"#, #"Text("key").fixedSize(horizontal: true, vertical: false)"#,
    #"ScrollView(.horizontal) { Text("key") }"#, #"ScrollView([.horizontal, .vertical]) { Text("key") }"#,
    #"ScrollView(axes) { Text("key") }"#, #"Text("key").frame(minWidth: width)"#,
  ])
  func widthsThatMayExceedTheWindowAreUnknown(_ body: String) throws {
    #expect(try use(body).width.certainty == .unknown, "\(body)")
  }

  @Test(arguments: [
    #"Text("key")"#, #"Text("key").fixedSize(horizontal: false, vertical: true)"#, #"ScrollView { Text("key") }"#,
    #"ScrollView(.vertical) { Text("key") }"#, #"Text("key").frame(maxWidth: .infinity)"#,
    #"VStack { Text("key") }.scaleEffect(0.5)"#, #"Text("key").rotationEffect(.degrees(90))"#,
  ])
  func otherWidthsAreAtMostTheWindow(_ body: String) throws {
    #expect(try use(body).width.certainty == .atMost, "\(body)")
  }

  @Test func theSystemDecidesAboutItsOwnPlaces() throws {
    let title = try use(#"List {}.navigationTitle("key")"#)
    #expect(title.style == TextUse.Value(nil, .unknown) && title.lines == TextUse.Value(nil, .unknown))
    let outside = try use(#"List {}.navigationTitle("key").font(.title).lineLimit(3)"#)
    #expect(outside.style.value == nil && outside.lines.value == nil)
    let menu = try use(#"Text("x").contextMenu { Button("key") {} }.font(.title)"#)
    #expect(menu.style.value == nil && menu.role == .menuItem)
    let action = try Sources.uses(
      of: ["key"], #"func f() { b.setTitle(NSLocalizedString("key", comment: ""), for: .normal) }"#)
    #expect(action.uses.first?.style == TextUse.Value(nil, .unknown))
  }

  @Test(arguments: [
    (
      #"if dynamicTypeSize.isAccessibilitySize { Text("x") } else { Text("key") }"#,
      ContentSizeCategory.extraExtraExtraLarge
    ),
    (#"if !dynamicTypeSize.isAccessibilitySize { Text("key") }"#, .extraExtraExtraLarge),
    (#"if dynamicTypeSize >= .accessibility3 { Text("x") } else { Text("key") }"#, .accessibilityLarge),
    (#"if dynamicTypeSize < .xxLarge { HStack { Text("key") } }"#, .extraLarge),
    (#"if dynamicTypeSize <= .xxLarge { Text("key").dynamicTypeSize(...DynamicTypeSize.large) }"#, .large),
  ])
  func conditionsOnTheSizeLimitIt(_ body: String, _ largest: ContentSizeCategory) throws {
    #expect(try use(body).maxCategory?.value == largest, "\(body)")
  }

  @Test(arguments: [
    #"if dynamicTypeSize.isAccessibilitySize { Text("key") }"#, #"if isWide { Text("x") } else { Text("key") }"#,
    #"if dynamicTypeSize > .large, isWide { Text("x") } else { Text("key") }"#,
    #"if count >= .large { Text("x") } else { Text("key") }"#,
  ])
  func otherConditionsDoNot(_ body: String) throws {
    #expect(try use(body).maxCategory == nil, "\(body)")
  }

  @Test func interpolatedViewsAreParts() throws {
    #expect(try use(#"Text("\(Text("key")): \(name)")"#).isPart)
    #expect(try !use(#"Button(action: f) { Text("key") }"#).isPart)
  }

  @Test func anOwnFontIsExactInsideAnUnknownContainer() throws {
    #expect(try use(#"Card { Text("key").font(.title) }"#).style.certainty == .exact)
  }

  @Test func fixedSizesKeepTheirPoints() throws {
    let found = try use(#"Text("key").font(.system(size: 13, weight: .semibold))"#)
    #expect(found.fixedSize?.value == 13)
    #expect(found.weight?.value == .semibold)
    #expect(found.style.value == nil)
  }

  @Test(arguments: [
    (#"Text("key").lineLimit(2)"#, 2), (#"Text("key").lineLimit(1...3)"#, 3), (#"Text("key").lineLimit(nil)"#, 0),
    (#"VStack { Text("key").lineLimit(2) }.lineLimit(1)"#, 2), (#"VStack { Text("key") }.lineLimit(1)"#, 1),
  ])
  func theNearestLineLimitWins(_ body: String, _ lines: Int) throws {
    let found = try use(body)
    #expect(found.lines.value == lines)
    #expect(found.lines.certainty == .exact)
  }

  @Test func aLineLimitThatIsNotANumberIsUnknown() throws {
    #expect(try use(#"Text("key").lineLimit(limit)"#).lines.certainty == .unknown)
    #expect(try use(#"Text("key").lineLimit(isOpen ? nil : limit)"#).lines.certainty == .unknown)
  }

  @Test(arguments: [
    (#"Text("key").lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)"#, 0),
    (#"Text("key").lineLimit(isOpen ? 3 : 1)"#, 3),
  ])
  func ofTwoLineLimitsTheLargerOneCounts(_ body: String, _ lines: Int) throws {
    let found = try use(body).lines
    #expect(found.value == lines && found.certainty == .atMost)
  }

  @Test(arguments: [
    (#"if dynamicTypeSize.isAccessibilitySize { Text("key") }"#, ContentSizeCategory.accessibilityMedium),
    (#"if dynamicTypeSize > .xxLarge { Text("key") } else { Text("x") }"#, .extraExtraExtraLarge),
    (#"if dynamicTypeSize < .accessibility3 { Text("x") } else { Text("key") }"#, .accessibilityExtraLarge),
    (#"if sizeCategory.isAccessibilityCategory, isWide { VStack { Text("key") } }"#, .accessibilityMedium),
    (#"if dynamicTypeSize.isAccessibilitySize && isWide { Text("key") }"#, .accessibilityMedium),
    (#"if !dynamicTypeSize.isAccessibilitySize { Text("x") } else { Text("key") }"#, .accessibilityMedium),
  ])
  func aBranchForLargeSizesStartsThere(_ body: String, _ smallest: ContentSizeCategory) throws {
    let found = try use(body)
    #expect(found.minCategory?.value == smallest && found.maxCategory == nil, "\(body)")
  }

  @Test func aPropertyMayNameTheCondition() throws {
    let source =
      "struct A: View { var isLarge: Bool { size.isAccessibilitySize }\nvar body: some View {\n"
      + "if isLarge { Text(\"key\") } } }"
    #expect(try Sources.uses(of: ["key"], source).uses.first?.minCategory?.value == .accessibilityMedium)
  }

  @Test(arguments: [
    #"if dynamicTypeSize.isAccessibilitySize || isWide { Text("key") }"#,
    #"if isWide { Text("key") } else if dynamicTypeSize.isAccessibilitySize { Text("x") }"#,
    #"if dynamicTypeSize.isAccessibilitySize { Text("x") } else { Text("key") }"#,
    #"if dynamicTypeSize >= .xSmall { Text("key") }"#,
  ])
  func otherBranchesHaveNoSmallestSize(_ body: String) throws {
    #expect(try use(body).minCategory == nil, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").font(.body.monospaced())"#, #"Text("key").font(.system(.body, design: .monospaced))"#,
    #"Text("key").font(.headline).monospaced()"#, #"VStack { Text("key").font(.title) }.fontDesign(.monospaced)"#,
    #"Text("key").font(.system(size: 12, design: .monospaced))"#, #"Text("key").font(.body).tracking(-1)"#,
    #"Text("key").font(.body).fontWidth(.condensed)"#, #"VStack { Text("key").font(.body) }.textScale(.secondary)"#,
  ])
  func otherLettersAreNotMeasured(_ body: String) throws {
    #expect(try use(body).style.certainty == .unknown, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").font(.body).monospacedDigit()"#, #"Text("key").font(.body.monospacedDigit())"#,
    #"Text("key").font(.body).monospaced(false)"#, #"Text("key").font(.body).fontDesign(.default)"#,
    #"Text("key").font(.body).fontDesign(nil)"#, #"Text("key").font(.body).tracking(0.5)"#,
    #"Text("key").font(.system(.body, design: .default))"#,
  ])
  func theSystemsLettersAre(_ body: String) throws {
    #expect(try use(body).style == TextUse.Value(.body, .exact, at: use(body).style.origin), "\(body)")
  }

  @Test func otherPropertiesAreRead() throws {
    let found = try use(
      """
      Text("key").bold().minimumScaleFactor(0.7).truncationMode(.middle).textCase(.uppercase)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      """)
    #expect(found.weight?.value == .bold)
    #expect(found.minimumScale?.value == 0.7)
    #expect(found.truncation?.value == .middle)
    #expect(found.uppercase?.value == true)
    #expect(found.maxCategory?.value == .accessibilityLarge)
  }

  @Test(arguments: [
    (#"List { Text("key") }"#, TextRole.row), (#"Form { Button("key") {} }"#, .button),
    (#"Section(header: Text("key")) {}"#, .sectionHeader), (#"Section {} header: { Text("key") }"#, .sectionHeader),
    (#"Section {} footer: { Text("key") }"#, .sectionFooter), (#"List {}.navigationTitle("key")"#, .navigationTitle),
    (#"List {}.navigationTitle(Text("key"))"#, .navigationTitle), (#"Menu("x") { Button("key") {} }"#, .menuItem),
    (#"Text("x").contextMenu { Button("key") {} }"#, .menuItem), (#"List {}.toolbar { Button("key") {} }"#, .barButton),
    (#"List {}.toolbar { ToolbarItem(placement: .bottomBar) { Text("key") } }"#, .barButton),
    (#"Section { a } footer: { Button { b } label: { Text("key") } }"#, .button),
    (#"List {}.toolbar { Button("key", systemImage: "plus") {} }"#, .unknown),
    (#"List {}.toolbar { Menu { Button("key", systemImage: "plus") {} } }"#, .menuItem),
    (#"List {}.toolbar { ToolbarTitleMenu { Label("key", systemImage: "plus") } }"#, .menuItem),
    (#"List {}.toolbar { ToolbarItem(placement: .principal) { Text("key") } }"#, .unknown),
    (#"TabView { A().tabItem { Label("key", image: "i") } }"#, .tabLabel), (#"Tab("key", image: "i") {}"#, .tabLabel),
    (#"A().alert("x", isPresented: $a) { Button("key") {} } message: { Text("x") }"#, .alertAction),
    (#"A().alert("x", isPresented: $a) { Button("x") {} } message: { Text("key") }"#, .alertMessage),
    (#"TextField("key", text: $a)"#, .fieldPlaceholder), (#"A().searchable(text: $a, prompt: "key")"#, .searchPrompt),
    (#"A().swipeActions { Button("key") {} }"#, .swipeAction), (#"Image("i").accessibilityLabel("key")"#, .spoken),
    (#"Image("i").accessibilityLabel(Text("key"))"#, .spoken),
    (#"Label("key", image: "i").labelStyle(.iconOnly)"#, .spoken),
    (#"Picker("x", selection: $a) { Text("key") }"#, .pickerValue), (#"Button { } label: { Text("key") }"#, .button),
  ])
  func containersDecideTheRole(_ body: String, _ role: TextRole) throws {
    #expect(try use(body).role == role, "\(body)")
  }

  @Test(arguments: [
    ("UIAlertController(title: KEY, message: nil, preferredStyle: .alert)", TextRole.alertTitle),
    ("UIAlertController(title: nil, message: KEY, preferredStyle: .alert)", .alertMessage),
    ("UIAlertAction(title: KEY, style: .cancel)", .alertAction),
    ("UIBarButtonItem(title: KEY, style: .plain)", .barButton),
    ("UITabBarItem(title: KEY, image: nil, tag: 0)", .tabLabel), ("UISegmentedControl(items: [KEY, x])", .segment),
    ("UIAction(title: KEY) { _ in }", .menuItem), ("UIMenu(title: KEY, children: [])", .menuItem),
    ("title = KEY", .navigationTitle), ("self.title = KEY", .navigationTitle),
    ("navigationItem.title = KEY", .navigationTitle),
    ("navigationItem.prompt = KEY", .navigationPrompt), ("field.placeholder = KEY", .fieldPlaceholder),
    ("search.searchBar.placeholder = KEY", .searchPrompt), ("image.accessibilityLabel = KEY", .spoken),
    ("button.setTitle(KEY, for: .normal)", .button), ("content.body = KEY", .notification),
    ("UNNotificationAction(identifier: \"a\", title: KEY)", .notification),
    ("UIApplicationShortcutItem(type: \"a\", localizedTitle: KEY)", .quickAction),
  ])
  func systemPlacesOfUIKitAreKnown(_ code: String, _ role: TextRole) throws {
    let code = code.replacing("KEY", with: #"NSLocalizedString("key", comment: "")"#)
    let found = try Sources.uses(of: ["key"], "class A: UIViewController { func f() { \(code) } }")
    #expect(found.uses.map(\.role) == [role], "\(code)")
  }

  @Test(arguments: [
    #"static let title: LocalizedStringResource = "key""#, #"@Parameter(title: "key") var a: Int"#,
    #"static let description = IntentDescription("key")"#,
    #"var display: DisplayRepresentation { DisplayRepresentation(title: "key") }"#,
  ])
  func textsOfIntentsAreNotDrawn(_ member: String) throws {
    let found = try Sources.uses(of: ["key"], "struct A: AppIntent { \(member) }")
    #expect(found.uses.map(\.role) == [.notDrawn], "\(member)")
  }
}
