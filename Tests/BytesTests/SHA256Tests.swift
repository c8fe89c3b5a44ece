import Foundation
import TestSupport
import Testing

@testable import Bytes

/// Vectors: NIST, "Examples with intermediate values" for FIPS 180-4 (SHA-256), and the SHA Test Vectors for one byte.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func publishedVectors(_ text: String, _ hash: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash)
  }

  @Test func aMillionLetters() {
    let hash = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(SHA256.hexadecimal(of: [UInt8](repeating: 0x61, count: 1_000_000)) == hash)
  }

  /// Lengths around the block of 64 bytes and its padding, against coreutils' own program.
  @Test(arguments: [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000])
  func agreesWithCoreutils(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
    let folder = try TemporaryFolder()
    let path = try folder.write("bytes", Data(bytes))
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["sha256sum", path]
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(SHA256.hexadecimal(of: bytes) == String(line.prefix(64)))
  }
}

extension SHA256 {
  /// The hash of an array of bytes.
  static func hexadecimal(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hexadecimal(of: $0) } }
}
