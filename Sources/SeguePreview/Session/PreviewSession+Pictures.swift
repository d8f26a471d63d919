// The pictures of pages: which is drawn next, and what becomes of it.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueWorld

extension PreviewSession {
  /// Draws a picture of the page's scene as soon as the page can take it. An earlier request that has
  /// not been begun is dropped.
  /// - Parameters:
  ///   - seconds: The instant in the clip, in seconds.
  ///   - serial: The number by which the page knows the request.
  ///   - isExact: Whether the picture must be whole, as the clip has it.
  ///   - height: The height in pixels at which the page shows the picture, or `nil`. A picture that
  ///     need not be exact is not drawn larger.
  func requestPicture(
    at seconds: Double, serial: Int?, isExact: Bool, height: Int? = nil, of page: PreviewPage
  ) {
    let wanted = WantedPicture(
      subject: .time(seconds, height: isExact ? nil : height), serial: serial, isExact: isExact)
    page.wanted = wanted
    page.lastRequest = wanted
    drawNext(of: page)
  }

  /// Shows a display list that does not come from the script, such as that of a finger's session,
  /// as soon as the page can take it. An earlier one that has not been begun is dropped.
  /// - Parameters:
  ///   - list: The display list, of the size of the scene's frames.
  ///   - seconds: The instant that the header of the picture names, in seconds.
  ///   - serial: The number of the picture, which the page repeats when it has drawn it.
  package func show(
    _ list: DisplayList, at seconds: Double, index: Int, serial: Int?, to page: PreviewPage
  ) {
    page.wanted = WantedPicture(
      subject: .list(list, time: seconds, index: index), serial: serial, isExact: false,
      isLive: true)
    drawNext(of: page)
  }

  /// Begins the picture that a page waits for, unless it has not taken the one before.
  func drawNext(of page: PreviewPage) {
    guard !page.isDrawing, let wanted = page.wanted, !page.outbox.hasPicture,
      pages[page.number] === page
    else { return }
    page.wanted = nil
    let document = documents[page.file]
    guard let scene = page.replay?.scene ?? document.scene else { return }
    do {
      page.isDrawing = true
      drawer.draw(try job(for: wanted, of: scene, page: page))
    } catch {
      page.isDrawing = false
      document.note(Failure(error))
      page.send(document.diagnosticsMessage)
    }
  }

  private func job(for wanted: WantedPicture, of scene: LoadedScene, page: PreviewPage) throws
    -> PictureJob
  {
    let list: DisplayList
    let (seconds, index): (Double, Int)
    var isKept = false
    switch wanted.subject {
    case .time(let time, let height):
      index = scene.frame(at: time)
      seconds = scene.time(ofFrame: index).seconds
      list = try scene.list(ofFrame: index, height: height)
      isKept = true
    case .list(let given, let time, let number):
      (list, seconds, index) = (given, time, number)
    }
    let header = PictureHeader(
      kind: .frame, serial: wanted.serial, time: seconds, index: index, revision: scene.revision,
      isLive: wanted.isLive)
    defer { page.startsAnew = false }
    return PictureJob(
      list: list, header: header, history: page.history, startsAnew: page.startsAnew,
      isKept: isKept
    ) { [weak self, outbox = page.outbox] result in
      if case .success(let message) = result { outbox.send(.picture(message)) }
      Task { @MainActor in self?.didDraw(result, for: page) }
    }
  }

  private func didDraw(_ result: Result<PictureMessage, any Error>, for page: PreviewPage) {
    page.isDrawing = false
    if case .failure(let error) = result {
      let document = documents[page.file]
      document.note(Failure(error))
      page.send(document.diagnosticsMessage)
    }
    drawNext(of: page)
    drawAhead(of: page)
  }
}
