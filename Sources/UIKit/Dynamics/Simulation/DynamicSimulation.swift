// One step of physics: forces change speeds, joints and contacts correct them, speeds change places. The
// steps are of one length on a grid that begins where the animation does, whatever the clip's frame rate,
// and everything goes through lists in the order in which code made them, so a play is the same each time.

import Foundation

@MainActor
final class DynamicSimulation {
  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  private var joints: [Joint] = []
  private var contacts: [Contact] = []
  /// Whether something pushes that does not end by itself.
  var isPushed = false

  /// The body of an item, made when it is first asked for.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = byItem[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item, number: bodies.count)
    bodies.append(body)
    byItem[ObjectIdentifier(item)] = body
    return body
  }

  /// The body of an item that has one.
  func existingBody(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  /// Forgets all bodies but those of these items.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    guard bodies.contains(where: { !kept.contains(ObjectIdentifier($0.item)) }) else { return }
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    byItem = byItem.filter { kept.contains($0.key) }
  }

  func add(_ joint: Joint?) { if let joint { joints.append(joint) } }
  func add(_ contact: Contact) { contacts.append(contact) }

  /// Lets `seconds` pass for what `behaviors` do.
  func step(_ behaviors: [UIDynamicBehavior], seconds: Double) {
    isPushed = false
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

  /// Whether nothing moves to speak of.
  var isAtRest: Bool { !isPushed && bodies.allSatisfy(\.isSlow) }
}
