// Small pictures of the whole clip for the timeline. They are drawn from a scene of their own at a
// small scale, one at a time, so that the picture of the page does not wait for them.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SeguePixels
import SegueScenes

extension PreviewSession {
  /// Sends pictures at equal distances over the clip.
  /// - Parameters:
  ///   - count: The number of pictures.
  ///   - height: Their height in pixels.
  func sendThumbnails(count: Int, height: Int, of scene: LoadedScene, to page: PreviewPage) {
    Task { @MainActor in
      guard let clip = try? scene.clip(height: height) else { return }
      for number in 0..<count {
        await Task.yield()
        guard pages[page.number] === page, documents[page.file].scene === scene else { return }
        let index = min(scene.frameCount - 1, scene.frameCount * number / count)
        guard let list = try? clip.stage.frame(at: scene.time(ofFrame: index)) else { return }
        send(
          list,
          header: PictureHeader(
            kind: .thumbnail, time: scene.time(ofFrame: index).seconds, index: index,
            revision: scene.revision), to: page)
      }
    }
  }

  /// Draws a picture that is independent of the frames of a page, and sends it. All pictures that are
  /// sent this way arrive, in order.
  package func send(_ list: DisplayList, header: PictureHeader, to page: PreviewPage) {
    let outbox = page.outbox
    drawer.draw(
      PictureJob(list: list, header: header, history: nil) { result in
        if case .success(let message) = result { outbox.send(.binary(message.bytes)) }
      })
  }

  /// Sends a picture that has been drawn already, whole.
  package func send(_ pixels: PixelBuffer, header: PictureHeader, to page: PreviewPage) {
    page.outbox.send(.binary(PictureMessage(whole: pixels, header).bytes))
  }
}
