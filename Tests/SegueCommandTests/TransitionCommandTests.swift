import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import Testing

@Suite @MainActor struct TransitionCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try image("red.png", width: 40, height: 60, PremultipliedRGBA8(200, 0, 0, 255))
    try image("blue.png", width: 100, height: 60, PremultipliedRGBA8(0, 0, 200, 255))
  }

  private func image(_ name: String, width: Int, height: Int, _ color: PremultipliedRGBA8) throws {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[x, y] = color } }
    try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: folder(name)))
  }

  private func transition(_ arguments: String...) -> RunResult { transition(arguments) }

  private func transition(_ arguments: [String]) -> RunResult {
    segue(["transition", folder("red.png"), folder("blue.png"), "-q"] + arguments)
  }

  private func color(_ name: String) throws -> PremultipliedRGBA8 {
    try ImageDecoder.decode(folder.bytes(name), named: name).pixels[20, 30]
  }

  @Test(
    "the first image changes into the second, in every transition",
    arguments: [
      "fade", "grow", "rotate", "shrinkSlide", "slideAway", "slideDown", "slideRight", "push",
      "pop",
      "coverVertical", "crossDissolve", "flipHorizontal", "tab",
    ])
  func ends(name: String) throws {
    let result = transition("--name", name, "-o", folder("seq"), "--fps", "10")
    #expect(result.code == 0, "\(result.errors)")
    let names = try folder.names("seq")
    #expect(try color("seq/\(names[0])") == PremultipliedRGBA8(200, 0, 0, 255))
    #expect(try color("seq/\(names[names.count - 1])") == PremultipliedRGBA8(0, 0, 200, 255))
  }

  @Test("warnings have no positions in the generated scene")
  func warnings() {
    let result = segue(
      "transition", folder("red.png"), folder("blue.png"), "--name", "slideDown", "--duration",
      "601", "--frames", "0", "-o", folder("x.png"), "--progress", "none")
    #expect(result.code == 0, "\(result.errors)")
    let warning = "segue: warning: present: duration is 601 s, which is more than ten"
    #expect(result.errors.contains(warning), "\(result.errors)")
  }

  @Test(
    "a note says what is seen through an image, unless the color was chosen; opaque ones have none")
  func transparentImage() throws {
    try image("clear.png", width: 40, height: 60, PremultipliedRGBA8(100, 0, 0, 128))
    let line = [
      "transition", folder("red.png"), folder("clear.png"), "--name", "fade", "--frames", "0", "-o",
    ]
    let plain = segue(line + [folder("a.png")])
    let note =
      "note: \(folder("clear.png")): the image is transparent in places, where black is seen; "
    #expect(plain.code == 0 && plain.errors.contains(note), "\(plain.errors)")
    #expect(!plain.errors.contains("\(folder("red.png")): the image is transparent"))
    let chosen = segue(line + [folder("b.png"), "--background", "white"])
    #expect(chosen.code == 0 && !chosen.errors.contains("is transparent"), "\(chosen.errors)")
  }

  @Test("an image is not read from standard input")
  func standardInput() {
    let result = segue(
      "transition", "-", folder("red.png"), "--name", "fade", "-o", folder("a.png"))
    #expect(result.code == 2)
    #expect(result.errors.contains("'-' is standard input, from which no image is read"))
  }

  @Test("a parameter of the way back needs --reverse, which the message says")
  func wayBack() {
    let line = ["--name", "shrinkSlide", "--damping", "0.5", "--frames", "0", "-o"]
    let forward = transition(line + [folder("a.png")])
    #expect(forward.code == 2)
    #expect(
      forward.errors.contains("shrinkSlide has damping only on the way back; expected --reverse"))
    #expect(transition(line + [folder("b.png"), "--reverse"]).code == 0)
  }

  @Test("a note says that of an animated image the first picture is used")
  func animatedImage() throws {
    let images = [folder("red.png"), folder("blue.png")]
    let line = ["transition"] + images + ["--name", "fade", "-o"]
    let plain = segue(line + [folder("a.gif")])
    #expect(plain.code == 0 && !plain.errors.contains("is animated"))
    let result = segue(
      "transition", folder("a.gif"), images[1], "--name", "fade", "--frames", "0", "-o",
      folder("x.png"))
    #expect(result.code == 0)
    #expect(result.errors.contains("a.gif: the image is animated, and the first of its "))
  }

  @Test("without -o, the clip has the name of the transition")
  func defaultOutput() throws {
    let images = "\(folder("red.png")) \(folder("blue.png"))"
    let work = try ScratchFolder()
    let line = "\"$SEGUE\" transition \(images) --name fade --fps 10 -q"
    #expect(try shell(line, in: work.path).code == 0)
    #expect(try shell(line, in: work.path).code == 6)
    #expect(try shell(line + " --format png && \(line) --format y4m", in: work.path).code == 0)
    #expect(
      try work.names().filter { !$0.hasPrefix("frame-") } == ["fade", "fade.mp4", "fade.y4m"])
  }

  @Test("without --name, the transitions are listed")
  func noName() {
    let result = transition([])
    #expect(result.code == 2)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("slideDown ") })
    #expect(
      lines.last
        == "segue: error: --name is missing; expected the name of a transition listed above")
  }

  @Test(
    "--reverse ends where it began",
    arguments: [
      "slideDown", "fade", "shrinkSlide", "liftIn", "push", "pop", "present", "sheet", "formSheet",
      "coverVertical", "crossDissolve", "flipHorizontal", "tab",
    ])
  func reverse(name: String) throws {
    let result = transition("--name", name, "--reverse", "-o", folder("seq"), "--fps", "10")
    #expect(result.code == 0, "\(result.errors)")
    let names = try folder.names("seq")
    #expect(try color("seq/\(names[names.count - 1])") == PremultipliedRGBA8(200, 0, 0, 255))
  }

  @Test("both images are held for 0.3 seconds, with --duration between")
  func length() throws {
    let result = transition(
      "--name", "slideDown", "--duration", "1", "--fps", "10", "-o", folder("seq"))
    #expect(result.code == 0)
    #expect(try folder.names("seq").count == 16)
  }

  @Test("damping and velocity change the motion; a parameter without effect is refused")
  func motion() throws {
    let line = ["--name", "slideDown", "--frames", "24"]
    _ = segue(
      ["transition", folder("red.png"), folder("blue.png"), "-o", folder("a.png")] + line)
    _ = segue(
      ["transition", folder("red.png"), folder("blue.png"), "-o", folder("b.png")] + line
        + ["--damping", "0.3", "--velocity", "-2"])
    #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
    #expect(transition("--name", "fade", "--damping", "1", "-o", folder("c.mp4")).code == 2)
    #expect(transition("--name", "slideAway", "--reverse", "-o", folder("c.mp4")).code == 2)
  }

  @Test("--appearance changes the colors of the transition itself, not those of the images")
  func appearance() throws {
    let line = ["--name", "fadeThrough", "--fps", "30"]
    for appearance in ["light", "dark"] {
      let result = transition(line + ["--appearance", appearance, "-o", folder(appearance)])
      #expect(result.code == 0, "\(result.errors)")
      let names = try folder.names(appearance)
      let colors = try names.map { try color("\(appearance)/\($0)") }
      #expect(colors.first == PremultipliedRGBA8(200, 0, 0, 255))
      #expect(colors.last == PremultipliedRGBA8(0, 0, 200, 255))
      // Between the fades only the background is seen: #FEF7FF, or #141218.
      let brightest = colors.map(\.green).max() ?? 0
      #expect(appearance == "light" ? brightest > 200 : brightest < 0x20, "\(brightest)")
    }
    #expect(transition(line + ["--appearance", "dim", "-o", folder("c.mp4")]).code == 2)
  }

  @Test("--set sets any parameter, and is checked like a scene's")
  func settings() throws {
    let line = ["--name", "slideDown", "--frames", "24"]
    let images = ["transition", folder("red.png"), folder("blue.png"), "-q"]
    #expect(segue(images + line + ["--damping", "0.3", "-o", folder("a.png")]).code == 0)
    #expect(segue(images + line + ["--set", "damping=0.3", "-o", folder("b.png")]).code == 0)
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    let unknown = transition("--name", "slideDown", "--set", "dampng=1", "-o", folder("c.png"))
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("has no parameter dampng; expected only duration, "))
    #expect(unknown.errors.contains("Did you mean 'damping'?"))
    let far = transition("--name", "fade", "--set", "kind=modl", "-o", folder("c.png"))
    #expect(far.code == 2 && far.errors.contains("expected navigation or modal. Did you mean"))
    let twice = ["--duration", "1", "--set", "duration=2", "-o", folder("c.png")]
    #expect(transition(["--name", "fade"] + twice).errors.contains("duration is set twice"))
    for text in ["damping", "=1", "damping=", "name=x"] {
      #expect(transition("--name", "slideDown", "--set", text, "-o", folder("c.png")).code == 2)
    }
  }

  @Test("--size sets the size of the clip, in the first image's aspect ratio")
  func size() throws {
    #expect(
      transition("--name", "fade", "--frames", "0", "--size", "20x30", "-o", folder("a.png")).code
        == 0)
    let image = try ImageDecoder.decode(folder.bytes("a.png"), named: "a")
    #expect((image.width, image.height) == (20, 30))
    #expect(transition("--name", "fade", "--size", "20x31", "-o", folder("b.mp4")).code == 2)
  }
}
