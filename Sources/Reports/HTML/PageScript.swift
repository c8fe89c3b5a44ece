internal import Bytes
internal import Foundation

/// The script and style of a page, with the hashes that its content security policy allows.
struct PageScript: Sendable {
  /// The script and style of a file that contains its data.
  static let file = PageScript([EmbeddedResources.embedded_js])
  /// The script and style of a page that a server keeps up to date.
  static let served = PageScript(
    [
      EmbeddedResources.live_js, EmbeddedResources.ahead_js, EmbeddedResources.attempt_js,
      EmbeddedResources.further_js, EmbeddedResources.served_js,
    ],
    style: [EmbeddedResources.live_css], phrases: [EmbeddedResources.live_json], connects: true)

  /// The parts of the script for all pages, in order: a constant must come before its first use.
  private static let parts: [StaticString] = [
    EmbeddedResources.text_js, EmbeddedResources.layout_js, EmbeddedResources.place_js, EmbeddedResources.verdict_js,
    EmbeddedResources.screen_js, EmbeddedResources.dom_js, EmbeddedResources.state_js, EmbeddedResources.rows_js,
    EmbeddedResources.fonts_js, EmbeddedResources.draw_js, EmbeddedResources.findings_js, EmbeddedResources.causes_js,
    EmbeddedResources.heatmap_js, EmbeddedResources.detail_js, EmbeddedResources.knobs_js,
    EmbeddedResources.translators_js, EmbeddedResources.colours_js,
    EmbeddedResources.marks_js, EmbeddedResources.panes_js, EmbeddedResources.screens_js, EmbeddedResources.print_js,
    EmbeddedResources.main_js,
  ]

  /// The elements of the views, which the script fills.
  static let views = "\(EmbeddedResources.views_html)"

  /// The script, in one function scope, so that the page has no global names.
  let script: String
  /// The style.
  let style: String
  /// The sentences that the script composes, as a JSON object.
  let phrases: String
  /// The content security policy, as far as the page itself can state it.
  let policy: String

  /// Adds the scripts, style and phrases of one kind of page to those for all pages.
  private init(
    _ scripts: [StaticString], style: [StaticString] = [], phrases: [StaticString] = [], connects: Bool = false
  ) {
    // No string of the script contains these operators between spaces.
    let code = ["=>", "===", "!==", "&&", "||", "+="].reduce(PageScripts.joined(Self.parts + scripts)) { code, sign in
      code.replacing(" \(sign) ", with: sign)
    }
    script = "(()=>{\"use strict\";\n\(code)})();"
    self.style = Self.compact(PageScripts.joined([EmbeddedResources.page_css] + style))
    // The members of all objects are merged in one object.
    let members = ([EmbeddedResources.phrases_json] + phrases).map { file in
      PageScripts.joined([file]).replacing("\n", with: "").dropFirst().dropLast()
    }
    self.phrases = "{\(members.joined(separator: ","))}"
    policy =
      "default-src 'none'; script-src '\(Self.hash(of: script))'; style-src '\(Self.hash(of: self.style))'; "
      + "\(connects ? "connect-src 'self'; " : "")base-uri 'none'; form-action 'none'"
  }

  /// Returns a style without the spaces that CSS does not need; no string in it contains them.
  private static func compact(_ style: String) -> String {
    var style = style
    for mark in [": ", "; ", "{ ", ", "] { style = style.replacing(mark, with: String(mark.prefix(1))) }
    for mark in [" {", " }", ";}"] { style = style.replacing(mark, with: String(mark.suffix(1))) }
    return style
  }

  /// Returns the hash of an element's content in CSP notation.
  static func hash(of text: String) -> String {
    var text = text
    let digest = text.withUTF8 { SHA256.digest(of: UnsafeRawBufferPointer($0)) }
    return "sha256-" + Data(digest).base64EncodedString()
  }
}
