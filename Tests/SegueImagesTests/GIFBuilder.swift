// Handmade GIF files. The codes never grow: a clear code precedes the point where the table would.

struct GIFBuilder {
  struct Image {
    var left = 0, top = 0, width = 1, height = 1
    var transparent: Int?
    var isInterlaced = false
    var index: (_ x: Int, _ y: Int) -> Int = { _, _ in 0 }
  }

  var width = 1, height = 1
  /// Eight colors.
  var colors: [[UInt8]] = (0..<8).map(Self.color)
  var background = 0
  var images = [Image()]

  private static func color(_ index: Int) -> [UInt8] {
    let blue: UInt8 = index % 2 == 0 ? 0 : 200
    return [UInt8(index * 36), UInt8(255 - index * 30), blue]
  }

  func build() -> [UInt8] {
    var file = Array("GIF89a".utf8) + little(width) + little(height)
    file += [0x80 | 2, UInt8(background), 0] + colors.flatMap { $0 }
    file += [0x21, 0xFE, 3] + Array("any".utf8) + [0]
    return file + images.flatMap { bytes(of: $0) } + [0x3B]
  }

  private func little(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }

  private func bytes(of image: Image) -> [UInt8] {
    let control: [UInt8] = [
      0x21, 0xF9, 4, image.transparent == nil ? 0 : 1, 10, 0, UInt8(image.transparent ?? 0), 0,
    ]
    let header: [UInt8] =
      [0x2C] + little(image.left) + little(image.top) + little(image.width)
      + little(image.height) + [image.isInterlaced ? 0x40 : 0, 3]
    var data = codes(of: image)[...]
    var blocks: [UInt8] = []
    while !data.isEmpty {
      let block = data.prefix(255)
      blocks += [UInt8(block.count)] + block
      data = data.dropFirst(255)
    }
    return control + header + blocks + [0]
  }

  private func codes(of image: Image) -> [UInt8] {
    var (held, count) = (0, 0)
    var bytes: [UInt8] = []
    func write(_ code: Int) {
      held |= code << count
      count += 4
      while count >= 8 {
        bytes.append(UInt8(held & 255))
        (held, count) = (held >> 8, count - 8)
      }
    }
    var written = 0
    for y in rows(of: image) {
      for x in 0..<image.width {
        if written % 4 == 0 { write(8) }
        write(image.index(x, y))
        written += 1
      }
    }
    write(9)
    if count > 0 { bytes.append(UInt8(held & 255)) }
    return bytes
  }

  private func rows(of image: Image) -> [Int] {
    guard image.isInterlaced else { return Array(0..<image.height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: image.height, by: step))
    }
  }
}
