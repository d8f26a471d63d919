// PDF, by poppler: the first page.

import Foundation

/// The first page of a PDF document.
final class PDFDocument: VectorDocument {
  /// The functions of poppler that are used here.
  private struct Library: Sendable {
    typealias Object = OpaquePointer
    typealias MakeData =
      @convention(c) (UnsafePointer<UInt8>, UInt) -> Object?
    typealias Open =
      @convention(c) (Object, UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) ->
      Object?
    typealias Page =
      @convention(c) (Object, Int32) -> Object?
    typealias Size =
      @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Draw =
      @convention(c) (Object, Cairo.Object) -> Void
    typealias Close =
      @convention(c) (Object) -> Void
    typealias CloseData =
      @convention(c) (Object) -> Void
    let data: MakeData
    let open: Open
    let page: Page
    let size: Size
    let draw: Draw
    let close: Close
    let closeData: CloseData

    static let installed = Library()

    private init?() {
      guard let library = SharedLibrary("libpoppler-glib.so.8"),
        let data = library.function("g_bytes_new", as: MakeData.self),
        let open = library.function("poppler_document_new_from_bytes", as: Open.self),
        let page = library.function("poppler_document_get_page", as: Page.self),
        let size = library.function("poppler_page_get_size", as: Size.self),
        let draw = library.function("poppler_page_render", as: Draw.self),
        let close = library.function("g_object_unref", as: Close.self),
        let closeData = library.function("g_bytes_unref", as: CloseData.self)
      else { return nil }
      (self.data, self.open, self.page, self.size) = (data, open, page, size)
      (self.draw, self.close, self.closeData) = (draw, close, closeData)
    }
  }

  private let library: Library
  private let (document, page): (OpaquePointer, OpaquePointer)
  let size: (width: Double, height: Double)

  init(_ bytes: [UInt8], named name: String) throws(ImageError) {
    guard let library = Library.installed else { throw .package("libpoppler-glib8", name) }
    let data = library.data(bytes, UInt(bytes.count))
    defer { if let data { library.closeData(data) } }
    guard let document = data.flatMap({ library.open($0, nil, nil) }) else {
      throw ImageError(.damaged, name, "is no valid PDF")
    }
    guard let page = library.page(document, 0) else {
      library.close(document)
      throw ImageError(.damaged, name, "has no page")
    }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    (self.library, self.document, self.page, size) = (library, document, page, (width, height))
  }

  deinit {
    library.close(page)
    library.close(document)
  }

  func draw(in context: Cairo.Object) -> Bool {
    library.draw(page, context)
    return true
  }
}
