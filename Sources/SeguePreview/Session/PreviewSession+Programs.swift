// Documents that programs show.

import Foundation
import SegueDiagnostics

/// The place of a document among the files of a preview.
package struct PreviewPlace: Sendable {
  /// The names of all files.
  package let files: [String]
  /// The position of the document.
  package let index: Int
  /// The folder for clips and stills.
  package let outputFolder: String

  /// Creates a place.
  package init(files: [String], index: Int, outputFolder: String) {
    (self.files, self.index, self.outputFolder) = (files, index, outputFolder)
  }
}

extension PreviewSession {
  /// Connects a program with the pages of its document, and begins to build it.
  func connect(_ program: PreviewProgram, of document: PreviewDocument) {
    program.onChange = { [weak self, weak document, weak program] in
      guard let self, let document, let program else { return }
      document.note(program.diagnostics)
      for page in pages(showing: document) {
        if let state = program.state { page.send(state) }
        page.send(document.diagnosticsMessage)
      }
    }
    program.onStart = { [weak self, weak document, weak program] in
      guard let self, let document else { return }
      for page in pages(showing: document) { program?.send(.open, page: page.number) }
    }
    program.onMessage = { [weak self, weak document] message in
      guard let self, let document, let page = pages[message.page], page.file == document.index
      else { return }
      deliver(message, to: page)
    }
    program.rebuild(outputs: outputs)
  }

  /// The pages that show a document, by number.
  func pages(showing document: PreviewDocument) -> [PreviewPage] {
    pages.values.filter { $0.file == document.index }.sorted { $0.number < $1.number }
  }

  private func deliver(_ message: LineMessage, to page: PreviewPage) {
    switch message.kind {
    case .text: page.outbox.send(.text(String(decoding: message.payload, as: UTF8.self)))
    case .picture: page.outbox.send(.picture(PictureMessage(bytes: message.payload)))
    case .binary: page.outbox.send(.binary(message.payload))
    case .open, .taken, .close: break
    }
  }
}
