// The units in which a locale expresses a measurement.

import Foundation

/// The choice of a unit for a locale.
enum UnitScale {
  /// A system of units.
  enum System {
    case metric, british, american

    init(_ locale: Locale) {
      switch locale.measurementSystem {
      case .us: self = .american
      case .uk: self = .british
      default: self = .metric
      }
    }
  }

  /// Returns the usual unit of a dimension; `nil` if measurements keep theirs.
  static func usual(_ dimension: Dimension, _ system: System) -> Dimension? {
    switch dimension {
    case is UnitLength: system == .metric ? UnitLength.kilometers : UnitLength.miles
    case is UnitMass: system == .american ? UnitMass.pounds : UnitMass.kilograms
    case is UnitSpeed: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitTemperature:
      system == .american ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitVolume: system == .american ? UnitVolume.gallons : UnitVolume.liters
    default: nil
    }
  }

  /// Returns the largest unit of a dimension in which a value is at least 1, or the smallest one; `nil` if
  /// measurements keep theirs.
  static func natural(_ dimension: Dimension, _ value: Double, _ system: System) -> Dimension? {
    let units = steps(dimension, system)
    let base = abs(dimension.converter.baseUnitValue(fromValue: value))
    let fitting = units.last { $0.converter.value(fromBaseUnitValue: base) >= 1 - 1e-9 }
    return fitting ?? units.first ?? usual(dimension, system)
  }

  /// The units of a dimension, from the smallest to the largest.
  private static func steps(_ dimension: Dimension, _ system: System) -> [Dimension] {
    switch dimension {
    case is UnitLength:
      system == .metric
        ? [
          UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers,
        ]
        : [UnitLength.inches, UnitLength.feet, UnitLength.miles]
    case is UnitMass:
      system == .american
        ? [UnitMass.ounces, UnitMass.pounds] : [UnitMass.grams, UnitMass.kilograms]
    case is UnitVolume:
      system == .american
        ? [UnitVolume.fluidOunces, UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons]
        : [UnitVolume.milliliters, UnitVolume.liters]
    case is UnitInformationStorage:
      [
        UnitInformationStorage.bytes, UnitInformationStorage.kilobytes,
        UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes,
        UnitInformationStorage.terabytes,
      ]
    default: []
    }
  }
}
