// Digits on a grid of 5 x 7 dots, for the times below the frames of a filmstrip.

/// Dot patterns for the characters of a time.
enum DotDigits {
  /// The height of a character in dots.
  static let height = 7
  /// The distance from one character to the next in dots.
  static let advance = 6

  /// Returns the dots of a character as columns and rows from the top left, or an empty array if
  /// the character is not supported.
  static func dots(of character: Character) -> [(column: Int, row: Int)] {
    guard let rows = shapes[character] else { return [] }
    return rows.enumerated().flatMap { row, bits in
      (0..<5).filter { bits & (0b10000 >> $0) != 0 }.map { ($0, row) }
    }
  }

  // swift-format-ignore
  private static let shapes: [Character: [Int]] = [
    "0": [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
    "1": [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    "2": [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
    "3": [0b11111, 0b00010, 0b00100, 0b00010, 0b00001, 0b10001, 0b01110],
    "4": [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
    "5": [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
    "6": [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
    "7": [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
    "8": [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
    "9": [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
    ".": [0, 0, 0, 0, 0, 0b01100, 0b01100],
    "s": [0, 0, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110],
  ]
}
