// The versions that determine bytes: of this program and of the libraries that it is linked with.
// They are queried at run time, since a system package can change while the program does not.

import CFFmpeg
import CFriBidi
import CHarfBuzz
import CPNG
import CUnibreak
import SegueDiagnostics
import SegueVideo

/// The versions of the program and the libraries that determine the bytes of a clip.
package struct RendererVersion: Sendable, Hashable, Codable {
  /// A library that affects bytes.
  package struct Library: Sendable, Hashable, Codable {
    /// The name of the library.
    package var name: String
    /// The version that the library reports.
    package var version: String

    /// Creates a library version.
    package init(name: String, version: String) { (self.name, self.version) = (name, version) }
  }

  /// The version of Segue.
  package var segue: String
  /// The SHA-256 of the program, if it has transitions other than Segue's own.
  package var program: String?
  /// The libraries, in a fixed order.
  package var libraries: [Library]

  /// Creates a renderer version.
  package init(segue: String, program: String? = nil, libraries: [Library]) {
    (self.segue, self.program, self.libraries) = (segue, program, libraries)
  }

  /// The versions of this process.
  package static let current = RendererVersion(
    segue: SegueVersion.current, libraries: libraryVersions)

  /// Returns the versions of this process, including the hash of its program, since transitions
  /// other than Segue's own can change without a version.
  package static func ofProgram() throws -> RendererVersion {
    var version = current
    version.program = try FileDigest.hex(ofFile: "/proc/self/exe")
    return version
  }

  /// The versions as JSON.
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

  /// Returns the differences from `older`, one phrase each.
  package func differences(from older: RendererVersion) -> [String] {
    var found: [String] = []
    if segue != older.segue { found.append("renderer \(older.segue) → \(segue)") }
    if program != older.program { found.append("the program with custom transitions changed") }
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
