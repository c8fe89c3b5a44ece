public import AuditModel
import ColorContrast
import Pictures

/// The part of a picture that a bar lies over, and what the bar's items come to there.
///
/// Strips and places are those of the picture as viewers show it, turned as its Exif orientation says. However large the
/// picture is and however many colours it has, it is read row by row, and every colour is looked at once for an item.
public struct BackdropPicture: Sendable {
  /// Which part of a picture a bar covers.
  public enum Part: Hashable, Sendable {
    /// So many rows from the top.
    case top(Int)
    /// So many rows from the bottom.
    case bottom(Int)
  }

  /// Why a picture cannot serve as a backdrop.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem.
    public var message: String
    /// What to do about it.
    public var remedy: String

    /// The problem and the remedy in one sentence, without a final full stop.
    public var description: String { "\(message); \(remedy)" }
  }

  /// Where the picture is.
  public let location: SourceLocation
  /// The part that the bar covers.
  public let strip: BackdropMeasurement.Strip
  /// What each item comes to.
  public let measurements: [BackdropMeasurement]

  /// Reads a part of a picture and measures items over it; translucent pixels lie on white.
  ///
  /// - Parameters:
  ///   - path: A PNG or JPEG.
  ///   - part: The part that the bar covers; nil is all of it.
  ///   - readings: The items with the bar's layers; those of bars that are not measured are left out.
  /// - Throws: `PictureError`, or ``Failure`` where the part is not in the picture.
  public init(path: String, part: Part?, under readings: [BarMeasurement.Reading]) throws {
    let readings = readings.filter { $0.bounds != nil }
    let strip = try BackdropStrip(path: path, part: part, under: readings)
    location = SourceLocation(file: path, line: 1, column: 1)
    self.strip = strip.shown
    measurements = strip.measurements(of: readings, at: location)
  }
}
