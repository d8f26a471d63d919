// Who makes the bytes: this program and the libraries that it is linked with. They are asked at run time,
// since a package of the system can change below a program that does not.

import CFFmpeg
import CFriBidi
import CHarfBuzz
import CPNG
import CUnibreak
import SegueDiagnostics
import SegueVideo

/// The versions that decide the bytes of a clip.
package struct RendererVersion: Sendable, Hashable, Codable {
  /// A library that makes bytes.
  package struct Library: Sendable, Hashable, Codable {
    /// Its name.
    package var name: String
    /// What it says of itself.
    package var version: String

    /// A library.
    package init(name: String, version: String) { (self.name, self.version) = (name, version) }
  }

  /// Segue's version.
  package var segue: String
  /// SHA-256 of the program, where it has transitions that are not Segue's own.
  package var program: String?
  /// The libraries, in a fixed order.
  package var libraries: [Library]

  /// These versions.
  package init(segue: String, program: String? = nil, libraries: [Library]) {
    (self.segue, self.program, self.libraries) = (segue, program, libraries)
  }

  /// Those of this process.
  package static let current = RendererVersion(
    segue: SegueVersion.current, libraries: libraryVersions)

  /// Those of this process and its code: transitions of somebody else change without a version.
  package static func ofProgram() throws -> RendererVersion {
    var version = current
    version.program = try FileDigest.hex(ofFile: "/proc/self/exe")
    return version
  }

  /// For programs.
  package var json: JSONText {
    .object([
      ("segue", .string(segue)), ("program", program.map { .string($0) } ?? .null),
      (
        "libraries",
        .array(
          libraries.map {
            .object([("name", .string($0.name)), ("version", .string($0.version))])
          })
      ),
    ])
  }

  /// What differs from `older`, one phrase each.
  package func differences(from older: RendererVersion) -> [String] {
    var found: [String] = []
    if segue != older.segue { found.append("renderer \(older.segue) → \(segue)") }
    if program != older.program { found.append("the program with its own transitions changed") }
    for library in libraries {
      let old = older.libraries.first { $0.name == library.name }?.version
      if old != library.version {
        found.append("\(library.name) \(old ?? "unknown") → \(library.version)")
      }
    }
    return found
  }

  private static var libraryVersions: [Library] {
    func library(_ name: String, _ version: String) -> Library {
      Library(name: name, version: version)
    }
    func dotted(_ version: UInt32) -> String {
      "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
    }
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? "unknown"
    }
    return [
      library("libavcodec", dotted(avcodec_version())),
      library("libavformat", dotted(avformat_version())),
      library("libavutil", dotted(avutil_version())),
      library("x264", EncoderVersion.x264),
      library("libpng", text(cpng_libpng_version())), library("zlib", text(cpng_zlib_version())),
      library("libdeflate", text(cpng_libdeflate_version())),
      library("HarfBuzz", text(hb_version_string())),
      library("fribidi", text(cfb_version())), library("libunibreak", text(cub_version())),
    ]
  }
}
