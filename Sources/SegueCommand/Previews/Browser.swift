// The user's browser.

import SegueDiagnostics
import SegueProgram
import SegueRecording

/// Opens pages in the browser that the desktop has been configured to use.
enum Browser {
  /// The program that freedesktop.org defines for this.
  private static let opener = "xdg-open"

  /// Opens a page. The result of the program is not waited for.
  /// - Throws: `Failure` if there is no such program, or if it cannot be started.
  static func open(_ url: String) throws(Failure) {
    guard let path = ChildProcess.find(opener) else {
      throw Failure(
        .output,
        [
          Diagnostic(.note, "\(opener) is not installed; open the address in a browser yourself")
        ])
    }
    do {
      try RecordingThread.start {
        _ = try? ChildProcess(path, [url], output: "/dev/null").run()
      }
    } catch {
      throw Failure(.output, [Diagnostic(.note, "\(opener) cannot be started: \(error)")])
    }
  }
}
