extension PictureReader {
  /// Creates the decoder for a file's first bytes and reads the header, up to the first row.
  ///
  /// - Throws: ``PictureError`` when the format is not supported or the header is damaged.
  static func decoder(of source: PictureSource) throws(PictureError) -> any RowDecoder {
    guard !source.start.isEmpty else {
      throw PictureError.damaged(source.file, "it is empty")
    }
    let signature = FileSignature(source.start)
    switch signature {
    case .png: try checkSizeInHead(of: source)
    case .jpeg: break
    case .applePNG:
      throw PictureError(
        .unsupported, source.file, "it is a PNG that Xcode optimized for an app bundle (CgBI)",
        remedy: "take the original from the project, or convert it with `pngcrush -revert-iphone-optimizations`")
    case .other(let name):
      throw PictureError(.unsupported, source.file, "its content is \(name)", remedy: "save it as PNG or JPEG")
    }
    do throws(DecodingFailure) {
      return signature == .png
        ? try PNGDecoder(descriptor: source.descriptor, start: source.start)
        : try JPEGDecoder(descriptor: source.descriptor, start: source.start)
    } catch {
      throw Self.error(error, source.file, place: "before its pixels")
    }
  }

  /// Rejects pictures that must be decoded as a whole and exceed ``PictureLimits/wholePicture``.
  static func checkSize(of header: DecodedHeader, _ file: String) throws(PictureError) {
    let pixels = header.width * header.height
    guard let whole = header.needsWholePicture, pixels > PictureLimits.wholePicture else { return }
    throw PictureError(
      .tooLarge, file,
      "it \(whole.what) and has \(pixels / 1_000_000) megapixels; such pictures, which must fit in memory as a whole, "
        + "are read up to \(PictureLimits.wholePicture / 1_000_000) megapixels",
      remedy: whole.remedy)
  }

  /// Checks the size at its fixed offset in a PNG, because libpng would only report an invalid header.
  private static func checkSizeInHead(of source: PictureSource) throws(PictureError) {
    func number(at offset: Int) -> Int { source.start[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard source.start.count >= 24 else { return }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else {
      throw PictureError.damaged(source.file, "its size is \(width) × \(height) pixels")
    }
    guard max(width, height) > PictureLimits.side else { return }
    throw PictureError(
      .tooLarge, source.file,
      "its size is \(width) × \(height) pixels; the limit is \(PictureLimits.side) pixels per side",
      remedy: "cut it into parts, or export it again if it is not that large")
  }

  /// Converts a decoding failure at a place in the file, such as "in row 3 of 8", to a user-facing error.
  static func error(_ failure: DecodingFailure, _ file: String, place: String) -> PictureError {
    switch failure.kind {
    case .truncated: .damaged(file, "it ends too early, \(place)")
    case .damaged: .damaged(file, "it is damaged \(place) (\(failure.message))")
    case .system:
      PictureError(.unreadable, file, "\(failure.message), \(place)", remedy: "copy it to another place and try again")
    case .memory:
      PictureError(.tooLarge, file, "memory ran out \(place)", remedy: "free some memory, or make the picture smaller")
    case .limit:
      PictureError(.tooLarge, file, failure.message, remedy: "save it as a baseline JPEG without metadata")
    }
  }
}
