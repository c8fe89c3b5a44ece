internal import Bytes
internal import Foundation

/// The script and the style of the page, with the hashes by which its content security policy allows them.
enum PageScript {
  /// The parts of the script in their order: a constant must come before its first use.
  private static let parts: [StaticString] = [
    EmbeddedResources.text_js, EmbeddedResources.layout_js, EmbeddedResources.place_js, EmbeddedResources.verdict_js,
    EmbeddedResources.screen_js, EmbeddedResources.dom_js, EmbeddedResources.state_js, EmbeddedResources.rows_js,
    EmbeddedResources.draw_js,
    EmbeddedResources.findings_js, EmbeddedResources.heatmap_js, EmbeddedResources.detail_js,
    EmbeddedResources.knobs_js, EmbeddedResources.translators_js, EmbeddedResources.colours_js,
    EmbeddedResources.marks_js, EmbeddedResources.panes_js, EmbeddedResources.screens_js, EmbeddedResources.print_js,
    EmbeddedResources.main_js,
  ]

  /// The script: all parts in one function scope, so that the page has no global names.
  static let script = "(()=>{\"use strict\";\n" + PageScripts.joined(parts) + "})();"
  /// The style.
  static let style = PageScripts.joined([EmbeddedResources.page_css])
  /// The elements of the views, which the script fills.
  static let views = "\(EmbeddedResources.views_html)"
  /// The sentences that the script composes, as a JSON object.
  static let phrases = PageScripts.joined([EmbeddedResources.phrases_json]).replacing("\n", with: "")

  /// The hash of ``script``.
  static let scriptHash = hash(of: script)
  /// The hash of ``style``.
  static let styleHash = hash(of: style)

  /// Returns the hash of the content of an element, as CSP writes it.
  static func hash(of text: String) -> String {
    var text = text
    let digest = text.withUTF8 { SHA256.digest(of: UnsafeRawBufferPointer($0)) }
    return "sha256-" + Data(digest).base64EncodedString()
  }
}
