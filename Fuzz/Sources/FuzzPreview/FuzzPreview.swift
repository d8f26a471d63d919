// The messages of a page to `segue preview`, one in each line, as they arrive on its WebSocket. Each is
// answered, or drawn; none ends the program. The requests that record clips are left out.

import Foundation
import FuzzSupport
import SegueDiagnostics
import SeguePreview

/// The scene that the page shows.
private let scene = """
  segue: 1
  canvas: { width: 40, height: 60, scale: 1, fps: 10, background: "#000000" }
  screens:
    a:
      background: white
      interactions: [{ pan: left, present: b, transition: move, begin: 0, distance: 30 }]
      views: [{ id: box, frame: [5, 5, 20, 20], background: "#F00", cornerRadius: 4 }]
    b: { background: "#FF0000" }
  transitions:
    move: { duration: 0.2, incoming: { from: { translate: [100%, 0] } } }
  script: [{ show: a }, { wait: 0.1 }, { present: b, transition: move }]
  """

/// One execution: the messages of one page, which then leaves.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    do {
      try converse(
        bytes.split(separator: 10).prefix(12).map(Array.init), isLinted: digest(of: bytes) % 8 == 0)
    } catch {
      reportFinding("the preview cannot be opened: \(error)")
    }
  }
  return 0
}

/// The session of the execution before, if it is as it was when it was created.
@MainActor private var unchangedSession: PreviewSession?

@MainActor
private func converse(_ messages: [[UInt8]], isLinted: Bool) throws {
  let session = try unchangedSession ?? newSession()
  unchangedSession = nil
  if isLinted { session.documents[0].scene?.findings = nil }
  let revision = session.documents[0].scene?.revision
  let page = session.connect(PageOutbox())
  let requests = messages.map(check)
  for message in messages { session.receive(message, from: page) }
  session.disconnect(page)
  // The lint plays the whole scene, and is a part of another target.
  if !isLinted, let scene = session.documents[0].scene { scene.findings = scene.findings ?? [] }
  // Pictures and the lint are finished by tasks.
  RunLoop.main.run(until: Date())
  let isUnchanged = requests.allSatisfy { $0.map(leavesSession) ?? true }
  if isUnchanged, session.documents[0].scene?.revision == revision {
    unchangedSession = session
  } else {
    session.close()
  }
}

/// The requests that change a session besides what it has drawn and looked up. After others, an answer
/// depends on the execution before only if the scene has another revision.
private let changingRequests: Set = ["live", "render", "still"]

private func leavesSession(_ request: PreviewRequest) -> Bool {
  !changingRequests.contains(request.type)
}

/// Returns a session that shows the scene. Requests may have changed the file of the one before.
@MainActor
private func newSession() throws -> PreviewSession {
  FuzzFolder.write(Array(scene.utf8), to: "scene.yaml")
  return try PreviewSession(
    ["\(FuzzFolder.path)/scene.yaml"], transitions: .builtIn, isReadOnly: false, jobs: 1)
}

/// Reads a request, or checks that it is refused in one line.
private func check(_ message: [UInt8]) -> PreviewRequest? {
  do throws(PreviewError) {
    let request = try PreviewRequest(message)
    for key in ["time", "count", "view"] {
      _ = try? request.number(key)
      _ = try? request.integer(key, in: 0...9)
      _ = try? request.text(key)
    }
    return request
  } catch {
    checkLine(error.message)
    return nil
  }
}
