// A process or system without free descriptors: the files may be in order, and another attempt may
// succeed, so the exit code is one that is worth a retry.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes
import Testing

@Suite struct ShortageTests {
  private func error(_ number: Int32) -> FileError {
    FileError(.unreadable, "a.png", "cannot be opened", errorNumber: number)
  }

  @Test("a file that cannot be opened for want of descriptors is exit code 6")
  func codes() {
    for number in [EMFILE, ENFILE] {
      #expect(Failure(error(number)).exitCode == .output)
      #expect(error(number).exitCode(usually: .scene) == .output)
    }
    #expect(Failure(error(EACCES)).exitCode == .asset)
    #expect(error(EACCES).exitCode(usually: .scene) == .scene)
  }

  @Test("the message names the limit")
  func message() {
    #expect(errorText(EMFILE) == "Too many open files; raise the limit with ulimit -n")
    #expect(errorText(EACCES) == "Permission denied")
  }
}
