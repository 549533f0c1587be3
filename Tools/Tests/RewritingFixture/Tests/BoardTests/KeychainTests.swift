import Security
import XCTest

/// The keychain, by queries as applications write them (Apple's documentation of `SecItemAdd` and the others).
final class KeychainTests: XCTestCase {
  private let service = "fixture-\(UUID().uuidString)"
  /// A folder instead of the user's, in which Tessera has the container of an application.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Keychain-\(UUID().uuidString)")
  private var userFolder: String?

  override func setUp() {
    super.setUp()
    userFolder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
    setenv("XDG_DATA_HOME", folder.path, 1)
  }

  override func tearDown() {
    if let userFolder { setenv("XDG_DATA_HOME", userFolder, 1) } else { unsetenv("XDG_DATA_HOME") }
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func query(_ more: [String: Any] = [:]) -> [String: Any] {
    [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service].merging(more) { $1 }
  }

  private func password(_ account: String) -> String? {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(
      query([
        kSecAttrAccount as String: account, kSecReturnData as String: kCFBooleanTrue!,
        kSecMatchLimit as String: kSecMatchLimitOne,
      ]) as CFDictionary, &result)
    guard status == errSecSuccess, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  @discardableResult private class func deleteItems(of kind: AnyObject, service: String) -> Bool {
    SecItemDelete([kSecClass as String: kind, kSecAttrService as String: service] as CFDictionary) == errSecSuccess
  }

  /// jrendel/SwiftKeychainWrapper (on GitHub) passes the classes of items as objects.
  func testClassesOfItemsAsObjects() {
    let item = query([kSecAttrAccount as String: "me", kSecValueData as String: Data("one".utf8)])
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    KeychainTests.deleteItems(of: kSecClassInternetPassword, service: service)
    XCTAssertEqual(password("me"), "one")
    XCTAssertTrue(KeychainTests.deleteItems(of: kSecClassGenericPassword, service: service))
    XCTAssertNil(password("me"))
  }

  func testAPasswordIsStoredChangedAndRemoved() {
    let item = query([kSecAttrAccount as String: "me", kSecValueData as String: Data("one".utf8)])
    XCTAssertNil(password("me"))
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecDuplicateItem)
    XCTAssertEqual(password("me"), "one")
    XCTAssertNil(password("you"))
    let change = [kSecValueData as String: Data("two".utf8)]
    XCTAssertEqual(SecItemUpdate(query([kSecAttrAccount as String: "me"]) as CFDictionary, change as CFDictionary), 0)
    XCTAssertEqual(password("me"), "two")
    XCTAssertEqual(
      SecItemUpdate(query([kSecAttrAccount as String: "you"]) as CFDictionary, change as CFDictionary),
      errSecItemNotFound)
    XCTAssertEqual(SecItemDelete(query([kSecAttrAccount as String: "me"]) as CFDictionary), errSecSuccess)
    XCTAssertEqual(SecItemDelete(query([kSecAttrAccount as String: "me"]) as CFDictionary), errSecItemNotFound)
    XCTAssertNil(password("me"))
  }

  /// What many applications do: they delete with the dictionary that they then add.
  func testTheDataOfAQueryIsNotCompared() {
    for text in ["one", "two"] {
      let item = query([kSecAttrAccount as String: "me", kSecValueData as String: Data(text.utf8)])
      let status = SecItemDelete(item as CFDictionary)
      XCTAssertEqual(status, text == "one" ? errSecItemNotFound : errSecSuccess)
      XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
      XCTAssertEqual(password("me"), text)
    }
  }

  func testAttributesOfAllItems() throws {
    for account in ["a", "b"] {
      let item = query([
        kSecAttrAccount as String: account, kSecAttrLabel as String: "Label \(account)",
        kSecValueData as String: Data(account.utf8), kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlock,
      ])
      XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    }
    var result: AnyObject?
    let all = query([kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true])
    XCTAssertEqual(
      withUnsafeMutablePointer(to: &result) { SecItemCopyMatching(all as CFDictionary, $0) }, errSecSuccess)
    let items = try XCTUnwrap(result as? [[String: Any]])
    XCTAssertEqual(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted(), ["a", "b"])
    XCTAssertEqual(items.first?[kSecAttrAccessible as String] as? String, kSecAttrAccessibleAfterFirstUnlock as String)
    XCTAssertTrue(items.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
    XCTAssertTrue(items.allSatisfy { $0[kSecValueData as String] == nil })
    // A class of its own does not contain them.
    XCTAssertEqual(
      SecItemCopyMatching(
        [kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: service] as CFDictionary, nil),
      errSecItemNotFound)
  }

  func testItemsForAllDevicesAreSeparate() {
    let name = [kSecAttrAccount as String: "me"]
    for isShared in [false, true] {
      let item = query(name).merging([
        kSecAttrSynchronizable as String: isShared, kSecValueData as String: Data("\(isShared)".utf8),
      ]) { $1 }
      XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    }
    XCTAssertEqual(password("me"), "false")
    let any = query(name).merging([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]) { $1 }
    XCTAssertEqual(SecItemDelete(any as CFDictionary), errSecSuccess)
    XCTAssertEqual(SecItemDelete(any as CFDictionary), errSecItemNotFound)
  }

  func testWrongQueries() {
    XCTAssertEqual(SecItemAdd([kSecAttrAccount as String: "me"] as CFDictionary, nil), errSecParam)
    XCTAssertEqual(SecItemCopyMatching([:] as CFDictionary, nil), errSecParam)
    // The computer has no passcode.
    let locked = query([
      kSecAttrAccount as String: "me", kSecValueData as String: Data(),
      kSecAttrAccessible as String: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
    ])
    XCTAssertEqual(SecItemAdd(locked as CFDictionary, nil), errSecAuthFailed)
    XCTAssertNotNil(SecCopyErrorMessageString(errSecItemNotFound, nil))
  }

  func testOnlyTheUserCanReadTheFile() throws {
    let item = query([kSecAttrAccount as String: "me", kSecValueData as String: Data("secret".utf8)])
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    let mode = try FileManager.default.attributesOfItem(atPath: keychainFile().path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
  }

  private func keychainFile() throws -> URL {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try XCTUnwrap(files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "keychain.plist" })
  }

  func testADamagedFileIsAnError_andIsNotOverwritten() throws {
    let item = query([kSecAttrAccount as String: "me", kSecValueData as String: Data("secret".utf8)])
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    let file = try keychainFile()
    let intact = try Data(contentsOf: file)
    let list = try PropertyListSerialization.data(fromPropertyList: ["text"], format: .binary, options: 0)
    for damaged in [Data(), Data("no list".utf8), intact.prefix(intact.count / 2), list] {
      try damaged.write(to: file)
      XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecInvalidKeychain)
      XCTAssertEqual(SecItemCopyMatching(query() as CFDictionary, nil), errSecInvalidKeychain)
      XCTAssertEqual(SecItemUpdate(query() as CFDictionary, [:] as CFDictionary), errSecInvalidKeychain)
      XCTAssertEqual(SecItemDelete(query() as CFDictionary), errSecInvalidKeychain)
      XCTAssertEqual(try Data(contentsOf: file), damaged)
    }
    // The attributes of an item have wrong types.
    let wrong = [[kSecClass as String: 7, kSecAttrService as String: Data([1])]]
    try PropertyListSerialization.data(fromPropertyList: wrong, format: .binary, options: 0).write(to: file)
    XCTAssertEqual(SecItemCopyMatching(query() as CFDictionary, nil), errSecItemNotFound)
    try intact.write(to: file)
    XCTAssertEqual(password("me"), "secret")
  }

  func testRandomBytes() {
    var first = [UInt8](repeating: 0, count: 32)
    var second = first
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, first.count, &first), errSecSuccess)
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, second.count, &second), errSecSuccess)
    XCTAssertNotEqual(first, second)
  }
}
