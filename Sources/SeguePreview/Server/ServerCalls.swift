// What the server's thread calls: requests are answered, and pages added, served and removed.

import CSegueServer
import Foundation

/// The context of the server's calls.
final class ServerCalls {
  private let session: PreviewSession
  private let responder: PreviewResponder
  /// Makes the server ask the pages for what they are sent next. Any thread may call it.
  var wake: @Sendable () -> Void = {}

  /// Creates a context for the pages of `session`.
  init(_ session: PreviewSession, _ responder: PreviewResponder) {
    (self.session, self.responder) = (session, responder)
  }

  /// The functions for `segue_server_listen`. They refer to this object, which must outlive the server.
  var table: segue_server_calls {
    segue_server_calls(
      context: Unmanaged.passUnretained(self).toOpaque(),
      answer: { context, request, answer in
        answer!.pointee = Body(calls(context).responder.answer(to: request!.pointee)).answer
      },
      release: { owner in Unmanaged<Body>.fromOpaque(owner!).release() },
      open: { context in
        let calls = calls(context)
        return Unmanaged.passRetained(PageSocket(calls.session, wake: calls.wake)).toOpaque()
      },
      receive: { page, bytes, count, isBinary, isLast in
        socket(page).receive(
          UnsafeRawBufferPointer(start: bytes, count: count), isBinary: isBinary, isLast: isLast)
      },
      next: { page, buffer, frame in socket(page).write(to: buffer!, &frame!.pointee) },
      close: { page in
        socket(page).close()
        Unmanaged<PageSocket>.fromOpaque(page!).release()
      })
  }
}

private func calls(_ context: UnsafeMutableRawPointer?) -> ServerCalls {
  Unmanaged<ServerCalls>.fromOpaque(context!).takeUnretainedValue()
}

private func socket(_ page: UnsafeMutableRawPointer?) -> PageSocket {
  Unmanaged<PageSocket>.fromOpaque(page!).takeUnretainedValue()
}

/// The memory of an answer while it is sent.
private final class Body {
  private let status: Int32
  private let type: UnsafeMutablePointer<CChar>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ answer: PreviewResponder.Answer) {
    (status, type) = (Int32(answer.status), strdup(answer.type))
    bytes = .allocate(capacity: answer.body.count)
    _ = bytes.initialize(from: answer.body)
  }

  deinit {
    free(type)
    bytes.deallocate()
  }

  /// The answer, which keeps this object until it is released.
  var answer: segue_answer {
    segue_answer(
      status: status, type: type, bytes: bytes.baseAddress, count: bytes.count,
      owner: Unmanaged.passRetained(self).toOpaque())
  }
}
