// Draws the scenes that Conformance/run scenes draws again with another renderer. For each, it
// writes to the folder given as its argument: NAME.txt, the display list as text, with glyphs as
// paths; NAME.rgba, the pixels that Segue draws; and NAME-1.rgba, …, the images in the order of
// their numbers in the text; all premultiplied RGBA without padding.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: ComparisonScenes FOLDER\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)

func write(_ pixels: PixelBuffer, _ name: String) throws {
  var bytes = Data()
  for y in 0..<pixels.height { bytes.append(contentsOf: pixels.row(y)) }
  try bytes.write(to: folder.appendingPathComponent(name))
}

for scene in try ComparisonScene.all() {
  let text = Data(scene.withoutText.dump().utf8)
  try text.write(to: folder.appendingPathComponent(scene.name + ".txt"))
  try write(Rasterizer().render(scene.list), scene.name + ".rgba")
  for (index, image) in scene.images.enumerated() {
    try write(image.pixels, "\(scene.name)-\(index + 1).rgba")
  }
}
