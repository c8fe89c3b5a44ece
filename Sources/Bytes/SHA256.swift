/// The SHA-256 hash of FIPS 180-4, which identifies font files and the script of a page.
///
/// It is implemented here because Foundation on Linux has no hash function.
package struct SHA256: Sendable {
  /// Returns the hash of bytes as 64 lower-case hexadecimal digits.
  package static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    // The 1 before each byte keeps its leading zero.
    digest(of: bytes).map { String(1 << 8 | UInt($0), radix: 16).dropFirst() }.joined()
  }

  /// Returns the 32 bytes of the hash.
  package static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash = SHA256()
    let whole = bytes.count / 64
    hash.compress(bytes, blocks: whole)
    // Padding: a 1 bit, zeros, and the length in bits as a 64-bit big-endian number, which takes one or two blocks.
    var tail = Array(bytes[(whole * 64)...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    tail.withUnsafeBytes { hash.compress($0, blocks: $0.count / 64) }
    let words = [hash.h.0, hash.h.1, hash.h.2, hash.h.3, hash.h.4, hash.h.5, hash.h.6, hash.h.7]
    return words.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  // FIPS 180-4, 5.3.3: the first 32 bits of the fractional parts of the square roots of the first eight primes.
  private var h: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  )

  // FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]

  /// Processes whole blocks of 64 bytes (FIPS 180-4, 6.2.2).
  private mutating func compress(_ bytes: UnsafeRawBufferPointer, blocks: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      Self.constants.withUnsafeBufferPointer { constants in
        for block in 0..<blocks {
          for index in 0..<16 {
            let word = bytes.loadUnaligned(fromByteOffset: block * 64 + index * 4, as: UInt32.self)
            schedule[index] = UInt32(bigEndian: word)
          }
          for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let s0 = Self.rotate(early, 7) ^ Self.rotate(early, 18) ^ (early >> 3)
            let s1 = Self.rotate(late, 17) ^ Self.rotate(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
          }
          mix(schedule, constants)
        }
      }
    }
  }

  private mutating func mix(_ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>) {
    var (a, b, c, d, e, f, g, k) = h
    for index in 0..<64 {
      let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = k &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
      let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let second = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (k, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    h = (h.0 &+ a, h.1 &+ b, h.2 &+ c, h.3 &+ d, h.4 &+ e, h.5 &+ f, h.6 &+ g, h.7 &+ k)
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { (word >> count) | (word << (32 &- count)) }
}
