// The geometry of a sheet in its current container.

import Foundation

extension UISheetPresentationController {
  /// The geometry for the current container; `nil` if there is none.
  var geometry: SheetGeometry? {
    guard let container else { return nil }
    let (size, traits) = (container.bounds.size, container.traitCollection)
    let safe = container.window.map { _ in container.safeAreaInsets } ?? .zero
    let form = form(traits, size)
    return SheetGeometry(
      container: size, safeArea: safe, form: form,
      stops: form == .attached ? stops(size, safe, traits) : [], width: attachedWidth(traits))
  }

  private func form(_ traits: UITraitCollection, _ size: CGSize) -> SheetGeometry.Form {
    if traits.verticalSizeClass == .compact, !keepsCard {
      return prefersEdgeAttachedInCompactHeight ? .attached : .covering
    }
    guard traits.horizontalSizeClass == .regular || keepsCard else { return .attached }
    let wanted = presentedViewController.preferredContentSize
    var card = SheetGeometry.formSize
    if resolvedStyle == .pageSheet {
      card = CGSize(
        width: SheetGeometry.pageWidth, height: size.height - 2 * SheetGeometry.pageMargin)
    }
    if wanted.width > 0, wanted.height > 0, resolvedStyle == .formSheet || !prefersPageSizing {
      card = wanted
    }
    return .card(
      CGSize(width: min(card.width, size.width), height: max(0, min(card.height, size.height))))
  }

  private func attachedWidth(_ traits: UITraitCollection) -> CGFloat? {
    guard traits.verticalSizeClass == .compact, widthFollowsPreferredContentSizeWhenEdgeAttached
    else { return nil }
    let wanted = presentedViewController.preferredContentSize.width
    return wanted > 0 ? wanted : nil
  }

  /// Returns the active detents, the lowest first.
  private func stops(
    _ size: CGSize, _ safe: UIEdgeInsets, _ traits: UITraitCollection
  ) -> [SheetGeometry.Stop] {
    let available = size.height - SheetGeometry.largeTop(safe)
    let maximum = max(0, available - safe.bottom)
    let context = DetentContext(traits, maximum: maximum, height: size.height)
    let stops = detents.compactMap { detent -> SheetGeometry.Stop? in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      let height = min(max(value, 0), maximum) + safe.bottom
      return .init(identifier: detent.identifier, top: size.height - height)
    }
    return stops.enumerated()
      .sorted { ($1.element.top, $0.offset) < ($0.element.top, $1.offset) }
      .map(\.element)
  }

  /// Abandons the drag and moves the sheet to its detent, because another sheet is about to be
  /// presented over it.
  func stopAtDetent() {
    guard dragging.isActive else { return }
    dragging.abandon()
    settle(by: .steady)
  }

  /// Selects the next higher detent, or the lowest after the highest, after a tap on the grabber.
  func selectNextDetent() {
    guard isSettled, let stops = geometry?.stops, stops.count > 1 else { return }
    let here = stops.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    select(stops[(here + 1) % stops.count], by: .steady)
  }

  /// Selects a detent that a touch has chosen, and notifies the delegate.
  func select(_ stop: SheetGeometry.Stop, by spring: SheetSpring) {
    let old = geometry?.top(at: selectedDetentIdentifier)
    if old != stop.top || selectedDetentIdentifier != nil {
      let isNew = selectedDetentIdentifier != stop.identifier && old != stop.top
      choose(stop.identifier)
      settle(by: spring)
      if isNew {
        (delegate as? UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
      }
    } else {
      settle(by: spring)
    }
  }
}

/// The methods with which a sheet reports changes of its detent by the user.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user has selected another detent. It is not called for changes by
  /// code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
