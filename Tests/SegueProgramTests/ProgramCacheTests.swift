// Built programs: built once, whole or not at all, private, the oldest removed first.

import Foundation
import SegueDiagnostics
import SegueProgram
import Testing

@Suite struct ProgramCacheTests {
  private let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())")
    path = folder.appending(path: "programs").path
  }

  private func make(_ cache: ProgramCache, _ name: String, bytes: Int = 8) throws -> String {
    try cache.program(name) { folder throws(ProgramError) in
      let file = "\(folder)/program"
      let isMade = FileManager.default.createFile(atPath: file, contents: Data(count: bytes))
      guard isMade, chmod(file, 0o700) == 0 else { throw ProgramError(.output, "no file") }
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasSuffix(".lock") }.sorted()
  }

  @Test("a program is built once")
  func once() throws {
    let cache = try ProgramCache(path: path)
    let first = try make(cache, "a")
    let again = try cache.program("a") { _ throws(ProgramError) in
      throw ProgramError(.bug, "built again")
    }
    #expect(first == again && cache.find("a") == first)
  }

  @Test("a failed build leaves nothing")
  func failure() throws {
    let cache = try ProgramCache(path: path)
    #expect(throws: ProgramError.self) {
      try cache.program("a") { _ throws(ProgramError) in throw ProgramError(.scene, "no") }
    }
    #expect(cache.find("a") == nil)
    #expect(try names().isEmpty)
  }

  @Test("the first use of a cache is known, and survives the removal of programs")
  func firstUse() throws {
    var cache = try ProgramCache(path: path)
    #expect(cache.beginUse())
    #expect(!cache.beginUse())
    cache.limit = 1
    cache.clean()
    #expect(!(try ProgramCache(path: path)).beginUse())
  }

  @Test("only its user can use the cache, and a link is refused")
  func permissions() throws {
    _ = try ProgramCache(path: path)
    chmod(path, 0o755)
    _ = try ProgramCache(path: path)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    let link = path + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(throws: ProgramError.self) { try ProgramCache(path: link) }
  }

  @Test("the compiler's modules are kept beside the programs, private, and survive their removal")
  func modules() throws {
    var cache = try ProgramCache(path: path)
    #expect(cache.modules != path && !cache.modules.hasPrefix(path + "/"))
    let module = cache.modules + "/Glibc.pcm"
    #expect(FileManager.default.createFile(atPath: module, contents: Data(count: 1000)))
    chmod(cache.modules, 0o755)
    cache = try ProgramCache(path: path)
    cache.limit = 1
    _ = try make(cache, "a")
    cache.clean()
    var status = stat()
    #expect(stat(cache.modules, &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(FileManager.default.fileExists(atPath: module))
    try FileManager.default.removeItem(atPath: cache.modules)
    try FileManager.default.createSymbolicLink(
      atPath: cache.modules, withDestinationPath: NSTemporaryDirectory())
    #expect(throws: ProgramError.self) { try ProgramCache(path: path) }
  }

  @Test("the oldest programs are removed when the cache is too large")
  func cleaning() throws {
    var cache = try ProgramCache(path: path)
    for (age, name) in ["a", "b", "c"].enumerated() {
      let folder = try make(cache, name, bytes: 1000)
      var times = [
        timespec(tv_sec: 1000 + age, tv_nsec: 0), timespec(tv_sec: 1000 + age, tv_nsec: 0),
      ]
      utimensat(AT_FDCWD, folder, &times, 0)
    }
    _ = cache.find("a")
    cache.limit = 2500
    cache.clean()
    #expect(try names() == ["a", "c"])
  }

  @Test("folders in an entry count, and a program that two entries share counts once")
  func sharing() throws {
    var cache = try ProgramCache(path: path)
    let program = try make(cache, "a", bytes: 4000)
    let bundle = try cache.program("b") { folder throws(ProgramError) in
      let image = "\(folder)/B.app/image"
      guard mkdir("\(folder)/B.app", 0o700) == 0,
        FileManager.default.createFile(atPath: image, contents: Data(count: 1000)),
        link("\(program)/program", "\(folder)/program") == 0
      else { throw ProgramError(.output, "no file") }
    }
    for (age, folder) in [bundle, program].enumerated() {
      var times = [timespec(tv_sec: 1000 + age, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      times[1] = times[0]
      utimensat(AT_FDCWD, folder, &times, 0)
    }
    cache.limit = 5000
    cache.clean()
    #expect(try names() == ["a", "b"])
    cache.limit = 4999
    cache.clean()
    #expect(try names() == ["a"])
  }

  @Test("files of a killed build are removed, those of a running one are not")
  func sweeping() throws {
    let cache = try ProgramCache(path: path)
    for name in ["dead.1.new", "alive.2.new"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(name)", withIntermediateDirectories: false)
    }
    let lock = open("\(path)/alive.lock", O_RDWR | O_CREAT, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    cache.sweep()
    #expect(try names() == ["alive.2.new"])
  }
}
