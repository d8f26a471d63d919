// The preview as a whole: its files, its pages, and what happens when a message or a change of a file
// arrives. Everything here runs on the main actor; pictures are drawn and encoded on other threads.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRecording
import SegueStage
import SegueWorld

/// A running preview.
@MainActor
package final class PreviewSession {
  /// The files, in the order of the command line.
  package let documents: [PreviewDocument]
  /// A Boolean value that indicates whether nothing may be written to the files.
  package let isReadOnly: Bool
  /// The transitions that scenes can name.
  package let transitions: TransitionLibrary
  /// The connected pages by number.
  package private(set) var pages: [Int: PreviewPage] = [:]
  /// The place of the only document among the files of another preview, or `nil`.
  let place: PreviewPlace?
  /// Where clips and stills are written.
  nonisolated let outputs: OutputShelf
  /// The thread that draws pictures.
  let drawer: PictureDrawer
  /// The thread that draws frames before they are requested.
  let ahead: PictureDrawer
  /// The frames that have been drawn.
  let store = PictureStore()
  /// A Boolean value that indicates whether a frame is being drawn before it is requested.
  var isDrawingAhead = false
  /// Stops what is being recorded at the end.
  let cancellation = Cancellation()
  /// Called with the paths of all files after a change, which may have added some.
  package var onFilesChange: (([String]) -> Void)?
  /// What the handlers of views, knobs, fingers and goldens keep.
  package private(set) lazy var studio = Studio(self)
  private var pageCount = 0

  /// Creates a preview of the scenes at `paths` and loads them.
  /// - Parameter jobs: The number of threads that draw one picture.
  /// - Throws: `RecordingError` if no thread can be created.
  package convenience init(
    _ paths: [String], transitions: TransitionLibrary, isReadOnly: Bool = false, jobs: Int
  ) throws {
    try self.init(
      sources: paths.map { .scene($0) }, transitions: transitions, isReadOnly: isReadOnly,
      jobs: jobs)
  }

  /// Creates a preview of documents and loads them.
  /// - Parameters:
  ///   - place: The place among the files of the preview that this process shows a part of, if it
  ///     is a program of another preview.
  ///   - jobs: The number of threads that draw one picture.
  /// - Throws: `RecordingError` if no thread can be created.
  package init(
    sources: [PreviewDocument.Source], place: PreviewPlace? = nil, transitions: TransitionLibrary,
    isReadOnly: Bool, jobs: Int
  ) throws {
    self.transitions = transitions
    self.isReadOnly = isReadOnly
    self.place = place
    documents = sources.enumerated().map {
      PreviewDocument($1, index: $0, transitions: transitions)
    }
    outputs = OutputShelf(jobs: jobs, in: place?.outputFolder)
    drawer = try PictureDrawer(workers: jobs, store: store)
    ahead = try PictureDrawer(workers: max(1, jobs - 1), store: store)
    for document in documents {
      if let program = document.program {
        connect(program, of: document)
      } else {
        document.load()
      }
    }
  }

  /// Ends the threads and removes the temporary files. Pages are disconnected.
  package func close() {
    for page in pages.values { page.outbox.finish() }
    for document in documents { document.program?.stop() }
    pages = [:]
    drawer.stop()
    ahead.stop()
    cancellation.cancel()
    outputs.remove()
  }

  // MARK: Pages

  /// Adds a page, which receives the state of the first file.
  package func connect(_ outbox: PageOutbox) -> PreviewPage {
    pageCount += 1
    let page = PreviewPage(number: pageCount, outbox: outbox)
    pages[page.number] = page
    outbox.onPictureTaken = { [weak self] in
      Task { @MainActor in self?.pictureWasTaken(by: page) }
    }
    show(documents[page.file], in: page)
    return page
  }

  /// Removes a page. What is being drawn for it is dropped.
  package func disconnect(_ page: PreviewPage) {
    page.outbox.finish()
    page.wanted = nil
    pages[page.number] = nil
    documents[page.file].program?.send(.close, page: page.number)
    for handler in disconnectionHandlers { handler(page) }
  }

  /// Closures that are called after a page has gone, for what parts of the preview keep for pages.
  package var disconnectionHandlers: [@MainActor (PreviewPage) -> Void] = []

  /// Shows another file in a page.
  /// - Throws: `PreviewError` if there is no such file.
  func open(_ index: Int, in page: PreviewPage) throws(PreviewError) {
    guard documents.indices.contains(index) else {
      throw PreviewError("there is no file \(index); expected 0…\(documents.count - 1)")
    }
    documents[page.file].program?.send(.close, page: page.number)
    page.file = index
    page.replay = nil
    (page.wanted, page.lastRequest) = (nil, nil)
    page.startsAnew = true
    show(documents[index], in: page)
  }

  /// Sends the state of a document to a page, and has its program do so.
  private func show(_ document: PreviewDocument, in page: PreviewPage) {
    sendState(of: document, to: page)
    document.program?.send(.open, page: page.number)
  }

  private func pictureWasTaken(by page: PreviewPage) {
    documents[page.file].program?.send(.taken, page: page.number)
    drawNext(of: page)
  }

  // MARK: Messages

  /// Answers the text of a message from a page.
  package func receive(_ text: [UInt8], from page: PreviewPage) {
    let request: PreviewRequest
    do throws(PreviewError) {
      request = try PreviewRequest(text)
    } catch {
      return page.send(.response(to: nil, error: error.message))
    }
    let document = documents[page.file]
    if let program = document.program, request.type != "open" {
      if !program.send(.text, page: page.number, text) {
        page.send(.response(to: request.id, error: "\(document.path) has not been built"))
      }
      return
    }
    do {
      guard let handler = PreviewHandlers.all[request.type] else {
        throw PreviewError("\(QuotedText.quoted(request.type)) is not a request of the preview")
      }
      let context = PreviewContext(session: self, page: page, document: document)
      guard let result = try handler(request, context), let id = request.id else { return }
      page.send(.response(to: id, result: result))
    } catch {
      page.send(.response(to: request.id, error: error.previewMessage))
    }
  }

  // MARK: Changes

  /// Sends the state of a document to every page that shows it, and draws their pictures again. Call
  /// it after `load` or `use`, whether they succeeded or not.
  package func documentDidChange(_ document: PreviewDocument) {
    store.removeAll()
    for page in pages.values.sorted(by: { $0.number < $1.number }) where page.file == document.index
    {
      page.replay = nil
      sendState(of: document, to: page)
      if let last = page.lastRequest, document.diagnostics.isEmpty {
        page.wanted = page.wanted ?? last
        drawNext(of: page)
      }
    }
  }

  private func sendState(of document: PreviewDocument, to page: PreviewPage) {
    if let scene = document.scene { page.send(message(about: document, scene)) }
    if let state = document.program?.state { page.send(state) }
    page.send(document.diagnosticsMessage)
    guard let scene = document.scene, scene.findings == nil else { return }
    Task { @MainActor in findFaults(of: scene, in: document) }
  }

  /// Runs the lint, once for each revision, and sends the document again if it found anything.
  private func findFaults(of scene: LoadedScene, in document: PreviewDocument) {
    guard scene.findings == nil, document.scene === scene else { return }
    scene.findings = (try? scene.stage.lint()) ?? []
    guard scene.findings?.isEmpty == false else { return }
    for page in pages.values where page.file == document.index {
      page.send(message(about: document, scene))
    }
  }
}

extension Error {
  /// The error in one line for a response.
  package var previewMessage: String {
    if let error = self as? PreviewError { return error.message }
    return Failure(self).lines.joined(separator: "; ")
  }
}
