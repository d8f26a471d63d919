// Generated code in which parameters are properties. It is found by comparison: the code is generated
// for several values of the parameters. Where only literals differ, and each of these is the value of an
// expression of the declaration for all of the values, the expression takes the literal's place. A
// parameter whose effect is another one remains a constant.

import Foundation
import SegueScenes

/// The classes of a transition, whose parameters are properties as far as that is possible.
struct ParameterizedCode {
  typealias Values = ParameterSamples.Values
  /// Writes the classes with values of the parameters, or returns `nil` if these are invalid.
  typealias Writer = (Values) -> [String]?

  /// The lines of each class, in which expressions refer to the properties.
  private(set) var classes: [[String]]
  /// The properties, in the order of the declaration.
  private(set) var properties: [CodeProperty] = []

  private let declaration: TransitionDeclaration
  private let given: Values
  private let write: Writer

  /// Chooses the parameters that become properties.
  /// - Parameters:
  ///   - given: The values that replace those of the declaration. They are the properties' values.
  ///   - write: Writes the classes.
  init(_ declaration: TransitionDeclaration, given: Values, write: @escaping Writer) {
    (self.declaration, self.given, self.write) = (declaration, given, write)
    classes = (write(given) ?? []).map(Self.lines)
    var candidates = declaration.parameters.filter(CodeProperty.isPossible)
    while !candidates.isEmpty {
      switch attempt(candidates) {
      case .found(let text, let properties):
        (classes, self.properties) = (text, properties)
        return
      case .impossible(let names):
        let left = candidates.filter { !names.contains($0.name) }
        candidates = left.count == candidates.count ? [] : left
      }
    }
  }

  /// Returns the lines of a class with the properties that it uses.
  func lines(of index: Int) -> [String] {
    var lines = classes[index]
    let own = used(in: index).flatMap(\.lines).map { "  " + $0 }
    guard let opening = lines.firstIndex(where: { $0.hasPrefix("final class ") }) else {
      return lines
    }
    lines.insert(contentsOf: own, at: opening + 1)
    return lines
  }

  /// Returns a Boolean value that indicates whether only the values of the properties differ.
  func isSame(classes other: ParameterizedCode) -> Bool {
    classes == other.classes && properties.map(\.parameter) == other.properties.map(\.parameter)
  }

  /// Returns the properties of the class with a name.
  func used(in type: String) -> [CodeProperty] {
    classes.indices.first { index in
      classes[index].contains { $0.hasPrefix("final class \(type):") }
    }.map(used) ?? []
  }

  /// Returns the properties that a class has.
  func used(in index: Int) -> [CodeProperty] {
    properties.filter { Self.uses($0, classes[index]) }
  }

  private static func uses(_ property: CodeProperty, _ lines: [String]) -> Bool {
    let word = "self.\(property.name)"
    return lines.contains { line in
      line.ranges(of: word).contains { range in
        range.upperBound == line.endIndex
          || !(line[range.upperBound].isLetter || line[range.upperBound].isNumber)
      }
    }
  }

  // MARK: Attempts

  private enum Attempt {
    case found([[String]], [CodeProperty])
    /// Parameters with these names cannot be properties.
    case impossible(Set<String>)
  }

  private func attempt(_ candidates: [MotionParameter]) -> Attempt {
    let all = Set(candidates.map(\.name))
    let samples = (0..<ParameterSamples.count).compactMap { sample($0, of: candidates) }
    guard samples.count > 2 else { return .impossible(all) }
    let first = samples[0]
    guard samples.allSatisfy({ $0.code.texts == first.code.texts }) else {
      return .impossible(candidates.count == 1 ? all : structural(candidates))
    }
    var chosen: [Int: CodeFormula] = [:]
    for index in first.code.numbers.indices
    where samples.contains(where: { $0.code.numbers[index] != first.code.numbers[index] }) {
      guard let formula = formula(at: index, candidates, samples),
        CodePlace(first.code, index).accepts(formula, counts: counts(candidates))
      else { return .impossible(effective(candidates, at: index, first)) }
      chosen[index] = formula
    }
    let wrong = candidates.filter { !holds(at: $0, among: candidates, first, chosen) }
    guard wrong.isEmpty else { return .impossible(Set(wrong.map(\.name))) }
    return result(candidates, first, chosen)
  }

  /// Code for values of the parameters.
  private struct Sample {
    /// The numbers of all parameters.
    let numbers: [String: Double]
    let code: CodeNumbers
  }

  private func sample(_ index: Int, of candidates: [MotionParameter], _ changes: Values = [:])
    -> Sample?
  {
    var values = ParameterSamples(parameters: declaration.parameters).ordinary(index)
    let names = Set(candidates.map(\.name))
    values = values.filter { names.contains($0.key) }
    return sample(values.merging(changes) { $1 }, colors: index)
  }

  /// Returns the code for some values; all others are the ones of the transition.
  /// - Parameter index: The index of the colors among the values.
  private func sample(_ values: Values, colors index: Int) -> Sample? {
    guard let classes = write(given.merging(values) { $1 }) else { return nil }
    var text = classes.joined(separator: Self.separator)
    for (place, parameter) in declaration.parameters.enumerated() {
      guard case .color = parameter.kind, values[parameter.name] != nil else { continue }
      let color = SwiftValues.color(.fixed(ParameterSamples.color(index, place)))
      text = text.replacing(color, with: "self.\(CodeProperty.name(parameter.name))")
    }
    return Sample(
      numbers: ParameterSamples.numbers(standard.merging(values) { $1 }), code: CodeNumbers(text))
  }

  /// What is between the classes.
  private static let separator = "\u{0}"

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The values of all parameters that have not been changed.
  private var standard: Values {
    let own = declaration.parameters.map { ($0.name, $0.defaultValue) }
    return Dictionary(own) { $1 }.merging(given) { $1 }
  }

  private func counts(_ candidates: [MotionParameter]) -> Set<String> {
    Set(candidates.filter { if case .count = $0.kind { true } else { false } }.map(\.name))
  }

  // MARK: Formulas

  /// Returns the formula whose values a literal has, or `nil` if there is none.
  private func formula(at index: Int, _ candidates: [MotionParameter], _ samples: [Sample])
    -> CodeFormula?
  {
    let names = Set(candidates.map(\.name))
    let written = declaration.formulas.filter { !names.isDisjoint(with: $0.names) }
    let points = candidates.filter { if case .point = $0.kind { true } else { false } }
    let coordinates = points.flatMap { point in
      ["x", "y"].map { CodeFormula(coordinate: $0, of: point.name) }
    }
    let differences = written.compactMap { formula -> CodeFormula? in
      guard let value = formula.value(samples[0].numbers) else { return nil }
      let whole = value + samples[0].code.numbers[index]
      let rounded = (whole * 1000).rounded() / 1000
      return abs(whole - rounded) < 1e-11 ? CodeFormula(formula, .difference(from: rounded)) : nil
    }
    let direct = [CodeFormula.Form.value, .negative].flatMap { form in
      written.map { CodeFormula($0, form) }
    }
    return (coordinates + direct + differences).first { Self.matches($0, index, samples) }
  }

  private static func matches(_ formula: CodeFormula, _ index: Int, _ samples: [Sample]) -> Bool {
    samples.allSatisfy { matches(formula, $0.code.numbers[index], $0) }
  }

  private static func matches(_ formula: CodeFormula, _ number: Double, _ sample: Sample) -> Bool {
    guard let value = formula.value(sample.numbers) else { return false }
    return abs(value - number) <= formula.tolerance * max(1, abs(number))
  }

  /// Returns a Boolean value that indicates whether the formulas are right for special values of a
  /// parameter, too. Code of another form is: it leaves out what has no effect at such a value.
  private func holds(
    at parameter: MotionParameter, among candidates: [MotionParameter], _ first: Sample,
    _ chosen: [Int: CodeFormula]
  ) -> Bool {
    ParameterSamples.special(parameter).allSatisfy { value in
      guard let special = sample(0, of: candidates, [parameter.name: value]),
        special.code.texts == first.code.texts
      else { return true }
      return special.code.numbers.indices.allSatisfy { index in
        let number = special.code.numbers[index]
        return chosen[index].map { Self.matches($0, number, special) }
          ?? (number == first.code.numbers[index])
      }
    }
  }

  // MARK: Parameters with other effects

  /// Returns the candidates that change more than literals, or all of them if none does by itself.
  private func structural(_ candidates: [MotionParameter]) -> Set<String> {
    let found = candidates.filter { parameter in
      let samples = (0..<ParameterSamples.count).compactMap { sample($0, of: [parameter]) }
      return samples.contains { $0.code.texts != samples[0].code.texts }
    }
    return Set((found.isEmpty ? candidates : found).map(\.name))
  }

  private func color(_ parameter: MotionParameter) -> String? {
    if case .color(let color) = parameter.kind { color } else { nil }
  }

  private func ordinary(_ parameter: MotionParameter, _ index: Int) -> Values {
    ParameterSamples(parameters: declaration.parameters).ordinary(index)
      .filter { $0.key == parameter.name }
  }

  /// Returns the candidates on which a literal depends, or all of them if it depends on no single one.
  private func effective(_ candidates: [MotionParameter], at index: Int, _ first: Sample) -> Set<
    String
  > {
    let found = candidates.filter { parameter in
      (1..<ParameterSamples.count).contains { other in
        guard color(parameter) == nil,
          let sample = sample(0, of: candidates, ordinary(parameter, other)),
          sample.code.numbers.indices.contains(index)
        else { return false }
        return sample.code.numbers[index] != first.code.numbers[index]
      }
    }
    return Set((found.isEmpty ? candidates : found).map(\.name))
  }

  // MARK: The result

  private func result(
    _ candidates: [MotionParameter], _ first: Sample, _ chosen: [Int: CodeFormula]
  ) -> Attempt {
    let names = Set(candidates.map(\.name))
    let numbers = ParameterSamples.numbers(standard)
    let constants = numbers.filter { !names.contains(String($0.key.prefix { $0 != "." })) }
    guard let own = write(given) else { return .impossible(names) }
    var text = ""
    for (index, part) in first.code.texts.enumerated() {
      text += part
      guard index < first.code.spellings.count else { break }
      guard let formula = chosen[index] else {
        text += first.code.spellings[index]
        continue
      }
      guard
        let expression = CodePlace(first.code, index).text(
          of: formula, constants: constants, counts: counts(candidates))
      else { return .impossible(Set(formula.names).intersection(names)) }
      text += expression
    }
    for parameter in candidates {
      let name = CodeProperty.name(parameter.name)
      text = text.replacing("CGPoint(x: self.\(name).x, y: self.\(name).y)", with: "self.\(name)")
    }
    return finished(candidates, text.components(separatedBy: Self.separator).map(Self.lines), own)
  }

  private func finished(_ candidates: [MotionParameter], _ text: [[String]], _ own: [String])
    -> Attempt
  {
    var properties: [CodeProperty] = []
    let before = own.flatMap(Self.lines)
    for parameter in candidates {
      let probe = CodeProperty(parameter: parameter, value: "")
      guard text.contains(where: { Self.uses(probe, $0) }) else { continue }
      guard let value = value(of: parameter, text.flatMap(\.self), before) else {
        return .impossible([parameter.name])
      }
      properties.append(CodeProperty(parameter: parameter, value: value))
    }
    return .found(text, properties)
  }

  /// Returns the expression of a property's value, or `nil` if the property cannot be used where the
  /// code needs it.
  private func value(of parameter: MotionParameter, _ lines: [String], _ before: [String])
    -> String?
  {
    guard color(parameter) != nil else { return standard[parameter.name].map(Self.expression) }
    let word = "self.\(CodeProperty.name(parameter.name))"
    let uses = lines.filter { $0.contains(word) }
    // A color of two appearances is a closure that can run anywhere.
    guard !uses.contains(where: { $0.contains("UIColor {") }) else { return nil }
    for line in uses {
      let parts = line.components(separatedBy: word)
      guard parts.count == 2 else { continue }
      let same = before.first { $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1]) }
      if let same { return String(same.dropFirst(parts[0].count).dropLast(parts[1].count)) }
    }
    return nil
  }

  private static func expression(_ value: TransitionSetting.Value) -> String {
    switch value {
    case .number(let number): SwiftValues.number(number)
    case .point(let x, let y): "CGPoint(x: \(SwiftValues.number(x)), y: \(SwiftValues.number(y)))"
    case .text(let text): SwiftNames.literal(text)
    }
  }
}
