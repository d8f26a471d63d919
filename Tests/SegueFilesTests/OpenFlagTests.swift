// What the flags for opening files ensure.

import Foundation
import ScratchFolders
import SegueFiles
import Testing

@Suite struct OpenFlagTests {
  @Test(
    "a descriptor is not inherited by child processes",
    arguments: [OpenFlags.folder, OpenFlags.input, OpenFlags.own])
  func inheritance(_ flags: Int32) throws {
    let folder = try ScratchFolder()
    try folder.write("file", "x")
    let descriptor = open(flags == OpenFlags.folder ? folder.path : folder("file"), flags, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test("files are not folders")
  func folders() throws {
    let folder = try ScratchFolder()
    try folder.write("file", "x")
    let (descriptor, number) = (open(folder("file"), OpenFlags.folder), errno)
    #expect(descriptor == -1 && number == ENOTDIR)
  }

  @Test("an input is not written, and a pipe is not waited for")
  func inputs() throws {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder("pipe"), 0o600) == 0)
    let descriptor = open(folder("pipe"), OpenFlags.input)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let (count, number) = (write(descriptor, "x", 1), errno)
    #expect(count == -1 && number == EBADF)
    #expect(OpenFlags.input & O_NOCTTY != 0)
  }

  @Test("a file of ours is created, written and read, but never through a link")
  func own() throws {
    let folder = try ScratchFolder()
    try #require(symlink("file", folder("link")) == 0)
    let (link, number) = (open(folder("link"), OpenFlags.own, 0o600), errno)
    #expect(link == -1 && number == ELOOP)
    #expect(folder.contents == ["link"])
    let descriptor = open(folder("file"), OpenFlags.own, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var byte: UInt8 = 0
    let (written, read) = (write(descriptor, "x", 1), pread(descriptor, &byte, 1, 0))
    #expect(written == 1 && read == 1 && byte == 0x78)
    #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
  }
}
