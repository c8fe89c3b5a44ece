#if Serve
  import Foundation

  /// Opens pages in the default browser.
  enum Browser {
    /// Opens an address; a system without a browser only gets a message.
    static func open(_ address: String) {
      #if os(macOS)
        let program = "open"
      #else
        let program = "xdg-open"
      #endif
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program, address]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.terminationHandler = { process in
        if process.terminationStatus != 0 {
          StandardStreams.say("\(program) cannot open a browser; open \(address) yourself")
        }
      }
      if (try? process.run()) == nil { StandardStreams.say("cannot start \(program); open \(address) yourself") }
    }
  }
#endif
