// A scene reads only inside its folder.

import Foundation
import ScratchFolders
import SegueFiles
import Synchronization
import Testing

@Suite struct AssetFolderTests {
  @Test(
    "files are read by relative path", arguments: ["a.txt", "./a.txt", "sub/b.txt", "sub//./b.txt"])
  func reads(_ path: String) throws {
    let folder = try tree()
    let bytes = try AssetFolder(path: folder("root")).read(path, limit: 100)
    #expect(String(decoding: bytes, as: UTF8.self) == (path.hasSuffix("a.txt") ? "aaa" : "bbb"))
  }

  @Test(
    "unusual names are accepted", arguments: ["%2e%2e", "a\\b", "file:a", "ümlaut €.txt", "-"])
  func oddNames(_ name: String) throws {
    let folder = try tree()
    try folder.write("root/" + name, "odd")
    let bytes = try AssetFolder(path: folder("root")).read(name, limit: 3)
    #expect(String(decoding: bytes, as: UTF8.self) == "odd")
  }

  @Test("paths that lead outside are refused before anything is opened", arguments: outside)
  func refusesEscapes(_ path: String) throws {
    let folder = try tree()
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read(path, limit: 100)
    }
    #expect(error?.code == .outside, "\(String(describing: error))")
  }

  @Test(
    "symbolic links are followed to files in the folder",
    arguments: ["link-in.txt", "link-sub/b.txt", "link-absolute.txt", "link-twice/b.txt"])
  func followsLinks(_ path: String) throws {
    let folder = try tree()
    let bytes = try AssetFolder(path: folder("root")).read(path, limit: 100)
    #expect(String(decoding: bytes, as: UTF8.self) == (path.hasSuffix("b.txt") ? "bbb" : "aaa"))
    try #require(symlink(folder("root"), folder("root-link")) == 0)
    #expect(try AssetFolder(path: folder("root-link")).read(path, limit: 100) == bytes)
  }

  @Test(
    "symbolic links out of the folder are refused, whether there is a file or not",
    arguments: [
      "link-out.txt", "link-up/secret.txt", "link-up/none.txt", "link-beside.txt", "dangling",
      "dangling-out", "loop", "link-in.txt/b", "link-sub/up/secret.txt", "link-pipe",
    ])
  func refusesLinks(_ path: String) throws {
    let folder = try tree()
    try #require(mkfifo(folder("pipe"), 0o600) == 0)
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read(path, limit: 100)
    }
    #expect(error?.code == .outside, "\(String(describing: error))")
    #expect(
      error?.reason.contains("is a symbolic link that leads to no file in \(folder("root"));")
        == true, "\(String(describing: error))")
  }

  @Test("symbolic links are followed to the folders that are permitted, and to no others")
  func linkTargets() throws {
    let folder = try tree()
    for sub in ["store", "store/x"] { try #require(mkdir(folder(sub), 0o700) == 0) }
    try folder.write("store/x/c.txt", "ccc")
    try #require(symlink(folder("store/x/c.txt"), folder("root/c.txt")) == 0)
    try #require(symlink("../store", folder("root/store")) == 0)
    let assets = AssetFolder(path: folder("root"), linkTargets: [folder("none"), folder("store")])
    for path in ["c.txt", "store/x/c.txt", "link-in.txt"] {
      #expect(try assets.read(path, limit: 100).count == 3)
    }
    for path in ["link-out.txt", "link-beside.txt", "store/x/none.txt"] {
      let error = #expect(throws: FileError.self) { try assets.read(path, limit: 100) }
      #expect(error?.code == .outside)
    }
    let error = #expect(throws: FileError.self) { try assets.read("store/x", limit: 100) }
    #expect(error?.code == .notRegular)
    #expect(throws: FileError.self) { try assets.read("c.txt", limit: 2) }
  }

  @Test("a file that is exchanged for a link while it is read never leads out of the folder")
  func exchange() throws {
    let folder = try tree()
    let (assets, path) = (AssetFolder(path: folder("root")), folder("root/turning"))
    try #require(symlink("a.txt", path) == 0)
    let finished = Mutex(false)
    let turning = Thread {
      var target = "../secret.txt"
      while !finished.withLock({ $0 }) {
        symlink(target, path + ".new")
        rename(path + ".new", path)
        target = target == "a.txt" ? "../secret.txt" : "a.txt"
      }
    }
    turning.start()
    defer { finished.withLock { $0 = true } }
    for _ in 0..<2000 {
      guard let bytes = try? assets.read("turning", limit: 100) else { continue }
      #expect(String(decoding: bytes, as: UTF8.self) == "aaa")
    }
  }

  @Test(
    "anything but a regular file is refused at once",
    arguments: [("sub", "a folder"), ("pipe", "a pipe"), ("socket", "a socket")])
  func refusesOthers(_ path: String, _ kind: String) throws {
    let folder = try tree()
    try #require(mkfifo(folder("root/pipe"), 0o600) == 0)
    let socket = try bindSocket(folder("root/socket"))
    defer { close(socket) }
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read(path, limit: 100)
    }
    #expect(error?.code == .notRegular)
    #expect(error?.reason.contains(kind) == true, "\(String(describing: error))")
  }

  @Test("a missing file is called missing", arguments: ["no", "no/b.txt", "a.txt/b", "sub/no"])
  func missing(_ path: String) throws {
    let folder = try tree()
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read(path, limit: 100)
    }
    #expect(error?.code == .missing)
  }

  @Test(
    "paths that name a folder are refused", arguments: [".", "./", "sub/", "sub/.", "a.txt/", "//"])
  func namesFolder(_ path: String) throws {
    let folder = try tree()
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read(path, limit: 100)
    }
    #expect(error?.code == (path == "//" ? .outside : .notRegular))
  }

  @Test("the limit counts bytes, inclusively")
  func limit() throws {
    let folder = try tree()
    let assets = AssetFolder(path: folder("root"))
    #expect(try assets.read("a.txt", limit: 3).count == 3)
    let error = #expect(throws: FileError.self) { try assets.read("a.txt", limit: 2) }
    #expect(error?.code == .tooLarge)
    #expect(error?.description == "a.txt: 3 bytes; expected at most 2")
  }

  @Test("a sparse 8 GB file is refused by its size without being read")
  func sparse() throws {
    let folder = try tree()
    try folder.write("root/big", "")
    try #require(truncate(folder("root/big"), 8 << 30) == 0)
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read("big", limit: 64 << 20)
    }
    #expect(error?.code == .tooLarge)
  }

  @Test("the folder itself can be a link; a missing one is an error")
  func root() throws {
    let folder = try tree()
    try #require(symlink(folder("root"), folder("root-link")) == 0)
    #expect(try AssetFolder(path: folder("root-link")).read("a.txt", limit: 9).count == 3)
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("nowhere")).read("a.txt", limit: 9)
    }
    #expect(error?.code == .missing)
    #expect(error?.path == folder("nowhere"))
  }

  @Test("no descriptor is left open")
  func descriptors() throws {
    let folder = try tree()
    let assets = AssetFolder(path: folder("root"))
    let paths = [
      "a.txt", "sub/b.txt", "sub/no", "link-sub/b.txt", "../x", "no/no", "sub",
      "link-in.txt", "link-out.txt", "dangling", "link-sub",
    ]
    for path in paths { _ = try? assets.read(path, limit: 2) }
    #expect(openFiles(in: folder.path).isEmpty)
  }

  @Test(
    "a missing file is reported with a similar name, and a URL as one",
    arguments: [
      ("A.txt", "No such file or directory; expected a file. Did you mean 'a.txt'?"),
      ("sub/B.txt", "No such file or directory; expected a file. Did you mean 'sub/b.txt'?"),
      ("Sub/b.txt", "No such file or directory; expected a file. Did you mean 'sub'?"),
      ("https://example.com/a.png", "is a URL, and nothing is loaded from the network; expected"),
      ("file:///a.txt", "is a URL, and nothing is loaded"), ("data:,a", "is a URL, and nothing"),
      ("c:a", "No such file or directory; expected a file"),
    ])
  func missing(_ path: String, _ reason: String) throws {
    let folder = try tree()
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read(path, limit: 9)
    }
    #expect(error?.code == .missing)
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
  }

  @Test("control characters of a path do not reach the terminal")
  func escapes() throws {
    let folder = try tree()
    let error = #expect(throws: FileError.self) {
      try AssetFolder(path: folder("root")).read("\u{1b}[31m\n\u{202e}x", limit: 9)
    }
    #expect(error?.description.hasPrefix("\\u{1b}[31m\\u{a}\\u{202e}x: No such file") == true)
  }

  /// Creates `secret.txt` beside `root`, which contains files, a folder and links of all kinds.
  private func tree() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for sub in ["root", "root/sub"] { try #require(mkdir(folder(sub), 0o700) == 0) }
    try folder.write("secret.txt", "secret")
    try folder.write("root/a.txt", "aaa")
    try folder.write("root/sub/b.txt", "bbb")
    let links = [
      "link-out.txt": "../secret.txt", "link-in.txt": "a.txt", "link-sub": "sub",
      "link-up": "..", "dangling": "nowhere", "loop": "loop", "sub/up": "../..",
      "dangling-out": "../nowhere", "link-absolute.txt": folder("root/sub/../a.txt"),
      "link-twice": "link-sub", "link-beside.txt": "../root-beside/d.txt", "link-pipe": "../pipe",
    ]
    // Its path begins like that of the folder.
    try #require(mkdir(folder("root-beside"), 0o700) == 0)
    try folder.write("root-beside/d.txt", "ddd")
    for (name, target) in links {
      try #require(symlink(target, folder("root/" + name)) == 0)
    }
    return folder
  }

  private func bindSocket(_ path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < 100)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
    return descriptor
  }

  /// The descriptors that this process has open beneath `path`.
  private func openFiles(in path: String) -> [String] {
    let manager = FileManager.default
    let descriptors = (try? manager.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.compactMap {
      try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0)
    }.filter { $0.hasPrefix(path) }
  }
}

private let outside = [
  "../secret.txt", "sub/../../secret.txt", "sub/../a.txt", "..", "./..", "/etc/passwd", "/",
  "a.txt\0", "\0", "sub/..",
]
