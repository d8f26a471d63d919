// Checks of what `segue try` needs: the Swift toolchain, the library and modules that programs are
// built with, and the confinement of `--sandbox`.

import Foundation
import SegueProgram

/// Checks of what building programs needs.
enum ToolchainChecks {
  private static let area = "try"

  /// The results for the toolchain, the runtime and the sandbox.
  static var results: [SystemCheck] { [compiler, runtime, sandbox] }

  private static var compiler: SystemCheck {
    let remedy = "install Swift 6.3 from https://www.swift.org/install and put it on PATH"
    guard let path = ChildProcess.find("swiftc") else {
      return .missing(area, "Swift", "there is no swiftc on PATH", remedy: remedy)
    }
    guard let version = version(of: path) else {
      return .missing(area, "Swift", "\(path) does not print its version", remedy: remedy)
    }
    guard version.isNewEnough else {
      return .missing(area, "Swift", "\(path) is \(version.text)", remedy: remedy)
    }
    return .found(area, "Swift", "\(version.text), \(path)")
  }

  private static var runtime: SystemCheck {
    guard let own = ChildProcess.own else {
      return .missing(area, "runtime", "the path of this command is unknown", remedy: "mount /proc")
    }
    do throws(ProgramError) {
      return .found(area, "runtime", try Runtime.beside(own).library)
    } catch {
      return .missing(
        area, "runtime", "the library that programs are built with is incomplete",
        remedy: "scripts/install")
    }
  }

  private static var sandbox: SystemCheck {
    ChildProcess.canConfine
      ? .found(area, "sandbox", "Landlock, for --sandbox")
      : .missing(
        area, "sandbox", "the kernel has no Landlock, which --sandbox needs",
        remedy: "use Linux 6.2 or later")
  }

  // MARK: The compiler's version

  private struct Version {
    let text: String
    let isNewEnough: Bool
  }

  /// Runs the compiler to print its version; `nil` if it does not.
  private static func version(of path: String) -> Version? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = ["--version"]
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    guard let match = text.firstMatch(of: /Swift version (\d+)\.(\d+)(\.\d+)?/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return nil }
    return Version(
      text: String(match.0), isNewEnough: major > 6 || (major == 6 && minor >= 3))
  }
}
