internal import AuditModel

extension HTMLFinding {
  /// A picture of a finding with its description and caption.
  struct Figure {
    /// The SVG element to embed in the page.
    let svg: String
    private let preview: Preview

    /// The width in points above which a picture scrolls in its frame instead of being scaled down further.
    private static let widest = 640.0

    init(_ preview: Preview, svg: String) {
      (self.preview, self.svg) = (preview, svg)
    }

    var values: HTMLValues {
      let width = preview.width.rounded(.up)
      let isKnown = width > 0 && width < 1e6
      return HTMLValues([
        "svg": .text(svg), "description": .text(Quotation.escape(preview.description, keepsIsolates: true)),
        "caption": .maybe(preview.caption.isEmpty ? nil : Quotation.escape(preview.caption, keepsIsolates: true)),
        "width": .maybe(isKnown ? "\(Int(width))" : nil),
        "scrolls": .truth(isKnown && width > Self.widest),
      ])
    }
  }
}
