// The frames that a page sends, as RFC 6455 defines them, joined to messages. Everything that a
// page of the preview does not send ends the connection with the code that the RFC gives for it.

import FlyingFox
import Foundation

/// Joins frames to messages.
struct IncomingFrames {
  /// What a frame completes.
  enum Event: Equatable {
    /// The text of a message.
    case text([UInt8])
    /// A ping with its payload.
    case ping(Data)
    /// The end of the connection.
    case close
  }

  /// A frame that ends the connection, with the code and the reason for it.
  struct Fault: Error, Equatable {
    let code: UInt16
    let reason: String
  }

  /// The maximum number of bytes of a message from a page.
  static let maximumBytes = 1 << 20

  private var text: [UInt8]?

  /// Adds a frame.
  /// - Returns: What it completes, or `nil`.
  /// - Throws: `Fault` if the connection must end.
  mutating func add(_ frame: WSFrame) throws(Fault) -> Event? {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw Fault(code: 1002, reason: "reserved bits are set")
    }
    switch frame.opcode {
    case .ping, .pong, .close: return try control(frame)
    case .text, .continuation: return try part(frame)
    case .binary: throw Fault(code: 1003, reason: "a binary message; expected text")
    default: throw Fault(code: 1002, reason: "an unknown opcode")
    }
  }

  private func control(_ frame: WSFrame) throws(Fault) -> Event? {
    guard frame.fin, frame.payload.count <= 125 else {
      throw Fault(code: 1002, reason: "a control frame that is fragmented or too long")
    }
    switch frame.opcode {
    case .ping: return .ping(frame.payload)
    case .close: return .close
    default: return nil
    }
  }

  private mutating func part(_ frame: WSFrame) throws(Fault) -> Event? {
    guard (frame.opcode == .continuation) == (text != nil) else {
      throw Fault(code: 1002, reason: "fragments out of order")
    }
    let all = (text ?? []) + frame.payload
    guard all.count <= Self.maximumBytes else {
      throw Fault(code: 1009, reason: "more than \(Self.maximumBytes) bytes in a message")
    }
    text = frame.fin ? nil : all
    guard frame.fin else { return nil }
    guard String(validating: all, as: UTF8.self) != nil else {
      throw Fault(code: 1007, reason: "text that is not UTF-8")
    }
    return .text(all)
  }
}
