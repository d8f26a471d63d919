// The sensors and accounts that the device does not have, and the permissions that its user denies.

import SegueServices
import SegueWorld
import Synchronization
import Testing

@MainActor @Suite struct DeviceTests {
  @Test("There is no hardware, wherever an app asks")
  func hardware() {
    let motion = CMMotionManager()
    #expect(!motion.isAccelerometerAvailable && !motion.isDeviceMotionAvailable)
    #expect(motion.deviceMotion == nil)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
  }

  final class Central: NSObject, CBCentralManagerDelegate {
    var states: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
  }

  @Test("Bluetooth is unknown at first, and then unsupported")
  func bluetooth() throws {
    let (world, central) = (World(), Central())
    let manager = world.run { CBCentralManager(delegate: central, queue: nil) }
    #expect(manager.state == .unknown)
    #expect(central.states.isEmpty)
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(central.states == [.unsupported])
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
  }

  @Test("Permissions are not determined before the app asks, each on its own, and then denied")
  func permissions() throws {
    let world = World()
    let log = Mutex<[String]>([])
    world.run {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      CNContactStore().requestAccess(for: .contacts) { granted, error in
        let code = (error as? CNError)?.code.rawValue ?? 0
        log.withLock { $0.append("contacts \(granted) \(code)") }
      }
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
      #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
      EKEventStore().requestFullAccessToEvents { granted, error in
        log.withLock { $0.append("events \(granted) \(error == nil)") }
      }
      #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
      SFSpeechRecognizer.requestAuthorization { status in
        log.withLock { $0.append("speech \(status)") }
      }
      #expect(log.withLock { $0.isEmpty })
    }
    try world.advance(to: .zero)
    #expect(log.withLock { $0 } == ["contacts false 100", "events false true", "speech denied"])
  }

  @Test("What needs permission fails")
  func denied() {
    let keys = [CNContactGivenNameKey as NSString]
    #expect(throws: CNError.self) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) {
        _, _ in Issue.record("there is a contact")
      }
    }
    let store = EKEventStore()
    #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    #expect((contact as CNContact).givenName == "Ada")
  }

  final class SignIn: NSObject, ASAuthorizationControllerDelegate {
    var codes: [ASAuthorizationError.Code] = []
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { if let error = error as? ASAuthorizationError { codes.append(error.code) } }
  }

  @Test("Signing in ends in the next turn as if the user cancelled")
  func signIn() throws {
    let (world, delegate) = (World(), SignIn())
    let log = Mutex<[Int]>([])
    world.run {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.fullName, .email]
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = delegate
      controller.performRequests()
      let session = ASWebAuthenticationSession(
        url: URL(filePath: "/"), callbackURLScheme: "outings"
      ) { _, error in
        let code = (error as? ASWebAuthenticationSessionError)?.code
        log.withLock { $0.append(code?.rawValue ?? 0) }
      }
      #expect(session.start())
      #expect(!session.start())
      #expect(delegate.codes.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(delegate.codes == [.canceled])
    #expect(log.withLock { $0 } == [1])
  }

  @Test("The button to sign in has its text in the color of its style")
  func button() throws {
    try World().run {
      let button = ASAuthorizationAppleIDButton(type: .continue, style: .white)
      button.frame = CGRect(x: 0, y: 0, width: 280, height: 50)
      button.layoutIfNeeded()
      let label = try #require(button.subviews.first as? UILabel)
      #expect(label.text == "Continue with Apple")
      #expect(label.textColor == .black)
      #expect(label.font.pointSize == 21.5)
      #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    }
  }
}
