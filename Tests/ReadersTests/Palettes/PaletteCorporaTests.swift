import AuditModel
import ColorContrast
import Foundation
import Testing

@testable import AssetFiles

/// Real asset catalogs in a folder named by `TYPECHECK_CORPORA`; nothing without it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"] != nil))
struct PaletteCorporaTests {
  private func load(_ app: String) throws -> PaletteCatalog {
    let folder = try #require(ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"])
    let catalog = PaletteLoader.load(inputs: ["\(folder)/\(app)"])
    for palette in catalog.palettes {
      print("\(palette.location.file): \(palette.colors.count) colours")
      for color in palette.colors {
        let values = Appearance.allCases.map { appearance in
          color.color(in: ColorEnvironment(appearance), .ios26)?.hex ?? "-"
        }
        print("  \(color.name)", color.roles.map(\.rawValue).sorted(), values, color.faults.map(\.kind))
      }
      for group in palette.states { print("  states \(group.name):", group.colors.map(\.name)) }
    }
    print(catalog.leftOut, catalog.issues.count)
    return catalog
  }

  @Test func coronaWarnApp() throws {
    let catalog = try load("corona-warn-app-ios")
    #expect(catalog.issues.isEmpty)
    let colors = catalog.palettes.flatMap(\.colors)
    #expect(colors.count == 45)
    #expect(colors.count { $0.variants.contains { $0.isDark == true } } == 39)
    #expect(colors.count { $0.variants.contains { $0.isHighContrast == true } } == 19)
    #expect(colors.allSatisfy { $0.isComplete && $0.color(in: ColorEnvironment(.light), .ios26) != nil })
    let risk = try #require(catalog.palettes.flatMap(\.states).first { $0.name.contains("risk") })
    #expect(risk.colors.count == 4 && risk.isGuessed)
  }

  @Test func homeAssistant() throws {
    let catalog = try load("home-assistant-ios")
    #expect(catalog.palettes.flatMap(\.colors).count == 12)
    #expect(!catalog.issues.contains { $0.severity == .error })
    let widget = try #require(catalog.palettes.flatMap(\.colors).first { $0.name == "WidgetBackground" })
    #expect(widget.variants.contains { $0.value == .system("systemBackground") })
  }
}
