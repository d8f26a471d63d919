// Draws the samples that Conformance/run blurs reproduces by other means. For each sample, it
// writes to the folder given as its argument: NAME-DEVIATION.rgba, the frame with the blur, and
// NAME-DEVIATION-source.rgba, the input of the blur; premultiplied RGBA without padding, 240 x 200.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster

let (width, height) = (240, 200)

func color(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> DisplayColor {
  DisplayColor(red: r, green: g, blue: b, alpha: a)
}

func solid(_ rect: CGRect, _ radius: Double, _ color: DisplayColor) -> DisplayItem {
  .solid(
    SolidQuad(
      shape: RoundedRectangle(rect, radius: radius), transform: .identity, color: color))
}

/// Blocks of saturated colors, crossed by thin lines.
func photo() throws -> DisplayItem {
  let pixels = try PixelBuffer(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let on = (x / 23 + y / 31) % 2 == 0
      let line = (x + 2 * y) % 17 == 0
      pixels[x, y] = PremultipliedRGBA8(
        line ? 255 : on ? 230 : 20, on ? 0 : UInt8(x), UInt8(y), 255)
    }
  }
  let whole = CGRect(x: 0, y: 0, width: width, height: height)
  return .image(
    ImageQuad(
      bitmap: Bitmap(pixels), source: whole, destination: whole, transform: .identity))
}

func write(_ items: [DisplayItem], _ name: String) throws {
  let white = color(1, 1, 1)
  let list = DisplayList(width: width, height: height, background: white, items: items)
  let pixels = try Rasterizer().render(list)
  var bytes = Data()
  for y in 0..<height { bytes.append(contentsOf: pixels.row(y)) }
  let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
  try bytes.write(to: folder.appendingPathComponent(name + ".rgba"))
}

/// A shadow alone, black on white.
func shadow(of items: [DisplayItem], _ radius: Double) -> DisplayItem {
  .shadow(
    DisplayShadow(
      of: items, radius: radius, offset: .zero, color: .black, transform: .identity,
      hidesItems: true))
}

func shadows() throws {
  let card = solid(CGRect(x: 70, y: 60, width: 100, height: 80), 16, color(1, 1, 1))
  let half = solid(CGRect(x: 60, y: 50, width: 70, height: 90), 0, color(1, 0, 0, 0.5))
  let path = CGMutablePath()
  path.addEllipse(in: CGRect(x: 80, y: 50, width: 70, height: 110))
  path.addRect(CGRect(x: 100, y: 80, width: 60, height: 20))
  let ellipse = DisplayItem.path(PathFill(path: path, color: .black))
  let clip = DisplayClip(
    shape: RoundedRectangle(CGRect(x: 75, y: 55, width: 80, height: 90), radius: 30),
    transform: .identity)
  let clipped = DisplayItem.group(DisplayGroup(opacity: 0.8, clip: clip, items: [half, card]))
  let samples = [
    ("card", [card]), ("translucent", [half, card]), ("clipped", [clipped]), ("path", [ellipse]),
  ]
  for (name, items) in samples {
    for radius in [1.5, 4, 12] {
      try write([shadow(of: items, radius)], "shadow \(name)-\(radius)")
      try write([shadow(of: items, 0)], "shadow \(name)-\(radius)-source")
    }
  }
}

func glass() throws {
  let image = try photo()
  let whole = RoundedRectangle(CGRect(x: 0, y: 0, width: width, height: height))
  for radius in [0.7, 2, 5, 8, 20, 60] {
    let pane = DisplayBackdrop(shape: whole, transform: .identity, radius: radius)
    try write([image, .backdrop(pane)], "glass-\(radius)")
    try write([image], "glass-\(radius)-source")
  }
}

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: BlurSamples FOLDER\n".utf8))
  exit(2)
}
try shadows()
try glass()
