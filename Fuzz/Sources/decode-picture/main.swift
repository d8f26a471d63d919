// decode-picture FILE…: writes each picture as FILE.pam (premultiplied RGBA), or says what is wrong.
// For comparing with other decoders.

import Foundation
import SegueImages

var isWrong = false
for path in CommandLine.arguments.dropFirst() {
  do {
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let start = DispatchTime.now().uptimeNanoseconds
    let pixels = try ImageDecoder.decode(bytes, named: path).pixels
    let milliseconds = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    var pam = Data(
      "P7\nWIDTH \(pixels.width)\nHEIGHT \(pixels.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
        .utf8)
    for y in 0..<pixels.height { pam.append(contentsOf: pixels.row(y)) }
    try pam.write(to: URL(fileURLWithPath: path + ".pam"))
    print("\(path): \(pixels.width) x \(pixels.height), \(milliseconds) ms")
  } catch {
    print("\(path): error: \(error)")
    isWrong = true
  }
}
exit(isWrong ? 1 : 0)
