// The same bits on every CPU. `segue-digest` prints checksums of some 170,000 results; here it runs
// unmodified, with the features on which glibc's functions differ hidden from it, and on an
// emulated CPU of 2008 without AVX and FMA. The expected lines hold for every machine, in debug and
// release.

import Foundation
import Testing

/// The program beside the tests.
private struct DigestProgram {
  static let emulator = ["/usr/bin", "/usr/local/bin", "/bin"]
    .map { "\($0)/qemu-x86_64" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The output of the program.
  static func run(under wrapper: [String] = [], environment: [String: String] = [:]) throws
    -> String
  {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let command = wrapper + [folder.appendingPathComponent("segue-digest").path]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite struct CPUSamenessTests {
  /// Change these only with the functions themselves; goldens change with them.
  private let expected = """
    maths      dc1d8dfb94a28186
    springs    87686de0ae5c2f2b
    curves     8349f52b3905712b
    transforms 09f566a4f84535e1

    """

  @Test("This CPU gives the expected bits")
  func native() throws {
    #expect(try DigestProgram.run() == expected)
  }

  @Test("Without AVX2 and FMA in glibc the bits are the same")
  func hiddenFeatures() throws {
    let hidden = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX,-FMA4"]
    #expect(try DigestProgram.run(environment: hidden) == expected)
  }

  #if arch(x86_64)
    @Test(
      "On a CPU without AVX and FMA the bits are the same",
      .enabled(
        if: DigestProgram.emulator != nil, "qemu-x86_64 is not installed (package qemu-user)"))
    func oldCPU() throws {
      let emulator = try #require(DigestProgram.emulator)
      #expect(try DigestProgram.run(under: [emulator, "-cpu", "Nehalem"]) == expected)
    }
  #endif
}
