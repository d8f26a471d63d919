// The requests for files: `render` and `still`.

import SegueClips
import SegueDiagnostics

extension PreviewHandlers {
  /// The requests for clips and stills.
  static let outputs: [String: PreviewHandler] = [
    "render": { request, context in
      let name = try request.optionalText("format") ?? OutputFormat.mp4.rawValue
      guard let format = OutputShelf.formats.first(where: { $0.rawValue == name }) else {
        let names = OutputShelf.formats.map(\.rawValue).joined(separator: ", ")
        throw PreviewError("\"format\" is \(QuotedText.quoted(name)); expected one of \(names)")
      }
      let recording = try request.optionalNumber("recording")
      let job =
        try recording.map { try context.renderRecording(Int(exactly: $0) ?? 0, as: format) }
        ?? context.session.render(context.document, as: format, for: context.page)
      return .object([("job", .integer(job))])
    },
    "still": { request, context in
      let scene = try context.scene()
      let index = scene.frame(at: try request.number("time"))
      let name = try context.session.still(of: scene, frame: index)
      return .object([("url", .string("output/\(name)"))])
    },
  ]
}
