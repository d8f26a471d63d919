// The requests for pictures: `frame`, `open`, `thumbnails`.

import SegueDiagnostics

extension PreviewHandlers {
  /// The requests for pictures and files.
  static let pictures: [String: PreviewHandler] = [
    "frame": { request, context in
      context.session.requestPicture(
        at: try request.number("time"), serial: try request.serial,
        isExact: try request.flag("exact"),
        height: request["height"] == nil ? nil : try request.integer("height", in: 1...(1 << 20)),
        of: context.page)
      return nil
    },
    "open": { request, context in
      let index = try request.integer("file", in: 0...(context.session.documents.count - 1))
      try context.session.open(index, in: context.page)
      return .object([])
    },
    "thumbnails": { request, context in
      let count = try request.integer("count", in: 1...200)
      let height = try request.integer("height", in: 8...512)
      let scene = try context.scene()
      context.session.sendThumbnails(count: count, height: height, of: scene, to: context.page)
      return .object([])
    },
  ]
}

extension PreviewRequest {
  /// The number of the picture by which the page knows it, or `nil`.
  fileprivate var serial: Int? {
    get throws(PreviewError) {
      self["serial"] == nil ? nil : try integer("serial", in: 0...(1 << 53))
    }
  }
}
