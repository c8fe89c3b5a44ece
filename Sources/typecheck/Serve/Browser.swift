#if Serve
  import Foundation

  /// The default browser.
  enum Browser {
    /// Opens an address, or prints a message if that fails.
    static func open(_ address: String, with search: ProgramSearch) {
      #if os(macOS)
        let name = "open"
      #else
        let name = "xdg-open"
      #endif
      guard let program = search.program(name) else {
        return StandardStreams.say(
          "cannot find \(name) in PATH outside the checked folders; open \(address) yourself")
      }
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = [address]
      // The program may be a script that searches PATH for others.
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = search.folders.joined(separator: ":")
      process.environment = environment
      process.currentDirectoryURL = URL(filePath: "/")
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.terminationHandler = { process in
        if process.terminationStatus != 0 {
          StandardStreams.say("\(name) cannot open a browser; open \(address) yourself")
        }
      }
      if (try? process.run()) == nil { StandardStreams.say("cannot start \(name); open \(address) yourself") }
    }
  }
#endif
