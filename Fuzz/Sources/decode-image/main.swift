// decode-image FILE…: writes each image as FILE.pam (premultiplied RGBA), and the images of each
// movie one after the other as FILE.rgba; or says what is wrong. For comparing with other decoders.

import Foundation
import SegueImages
import SeguePixels

func bytes(of pixels: PixelBuffer) -> Data {
  (0..<pixels.height).reduce(into: Data()) { $0.append(contentsOf: pixels.row($1)) }
}

func decodeImage(_ file: [UInt8], _ path: String) throws {
  let pixels = try ImageDecoder.decode(file, named: path).pixels
  let header =
    "P7\nWIDTH \(pixels.width)\nHEIGHT \(pixels.height)\nDEPTH 4\nMAXVAL 255\n"
    + "TUPLTYPE RGB_ALPHA\nENDHDR\n"
  try (Data(header.utf8) + bytes(of: pixels)).write(to: URL(fileURLWithPath: path + ".pam"))
  print("\(path): \(pixels.width) x \(pixels.height)")
}

func decodeMovie(_ file: [UInt8], _ path: String) throws {
  let clip = try VideoClip(file, named: path)
  var data = Data()
  for index in 0..<clip.frameCount { data += bytes(of: try clip.bitmap(index).pixels) }
  try data.write(to: URL(fileURLWithPath: path + ".rgba"))
  print("\(path): \(clip.width) x \(clip.height), \(clip.frameCount) images, \(clip.duration) s")
}

var isWrong = false
for path in CommandLine.arguments.dropFirst() {
  do {
    let file = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let start = DispatchTime.now().uptimeNanoseconds
    if ImageKind(startOf: file)?.isMovie == true {
      try decodeMovie(file, path)
    } else {
      try decodeImage(file, path)
    }
    print("  \((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000) ms")
  } catch {
    print("\(path): error: \(error)")
    isWrong = true
  }
}
exit(isWrong ? 1 : 0)
