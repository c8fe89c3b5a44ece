import CPeers
import ColorContrast
import Foundation

/// Simulating deuteranopia on a picture in memory.
struct ColorComparison: Comparison {
  let name = "color"
  let title = "Simulating colour-vision deficiency"
  let unit = "Mpixel"

  func lineup(_ setting: Setting) throws -> Lineup {
    let picture = Picture(width: 4000, height: 3000)
    let bench = ColorBench(picture)
    var lineup = Lineup(
      task: "deuteranopia, severity 1, on \(picture.width) × \(picture.height) pixels, RGB, eight bits, from one "
        + "buffer in memory to another; one thread unless the name says otherwise",
      work: Double(picture.pixels) / 1e6, contenders: ours(bench) + plainC(bench), baseline: "memcpy",
      aims: Self.aims, versions: ["C compiler of the C peers": String(cString: dalton_class_compiler())], leftOut: [])
    lineup.versions["Swift"] = Machine.version("swift", "--version")
    guard let python = setting.python else {
      lineup.leftOut.append("all Python peers (DaltonLens-Python, Pillow, numpy): they could not be installed")
      return lineup
    }
    let file = setting.scratch.file("picture.rgb")
    try Data(picture.rgb).write(to: file)
    let peers = try PeerProcess(
      python, [PeerProcess.file("Python/color_peers.py").path, file.path, "\(picture.width)", "\(picture.height)"])
    lineup.versions.merge(peers.greeting.versions) { $1 }
    for (task, name, vision) in Self.pythonTasks {
      guard peers.greeting.tasks.contains(task) else {
        lineup.leftOut.append("\(name): not installed")
        continue
      }
      _ = try peers.run(task)
      let result = try peers.result(task, in: setting.scratch.file("result.rgb"))
      lineup.contenders.append(
        Contender(name: name, note: bench.distance(result, vision), repetitions: 1) { try peers.run(task) })
    }
    return lineup
  }

  private static let matrixVision = Vision(.deutan, model: .machado)
  private static let halfPlaneVision = Vision(.deutan, model: .brettel)

  private static let pythonTasks = [
    ("daltonlens-vienot", "DaltonLens-Python, Viénot", Vision(.deutan)),
    ("daltonlens-brettel", "DaltonLens-Python, Brettel", halfPlaneVision),
    ("daltonlens-machado", "DaltonLens-Python, Machado", matrixVision),
    ("numpy-formula", "numpy, table and formula, Viénot", Vision(.deutan)),
    ("numpy-tables", "numpy, two tables, Viénot", Vision(.deutan)),
    ("pillow-matrix", "Pillow convert, Viénot without linear light", Vision(.deutan)),
  ]

  private static let aims = [
    Aim(contender: "typecheck, Viénot", than: "plain C, Viénot", factor: 10, claim: "ten times plain C"),
    Aim(contender: "typecheck, Brettel", than: "plain C, Brettel", factor: 5, claim: "five times plain C"),
    Aim(contender: "typecheck, Machado", than: "plain C, Machado", factor: 5, claim: "five times plain C"),
    Aim(contender: "typecheck, Viénot", than: "memcpy", factor: 1 / 15, claim: "a fifteenth of memcpy"),
    Aim(contender: "typecheck, Brettel", than: "memcpy", factor: 1 / 15, claim: "a fifteenth of memcpy"),
    Aim(contender: "typecheck, Machado", than: "memcpy", factor: 1 / 15, claim: "a fifteenth of memcpy"),
    Aim(
      contender: "typecheck, Brettel, a 48th, two threads", than: "typecheck, Brettel, a 48th, one thread",
      factor: 1.7,
      claim: "1.7 times one thread when both cores are idle (least times)", isAboutIdleCores: true),
    Aim(
      contender: "typecheck, Machado, a 48th, two threads", than: "typecheck, Machado, a 48th, one thread",
      factor: 1.7,
      claim: "1.7 times one thread when both cores are idle (least times)", isAboutIdleCores: true),
  ]

  private func ours(_ bench: ColorBench) -> [Contender] {
    let visions = [
      ("Viénot", Vision(.deutan)), ("Brettel", Self.halfPlaneVision), ("Machado", Self.matrixVision),
    ]
    let exact = "equal to the exact path"
    var contenders = [Contender(name: "memcpy", note: "only copies: the limit", repetitions: 7) { bench.copy() }]
    contenders += visions.map { name, vision in
      let kernel = SimulationKernel(vision)
      return Contender(name: "typecheck, \(name)", note: exact, repetitions: 7) { bench.simulate(kernel) }
    }
    // Small pieces, often: on a machine that does other work too, some of them find both cores idle.
    for (name, vision) in visions.dropFirst() {
      for threads in [1, 2] {
        let kernel = SimulationKernel(vision)
        let words = threads == 1 ? "one thread" : "two threads"
        contenders.append(
          Contender(
            name: "typecheck, \(name), a 48th, \(words)", note: exact, repetitions: 400, share: 1.0 / 48
          ) { bench.simulate(kernel, share: 48, threads: threads) })
      }
    }
    let (gray, deutan) = (SimulationKernel(.achromat), SimulationKernel(Self.matrixVision))
    contenders.append(Contender(name: "typecheck, greyscale", note: exact) { bench.simulate(gray) })
    contenders.append(
      Contender(name: "typecheck, Machado, 16 bits", note: "\(exact); twice the bytes") { bench.simulateWords(deutan) })
    return contenders
  }

  private func plainC(_ bench: ColorBench) -> [Contender] {
    [("Viénot", Vision(.deutan)), ("Brettel", Self.halfPlaneVision), ("Machado", Self.matrixVision)].map {
      name, vision in
      _ = bench.plainC(vision)
      return Contender(name: "plain C, \(name)", note: bench.distance(bench.target, vision), repetitions: 1) {
        bench.plainC(vision)
      }
    }
  }
}
