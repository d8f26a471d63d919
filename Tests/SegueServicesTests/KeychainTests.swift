// The keychain, as apps use it.

import SegueServices
import SegueWorld
import Testing

@MainActor @Suite struct KeychainTests {
  private func base(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "outings",
      kSecAttrAccount as String: account,
    ]
  }

  private func add(_ account: String, _ secret: String) -> OSStatus {
    SecItemAdd(
      base(account).merging([kSecValueData as String: Data(secret.utf8)]) { $1 } as CFDictionary,
      nil)
  }

  private func secret(_ account: String) -> String? {
    var query = base(account)
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A password is added, found, changed and removed")
  func password() {
    World().run {
      #expect(secret("ada") == nil)
      #expect(add("ada", "one") == errSecSuccess)
      #expect(add("ada", "two") == errSecDuplicateItem)
      #expect(add("bob", "three") == errSecSuccess)
      #expect(secret("ada") == "one")
      let change = [kSecValueData as String: Data("four".utf8)] as CFDictionary
      #expect(SecItemUpdate(base("ada") as CFDictionary, change) == errSecSuccess)
      #expect(SecItemUpdate(base("eve") as CFDictionary, change) == errSecItemNotFound)
      #expect(secret("ada") == "four")
      #expect(SecItemDelete(base("ada") as CFDictionary) == errSecSuccess)
      #expect(SecItemDelete(base("ada") as CFDictionary) == errSecItemNotFound)
      #expect(secret("ada") == nil)
      #expect(secret("bob") == "three")
    }
  }

  @Test("Each world begins with an empty keychain")
  func worlds() {
    World().run { #expect(add("ada", "one") == errSecSuccess) }
    World().run {
      #expect(secret("ada") == nil)
      #expect(add("ada", "two") == errSecSuccess)
    }
  }

  @Test("All items of a service are returned with their attributes, in the order of their addition")
  func all() throws {
    try World().run {
      for name in ["bob", "ada", "eve"] { #expect(add(name, "of \(name)") == errSecSuccess) }
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "outings",
        kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
      ]
      var result: AnyObject?
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      let items = try #require(result as? [[String: Any]])
      #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["bob", "ada", "eve"])
      #expect(items.first?[kSecValueData as String] as? Data == Data("of bob".utf8))
      #expect(items.first?[kSecAttrAccessible as String] as? String == "ak")
      #expect(items.first?[kSecAttrCreationDate as String] is Date)
    }
  }

  @Test("A query that returns attributes alone does not return the secret; a reference finds it")
  func attributes() throws {
    try World().run {
      #expect(add("ada", "one") == errSecSuccess)
      var query = base("ada")
      query[kSecReturnAttributes as String] = true
      query[kSecReturnPersistentRef as String] = true
      var result: AnyObject?
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
      let item = try #require(result as? [String: Any])
      #expect(item[kSecValueData as String] == nil)
      let reference = try #require(item[kSecValuePersistentRef as String] as? Data)
      let again: [String: Any] = [
        kSecValuePersistentRef as String: reference, kSecReturnData as String: true,
      ]
      #expect(SecItemCopyMatching(again as CFDictionary, &result) == errSecSuccess)
      #expect(result as? Data == Data("one".utf8))
    }
  }

  @Test("Passwords of servers differ by any part of their address")
  func servers() {
    World().run {
      func attributes(_ port: Int, _ path: String) -> [String: Any] {
        [
          kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.org",
          kSecAttrProtocol as String: kSecAttrProtocolHTTPS, kSecAttrPort as String: port,
          kSecAttrPath as String: path, kSecAttrAccount as String: "ada",
          kSecValueData as String: Data(path.utf8),
        ]
      }
      #expect(SecItemAdd(attributes(443, "/a") as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(attributes(443, "/b") as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(attributes(80, "/a") as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(attributes(80, "/a") as CFDictionary, nil) == errSecDuplicateItem)
      let move = [kSecAttrPort as String: 443] as CFDictionary
      var query = attributes(80, "/a")
      query[kSecValueData as String] = nil
      #expect(SecItemUpdate(query as CFDictionary, move) == errSecDuplicateItem)
      let all = [kSecClass as String: kSecClassInternetPassword] as CFDictionary
      #expect(SecItemDelete(all) == errSecSuccess)
      #expect(SecItemCopyMatching(all, nil) == errSecItemNotFound)
    }
  }

  @Test("Items that are shared between devices are found where the query asks for them")
  func synchronized() {
    World().run {
      var item = base("ada")
      item[kSecAttrSynchronizable as String] = true
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemCopyMatching(base("ada") as CFDictionary, nil) == errSecItemNotFound)
      #expect(SecItemCopyMatching(item as CFDictionary, nil) == errSecSuccess)
      item[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
      #expect(SecItemCopyMatching(item as CFDictionary, nil) == errSecSuccess)
    }
  }

  @Test("Queries without a class, and classes other than passwords, are refused")
  func refusals() {
    World().run {
      #expect(SecItemAdd([kSecAttrAccount as String: "ada"] as CFDictionary, nil) == errSecParam)
      let key = [kSecClass as String: kSecClassKey] as CFDictionary
      #expect(SecItemAdd(key, nil) == errSecUnimplemented)
      #expect(SecItemCopyMatching(key, nil) == errSecUnimplemented)
      #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.length ?? 0 > 10)
    }
  }

  @Test("Random bytes follow from the world's seed")
  func random() {
    func bytes(_ seed: UInt64) -> [UInt8] {
      World(seed: seed).run {
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        return bytes
      }
    }
    #expect(bytes(1) == bytes(1))
    #expect(bytes(1) != bytes(2))
    #expect(Set(bytes(1)).count > 20)
  }
}
