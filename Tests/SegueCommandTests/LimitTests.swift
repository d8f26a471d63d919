// The command under limits of the system: without /proc, threads, memory, stack or descriptors. It
// does its work, or ends with one line and a documented code; it never waits forever.

import Foundation
import ScratchFolders
import Testing

@Suite struct LimitTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    _ = try folder.scene()
    try folder.image("a.png", 300, 300, 90)
    try folder.image("b.png", 300, 300, 90)
  }

  private static let commands = [
    "still small.yaml --time 0.3 -o out.png --force -q", "render small.yaml -o out.y4m --force -q",
    "render small.yaml -o out.mp4 --force -q", "compare a.png b.png -q",
    "filmstrip small.yaml -o out.png --force -q",
    "golden record small.yaml --goldens recorded -q",
  ]

  /// Runs a command after a preparation, and ends it if it has not ended after a while.
  private func run(_ command: String, after preparation: String, with prefix: String = "") throws
    -> RunResult
  {
    let line = "\(preparation); exec timeout 60 \(prefix) \"$SEGUE\" \(command)"
    return try shell("( \(line) )", in: folder.path)
  }

  private func expect(
    _ result: RunResult, isOneOf codes: Set<Int32>, _ comment: String,
    at place: SourceLocation = #_sourceLocation
  ) {
    // 127: the dynamic loader could not start the program.
    #expect(
      codes.union([127]).contains(result.code), "\(comment): \(result.errors)",
      sourceLocation: place)
    // Libraries may write lines of their own about memory. Lines about goldens begin with their name.
    let lines = result.errors.split(separator: "\n")
    let problems = lines.count { line in
      line.hasPrefix("segue: ") || result.code != 0 && line.hasPrefix("small: ")
    }
    #expect(
      result.code == 127 || problems == (result.code == 0 ? 0 : 1), "\(comment): \(result.errors)",
      sourceLocation: place)
  }

  @Test("arguments are read without /proc", .enabled(if: canUnshare))
  func proc() throws {
    let hidden = "exec unshare -rm sh -c 'mount -t tmpfs none /proc; exec \"$SEGUE\" \"$@\"' sh"
    let good = try shell("( \(hidden) validate small.yaml )", in: folder.path)
    #expect(good.text == "small.yaml: valid, 36 frames, 40 x 60, 30 fps\n")
    #expect(try shell("( \(hidden) frobnicate )", in: folder.path).code == 2)
  }

  /// Dispatch, whose threads serve pages, traps where it cannot read their states.
  @Test("a preview without /proc ends with the reason", .enabled(if: canUnshare))
  func previewWithoutProc() throws {
    let hidden = "mount -t tmpfs none /proc; exec timeout 20 \"$SEGUE\" preview small.yaml"
    let result = try shell("( exec unshare -rm sh -c '\(hidden)' )", in: folder.path)
    // 124: Dispatch has not looked within that time.
    #expect([5, 124].contains(result.code), "\(result.errors)")
    if result.code == 5 {
      #expect(
        result.errors == "segue: error: /proc cannot be read; expected it to be mounted\n")
    }
  }

  @Test("a command line without arguments is exit code 2")
  @MainActor func noArguments() {
    let result = segue()
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == "segue: error: there is no command; expected one, such as render. "
        + "`segue --help` lists them\n")
  }

  @Test(
    "where no thread can be created, work is done on one, or the code is that of a limit",
    .enabled(if: canLimitThreads), .serialized, arguments: commands)
  func threads(command: String) throws {
    let user = geteuid() == 0 ? "setpriv --reuid \(unusedUser) --clear-groups" : ""
    for count in 1...6 {
      // The limits of the user with few processes: threads of the command are those that exceed it.
      let limited = "exec prlimit --nproc=\(count):\(count) \(user) \"$SEGUE\" \(command)"
      let result = try shell("( unset CI; chmod 777 . && \(limited) )", in: folder.path)
      expect(result, isOneOf: [0, 5, 7], "\(count) threads")
      if command.hasPrefix("compare") { #expect(result.code == 0) }
      let problem = "no thread can be created: Resource temporarily unavailable\n"
      if command.hasPrefix("still"), count == 1 {
        #expect(result.errors == "segue: error: " + problem)
      }
      if command.hasPrefix("golden"), count == 1 { #expect(result.errors == "small: " + problem) }
    }
  }

  @Test("with any amount of address space, a command ends", arguments: commands)
  func memory(command: String) throws {
    // With the least, the program is not loaded; with the most, nothing is short.
    for mebibytes in stride(from: 160, through: 360, by: 10) {
      let result = try run(command, after: "unset CI; ulimit -v \(mebibytes << 10)")
      expect(result, isOneOf: [0, 5, 6, 7], "\(mebibytes) MiB")
    }
  }

  @Test("with any number of descriptors, a command ends", arguments: commands)
  func descriptors(command: String) throws {
    for count in 4...9 {
      let result = try run(command, after: "unset CI", with: "prlimit --nofile=\(count)")
      expect(result, isOneOf: [0, 6], "\(count) descriptors")
    }
  }

  @Test("clips for which there are no descriptors fail with exit code 6, which is worth a retry")
  func batch() throws {
    for count in 5...9 {
      let result = try run(
        "batch small.yaml -o out --no-report -q --force", after: "rm -rf out",
        with: "prlimit --nofile=\(count)")
      #expect([0, 1, 6].contains(result.code), "\(count): \(result.errors)")
      let manifest = (try? folder.text("out/manifest.json")) ?? ""
      #expect(!manifest.contains("\"exitCode\":4"), "\(count): \(manifest)")
    }
  }

  @Test("goldens that cannot be compared for want of descriptors or memory are no difference")
  func goldens() throws {
    #expect(try run("golden record small.yaml --goldens g -q", after: "unset CI").code == 0)
    let verify = "golden verify small.yaml --goldens g -q"
    for count in 4...9 {
      let result = try run(verify, after: ":", with: "prlimit --nofile=\(count)")
      #expect([0, 6].contains(result.code), "\(count): \(result.code) \(result.errors)")
    }
    for mebibytes in stride(from: 160, through: 320, by: 20) {
      let result = try run(verify, after: "ulimit -v \(mebibytes << 10)")
      expect(result, isOneOf: [0, 5, 6, 7], "\(mebibytes) MiB")
    }
  }

  @Test("a stack that is too small is enlarged, or exit code 5")
  func stack() throws {
    let command = "render small.yaml -o out.y4m --force -q"
    for kibibytes in [64, 128, 512] {
      let fixed = try run(command, after: "ulimit -s \(kibibytes)")
      #expect(fixed.code == 5)
      #expect(
        fixed.errors == "segue: error: the stack is limited to \(kibibytes) KiB; expected at least "
          + "1024 KiB. Raise the limit with ulimit -s\n")
      expect(try run(command, after: "ulimit -S -s \(kibibytes)"), isOneOf: [0], "\(kibibytes)")
    }
  }
}

/// Whether a process can have a file system of its own.
private let canUnshare =
  isInstalled("unshare")
  && (try? run("/usr/bin/env", ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/proc"]).code)
    == 0

/// A user without processes.
private let unusedUser = 64321

/// Whether the number of threads can be limited: for root, by another user who can run the command.
private let canLimitThreads =
  isInstalled("prlimit")
  && (geteuid() != 0
    || isInstalled("setpriv")
      && (try? run(
        "/usr/bin/env",
        ["setpriv", "--reuid", "\(unusedUser)", "--clear-groups", "test", "-x", toolPath]
      ).code) == 0)
