import AuditModel
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Small documents as texts.
enum Samples {
  /// A storyboard with one scene; `view` is the content of its root view.
  static func storyboard(_ view: String, controller: String = "", around: String = "", settings: String = "") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(settings)>
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController storyboardIdentifier="Sign In" id="vie-wC-001" customClass="SignIn">
                        <view key="view" id="roo-tV-001">
                            <subviews>
    \(view)
                            </subviews>
                        </view>
    \(controller)
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001"/>
                </objects>
            </scene>
        </scenes>
    \(around)
    </document>
    """
  }

  /// A label with a text style.
  static func label(_ text: String, id: String = "lab-el-001", _ attributes: String = "", _ inside: String = "")
    -> String
  {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="\(id)"\(attributes)>
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>\(inside)
    </label>
    """
  }

  /// Reads a storyboard with one scene that may state anything.
  static func read(_ view: String, controller: String = "") -> (document: InterfaceDocument?, issues: [InputIssue]) {
    InterfaceLoader.read(Array(storyboard(view, controller: controller).utf8), file: "Main.storyboard")
  }

  /// Reads a document that must be valid.
  static func document(_ text: String, file: String = "Main.storyboard") throws -> InterfaceDocument {
    let read = InterfaceLoader.read(Array(text.utf8), file: file)
    #expect(read.issues.isEmpty)
    return try #require(read.document)
  }

  /// The uses of the texts of a document with one scene.
  static func uses(
    _ view: String, controller: String = "", code: CodeEffects? = CodeEffects(),
    views: [String: [String: SlotFields]] = [:]
  ) throws -> [TextUse] {
    let document = try document(storyboard(view, controller: controller))
    return InterfaceUses(of: [document], code: code, views: views).texts.map(\.use)
  }
}
