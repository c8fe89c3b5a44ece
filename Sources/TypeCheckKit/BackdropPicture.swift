package import AuditModel
import ColorContrast
import Pictures

/// The part of a picture that a bar covers, with the contrast of the bar's items there.
///
/// Positions are those of the picture as viewers show it, turned by its Exif orientation. The picture is read row by
/// row and each colour is checked once per item, so that large pictures take little memory and time.
package struct BackdropPicture: Sendable {
  /// The part of a picture that a bar covers.
  package enum Part: Hashable, Sendable {
    /// A number of pixel rows from the top.
    case top(Int)
    /// A number of pixel rows from the bottom.
    case bottom(Int)
  }

  /// The reason why a picture cannot be a backdrop.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem.
    package var message: String
    /// The fix.
    package var remedy: String

    /// The problem and the fix in one sentence, without a final full stop.
    package var description: String { "\(message); \(remedy)" }
  }

  /// The place of the picture.
  package let location: SourceLocation
  /// The part that the bar covers.
  package let strip: BackdropMeasurement.Strip
  /// The measurements of the items.
  package let measurements: [BackdropMeasurement]

  /// Reads a part of a picture and measures items over it.
  ///
  /// Translucent pixels are composited over white.
  ///
  /// - Parameters:
  ///   - path: A PNG or JPEG file.
  ///   - part: The part that the bar covers; nil means the whole picture.
  ///   - readings: The items with the bar's layers. Those without a measurement are skipped.
  /// - Throws: `PictureError`, or ``Failure`` if the part is not within the picture.
  package init(path: String, part: Part?, under readings: [BarMeasurement.Reading]) throws {
    let readings = readings.filter { $0.bounds != nil }
    let strip = try BackdropStrip(path: path, part: part, under: readings)
    location = SourceLocation(startOf: path)
    self.strip = strip.shown
    measurements = strip.measurements(of: readings, at: location)
  }
}
