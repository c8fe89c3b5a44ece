internal import AuditModel

extension HTMLFinding {
  /// A picture with its words.
  struct Figure {
    /// The picture as it stands in the page.
    let svg: String
    private let preview: Preview

    /// A picture that is wider is not made smaller without end: it is scrolled in a frame of its own.
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
