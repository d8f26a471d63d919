// Measurements as texts, which Foundation on Linux does not offer. The source of apps is bound to this class
// under the name `MeasurementFormatter`. All texts are English; the locale determines the units and the form of
// numbers.

import Foundation

/// A formatter of measurements, such as "3.107 mi".
open class SegueMeasurementFormatter: Formatter {
  /// Which unit is written, and whether that of temperatures is.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, not that of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit of the locale in which the number is neither very small nor very large, such as feet for a short
    /// distance.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures as degrees, without the name of the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which units are written. The default, no options, is the usual unit of the locale: miles for all lengths in
  /// the United States, kilometers elsewhere.
  open var unitOptions: UnitOptions = []
  /// The length of units. The default is `medium`.
  open var unitStyle = UnitStyle.medium
  /// The locale of units and numbers; that of the app by default.
  open var locale: Locale! = SegueBundle.locale { didSet { numberFormatter.locale = locale } }
  /// The formatter of numbers, by default with at most three digits of a fraction.
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  /// Creates a formatter.
  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
    numberFormatter.maximumFractionDigits = 3
    numberFormatter.locale = locale
  }

  /// Creates a formatter with the default settings. Archives of formatters are not read.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// Returns the text of a measurement.
  open func string<Kind: Unit>(from measurement: Measurement<Kind>) -> String {
    text(of: converted(measurement.value, measurement.unit))
  }

  /// Returns the name of a unit, in the plural if it is long.
  open func string(from unit: Unit) -> String {
    guard let names = UnitNames.of(unit) else { return unit.symbol }
    switch unitStyle {
    case .long: return names.plural
    case .short: return names.short.trimmingCharacters(in: .whitespaces)
    default: return names.medium.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns the text of a measurement, if the object is one.
  open override func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { text(of: converted($0.value, $0.anyUnit)) }
  }

  private func converted(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else {
      return (value, unit)
    }
    let system = UnitScale.System(locale)
    let scale =
      unitOptions.contains(.naturalScale)
      ? UnitScale.natural(dimension, value, system) : UnitScale.usual(dimension, system)
    guard let scale else { return (value, unit) }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    return (scale.converter.value(fromBaseUnitValue: base), scale)
  }

  private func text(of measurement: (value: Double, unit: Unit)) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    let isOne = number == numberFormatter.string(from: 1)
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit),
      measurement.unit != UnitTemperature.kelvin
    {
      return unitStyle == .long ? "\(number) degree\(isOne ? "" : "s")" : "\(number)°"
    }
    guard let names = UnitNames.of(measurement.unit) else {
      return "\(number) \(measurement.unit.symbol)"
    }
    switch unitStyle {
    case .short: return number + names.short
    case .long: return "\(number) \(isOne ? names.singular : names.plural)"
    default: return number + names.medium
    }
  }
}

/// A measurement of any kind of unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
