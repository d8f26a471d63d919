// Methods that implement a delegate's method only by their selector: `@objc func collectionView(_:layout:
// sizeForItemAtIndexPath:)`, whose Swift name is that of an earlier Swift, and the methods of flow layouts in
// classes that are not declared to be their delegates. Objective-C asks for selectors, Swift for conformances.

/// The methods of classes that are a delegate's by their selectors.
struct DelegateSelectors {
  private static let flowDelegate = "UICollectionViewDelegateFlowLayout"

  /// The last labels of the methods of flow layouts.
  private static let flowLabels: Set = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection",
  ]

  let index: SourceIndex

  /// Returns the protocols to which a class conforms in addition.
  func protocols(for type: DeclaredType) -> [String] {
    let line = index.line(of: type)
    let isDelegate = line.contains { member in
      member.inherited.contains { SourceIndex.bare($0) == Self.flowDelegate }
    }
    guard type.kind == .class, !isDelegate, isFlowDelegate(type),
      !line.dropFirst().contains(where: isFlowDelegate)
    else { return [] }
    return [Self.flowDelegate]
  }

  private func isFlowDelegate(_ type: DeclaredType) -> Bool {
    type.functions.contains { function in
      function.isExposed && Self.isOfCollection(function) && function.parameters.count == 3
        && function.parameters[1].label == "layout"
        && Self.flowLabels.contains(Self.current(function.parameters[2].label ?? ""))
    }
  }

  private static func isOfCollection(_ function: DeclaredFunction) -> Bool {
    function.name == "collectionView" && function.parameters.first?.label == nil
  }

  /// Returns the methods, with their current names, that call those with earlier names.
  func members(of type: DeclaredType) -> String {
    guard type.kind == .class else { return "" }
    let line = index.line(of: type)
    return type.functions.filter(Self.hasEarlierName).compactMap { function in
      let labels = function.parameters.map(\.label)
      let isInherited = has(function.name, labels, in: line.dropFirst())
      let hasCurrent = has(function.name, labels.map { $0.map(Self.current) }, in: line[...])
      return isInherited || hasCurrent ? nil : text(function, isPublic: type.isPublic)
    }.joined()
  }

  private static func hasEarlierName(_ function: DeclaredFunction) -> Bool {
    guard function.isExposed, !function.isStatic,
      ["collectionView", "tableView"].contains(function.name),
      let label = function.parameters.last?.label
    else { return false }
    return current(label) != label && function.parameters.allSatisfy { $0.type != "NSIndexPath" }
  }

  private func has(_ name: String, _ labels: [String?], in line: ArraySlice<DeclaredType>) -> Bool {
    line.contains { member in
      member.functions.contains { $0.name == name && $0.parameters.map(\.label) == labels }
    }
  }

  private func text(_ function: DeclaredFunction, isPublic: Bool) -> String {
    let parameters = function.parameters.enumerated().map { place, parameter in
      "\(parameter.label.map(Self.current) ?? "_") p\(place): \(parameter.type)"
    }
    let arguments = function.parameters.enumerated().map { place, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "p\(place)"
    }
    let result = function.result.map { " -> \($0)" } ?? ""
    return " \(isPublic ? "public " : "")func \(function.name)"
      + "(\(parameters.joined(separator: ", ")))\(result) "
      + "{ return self.\(function.name)(\(arguments.joined(separator: ", "))) };"
  }

  /// Returns the current form of a label that ends as in Swift 2.
  private static func current(_ label: String) -> String {
    for ending in ["IndexPath", "Index"] where label.hasSuffix("At" + ending) {
      return String(label.dropLast(ending.count))
    }
    return label
  }
}
