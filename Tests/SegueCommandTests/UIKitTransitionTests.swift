import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import Testing

/// Makes images with a gradient, so that every motion changes pixels.
func writeGradient(_ path: String, width: Int, height: Int, red: Bool) throws {
  let pixels = try PixelBuffer(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let (a, b) = (UInt8(255 * x / width), UInt8(255 * y / height))
      pixels[x, y] = red ? PremultipliedRGBA8(200, a, b, 255) : PremultipliedRGBA8(b, a, 200, 255)
    }
  }
  try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: path))
}

/// UIKit's own transitions: each gives the frames of a scene that makes UIKit play it.
@Suite @MainActor struct UIKitTransitionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try writeGradient(folder("a.png"), width: 60, height: 100, red: true)
    try writeGradient(folder("b.png"), width: 60, height: 100, red: false)
  }

  private nonisolated static let page = "{ image: a.png, contentMode: scaleAspectFill }"
  private nonisolated static let next = "{ image: b.png, contentMode: scaleAspectFill }"
  private nonisolated static let card = """
    { background: systemBackground, views: [{ image: b.png, contentMode: scaleToFill, top: 0, \
    leading: 0, trailing: 0, aspect: 0.6 }]
    """

  private nonisolated static let scenes:
    [(name: String, to: String, app: String, steps: [String])] = [
      ("push", next, "{ navigation: [a], bar: false }", ["show: app", "push: b", "pop: b"]),
      ("pop", next, "{ navigation: [b, a], bar: false }", ["show: app", "pop: a", "push: a"]),
      ("tab", next, "{ tabs: [a, b], bar: false }", ["show: app", "select: b", "select: a"]),
      ("present", card + " }", "", ["show: a", "present: b", "dismiss: b"]),
      (
        "sheet", card + ", sheet: { detents: [medium, large], grabber: true } }", "",
        ["show: a", "present: b", "dismiss: b"]
      ),
      (
        "formSheet", card + " }", "", ["show: a", "{ present: b, style: formSheet }", "dismiss: b"]
      ),
      ("coverVertical", next, "", ["show: a", "{ present: b, style: fullScreen }", "dismiss: b"]),
      (
        "crossDissolve", next, "",
        ["show: a", "{ present: b, transition: crossDissolve }", "dismiss: b"]
      ),
      (
        "flipHorizontal", next, "",
        ["show: a", "{ present: b, transition: flipHorizontal }", "dismiss: b"]
      ),
    ]

  @Test("there and back, the frames are those of a scene", arguments: scenes.indices)
  func frames(index: Int) throws {
    let (name, to, app, steps) = Self.scenes[index]
    let scene = try folder.write(
      "scene.yaml",
      """
      segue: 1
      canvas: { width: 60, height: 100, fps: 20 }
      screens:
        a: \(Self.page)
        b: \(to)
      \(app.isEmpty ? "" : "  app: \(app)")
      script: [\(steps.map { $0.hasPrefix("{") ? $0 : "{ \($0) }" }
        .joined(separator: ", { wait: 0.3 }, ")), { wait: 0.3 }]
      """)
    let made = segue(
      "transition", folder("a.png"), folder("b.png"), "--name", name, "--reverse", "--fps", "20",
      "-q", "-o", folder("clip/"))
    #expect(made.code == 0, "\(made.errors)")
    let rendered = segue("render", scene, "-q", "--format", "png", "-o", folder("scene/"))
    #expect(rendered.code == 0, "\(rendered.errors)")
    let names = try folder.names("clip")
    #expect(try names == folder.names("scene") && names.count >= 18)
    for file in names {
      #expect(try folder.bytes("clip/\(file)") == folder.bytes("scene/\(file)"), "\(name) \(file)")
    }
    #expect(try folder.bytes("clip/\(names[0])") != folder.bytes("clip/\(names[9])"))
  }

  @Test("UIKit's timing is its own, and a style that does not exist here is refused by name")
  func refused() throws {
    let images = ["transition", folder("a.png"), folder("b.png")]
    for name in ["push", "sheet", "crossDissolve"] {
      let result = segue(images + ["--name", name, "--duration", "1", "-o", folder("x.mp4")])
      #expect(result.code == 2)
      #expect(
        result.errors
          == "segue: error: \(name) is UIKit's own and has no parameters; expected no duration. --speed "
          + "makes the whole clip slower or faster\n")
    }
    let curl = segue(images + ["--name", "partialCurl"])
    #expect(curl.code == 2 && curl.errors.contains("cornerCurl"))
    #expect(curl.errors.split(separator: "\n").count == 1)
    let near = segue(images + ["--name", "crossDisolve"])
    #expect(near.errors.contains("Did you mean 'crossDissolve'? `segue list --search"))
    #expect(near.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "scenes can name modal transition styles for presentations only; pop is the old name of grow")
  func scenes() throws {
    func render(_ name: String, _ screens: String, _ step: String) throws -> (RunResult, [UInt8]) {
      let scene = try folder.write(
        "\(name).yaml",
        """
        segue: 1
        canvas: { width: 60, height: 100, fps: 20 }
        screens: { a: \(Self.page), b: \(Self.next)\(screens) }
        script: [{ show: a }, \(step), { wait: 0.1 }]
        """)
      let result = segue("still", scene, "--time", "0.2", "-o", folder("\(name).png"))
      return (result, result.code == 0 ? try folder.bytes("\(name).png") : [])
    }
    let pushed = try render(
      "c", ", n: { navigation: [a] }", "{ show: n }, { push: b, transition: crossDissolve }")
    #expect(pushed.0.code == 3 && pushed.0.errors.contains("does not push"))
    let old = try render("d", "", "{ present: b, transition: pop }")
    let new = try render("e", "", "{ present: b, transition: grow }")
    #expect(old.0.code == 0 && old.1 == new.1)
    #expect(try render("f", "", "{ present: b, transition: fade }").1 != new.1)
  }
}
