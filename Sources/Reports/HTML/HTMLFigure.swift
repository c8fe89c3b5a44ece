internal import AuditModel

extension HTMLFinding {
  /// A picture of a finding with its description and caption.
  struct Figure {
    let preview: Preview
    /// The SVG element to embed in the page.
    let svg: String

    /// The width in points above which a picture scrolls in its frame instead of being scaled down further.
    private static let widest = 640.0

    var values: HTMLValues {
      let width = preview.width.rounded(.up)
      let isKnown = width > 0 && width < 1e6
      return HTMLValues([
        "svg": svg, "description": Quotation.escape(preview.description, keepsIsolates: true),
        "caption": preview.caption.isEmpty ? nil : Quotation.escape(preview.caption, keepsIsolates: true),
        "width": isKnown ? "\(Int(width))" : nil, "scrolls": isKnown && width > Self.widest,
      ])
    }
  }
}
