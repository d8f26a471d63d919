// Mistakes in options, worded as the user wrote them.

import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct OptionMistakeTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.image("a.png", 40, 60, 0)
    try folder.image("b.png", 40, 60, 200)
  }

  /// Runs `segue transition` with wrong options, and returns its only line.
  private func mistake(_ options: [String]) throws -> String {
    let result = segue(
      ["transition", folder("a.png"), folder("b.png"), "-o", folder("c.mp4"), "-q"] + options)
    #expect(result.code == 2, "\(result.errors)")
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 1, "\(lines)")
    #expect(try folder.names() == ["a.png", "b.png"])
    return lines.first ?? ""
  }

  @Test(
    "a wrong value of --set is one of the option, not of a script, once for both directions",
    arguments: [
      ("blinds", "count=abc", "--set count is \"abc\"; expected a whole number from 2 to 60"),
      ("slideOver", "direction=sideways", "--set direction is \"sideways\"; expected "),
      ("bubble", "color=teal", "--set color is \"teal\"; expected a color such as "),
      (
        "bubble", "origin=10%,10%", "--set origin is \"10%,10%\"; expected a point such as 0.5,0.2 "
      ),
      ("zoom", "source=card", "--set source is \"card\"; expected none: images have no views"),
      ("cube", "direction=top", "--set direction is \"top\"; expected left, right, up, down, "),
    ])
  func settings(name: String, setting: String, message: String) throws {
    let line = try mistake(["--name", name, "--set", setting, "--reverse"])
    #expect(line.hasPrefix("segue: error: \(message)"), "\(line)")
  }

  @Test("a point is in fractions, at most as much again beside the screen")
  func points() throws {
    let range = "in fractions of the container's size, both from -1 to 2"
    for point in ["100,100", "0.5,2.1", "-1.1,0"] {
      let line = try mistake(["--name", "circleReveal", "--set", "origin=\(point)"])
      let found = "[\(point.replacing(",", with: ", "))]"
      #expect(line.contains("--set origin is \(found); expected a point"), "\(line)")
      #expect(line.hasSuffix(range), "\(line)")
    }
    let list = segue("list", "--json", "--search", "circleReveal").text
    let member = #""kind":"point","default":[0.5,0.9],"minimum":-1,"maximum":2"#
    #expect(list.contains(member), "\(list)")
    let near = ["--name", "circleReveal", "--set", "origin=-1,2", "--frames", "0"]
    let result = segue(
      ["transition", folder("a.png"), folder("b.png"), "-o", folder("c.png"), "-q"] + near)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test("an unknown transition is answered with the nearest names, and with the search")
  func names() throws {
    let line = try mistake(["--name", "slideLeft"])
    #expect(line.contains("--name is 'slideLeft', which is unknown"))
    #expect(line.contains(" The nearest are push, navigationPush, pushAside."), "\(line)")
    #expect(line.contains("`segue list --search WORDS`") && line.utf8.count < 300)
    #expect(try mistake(["--name", "slideDwon"]).contains("Did you mean 'slideDown'?"))
  }

  @Test(
    "a transition is known by what other tools call it",
    arguments: [
      ("dissolve", "crossDissolve"), ("crossfade", "crossDissolve"), ("Magic Move", "hero, match"),
      ("smartAnimate", "hero, match"), ("wipeLeft", "clockWipe"), ("pixelize", "mosaic"),
    ])
  func otherNames(name: String, nearest: String) throws {
    let line = try mistake(["--name", name])
    #expect(line.contains(" The nearest are \(nearest)"), "\(line)")
  }

  @Test("an address in place of an image is reported as one")
  func addresses() {
    let result = segue("transition", folder("a.png"), "https://a.org/b.png", "--name", "fade")
    #expect(result.code == 4)
    #expect(
      result.errors
        == "segue: error: https://a.org/b.png is a URL, and nothing is loaded from the network; "
        + "expected a file. Save it, and give its path\n")
  }

  @Test("a name that resembles nothing is answered with the nearest names")
  func strangeNames() throws {
    #expect(try mistake(["--name", "qqqq"]).contains(" The nearest are "))
  }

  @Test("a duration that was probably meant in milliseconds is a warning")
  func milliseconds() throws {
    let pair = ["transition", folder("a.png"), folder("b.png"), "--name", "fade", "--frames", "0"]
    let long = segue(pair + ["-o", folder("long.png"), "--duration", "300"])
    let warning =
      "--duration is 300, which is more than a minute; expected a time in seconds. 300 ms are 0.3"
    #expect(
      long.code == 0 && long.errors.contains("segue: warning: \(warning)\n"), "\(long.errors)")
    let usual = segue(pair + ["-o", folder("usual.png"), "--duration", "0.3"])
    #expect(usual.code == 0 && !usual.errors.contains("a minute"), "\(usual.errors)")
  }

  @Test("several transitions in place of one lead to the gallery", arguments: ["all", "fade,cube"])
  func severalNames(name: String) throws {
    #expect(
      try mistake(["--name", name])
        == "segue: error: --name is '\(name)'; expected one transition. `segue gallery --from A.png --to "
        + "B.png -o FOLDER` makes a clip of each")
  }

  @Test(
    "the rounded numbers of broadcast rates lead to the fractions",
    arguments: [("29.97", "30000/1001"), ("23.976", "24000/1001"), ("59.94", "60000/1001")])
  func broadcastRates(rate: String, fraction: String) throws {
    let line = try mistake(["--name", "fade", "--fps", rate])
    #expect(line.hasSuffix("such as 60 or 30000/1001. Did you mean '\(fraction)'?"), "\(line)")
    #expect(try mistake(["--name", "fade", "--fps", "12.5"]).hasSuffix("such as 60 or 30000/1001"))
  }

  @Test("a size of another aspect ratio leads to the options for one side")
  func sizes() throws {
    #expect(
      try mistake(["--name", "fade", "--size", "400x400"]).hasSuffix(
        "is 400x600 at this width. --width 400 gives that size, --height 400 another one"))
  }

  @Test(
    "codecs are known by their other names",
    arguments: [("h265", "hevc"), ("x264", "h264"), ("AVC", "h264"), ("H264", "h264")])
  func codecs(name: String, codec: String) throws {
    #expect(
      try mistake(["--name", "fade", "--codec", name]).hasSuffix("Did you mean '\(codec)'?"))
  }

  @Test("a negative number is not taken for a missing value")
  func negative() throws {
    #expect(
      try mistake(["--name", "fade", "--duration", "-1"])
        == "segue: error: --duration is -1; expected a number that is not negative")
  }

  @Test("an export has the format that its file name implies", arguments: ["html", "HTM"])
  func impliedFormat(suffix: String) throws {
    let folder = try ScratchFolder()
    let path = folder("x.\(suffix)")
    let result = segue("export", try folder.scene(), "-o", path, "--json")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text.contains("\"format\":\"css\""))
  }

  @Test("an image of an unknown format is refused with those of images", arguments: ["bmp", "tif"])
  func images(suffix: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for command in [["still", scene, "--time", "0"], ["filmstrip", scene]] {
      let result = segue(command + ["-o", folder("x.\(suffix)")])
      #expect(result.code == 2)
      #expect(result.errors.hasSuffix("; expected .png, .jpg, .webp, or .avif\n"))
    }
  }

  @Test(
    "an export into a file of another format is refused",
    arguments: [
      ("lottie", "mp4", "json"), ("lottie", "html", "json"), ("css", "json", "html"),
      ("json", "GIF", "json"), ("swift", "json", "swift"),
    ])
  func exports(format: String, suffix: String, expected: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let path = folder("x.\(suffix)")
    let result = segue("export", scene, "--as", format, "-o", path)
    #expect(result.code == 2)
    #expect(
      result.errors
        == "segue: error: --as is \(format), but \(path) ends in .\(suffix.lowercased()); expected "
        + ".\(expected)\n")
    #expect(try folder.names() == ["small.yaml"])
  }
}
