// `--limits` on the command line.

import Foundation
import ScratchFolders
import SegueStage
import Testing

@testable import SegueCommand

@MainActor
@Suite struct LimitOptionsTests {
  private static let scene = """
    segue: 1
    canvas: { width: 10, height: 10 }
    screens: { a: { views: [{}, { emitter: { rate: 6000, lifetime: 1 } }] } }
    script: [{ show: a }, { wait: 0.1 }]

    """

  @Test("Presets and single limits apply from left to right")
  func order() throws {
    #expect(try LimitOptions.parse("ci") == ResourceLimits(.ci))
    #expect(try LimitOptions.parse("ci,standard") == .standard)
    let limits = try LimitOptions.parse("ci,particles=7,surface-pixels=8")
    #expect(limits[.particles] == 7 && limits[.surfacePixels] == 8)
    #expect(limits[.layers] == ResourceLimits(.ci)[.layers])
    #expect(try LimitOptions.parse("particles=7,ci") == ResourceLimits(.ci))
  }

  @Test(
    "What is not a limit is refused with a suggestion",
    arguments: [
      ("generos", "expected generous, standard, ci or NAME=N. Did you mean 'generous'?"),
      (
        "slow",
        "--limits is 'slow': \"slow\" is not a set of limits; expected generous, standard, ci or NAME=N\n"
      ),
      ("particle=3", "there is no limit \"particle\"; expected views, "),
      ("particles=many", "the limit 'particles' is \"many\"; expected a whole number of 0 or more"),
      ("particles=-1", "expected a whole number of 0 or more"),
      ("ci,", "\"\" is not a set of limits"),
    ])
  func invalid(text: String, message: String) throws {
    let folder = try ScratchFolder()
    try folder.write("s.yaml", Self.scene)
    let result = segue("validate", folder("s.yaml"), "--limits", text)
    #expect(result.code == 2)
    #expect(result.errors.contains(message))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "Every command that plays scenes obeys the limits, and writes nothing",
    arguments: [
      ["validate", "IN"], ["render", "IN", "-o", "OUT/x.mp4"],
      ["still", "IN", "--time", "0", "-o", "OUT/x.png"],
      ["filmstrip", "IN", "-o", "OUT/x.png"], ["inspect", "IN", "--time", "0"],
      ["plan", "IN", "-o", "OUT/plan"], ["batch", "IN", "-o", "OUT/clips"],
    ])
  func commands(arguments: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write("s.yaml", Self.scene)
    try FileManager.default.createDirectory(
      atPath: folder("out"), withIntermediateDirectories: false)
    func run(_ limits: String) -> RunResult {
      let paths = arguments.map {
        $0.replacingOccurrences(of: "IN", with: folder("s.yaml"))
          .replacingOccurrences(of: "OUT", with: folder("out"))
      }
      return segue(paths + ["--limits", limits])
    }
    let refused = run("ci")
    #expect(refused.code == (arguments[0] == "batch" ? 1 : 5))
    #expect(refused.errors.contains("s.yaml:3:29: error: the limit 'particles' is exceeded: 6000 "))
    let files = try folder.names("out")
    #expect(files.allSatisfy { $0.hasPrefix("clips") })
    #expect(run("ci,particles=6000").code == 0)
  }

  @Test("The pixels of images count together", arguments: [(1199, 5), (1200, 0), (1201, 0)])
  func imagePixels(limit: Int, code: Int32) throws {
    let folder = try ScratchFolder()
    try folder.image("a.png", 20, 30, 255)
    try folder.image("b.png", 30, 20, 255)
    try folder.write(
      "s.yaml",
      """
      segue: 1
      canvas: { width: 10, height: 10 }
      screens: { a: { views: [{ image: a.png }, { image: a.png }, { image: b.png }] } }
      script: [{ show: a }, { wait: 0.1 }]

      """)
    let result = segue("validate", folder("s.yaml"), "--limits", "image-pixels=\(limit)")
    #expect(result.code == code)
    let place = "s.yaml:3:70: error: screens.a.views[2].image: b.png: the limit 'image-pixels' is "
    #expect(result.errors.contains(place) == (code != 0), "\(result.errors)")
  }

  @Test("400 blurs at 8000 x 8000 are refused without drawing one")
  func surfaces() throws {
    let folder = try ScratchFolder()
    let views = Array(repeating: "{ blur: regular }", count: 400).joined(separator: ", ")
    try folder.write(
      "s.yaml",
      """
      segue: 1
      canvas: { width: 8000, height: 8000 }
      screens: { a: { background: red, views: [\(views)] } }
      script: [{ show: a }, { wait: 0.1 }]

      """)
    let result = segue("still", folder("s.yaml"), "--time", "0", "-o", folder("x.png"))
    #expect(result.code == 5)
    #expect(
      result.errors.contains("error: the limit 'surface-pixels' is exceeded: more than 20000"))
    #expect(result.errors.contains("s.yaml:3:"))
  }

  @Test(
    "A script that ends at time zero is refused by every command", arguments: ["", ", { wait: 0 }"])
  func noFrames(rest: String) throws {
    let folder = try ScratchFolder()
    try folder.write(
      "s.yaml",
      """
      segue: 1
      canvas: { width: 10, height: 10 }
      screens: { a: {} }
      script: [{ show: a }\(rest)]

      """)
    for arguments in [
      ["validate"], ["render", "-o", folder("x.mp4")], ["inspect", "--time", "0"],
      ["still", "--time", "0", "-o", folder("x.png")], ["filmstrip", "-o", folder("x.png")],
    ] {
      let result = segue([arguments[0], folder("s.yaml")] + arguments.dropFirst())
      #expect(result.code == 3)
      #expect(result.errors.contains("s.yaml:4:"))
      #expect(result.errors.contains("the script ends at t = 0 s, so the clip has no frames"))
    }
  }
}
