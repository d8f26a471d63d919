// Measurements as texts, in the units of a locale.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ options: SegueMeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> SegueMeasurementFormatter {
    let formatter = SegueMeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.unitOptions, formatter.unitStyle) = (options, style)
    return formatter
  }

  @Test("Measurements are converted to the usual unit of the locale")
  func usualUnits() {
    let american = formatter("en_US")
    #expect(american.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    #expect(american.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    #expect(american.string(from: Measurement(value: 70, unit: UnitMass.kilograms)) == "154.324 lb")
    #expect(american.string(from: Measurement(value: 2, unit: UnitDuration.hours)) == "2 hr")
    let british = formatter("en_GB")
    #expect(british.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    let warm = Measurement(value: 68, unit: UnitTemperature.fahrenheit)
    #expect(british.string(from: warm) == "20°C")
    let german = formatter("de_DE")
    #expect(german.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "4,828 km")
    let fast = Measurement(value: 60, unit: UnitSpeed.milesPerHour)
    #expect(german.string(from: fast) == "96,561 km/h")
  }

  @Test("Options keep the unit, choose one by the size, or leave that of temperatures out")
  func options() {
    let meters = Measurement(value: 42, unit: UnitLength.meters)
    #expect(formatter("en_US").string(from: meters) == "0.026 mi")
    #expect(formatter("en_US", .naturalScale).string(from: meters) == "137.795 ft")
    #expect(formatter("de_DE", .naturalScale).string(from: meters) == "42 m")
    #expect(formatter("en_US", .providedUnit).string(from: meters) == "42 m")
    let warm = Measurement(value: 21.46, unit: UnitTemperature.celsius)
    let plain = formatter("de_DE", .temperatureWithoutUnit)
    plain.numberFormatter.maximumFractionDigits = 0
    #expect(plain.string(from: warm) == "21°")
    #expect(plain.string(for: warm) == "21°")
    #expect(plain.string(for: "21") == nil)
  }

  @Test("Styles are without a space, with one, and full names with plurals")
  func styles() {
    let (one, two) = (
      Measurement(value: 1, unit: UnitLength.feet), Measurement(value: 2, unit: UnitLength.feet)
    )
    #expect(formatter("en_US", .providedUnit, .short).string(from: two) == "2′")
    #expect(formatter("en_US", .providedUnit, .long).string(from: one) == "1 foot")
    #expect(formatter("en_US", .providedUnit, .long).string(from: two) == "2 feet")
    let speed = Measurement(value: 3, unit: UnitSpeed.metersPerSecond)
    #expect(formatter("en_US", .providedUnit, .short).string(from: speed) == "3m/s")
    #expect(formatter("en_US", .providedUnit, .long).string(from: speed) == "3 meters per second")
    #expect(formatter("en_US", [], .long).string(from: UnitLength.miles) == "miles")
    #expect(formatter("en_US").string(from: UnitTemperature.celsius) == "°C")
    #expect(
      formatter("en_US", .providedUnit).string(
        from: Measurement(value: 7, unit: Unit(symbol: "laps"))) == "7 laps")
  }
}
