// Several instants of a clip side by side with their times, for viewing a transition on paper or in
// a terminal. No fonts are available at this level, so labels are images.

import SeguePixels

/// An image of several frames that is filled one frame at a time.
public struct Filmstrip: Sendable {
  /// The layout of the frames and labels, in pixels.
  public struct Layout: Sendable, Hashable {
    /// The size of a frame.
    public var frame: FrameSize
    /// The number of frames.
    public var count: Int
    /// The number of frames in a row.
    public var columns: Int

    /// The height of a label.
    public var labelHeight: Int

    /// Creates a layout of `count` frames with at most `columns` in a row. Both are raised to at
    /// least 1. Without a label height, there is no space for labels.
    public init(frame: FrameSize, count: Int, columns: Int, labelHeight: Int = 0) {
      (self.frame, self.count, self.labelHeight) = (frame, max(1, count), max(0, labelHeight))
      self.columns = min(self.count, max(1, columns))
    }

    /// The gap between frames and around them.
    public var gap: Int { max(4, frame.width / 20) }
    /// The distance between a frame and its label.
    private var labelGap: Int { labelHeight == 0 ? 0 : gap / 2 }
    private var rows: Int { (count + columns - 1) / columns }
    private var rowHeight: Int { frame.height + labelGap + labelHeight + gap }

    /// The size of the whole image.
    public var size: FrameSize {
      FrameSize(
        width: gap + columns * (frame.width + gap), height: gap + rows * rowHeight)
    }

    /// Returns the top-left corner of the frame at `index`.
    func origin(of index: Int) -> (x: Int, y: Int) {
      (gap + index % columns * (frame.width + gap), gap + index / columns * rowHeight)
    }

    /// Returns the top-left corner of the label of the frame at `index`.
    func labelOrigin(of index: Int) -> (x: Int, y: Int) {
      let frame = origin(of: index)
      return (frame.x, frame.y + self.frame.height + labelGap)
    }
  }

  /// The layout of the frames and labels.
  public let layout: Layout
  /// The image, as far as it has been filled.
  public let pixels: PixelBuffer

  /// The color around the frames.
  public static let background = PremultipliedRGBA8(0xE5, 0xE5, 0xEA, 0xFF)
  /// The colors of the squares that show through transparent frames, and the side of a square.
  private static let squares: (UInt8, UInt8, side: Int) = (0xFF, 0xD1, 6)

  /// Creates an empty filmstrip.
  /// - Throws: `PixelError` if the image is too large.
  public init(_ layout: Layout) throws {
    self.layout = layout
    pixels = try PixelBuffer(width: layout.size.width, height: layout.size.height)
    pixels.fill(x: 0, y: 0, width: pixels.width, height: pixels.height, with: Self.background)
  }

  /// Draws a frame at its place, with `label` below it, which is cut off at the width of the frame
  /// and at the height of labels. A checkerboard shows through what is transparent.
  /// - Throws: `RecordingError.sizeChanged` if the frame has another size.
  public func place(_ frame: PixelBuffer, at index: Int, label: PixelBuffer?) throws {
    let size = FrameSize(width: frame.width, height: frame.height)
    guard size == layout.frame else {
      throw RecordingError.sizeChanged(from: layout.frame, to: size)
    }
    let origin = layout.origin(of: index)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        pixels[origin.x + x, origin.y + y] = Self.overSquares(frame[x, y], x: x, y: y)
      }
    }
    draw(label, at: index)
  }

  /// Returns a pixel of a frame over the checkerboard.
  private static func overSquares(_ pixel: PremultipliedRGBA8, x: Int, y: Int)
    -> PremultipliedRGBA8
  {
    guard pixel.alpha < 255 else { return pixel }
    let square = (x / squares.side + y / squares.side) % 2 == 0 ? squares.0 : squares.1
    let below = UInt8((Int(square) * (255 - Int(pixel.alpha)) + 127) / 255)
    func sum(_ channel: UInt8) -> UInt8 { UInt8(min(255, Int(channel) + Int(below))) }
    return PremultipliedRGBA8(sum(pixel.red), sum(pixel.green), sum(pixel.blue), 255)
  }

  /// Draws the frame before this one at `index` again, with another label.
  func repeatFrame(at index: Int, label: PixelBuffer?) throws {
    let (source, target) = (layout.origin(of: index - 1), layout.origin(of: index))
    for y in 0..<layout.frame.height {
      for x in 0..<layout.frame.width {
        pixels[target.x + x, target.y + y] = pixels[source.x + x, source.y + y]
      }
    }
    draw(label, at: index)
  }

  /// Draws an opaque label.
  private func draw(_ label: PixelBuffer?, at index: Int) {
    guard let label else { return }
    let origin = layout.labelOrigin(of: index)
    for y in 0..<min(label.height, layout.labelHeight) {
      for x in 0..<min(label.width, layout.frame.width) {
        pixels[origin.x + x, origin.y + y] = label[x, y]
      }
    }
  }
}

extension PixelBuffer {
  /// Fills a rectangle that is inside the buffer.
  fileprivate func fill(x: Int, y: Int, width: Int, height: Int, with color: PremultipliedRGBA8) {
    for line in y..<(y + height) {
      for column in x..<(x + width) { self[column, line] = color }
    }
  }
}
