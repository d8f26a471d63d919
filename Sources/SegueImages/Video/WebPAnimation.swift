// An animated WebP as a movie. libavformat does not read the format, so the container is parsed
// here, and each frame is decoded as an image of its own and composited on the canvas. Source: the
// WebP container specification, "Animation".

import SeguePixels

/// The frames of an animated WebP.
struct WebPAnimation: ClipImages {
  let imageFile: ImageFile
  let width, height: Int
  private(set) var frames: [WebPFrame] = []
  private(set) var orientation = ImageOrientation.up
  /// The number of times that the animation plays, 0 for endless.
  private(set) var plays = 0
  private(set) var timeline = ClipTimeline(ticksPerSecond: 1000)

  /// The milliseconds for which a frame without a duration is displayed, as browsers do.
  private static let millisecondsWithoutDuration = 100

  /// Returns whether a file declares that it is an animation.
  static func isAnimated(_ bytes: [UInt8]) -> Bool {
    ImageKind(startOf: bytes) == .webP && bytes.count > 20
      && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 0b10 != 0
  }

  init(_ file: ImageFile) throws(ImageError) {
    imageFile = file
    var reader = file.reader(at: 4)
    var body = try reader.within(try reader.little(4))
    try body.skip(4)
    var header = ByteReader(file, try body.webPChunk().1)
    try header.skip(4)
    (width, height) = (try header.little(3) + 1, try header.little(3) + 1)
    try file.checkSize(width, height)
    var parts = 0
    while !body.isAtEnd { try readChunk(&body, &parts) }
    guard !frames.isEmpty else { throw file.damaged("it contains no image") }
  }

  private mutating func readChunk(
    _ body: inout ByteReader, _ parts: inout Int
  ) throws(ImageError) {
    try imageFile.count(&parts)
    let (name, chunk) = try body.webPChunk()
    switch name {
    case "ANMF":
      var reader = ByteReader(imageFile, chunk)
      try append(try WebPFrame(&reader, in: imageFile, parts: &parts))
    case "ANIM":
      let number = imageFile.bytes[chunk].dropFirst(4).prefix(2)
      plays = number.reversed().reduce(0) { $0 << 8 | Int($1) }
    case "EXIF": orientation = imageFile.webPOrientation(chunk) ?? orientation
    default: break
    }
  }

  private mutating func append(_ frame: WebPFrame) throws(ImageError) {
    guard frame.image.left + frame.image.width <= width,
      frame.image.top + frame.image.height <= height
    else { throw imageFile.damaged("a frame is larger than its canvas") }
    frames.append(frame)
    timeline.times.append(timeline.end)
    let duration = frame.milliseconds
    timeline.end += Int64(duration > 0 ? duration : Self.millisecondsWithoutDuration)
  }

  func cursor() throws(ImageError) -> any ImageCursor { try WebPCursor(self) }

  /// Returns the index of the last frame up to `index` that shows nothing of the frames before it.
  func start(for index: Int) -> Int {
    frames[...index].indices.last { place in
      (!frames[place].isBlended && coversCanvas(place))
        || (place > 0 && frames[place - 1].isCleared && coversCanvas(place - 1))
    } ?? 0
  }

  private func coversCanvas(_ index: Int) -> Bool {
    let image = frames[index].image
    return (image.width, image.height) == (width, height)
  }
}

/// The canvas of an animated WebP after a number of its frames.
struct WebPCursor: ImageCursor {
  private let animation: WebPAnimation
  private let canvas: PixelBuffer
  /// The index of the frame to draw next.
  private var next = 0

  init(_ animation: WebPAnimation) throws(ImageError) {
    self.animation = animation
    canvas = try animation.imageFile.buffer(animation.width, animation.height)
  }

  var progress: Int64 { next > 0 ? animation.timeline.times[next - 1] : .min }

  func isBefore(_ index: Int) -> Bool { next <= index && next > animation.start(for: index) }

  mutating func bitmap(_ index: Int) throws(ImageError) -> Bitmap {
    if !isBefore(index) {
      clear(0..<animation.width, 0..<animation.height)
      next = animation.start(for: index)
    }
    while next <= index {
      try draw(animation.frames[next], after: next > 0 ? animation.frames[next - 1] : nil)
      next += 1
    }
    let file = animation.imageFile
    let copy = try file.buffer(canvas.width, canvas.height)
    for y in 0..<canvas.height { _ = copy.row(y).update(fromContentsOf: canvas.row(y)) }
    do {
      return try Bitmap(copy).turned(animation.orientation)
    } catch {
      throw ImageError(.memory, file.name, error.description)
    }
  }

  private func draw(_ frame: WebPFrame, after last: WebPFrame?) throws(ImageError) {
    if let last, last.isCleared { clear(last.columns, last.rows) }
    let pixels = try animation.imageFile.pixels(of: frame.image)
    for (y, row) in frame.rows.enumerated() {
      let target = UnsafeMutableBufferPointer(
        rebasing: canvas.row(row)[4 * frame.columns.lowerBound..<4 * frame.columns.upperBound])
      if frame.isBlended {
        Self.composite(pixels.row(y), over: target)
      } else {
        _ = target.update(fromContentsOf: pixels.row(y)[..<target.count])
      }
    }
  }

  /// Composites premultiplied pixels.
  private static func composite(
    _ source: UnsafeMutableBufferPointer<UInt8>, over target: UnsafeMutableBufferPointer<UInt8>
  ) {
    for place in stride(from: 0, to: target.count, by: 4) {
      let rest = 255 - Int(source[place + 3])
      for channel in place..<place + 4 {
        target[channel] = source[channel] + UInt8((2 * rest * Int(target[channel]) + 255) / 510)
      }
    }
  }

  private func clear(_ columns: Range<Int>, _ rows: Range<Int>) {
    for y in rows {
      canvas.row(y)[4 * columns.lowerBound..<4 * columns.upperBound].update(repeating: 0)
    }
  }
}

extension WebPFrame {
  fileprivate var columns: Range<Int> { image.left..<image.left + image.width }
  fileprivate var rows: Range<Int> { image.top..<image.top + image.height }
}

extension ImageFile {
  /// Returns a transparent buffer.
  fileprivate func buffer(_ width: Int, _ height: Int) throws(ImageError) -> PixelBuffer {
    do {
      return try PixelBuffer(width: width, height: height)
    } catch {
      throw ImageError(.memory, name, error.description)
    }
  }
}
