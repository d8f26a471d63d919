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
  /// Where clips and stills are written.
  nonisolated let outputs: OutputShelf
  /// The thread that draws pictures.
  let drawer: PictureDrawer
  /// Stops what is being recorded at the end.
  let cancellation = Cancellation()
  /// Called with the paths of all files after a change, which may have added some.
  package var onFilesChange: (([String]) -> Void)?
  /// What the handlers of views, knobs, fingers and goldens keep.
  package private(set) lazy var studio = Studio(self)
  private var pageCount = 0

  /// Creates a preview of the files at `paths` and loads them.
  /// - Parameter jobs: The number of threads that draw one picture.
  /// - Throws: `Failure` if no thread can be created.
  package init(
    _ paths: [String], transitions: TransitionLibrary, isReadOnly: Bool = false, jobs: Int
  ) throws {
    self.transitions = transitions
    self.isReadOnly = isReadOnly
    documents = paths.enumerated().map {
      PreviewDocument(path: $1, index: $0, transitions: transitions)
    }
    outputs = OutputShelf(jobs: jobs)
    drawer = try PictureDrawer(workers: jobs)
    for document in documents { document.load() }
  }

  /// Ends the threads and removes the temporary files. Pages are disconnected.
  package func close() {
    for page in pages.values { page.outbox.finish() }
    pages = [:]
    drawer.stop()
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
      Task { @MainActor in self?.drawNext(of: page) }
    }
    sendState(of: documents[page.file], to: page)
    return page
  }

  /// Removes a page. What is being drawn for it is dropped.
  package func disconnect(_ page: PreviewPage) {
    page.outbox.finish()
    page.wanted = nil
    pages[page.number] = nil
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
    page.file = index
    page.replay = nil
    page.lastRequest = nil
    sendState(of: documents[index], to: page)
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
    do {
      guard let handler = PreviewHandlers.all[request.type] else {
        throw PreviewError("\(QuotedText.quoted(request.type)) is not a request of the preview")
      }
      let context = PreviewContext(session: self, page: page, document: documents[page.file])
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
    for page in pages.values.sorted(by: { $0.number < $1.number }) where page.file == document.index
    {
      sendState(of: document, to: page)
      if let last = page.lastRequest, document.diagnostics.isEmpty {
        page.wanted = page.wanted ?? last
        drawNext(of: page)
      }
    }
  }

  private func sendState(of document: PreviewDocument, to page: PreviewPage) {
    if let scene = document.scene { page.send(message(about: document, scene)) }
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
