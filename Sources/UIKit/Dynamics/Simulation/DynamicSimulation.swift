// One step of the simulation: forces change velocities, joints and contacts correct them, and
// velocities change positions. All steps have the same length, on a grid that begins with the
// animation, whatever the clip's frame rate, and all collections are processed in the order in
// which code created them, so that every run gives the same result.

import Foundation

@MainActor
final class DynamicSimulation {
  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  private var joints: [Joint] = []
  private var contacts: [Contact] = []
  /// A Boolean value that indicates whether an item has not reached the place to which a snap pulls it.
  var isPulled = false

  /// Returns the body of an item, creating it if necessary.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = byItem[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item, number: bodies.count)
    bodies.append(body)
    byItem[ObjectIdentifier(item)] = body
    return body
  }

  /// Returns the body of an item, or `nil` if it has none.
  func existingBody(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  /// Discards the bodies of all other items.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    guard bodies.contains(where: { !kept.contains(ObjectIdentifier($0.item)) }) else { return }
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    byItem = byItem.filter { kept.contains($0.key) }
  }

  func add(_ joint: Joint?) { if let joint { joints.append(joint) } }
  func add(_ contact: Contact) { contacts.append(contact) }

  /// Advances the simulation of `behaviors` by `seconds`.
  func step(_ behaviors: [UIDynamicBehavior], seconds: Double) {
    isPulled = false
    let part = seconds / Double(DynamicConstants.partsOfAStep)
    for _ in 0..<DynamicConstants.partsOfAStep {
      joints.removeAll(keepingCapacity: true)
      contacts.removeAll(keepingCapacity: true)
      for behavior in behaviors { behavior.push(self, seconds: part) }
      for behavior in behaviors { behavior.constrain(self, seconds: part) }
      solve()
      for body in bodies { body.move(by: part) }
      for contact in contacts { contact.separate() }
    }
    for body in bodies { body.writeItem() }
  }

  private func solve() {
    for _ in 0..<DynamicConstants.rounds {
      for index in joints.indices { joints[index].solve() }
      for index in contacts.indices { contacts[index].solve() }
    }
  }

  /// A Boolean value that indicates whether all bodies are almost at rest.
  var isAtRest: Bool { !isPulled && bodies.allSatisfy(\.isSlow) }
}
