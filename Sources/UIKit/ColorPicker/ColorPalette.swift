// The colors of the grid of a color picker: a row of grays, and twelve hues in nine tones.

import Foundation

/// The colors in the grid of a color picker. The arrangement is that of iOS; the numbers are our choice.
@MainActor
enum ColorPalette {
  static let (columnCount, rowCount) = (12, 10)

  /// A hue with its name and its components, 0…255.
  private struct Hue {
    var name: String
    var red: Int
    var green: Int
    var blue: Int
  }

  private static let hues = [
    Hue(name: "cyan", red: 0, green: 160, blue: 220),
    Hue(name: "blue", red: 0, green: 96, blue: 240),
    Hue(name: "indigo", red: 80, green: 40, blue: 184),
    Hue(name: "purple", red: 152, green: 44, blue: 192),
    Hue(name: "magenta", red: 192, green: 44, blue: 96),
    Hue(name: "red", red: 248, green: 64, blue: 24),
    Hue(name: "orange", red: 248, green: 112, blue: 8),
    Hue(name: "amber", red: 248, green: 168, blue: 8),
    Hue(name: "gold", red: 248, green: 200, blue: 8),
    Hue(name: "yellow", red: 248, green: 240, blue: 72),
    Hue(name: "lime", red: 216, green: 232, blue: 56),
    Hue(name: "green", red: 120, green: 184, blue: 64),
  ]
  /// The shares of black in the rows 1 to 4, in percent. The row 5 has the hues themselves.
  private static let shades = [60, 45, 30, 15]
  /// The shares of white in the rows 6 to 9, in percent.
  private static let tints = [20, 40, 60, 80]

  /// Returns the opaque color of a cell.
  static func color(row: Int, column: Int) -> UIColor {
    guard row > 0 else { return gray(column) }
    let hue = hues[column]
    let parts = [hue.red, hue.green, hue.blue].map { part -> CGFloat in
      let mixed =
        row <= shades.count
        ? part * (100 - shades[row - 1]) / 100
        : row == shades.count + 1
          ? part : part + (255 - part) * tints[row - shades.count - 2] / 100
      return CGFloat(mixed) / 255
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  /// Returns a gray of the first row, from white to black.
  private static func gray(_ column: Int) -> UIColor {
    let last = columnCount - 1
    return UIColor(white: CGFloat(255 * (last - column) / last) / 255, alpha: 1)
  }

  /// Returns the label of a cell for people and scripts that do not see it, such as "dark blue 30".
  static func name(row: Int, column: Int) -> String {
    guard row > 0 else { return grayName(column) }
    let name = hues[column].name
    if row <= shades.count { return "dark \(name) \(shades[row - 1])" }
    return row == shades.count + 1 ? name : "light \(name) \(tints[row - shades.count - 2])"
  }

  private static func grayName(_ column: Int) -> String {
    switch column {
    case 0: "white"
    case columnCount - 1: "black"
    default: "gray \(100 * column / (columnCount - 1))"
    }
  }
}
