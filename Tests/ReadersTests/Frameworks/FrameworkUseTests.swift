import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TextFiles

@Suite struct FrameworkUseTests {
  @Test(arguments: [
    ("import SwiftUI\n", ["SwiftUI"]), ("@testable import App\n  public import UIKit\n", ["App", "UIKit"]),
    ("@_exported import struct SwiftUI.Color\n", ["SwiftUI"]), ("import func Darwin.exit; import UIKit\n", ["Darwin"]),
    ("// import UIKit\n/* import SwiftUI\nimport AppKit */\nimport Foundation\r\n", ["Foundation"]),
    ("let text = \"import UIKit \"\n", []), ("#if canImport(UIKit)\nimport UIKit\n#endif\n", ["UIKit"]),
  ])
  func importsAreFoundLineByLine(_ source: String, _ modules: [String]) {
    #expect(SwiftImports(Array(source.utf8)).modules == Set(modules))
  }

  private func use(_ files: [String: String]) throws -> FrameworkUse {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return FrameworkUse(of: [folder.path])
  }

  @Test func theFrameworkOfMostFilesIsThatOfTheApp() throws {
    let swiftUI = try use([
      "App/A.swift": "import SwiftUI\nimport UIKit\n", "App/B.swift": "import SwiftUI\n",
      "App/C.swift": "import UIKit\n", "App/D.swift": "import Foundation\n",
      "App/LaunchScreen.storyboard": "<document/>",
    ])
    #expect(swiftUI.framework == .swiftui)
    #expect(swiftUI.words == "2 Swift files import SwiftUI and 1 only UIKit")
    let uiKit = try use([
      "App/A.swift": "import SwiftUI\n", "App/Main.storyboard": "<document/>", "App/Cell.xib": "<document/>",
    ])
    #expect(uiKit.framework == .uikit)
    #expect(uiKit.words == "1 Swift file imports SwiftUI, 2 storyboards or xibs")
  }

  @Test func ignoresTestsAndDependencies() throws {
    let found = try use([
      "AppTests/A.swift": "import SwiftUI\n", "Pods/B/B.swift": "import SwiftUI\n",
      ".build/C.swift": "import SwiftUI\n",
      "de.lproj/L.strings": "\"a\" = \"b\";\n",
    ])
    #expect(found == FrameworkUse() && found.framework == nil && found.words == nil)
  }
}
