// The line between a preview and a program that it has built: messages of pages in both directions
// over a pair of sockets.

import Foundation

/// A message on the line.
struct LineMessage: Sendable, Equatable {
  /// The kinds of messages.
  enum Kind: UInt8, Sendable {
    /// From the preview: a page has been opened.
    case open
    /// A text from or to a page.
    case text
    /// To a page: a picture, of which the next one waits until this one has been taken.
    case picture
    /// To a page: another binary message.
    case binary
    /// From the preview: the page has taken the picture.
    case taken
    /// From the preview: the page has been closed.
    case close
  }

  /// What the message is.
  var kind: Kind
  /// The number of the page.
  var page: Int
  /// The text or the bytes.
  var payload = Data()
}

/// One end of the line. Reading and writing each block one thread.
final class LineEnd: @unchecked Sendable {
  // Unchecked: the descriptor never changes; writes are made under `lock`.

  /// The descriptor of the socket.
  let descriptor: Int32
  private let lock = NSLock()
  private static let headerBytes = 9
  /// The maximum number of bytes of a message: a picture of the largest size, with its header.
  private static let maximumBytes = 320 << 20

  /// Takes the end over that is open as `descriptor`.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Ends the line in both directions, so that both ends read its end.
  func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Sends a message.
  /// - Returns: `false` if the other end is gone.
  @discardableResult
  func send(_ message: LineMessage) -> Bool {
    var bytes = Data(capacity: Self.headerBytes + message.payload.count)
    withUnsafeBytes(of: UInt32(message.payload.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(message.kind.rawValue)
    withUnsafeBytes(of: UInt32(message.page).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(message.payload)
    return lock.withLock {
      bytes.withUnsafeBytes { buffer in
        var sent = 0
        while sent < buffer.count {
          let count = Foundation.send(
            descriptor, buffer.baseAddress! + sent, buffer.count - sent,
            Int32(MSG_NOSIGNAL))
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { return false }
          sent += count
        }
        return true
      }
    }
  }

  /// Waits for a message.
  /// - Returns: `nil` if the other end has closed the connection or sent something that is not a message.
  func receive() -> LineMessage? {
    guard let header = read(Self.headerBytes) else { return nil }
    let length = header.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self).littleEndian }
    let page = header.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: 5, as: UInt32.self).littleEndian
    }
    guard let kind = LineMessage.Kind(rawValue: header[4]), length <= Self.maximumBytes,
      let payload = read(Int(length))
    else { return nil }
    return LineMessage(kind: kind, page: Int(page), payload: payload)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data(count: count)
    var got = 0
    while got < count {
      let read = data.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress! + got, count - got, 0)
      }
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else { return nil }
      got += read
    }
    return data
  }
}
