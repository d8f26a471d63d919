// The English names of units.

import Foundation

/// The names of a unit.
struct UnitNames {
  /// What follows a number, with the space before it.
  var short, medium: String
  var singular, plural: String

  /// Returns the names of a unit; `nil` if it has only its symbol.
  static func of(_ unit: Unit) -> UnitNames? {
    if unit is UnitTemperature { return temperatures[unit.symbol] }
    return unit is UnitDuration ? durations[unit.symbol] : others[unit.symbol]
  }

  private static let temperatures: [String: UnitNames] = [
    "°C": UnitNames("°C", "°C", "degree Celsius", "degrees Celsius"),
    "°F": UnitNames("°", "°F", "degree Fahrenheit", "degrees Fahrenheit"),
    "K": UnitNames("K", " K", "kelvin", "kelvins"),
  ]

  /// The names of durations, whose symbols are also those of lengths.
  private static let durations = names(
    """
    h/-/hr/hour; m/-/min/minute; s/-/sec/second; ms/-/-/millisecond; µs/μs/μs/microsecond
    """)

  /// The names by the symbols of Foundation's units. An entry has the symbol, the short form without a space, the
  /// medium one, the full name and, if it does not only end with an s, its plural. A `-` stands for the symbol.
  private static let others = names(
    """
    km/-/-/kilometer; m/-/-/meter; dm/-/-/decimeter; cm/-/-/centimeter; mm/-/-/millimeter
    µm/μm/μm/micrometer; nm/-/-/nanometer; pm/-/-/picometer; in/″/-/inch/inches; ft/′/-/foot/feet
    yd/-/-/yard; mi/-/-/mile; ly/-/-/light year; NM/nmi/nmi/nautical mile; ftm/fm/fm/fathom
    fur/-/-/furlong; ua/au/au/astronomical unit; pc/-/-/parsec
    kg/-/-/kilogram; g/-/-/gram; mg/-/-/milligram; µg/μg/μg/microgram; oz/-/-/ounce; lb/#/-/pound
    st/-/-/stone/stones; t/-/-/metric ton; ct/CD/CD/carat; ton/tn/tn/ton; oz t/-/-/troy ounce
    m/s/-/-/meter per second/meters per second; km/h/-/-/kilometer per hour/kilometers per hour
    mph/-/-/mile per hour/miles per hour; kn/-/-/knot
    L/-/-/liter; mL/-/-/milliliter; cL/-/-/centiliter; dL/-/-/deciliter; fl oz/-/-/fluid ounce
    cup/c/c/cup; pt/-/-/pint; qt/-/-/quart; gal/-/-/gallon; tsp/-/-/teaspoon; tbsp/-/-/tablespoon
    m³/-/-/cubic meter; cm³/-/-/cubic centimeter; km³/-/-/cubic kilometer
    in³/-/-/cubic inch/cubic inches; ft³/-/-/cubic foot/cubic feet
    m²/-/-/square meter; cm²/-/-/square centimeter; km²/-/-/square kilometer; ac/-/-/acre
    ha/-/-/hectare; ft²/-/sq ft/square foot/square feet; in²/-/-/square inch/square inches
    yd²/-/-/square yard; mi²/-/sq mi/square mile
    hPa/-/-/hectopascal; kPa/-/-/kilopascal; bar/-/-/bar; mbar/-/-/millibar
    mmHg/-/-/millimeter of mercury/millimeters of mercury; psi/-/-/pound-force per square inch/\
    pounds-force per square inch; inHg/″ Hg/-/inch of mercury/inches of mercury
    J/-/-/joule; kJ/-/-/kilojoule; cal/-/-/calorie; kCal/kcal/kcal/kilocalorie
    kWh/-/-/kilowatt hour; W/-/-/watt; kW/-/-/kilowatt; MW/-/-/megawatt; hp/-/-/horsepower/horsepower
    °/°/deg/degree; rad/-/-/radian; rev/-/-/revolution
    Hz/-/-/hertz/hertz; kHz/-/-/kilohertz/kilohertz; MHz/-/-/megahertz/megahertz
    GHz/-/-/gigahertz/gigahertz; bit/-/-/bit; B/-/byte/byte; kB/-/-/kilobyte; MB/-/-/megabyte
    GB/-/-/gigabyte; TB/-/-/terabyte; V/-/-/volt; A/-/amp/ampere; Ω/-/ohm/ohm; lx/-/-/lux/lux
    """)

  private static func names(_ table: String) -> [String: UnitNames] {
    let entries = table.split(whereSeparator: { $0 == ";" || $0 == "\n" })
    return entries.reduce(into: [:]) { names, entry in
      guard let (symbol, found) = parsed(entry.trimmingCharacters(in: .whitespaces)) else { return }
      names[symbol] = found
    }
  }

  private init(_ short: String, _ medium: String, _ singular: String, _ plural: String) {
    (self.short, self.medium, self.singular, self.plural) = (short, medium, singular, plural)
  }

  /// Returns the symbol and the names of an entry. Symbols of speeds contain the separator.
  private static func parsed(_ entry: String) -> (String, UnitNames)? {
    var parts = entry.split(separator: "/").map(String.init)
    if parts.count > 2, ["s", "h"].contains(parts[1]) {
      parts.replaceSubrange(0...1, with: ["\(parts[0])/\(parts[1])"])
    }
    guard parts.count >= 4 else { return nil }
    let symbol = parts[0]
    func form(_ part: String) -> String { part == "-" ? symbol : part }
    let plural = parts.count > 4 ? parts[4] : parts[3] + "s"
    return (symbol, UnitNames(form(parts[1]), " " + form(parts[2]), parts[3], plural))
  }
}
