// The heights at which a sheet can rest.

import Foundation

/// The interface of the information from which a detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large detent in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the detent.
      public let rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// A closure that computes a height in points, without the safe area at the bottom. It returns
    /// `nil` for an inactive detent.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) ->
      CGFloat?

    /// The identifier of the detent.
    open private(set) var identifier: Identifier
    private let resolver: Resolver

    init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns a detent of about half the screen's height: 0.56 of the height of a large detent, or
    /// 0.63 in containers that are at most 568 points high. It is inactive in a compact height.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let maximum = context.maximumDetentValue
        return maximum * SheetGeometry.mediumShare(ofHeight: context.containerHeight)
      }
    }

    /// Returns a detent of the full height except for a strip at the top.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a computed height.
    ///
    /// - Parameter identifier: The identifier of the detent; `nil` for a generated one.
    /// - Parameter resolver: A closure that computes the height in points, without the safe area at
    ///   the bottom.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      let state = UIKitState.current
      state.unnamedDetentCount += identifier == nil ? 1 : 0
      return Detent(identifier ?? .init("detent-\(state.unnamedDetentCount)"), resolver)
    }

    /// Returns the height in points for a context, without the safe area at the bottom; `nil` if
    /// the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The information from which the detents of a sheet in one container compute their heights.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let height: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat, height: CGFloat) {
    (containerTraitCollection, maximumDetentValue, self.height) = (traits, maximum, height)
  }
}

extension UISheetPresentationControllerDetentResolutionContext {
  /// The height of the container; the maximum detent value if it is unknown.
  @MainActor fileprivate var containerHeight: CGFloat {
    (self as? DetentContext)?.height ?? maximumDetentValue
  }
}
