/// Storyboards of whole apps for checks.
enum Storyboards {
  /// Returns a storyboard with one screen, on the canvas of an iPhone of 393 × 852 pt.
  ///
  /// - Parameters:
  ///   - views: The views in the root view `root`, whose safe area is `safe`.
  ///   - constraints: The constraints of the root view.
  /// - Returns: The text of the document.
  static func screen(_ views: String, _ constraints: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="screen">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects><viewController id="screen"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(views)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>
    </view></viewController></objects></scene></scenes></document>
    """
  }
}
