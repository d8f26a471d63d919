// The preview as the host of the server's pages.

/// Connects the pages of a server with a preview.
package struct SessionHost: PageHost {
  private let session: PreviewSession

  /// Creates a host for the pages of `session`.
  package init(_ session: PreviewSession) { self.session = session }

  package func open(_ outbox: PageOutbox) -> PageLine {
    let page = session.connect(outbox)
    return PageLine(
      receive: { [session] in session.receive($0, from: page) },
      close: { [session] in session.disconnect(page) })
  }
}
