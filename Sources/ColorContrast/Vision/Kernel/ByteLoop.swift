/// The inner loops for 8-bit pixels, one for each kind of filter.
enum ByteLoop: Sendable {
  /// An identity filter.
  case copy
  /// A matrix with three equal rows, as for greyscale.
  case gray(KernelTables)
  /// A matrix with two equal rows, as in Viénot's matrices.
  ///
  /// The rows `first` and `second` are equal and only use the channels with these numbers. Row `third` uses all
  /// channels.
  case shared(KernelTables, first: Int, second: Int, third: Int)
  /// Any other matrix.
  case matrix(KernelTables)
  /// Two matrices and the separator that chooses between them.
  case halfPlanes(KernelTables)

  init(_ filter: VisionFilter) {
    switch filter {
    case .matrix(.identity): self = .copy
    case .matrix(let matrix) where matrix.row0 == matrix.row1 && matrix.row1 == matrix.row2:
      self = .gray(KernelTables([matrix]))
    case .matrix(let matrix):
      // A term of zero does not change a sum, so adding two terms instead of three gives identical bits.
      if matrix.row0 == matrix.row1 && matrix.row0.z == 0 {
        self = .shared(KernelTables([matrix], sharing: (0, 1)), first: 0, second: 1, third: 2)
      } else if matrix.row1 == matrix.row2 && matrix.row1.x == 0 {
        let turned = Matrix3(matrix.row1, matrix.row2, matrix.row0)
        self = .shared(KernelTables([turned], sharing: (1, 2)), first: 1, second: 2, third: 0)
      } else {
        self = .matrix(KernelTables([matrix]))
      }
    case .halfPlanes(.identity, .identity, _): self = .copy
    case .halfPlanes(let positive, let negative, let separator):
      self = .halfPlanes(KernelTables([positive, negative], separator: separator))
    }
  }

  /// Converts whole pixels.
  ///
  /// The function is inlined, so that the loops are specialised for each number of channels.
  @inline(__always)
  func run(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ pixels: Int, step: Int) {
    switch self {
    case .copy:
      if UnsafePointer(target) != source { target.update(from: source, count: pixels * step) }
    case .gray(let tables):
      let (lows, next, thirds) = (tables.lows, tables.next, tables.thirds)
      Self.loop(source, target, pixels, step) { from, to in
        let sum = (thirds[Int(from[0])] + thirds[256 + Int(from[1])]) + thirds[512 + Int(from[2])]
        let code = KernelTables.code(sum, lows, next)
        to[0] = code
        to[1] = code
        to[2] = code
      }
    case .shared(let tables, let first, let second, let third):
      let (lows, next, thirds, shared) = (tables.lows, tables.next, tables.thirds, tables.shared)
      Self.loop(source, target, pixels, step) { from, to in
        let sum = (thirds[Int(from[0])] + thirds[256 + Int(from[1])]) + thirds[512 + Int(from[2])]
        let both = shared[Int(from[first]) << 8 | Int(from[second])]
        to[first] = both
        to[second] = both
        to[third] = KernelTables.code(sum, lows, next)
      }
    case .matrix(let tables):
      let (lows, next, parts) = (tables.lows, tables.next, tables.parts)
      Self.loop(source, target, pixels, step) { from, to in
        Self.mix(parts + Int(from[0]), parts + 256 + Int(from[1]), parts + 512 + Int(from[2]), lows, next, to)
      }
    case .halfPlanes(let tables):
      let (lows, next, parts) = (tables.lows, tables.next, tables.parts)
      Self.loop(source, target, pixels, step) { from, to in
        let (red, green, blue) = (parts + Int(from[0]), parts + 256 + Int(from[1]), parts + 512 + Int(from[2]))
        let side = (red.pointee.separator + green.pointee.separator) + blue.pointee.separator
        let matrix = side >= 0 ? 0 : 768
        Self.mix(red + matrix, green + matrix, blue + matrix, lows, next, to)
      }
    }
  }

  /// Converts pixels one by one and copies their alpha.
  @inline(__always)
  private static func loop(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ pixels: Int, _ step: Int,
    _ convert: (_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    var (from, to) = (source, target)
    let end = source + pixels * step
    while from != end {
      if step == 4 { to[3] = from[3] }
      convert(from, to)
      from += step
      to += step
    }
  }

  /// Applies one matrix to a pixel.
  @inline(__always)
  private static func mix(
    _ red: UnsafePointer<KernelTables.Part>, _ green: UnsafePointer<KernelTables.Part>,
    _ blue: UnsafePointer<KernelTables.Part>, _ lows: UnsafePointer<UInt8>, _ next: UnsafePointer<Double>,
    _ to: UnsafeMutablePointer<UInt8>
  ) {
    let pair = (red.pointee.pair + green.pointee.pair) + blue.pointee.pair
    let third = (red.pointee.third + green.pointee.third) + blue.pointee.third
    let buckets = pair + CodeBoundaries.rounder
    to[0] = KernelTables.code(pair.x, bucket: buckets.x.bitPattern, lows, next)
    to[1] = KernelTables.code(pair.y, bucket: buckets.y.bitPattern, lows, next)
    to[2] = KernelTables.code(third, lows, next)
  }
}
