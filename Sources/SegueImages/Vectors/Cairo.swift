// Drawing of vector images into pixels with cairo, which the libraries for SVG and PDF draw with.

import Foundation
import SeguePixels

/// The functions of cairo that are used here.
struct Cairo: Sendable {
  typealias Object = OpaquePointer

  private let newSurface: @convention(c) (Int32, Int32, Int32) -> Object?
  private let status: @convention(c) (Object) -> Int32
  private let flush: @convention(c) (Object) -> Void
  private let data: @convention(c) (Object) -> UnsafeMutablePointer<UInt8>?
  private let stride: @convention(c) (Object) -> Int32
  private let destroySurface: @convention(c) (Object) -> Void
  private let newContext: @convention(c) (Object) -> Object?
  private let destroyContext: @convention(c) (Object) -> Void
  private let scale: @convention(c) (Object, Double, Double) -> Void

  /// Cairo; `nil` if it is not installed.
  static let installed = Cairo()

  private init?() {
    guard let library = SharedLibrary("libcairo.so.2"),
      let newSurface = library.function(
        "cairo_image_surface_create", as: (@convention(c) (Int32, Int32, Int32) -> Object?).self),
      let status = library.function(
        "cairo_surface_status", as: (@convention(c) (Object) -> Int32).self),
      let flush = library.function(
        "cairo_surface_flush", as: (@convention(c) (Object) -> Void).self),
      let data = library.function(
        "cairo_image_surface_get_data",
        as: (@convention(c) (Object) -> UnsafeMutablePointer<UInt8>?).self),
      let stride = library.function(
        "cairo_image_surface_get_stride", as: (@convention(c) (Object) -> Int32).self),
      let destroySurface = library.function(
        "cairo_surface_destroy", as: (@convention(c) (Object) -> Void).self),
      let newContext = library.function(
        "cairo_create", as: (@convention(c) (Object) -> Object?).self),
      let destroyContext = library.function(
        "cairo_destroy", as: (@convention(c) (Object) -> Void).self),
      let scale = library.function(
        "cairo_scale", as: (@convention(c) (Object, Double, Double) -> Void).self)
    else { return nil }
    (self.newSurface, self.status, self.flush, self.data) = (newSurface, status, flush, data)
    (self.stride, self.destroySurface, self.scale) = (stride, destroySurface, scale)
    (self.newContext, self.destroyContext) = (newContext, destroyContext)
  }

  /// Returns what `draw` paints on a transparent bitmap; `nil` if memory is not available or `draw`
  /// fails.
  /// - Parameters:
  ///   - scale: The factors by which the coordinates of `draw` are scaled.
  ///   - draw: Draws into a context of cairo and returns whether it succeeded.
  func bitmap(
    width: Int, height: Int, scale factors: (Double, Double), draw: (Object) -> Bool
  ) -> Bitmap? {
    let argb32: Int32 = 0
    guard let surface = newSurface(argb32, Int32(width), Int32(height)) else { return nil }
    defer { destroySurface(surface) }
    guard status(surface) == 0, let context = newContext(surface) else { return nil }
    scale(context, factors.0, factors.1)
    let isDrawn = draw(context)
    destroyContext(context)
    flush(surface)
    guard isDrawn, status(surface) == 0, let bytes = data(surface) else { return nil }
    return Self.pixels(bytes, Int(stride(surface)), width, height).map(Bitmap.init)
  }

  /// Converts cairo's premultiplied words, with alpha in their highest byte.
  private static func pixels(
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int
  ) -> PixelBuffer? {
    guard let pixels = try? PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      let row = pixels.row(y)
      let words = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let word = words[x]
        row[4 * x] = UInt8(truncatingIfNeeded: word >> 16)
        row[4 * x + 1] = UInt8(truncatingIfNeeded: word >> 8)
        row[4 * x + 2] = UInt8(truncatingIfNeeded: word)
        row[4 * x + 3] = UInt8(truncatingIfNeeded: word >> 24)
      }
    }
    return pixels
  }
}
