import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import Testing

/// Devices around two images: `--device`, `--bezel`, `--background`, `--fit`, `--status-bar`.
@Suite @MainActor struct TransitionDeviceTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func image(
    _ name: String, _ width: Int, _ height: Int, _ color: PremultipliedRGBA8
  ) throws -> String {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[x, y] = color } }
    try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: folder(name)))
    return folder(name)
  }

  private static let white = PremultipliedRGBA8(255, 255, 255, 255)
  private static let black = PremultipliedRGBA8(0, 0, 0, 255)
  private static let green = PremultipliedRGBA8(0, 160, 0, 255)

  /// Makes the first frame of a clip of two images of one color.
  private func frame(
    _ width: Int, _ height: Int, _ color: PremultipliedRGBA8, _ options: [String]
  ) throws -> (errors: String, frame: Bitmap) {
    let image = try image("a.png", width, height, color)
    let result = segue(
      ["transition", image, image, "--name", "push", "--frames", "0", "--force"] + options
        + ["--progress", "none", "-o", folder("x.png")])
    #expect(result.code == 0, "\(result.errors)")
    return (result.errors, try ImageDecoder.decode(folder.bytes("x.png"), named: "x"))
  }

  @Test("the size of a screenshot gives the device, and a note says so")
  func guess() throws {
    let (note, plain) = try frame(750, 1334, Self.green, [])
    #expect(
      note.contains(
        "segue: note: the first image has the size of iphone-se; --device selects another device, "
          + "or none\n"))
    #expect((plain.width, plain.height) == (750, 1334))
    #expect(
      try frame(1179, 2556, Self.green, ["--size", "393x852"]).errors.contains("iphone-16, "))
    #expect(try frame(1334, 750, Self.green, []).errors.contains("iphone-se"))
    for options in [["--device", "none"], ["--scale", "2"]] {
      #expect(try !frame(750, 1334, Self.green, options).errors.contains("note: the first"))
    }
    #expect(try !frame(751, 1334, Self.green, []).errors.contains("note: the first"))
  }

  @Test("a guessed device keeps the corners of the picture; a named one rounds them")
  func corners() throws {
    let size = ["--size", "207x448"]
    let guessed = try frame(828, 1792, Self.green, size).frame
    #expect(guessed.pixels[0, 0] == Self.green)
    let named = try frame(828, 1792, Self.green, ["--device", "iphone-11"] + size).frame
    #expect(named.pixels[0, 0] == Self.black && named.pixels[206, 447] == Self.black)
    #expect(named.pixels[103, 0] == Self.green && named.pixels[0, 224] == Self.green)
  }

  @Test("--bezel draws the device in a margin: background, body, display, and a home button")
  func bezel() throws {
    let device = [
      "--device", "iphone-se", "--bezel", "--background", "#0000FF", "--size", "481x923",
    ]
    let image = try frame(750, 1334, Self.green, device).frame
    #expect((image.width, image.height) == (375 + 2 * (29 + 24), 667 + 2 * (104 + 24)))
    let blue = PremultipliedRGBA8(0, 0, 255, 255)
    // The corner of the clip, and that of the body, which is round.
    #expect(image.pixels[0, 0] == blue && image.pixels[29, 26] == blue)
    // The display has square corners.
    let (left, top) = (24 + 29, 24 + 104)
    #expect(image.pixels[left, top] == Self.green)
    #expect(image.pixels[left + 374, top + 666] == Self.green)
    #expect(image.pixels[left - 1, top].red < 20 && image.pixels[left, top - 1].red < 20)
    // The ring of the home button is lighter than the front.
    let (middle, button) = (left + 187, top + 667 + 52)
    #expect(image.pixels[middle, button - 32].red > 60)
    #expect(image.pixels[middle, button].red < 20)
    // A side button beside the body on the left; none above it.
    #expect(image.pixels[25, 24 + 200] != blue && image.pixels[25, 24 + 100] == blue)
  }

  @Test("without --background, a device lies on white and a screen on black")
  func background() throws {
    let body = ["--device", "iphone-se", "--bezel", "--size", "481x923"]
    #expect(try frame(750, 1334, Self.green, body).frame.pixels[0, 0] == Self.white)
    let rounded = ["--device", "iphone-11", "--size", "207x448"]
    #expect(try frame(828, 1792, Self.green, rounded).frame.pixels[0, 0] == Self.black)
  }

  @Test("--background clear leaves what is around the device transparent")
  func clear() throws {
    let body = ["--device", "iphone-se", "--bezel", "--size", "481x923"]
    let options = body + ["--background", "clear"]
    let image = try frame(750, 1334, Self.green, options).frame
    #expect(image.pixels[0, 0].alpha == 0)
    #expect(image.pixels[24 + 29, 24 + 104] == Self.green)
    let help = segue("transition", "--help").text.split { $0.isWhitespace }
    #expect(help.joined(separator: " ").contains("Default: black, or white with --bezel."))
  }

  @Test(
    "an image of another aspect ratio is cropped, shown between bars, or stretched, with a word")
  func fit() throws {
    let first = try image("a.png", 40, 60, Self.green)
    let second = try image("b.png", 100, 60, Self.white)
    func last(_ fit: [String]) throws -> (String, Bitmap) {
      let result = segue(
        ["transition", first, second, "--name", "push", "--fps", "10", "--frames", "10", "--force"]
          + fit + ["--progress", "none", "-o", folder("x.png")])
      #expect(result.code == 0, "\(result.errors)")
      return (result.errors, try ImageDecoder.decode(folder.bytes("x.png"), named: "x"))
    }
    let sizes = "the image has 100 x 60 pixels, the screen 40 x 60. --fit fit"
    let cropped =
      "segue: warning: \(second): --fit fill crops 60 columns; \(sizes) shows all of it\n"
    #expect(try last([]).0.contains(cropped))
    #expect(try last([]).1.pixels[20, 2] == Self.white)
    let (silent, bars) = try last(["--fit", "fit"])
    #expect(!silent.contains("warning"))
    #expect(bars.pixels[20, 2] == Self.black && bars.pixels[20, 30] == Self.white)
    let (warning, stretched) = try last(["--fit", "stretch"])
    #expect(warning.contains("\(second): --fit stretch distorts the image; \(sizes) keeps"))
    #expect(stretched.pixels[20, 2] == Self.white)
    let blue = try last(["--fit", "fit", "--background", "blue"]).1
    #expect(blue.pixels[20, 2] == PremultipliedRGBA8(0, 0, 255, 255))
    #expect(try !last(["-q"]).0.contains("warning"))
  }

  @Test("the status bar is dark over light images and light over dark ones")
  func statusBar() throws {
    let options = ["--device", "iphone-se", "--status-bar"]
    for (color, other) in [(Self.white, Self.black), (Self.black, Self.white)] {
      let image = try frame(750, 1334, color, options).frame
      var seen = 0
      for y in 0..<40 { for x in 0..<750 where image.pixels[x, y] == other { seen += 1 } }
      #expect(seen > 100)
      for x in 0..<750 { #expect(image.pixels[x, 44] == color) }
    }
    let plain = try frame(750, 1334, Self.white, ["--device", "iphone-se"]).frame
    for y in 0..<40 { for x in 0..<750 { #expect(plain.pixels[x, y] == Self.white) } }
  }

  @Test(
    "a card of full height shows a screenshot's lower edge, a sheet what is below its status bar")
  func cards() throws {
    let pixels = try PixelBuffer(width: 828, height: 1792)
    for y in 0..<1792 {
      // The status bar is 96 pixels high, and the tab bar 100.
      let color = y < 96 ? Self.black : y < 1692 ? Self.white : Self.green
      for x in 0..<828 { pixels[x, y] = color }
    }
    try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: folder("b.png")))
    let first = try image("a.png", 828, 1792, Self.white)
    func last(_ name: String) throws -> PixelBuffer {
      let result = segue(
        "transition", first, folder("b.png"), "--name", name, "--fps", "10", "--frames", "10", "-q",
        "--force", "--size", "207x448", "-o", folder("x.png"))
      #expect(result.code == 0, "\(result.errors)")
      return try ImageDecoder.decode(folder.bytes("x.png"), named: "x").pixels
    }
    let card = try last("present")
    #expect(card[103, 447] == Self.green && card[103, 424] == Self.green)
    #expect(card[103, 420] == Self.white && card[103, 40] == Self.white)
    let sheet = try last("sheet")
    // The lower half is the sheet: white below its grabber, without the black status bar.
    for y in 240..<448 { #expect(sheet[40, y] == Self.white, "\(y)") }
    #expect(sheet[40, 100] != Self.white)
  }

  @Test(
    "on a tablet, a card goes on below a screenshot in the color of its lower edge",
    arguments: [("present", 1668, 2388), ("present", 2388, 1668), ("formSheet", 2388, 1668)])
  func tabletCards(name: String, width: Int, height: Int) throws {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      // Most of the lower edge is green, as a toolbar is; its corners are black.
      for x in 0..<width {
        let isCorner = y > height - 20 && (x < 20 || x > width - 20)
        pixels[x, y] = isCorner ? Self.black : y < height - 100 ? Self.white : Self.green
      }
    }
    try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: folder("b.png")))
    let first = try image("a.png", width, height, Self.black)
    let result = segue(
      "transition", first, folder("b.png"), "--name", name, "--fps", "10", "--frames", "10", "-q",
      "--force", "--size", "\(width / 2)x\(height / 2)", "-o", folder("x.png"))
    #expect(result.code == 0, "\(result.errors)")
    let frame = try ImageDecoder.decode(folder.bytes("x.png"), named: "x").pixels
    let column = (0..<height / 2).map { frame[width / 4, $0] }
    let card = try #require(column.lastIndex { $0 != Self.black })
    // Between the white page and the lower edge of the card, nothing but green.
    let page = try #require(column.lastIndex(of: Self.white))
    // The picture's own green is less high than the band below it.
    #expect(card - page > 50 && column[(page + 6)..<(card - 4)].allSatisfy { $0 == Self.green })
  }

  @Test(
    "a transition that needs no background leaves transparent parts of the images transparent",
    arguments: ["pageTurn", "roll", "accordion"])
  func transparent(name: String) throws {
    let pixels = try PixelBuffer(width: 60, height: 100)
    for y in 0..<100 {
      for x in 0..<60 where x < 40 || y < 80 { pixels[x, y] = Self.green }
    }
    let images = ["a.png", "b.png"].map { folder($0) }
    for path in images {
      try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: path))
    }
    // Nine tenths of the way after 0.3 s; what is left of the shade is seen.
    let result = segue(
      ["transition"] + images
        + ["--name", name, "--duration", "1", "--fps", "10", "--frames", "12", "-q"]
        + ["--background", "clear", "-o", folder("x.png")])
    #expect(result.code == 0, "\(result.errors)")
    let frame = try ImageDecoder.decode(folder.bytes("x.png"), named: "x").pixels
    #expect(frame[55, 95].alpha < 100)
    #expect(frame[20, 50].alpha == 255)
  }

  @Test(
    "wrong devices and colors are one line",
    arguments: [
      (["--device", "iphone-17"], "Did you mean 'iphone-16'?"),
      (["--bezel"], "--bezel needs a device"),
      (["--device", "none", "--bezel"], "--bezel needs a device"),
      (["--device", "iphone-se", "--scale", "2"], "expected one of them"),
      (["--background", "mauve"], "--background is 'mauve'; expected"),
      (["--fit", "squeeze"], "--fit is 'squeeze'; expected fill, fit, or stretch"),
    ])
  func refused(options: [String], message: String) throws {
    let image = try image("a.png", 40, 60, Self.green)
    let result = segue(
      ["transition", image, image, "--name", "push", "-o", folder("x.mp4")] + options)
    #expect(result.code == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try folder.names() == ["a.png"])
  }
}
