import Foundation

/// What a reader must know of the machine; not its name.
struct Machine: Encodable {
  let processor: String
  let architecture: String
  let cores: Int
  let system: String

  static let current = Machine()

  /// How many programs wanted to run in the last minute, on average.
  static var load: Double {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? averages[0] : .nan
  }

  private init() {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    processor = line?.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces) ?? "not told"
    #if arch(x86_64)
      architecture = "x86-64"
    #elseif arch(arm64)
      architecture = "arm64"
    #else
      architecture = "other"
    #endif
    cores = ProcessInfo.processInfo.activeProcessorCount
    #if os(Linux)
      system = "Linux"
    #else
      system = "not Linux"
    #endif
  }

  /// The version in the first line that a program prints, without the words before it.
  static func version(_ program: String, _ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map { line in
      String(line.drop { !$0.isNumber })
    }
  }
}
