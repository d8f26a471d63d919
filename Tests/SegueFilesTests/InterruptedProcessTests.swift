// What the handler of a signal does to temporary files. It is final for the process, so each test is
// one of its own.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct InterruptedProcessTests {
  @Test("as many files are removed as the table holds, and no file is created afterward")
  func removal() async {
    await #expect(processExitsWith: .success) {
      let scratch = try ScratchFolder()
      TemporaryFiles.prepare()
      let files = try (0..<130).map { try AtomicFile(path: scratch("\($0)"), replacing: false) }
      #expect(scratch.contents.count == 130 && TemporaryFiles.registeredNames.count == 128)
      #expect(Set(TemporaryFiles.registeredNames).count == 128)
      TemporaryFiles.removeAll()
      // The others are found to be stale by a later process.
      #expect(scratch.contents.count == 2)
      let error = #expect(throws: FileError.self) {
        try AtomicFile(path: scratch("more"), replacing: false)
      }
      #expect(error?.errorNumber == ECANCELED)
      for file in files { file.discard() }
      #expect(scratch.contents.isEmpty)
    }
  }

  @Test("descriptors that are open are not opened again")
  func openDescriptors() async {
    await #expect(processExitsWith: .success) {
      func count() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      }
      // Whoever has started the tests may have closed some.
      ProcessStreams.reserveStandardDescriptors()
      let before = try count()
      ProcessStreams.reserveStandardDescriptors()
      #expect(try count() == before)
      close(0)
      close(2)
      ProcessStreams.reserveStandardDescriptors()
      #expect(try count() == before && fcntl(0, F_GETFD) >= 0 && fcntl(2, F_GETFD) >= 0)
    }
  }
}
