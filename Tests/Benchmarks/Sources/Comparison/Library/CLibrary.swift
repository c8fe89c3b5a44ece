import Foundation

/// The shared library as a program in C has it: opened by the loader, called through pointers.
final class CLibrary {
  private typealias Text = UnsafePointer<CChar>?
  private typealias Handle = OpaquePointer?
  private typealias CreateContext =
    @convention(c) (UnsafeRawPointer?, Int, UInt32, UnsafeMutablePointer<Handle>) -> Int32
  private typealias CreateMeasurer = @convention(c) (Handle, Handle, UnsafeMutablePointer<Handle>) -> Int32
  private typealias Measure = @convention(c) (Handle, Text, Int, Text, Int, UnsafeMutablePointer<Handle>) -> Int32
  private typealias GetCells =
    @convention(c) (Handle, Int, Int, UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>?) -> Int32
  private typealias Destroy = @convention(c) (Handle) -> Void

  /// The size of a `tc_cell_t`, in bytes, and the place of its natural width.
  private static let (cellSize, widthPlace) = (136, 24)
  private static let mostCells = 12

  private let measureText: Measure
  private let getCells: GetCells
  private let destroyMeasurement: Destroy
  private let measurer: Handle
  private let cells = UnsafeMutableRawPointer.allocate(byteCount: mostCells * cellSize, alignment: 8)

  /// Opens the library and makes a measurer.
  ///
  /// - Parameter program: The program typecheck, beside which the library lies.
  /// - Throws: ``LibraryError``.
  init(beside program: URL) throws {
    let path = program.deletingLastPathComponent().appending(path: "libTypeCheckC.so").path
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw LibraryError.missing(path) }
    func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
      guard let address = dlsym(library, name) else { throw LibraryError.missing(name) }
      return unsafeBitCast(address, to: type)
    }
    measureText = try function("tc_measurer_measure", as: Measure.self)
    getCells = try function("tc_measurement_get_cells", as: GetCells.self)
    destroyMeasurement = try function("tc_measurement_destroy", as: Destroy.self)
    var context: Handle = nil
    var made: Handle = nil
    var status = try function("tc_context_create", as: CreateContext.self)(nil, 0, 0, &context)
    if status == 0 { status = try function("tc_measurer_create", as: CreateMeasurer.self)(context, nil, &made) }
    guard status == 0 else { throw LibraryError.failed(status) }
    measurer = made
  }

  deinit { cells.deallocate() }

  /// Measures a text and lets the answer go.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - reads: Whether the cells are read too.
  /// - Throws: ``LibraryError``.
  func measure(_ text: String, reads: Bool) throws {
    var measurement: Handle = nil
    var status = text.withCString { measureText(measurer, $0, -1, nil, 0, &measurement) }
    if status == 0, reads { status = getCells(measurement, 0, 1, cells, Self.mostCells, nil) }
    destroyMeasurement(measurement)
    guard status == 0 else { throw LibraryError.failed(status) }
  }

  /// The widths of a text at all categories, in points.
  func widths(of text: String) throws -> [Double] {
    try measure(text, reads: true)
    return (0..<Self.mostCells).map {
      cells.loadUnaligned(fromByteOffset: $0 * Self.cellSize + Self.widthPlace, as: Double.self)
    }
  }
}
