// The user cannot be authenticated, for the reason that a device without passcode and biometry has.

import SegueServices
import SegueWorld
import Synchronization
import Testing

@MainActor @Suite struct AuthenticationTests {
  @Test("An app that asks is told the reason")
  func availability() throws {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain)
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(context.biometryType == .none)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == -5)
    #expect(error?.localizedDescription == "Passcode not set.")
  }

  @Test("An evaluation fails in the next turn of the main queue")
  func evaluation() throws {
    let world = World()
    let codes = Mutex<[LAError.Code]>([])
    let context = LAContext()
    world.run {
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To go on") {
        done, error in
        guard !done, let error = error as? LAError else { return }
        codes.withLock { $0.append(error.code) }
      }
      context.invalidate()
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To go on") { _, error in
        if case LAError.invalidContext? = error { codes.withLock { $0.append(.invalidContext) } }
      }
      #expect(codes.withLock { $0.isEmpty })
    }
    try world.advance(to: .zero)
    #expect(codes.withLock { $0 } == [.passcodeNotSet, .invalidContext])
  }

  @Test("An asynchronous evaluation throws")
  func asynchronous() async {
    await #expect(throws: LAError.self) {
      try await LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To go on")
    }
  }
}
