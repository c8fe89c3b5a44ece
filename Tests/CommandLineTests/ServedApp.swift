import TestSupport

/// An app with more texts than a served page lays out at first, a plural and a storyboard.
enum ServedApp {
  /// The number of texts with the keys `words.0`, `words.1` and so on.
  static let texts = 3_000
  /// The Polish forms of the text `files`.
  static let polish = [
    (category: "one", text: "%d plik"), (category: "few", text: "%d pliki"), (category: "many", text: "%d plików"),
    (category: "other", text: "%d pliku"),
  ]
  private static let english = [(category: "one", text: "%d file"), (category: "other", text: "%d files")]

  /// Writes the app.
  static func write() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(".typecheck.yml", "source_locale: en\n")
    // Different texts have different layouts, together more than the page gets at first.
    let words = (0..<texts).map { number in
      let text = (1...12).map { String(number * $0 * 7_919 + $0, radix: 36) }.joined(separator: " ")
      return "\"words.\(number)\" = \"\(text)\";\n"
    }
    try folder.write("App/en.lproj/Words.strings", words.joined())
    for (locale, title) in [("en", "Berths"), ("pl", "Miejsca postojowe")] {
      try folder.write("App/\(locale).lproj/Localizable.strings", "\"title\" = \"\(title)\";\n")
    }
    try folder.write("App/en.lproj/Localizable.stringsdict", stringsdict(english))
    try folder.write("App/pl.lproj/Localizable.stringsdict", stringsdict(polish))
    try folder.write("App/Base.lproj/Main.storyboard", storyboard)
    try folder.write("App/pl.lproj/Main.strings", "\"name.text\" = \"Miejsce postojowe przy nabrzeżu\";\n")
    try folder.write("App/Berths.swift", "import UIKit\nclass Berths: UIViewController {}\n")
    // Only a program that reads Swift knows that the title is cut off here.
    try folder.write(
      "App/Title.swift",
      """
      import SwiftUI
      struct Title: View {
        var body: some View { Text("title").lineLimit(1).frame(width: 60) }
      }

      """)
    return folder
  }

  private static func stringsdict(_ forms: [(category: String, text: String)]) -> String {
    let rules = forms.map { "<key>\($0.category)</key><string>\($0.text)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(rules)</dict></dict></dict></plist>

      """
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController title="Berths" id="controller" customClass="Berths">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label text="Berth at the quay" lineBreakMode="tailTruncation" numberOfLines="1" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="name">
                <rect key="frame" x="16" y="67" width="100" height="20"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="a"/>
              <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="b"/>
              <constraint firstItem="safe" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="200" id="c"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>

    """
}
