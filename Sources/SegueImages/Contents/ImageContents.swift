// What a file says about its images: sizes, orientation, resolution, and the times of an animation.
// Nothing is decoded. Times and repetitions are those of the file; players decide what they make of
// them.

/// What a file says about its images.
package struct ImageContents: Sendable {
  /// The model of the colors.
  package enum Model: String, Sendable {
    case rgb = "RGB"
    case gray = "Gray"
    case cmyk = "CMYK"
  }

  /// The format.
  package let kind: ImageKind
  /// The size in pixels, as stored. For an animation, the size of its canvas.
  package internal(set) var width = 0, height = 0
  /// The orientation of the stored pixels; `nil` if the file does not state it.
  package internal(set) var orientation: ImageOrientation?
  /// The dots per inch in each direction; `nil` if the file does not state them.
  package internal(set) var density: SIMD2<Double>?
  /// The number of bits of a component.
  package internal(set) var depth = 8
  /// The model of the colors.
  package internal(set) var model = Model.rgb
  /// Whether pixels can be transparent.
  package internal(set) var hasAlpha = false
  /// Whether the file has colors for all its images, as GIFs can.
  package internal(set) var hasGlobalColors = false
  /// The time for which each image is displayed, in seconds, as the file states it; `nil` in a file
  /// without animation. There is one element for each image.
  package internal(set) var delays: [Double?] = [nil]
  /// The number of repetitions, 0 for endless ones; `nil` if the file does not state it.
  package internal(set) var repetitions: Int?

  /// Reads a file of one of the formats that `ImageDecoder` decodes.
  /// - Parameters:
  ///   - bytes: The contents of the whole file.
  ///   - name: The name used in errors.
  ///   - limits: Limits above which sizes are rejected.
  /// - Throws: `ImageError` if the format is another one, or the file is damaged.
  package init(
    _ bytes: [UInt8], named name: String, limits: ImageLimits = .standard
  ) throws(ImageError) {
    guard let kind = ImageKind(startOf: bytes) else {
      throw ImageError(.format, name, "is no image; expected an image")
    }
    self.kind = kind
    let file = ImageFile(bytes: bytes, kind: kind, name: name, limits: limits)
    switch kind {
    case .png: try read(PNGHeader(file))
    case .jpeg: read(try JPEGStructure(file))
    case .webP: try readWebP(file)
    case .gif: read(try GIFStructure(file))
    case .tiff: read(try TIFFStructure(file))
    case .bmp: read(try BMPStructure(file))
    default:
      throw ImageError(.format, name, "is \(kind.rawValue), which is not supported")
    }
  }

  private mutating func read(_ header: PNGHeader) throws(ImageError) {
    (width, height, depth) = (header.width, header.height, header.depth)
    (density, hasAlpha, model) = (header.density, header.hasAlpha, header.isGray ? .gray : .rgb)
    guard !header.delays.isEmpty else { return }
    (delays, repetitions) = (header.delays, header.plays)
  }

  private mutating func read(_ jpeg: JPEGStructure) {
    (width, height, density) = (jpeg.width, jpeg.height, jpeg.density)
    model = [1: .gray, 4: .cmyk][jpeg.components.count] ?? .rgb
    orientation = jpeg.statesOrientation ? jpeg.orientation : nil
  }

  private mutating func read(_ gif: GIFStructure) {
    (width, height, hasAlpha) = (gif.width, gif.height, gif.isTransparent)
    (hasGlobalColors, repetitions) = (gif.hasGlobalColors, gif.repetitions)
    delays = gif.delays.map { Double($0) / 100 }
  }

  private mutating func read(_ tiff: TIFFStructure) {
    (width, height, orientation) = (tiff.width, tiff.height, tiff.orientation)
    hasAlpha = tiff.hasAlpha
  }

  private mutating func read(_ bmp: BMPStructure) { (width, height) = (bmp.width, bmp.height) }

  private mutating func readWebP(_ file: ImageFile) throws(ImageError) {
    let structure = try WebPStructure(file)
    orientation = structure.orientation == .up ? nil : structure.orientation
    (width, height) = structure.canvas ?? (structure.image.width, structure.image.height)
    hasAlpha = structure.statesAlpha
    guard WebPAnimation.isAnimated(file.bytes) else { return }
    let animation = try WebPAnimation(file)
    (delays, repetitions) = (
      animation.frames.map { Double($0.milliseconds) / 1000 }, animation.plays
    )
    // The images of an animation are made upright when they are composited.
    if animation.orientation.swapsSides { swap(&width, &height) }
    orientation = nil
  }
}
