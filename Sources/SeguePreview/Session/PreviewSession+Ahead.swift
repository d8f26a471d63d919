// Frames that a page that plays will request next. They are drawn by a thread of their own while the
// page shows others, so that a short stretch that is expensive to draw does not hold the page up.

import SegueDisplay

extension PreviewSession {
  /// The maximum number of frames that are drawn before they are requested.
  private static let framesAhead = 90

  /// Draws the next frame that a page will request if it goes on playing, and then the one after it.
  /// Does nothing if the page rests.
  func drawAhead(of page: PreviewPage) {
    guard !isDrawingAhead, pages[page.number] === page,
      let scene = page.replay?.scene ?? documents[page.file].scene,
      let (list, index) = frameAhead(of: page, in: scene)
    else { return }
    isDrawingAhead = true
    let header = PictureHeader(
      kind: .frame, time: scene.time(ofFrame: index).seconds, index: index,
      revision: scene.revision)
    ahead.draw(
      PictureJob(list: list, header: header, history: nil, isKept: true) { [weak self] result in
        Task { @MainActor in
          self?.isDrawingAhead = false
          if case .success = result { self?.drawAhead(of: page) }
        }
      })
  }

  /// Returns the first of the next frames that has not been drawn yet. After the last frame the first
  /// one follows, as in a loop.
  private func frameAhead(of page: PreviewPage, in scene: LoadedScene) -> (DisplayList, Int)? {
    guard let last = page.lastRequest, !last.isExact,
      case .time(let seconds, let height) = last.subject
    else { return nil }
    let current = scene.frame(at: seconds)
    for step in 1...Self.framesAhead {
      let index = (current + step) % scene.frameCount
      guard index != current, let list = try? scene.list(ofFrame: index, height: height),
        step * list.width * list.height * 4 <= store.capacity / 2
      else { return nil }
      if store.buffer(of: list, index: index) == nil { return (list, index) }
    }
    return nil
  }
}
