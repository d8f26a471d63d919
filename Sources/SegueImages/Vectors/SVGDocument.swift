// SVG, by librsvg. Files that an image refers to are not read.

import Foundation

/// An SVG image.
final class SVGDocument: VectorDocument {
  /// The functions of librsvg that are used here.
  private struct Library: Sendable {
    typealias Object = OpaquePointer
    typealias Open =
      @convention(c) (UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<OpaquePointer?>?) -> Object?
    typealias Size =
      @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    typealias Draw =
      @convention(c) (
        Object, Cairo.Object, UnsafePointer<Double>, UnsafeMutablePointer<OpaquePointer?>?
      ) -> Int32
    typealias SetResolution =
      @convention(c) (Object, Double) -> Void
    typealias Close =
      @convention(c) (Object) -> Void
    let open: Open
    let size: Size
    let draw: Draw
    let setResolution: SetResolution
    let close: Close

    static let installed = Library()

    private init?() {
      guard let library = SharedLibrary("librsvg-2.so.2"),
        let open = library.function("rsvg_handle_new_from_data", as: Open.self),
        let size = library.function(
          "rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self),
        let draw = library.function("rsvg_handle_render_document", as: Draw.self),
        let setResolution = library.function(
          "rsvg_handle_set_dpi", as: SetResolution.self),
        let close = library.function("g_object_unref", as: Close.self)
      else { return nil }
      (self.open, self.size, self.draw, self.close) = (open, size, draw, close)
      self.setResolution = setResolution
    }
  }

  private let library: Library
  private let handle: OpaquePointer
  let size: (width: Double, height: Double)

  init(_ bytes: [UInt8], named name: String) throws(ImageError) {
    guard let library = Library.installed else { throw .package("librsvg2-2", name) }
    guard let handle = library.open(bytes, UInt(bytes.count), nil) else {
      throw ImageError(.damaged, name, "is no valid SVG")
    }
    library.setResolution(handle, 96)  // as CSS defines it
    var (width, height) = (0.0, 0.0)
    // A document without a size in pixels has the size of its view box, which is drawn as a whole.
    if library.size(handle, &width, &height) == 0 { (width, height) = SVGViewBox.size(bytes) }
    (self.library, self.handle, size) = (library, handle, (width, height))
  }

  deinit { library.close(handle) }

  func draw(in context: Cairo.Object) -> Bool {
    let viewport = [0, 0, size.width, size.height]
    return library.draw(handle, context, viewport, nil) != 0
  }
}

/// The size of a document that states none.
private enum SVGViewBox {
  /// Returns the size of the view box; 0 by 0 if there is none.
  static func size(_ bytes: [UInt8]) -> (Double, Double) {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "viewBox=") else { return (0, 0) }
    let value = text[start.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    let parts = value.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return parts.count == 4 ? (parts[2], parts[3]) : (0, 0)
  }
}
