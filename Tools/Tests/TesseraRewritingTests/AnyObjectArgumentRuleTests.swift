import XCTest

final class AnyObjectArgumentRuleTests: RewritingTestCase {
  func testConstantsForObjects() {
    assert(
      """
      class Store {
        func delete(_ key: AnyObject, from table: Int) {}
        func append(_ object: AnyObject) {}
        func show(_ other: Any) {
          delete(kSecClassKey, from: 1)
          self.append(kSecClassKey)
          other.delete(kSecClass, from: 2)
          Store().append(kSecClass)
        }
      }
      class Shop: Store {
        func show() { append(kSecValueData) }
      }
      """,
      contains: "delete(kSecClassKey as AnyObject, from: 1)", "self.append(kSecClassKey as AnyObject)",
      "other.delete(kSecClass as AnyObject, from: 2)", "Store().append(kSecClass as AnyObject)",
      "func show() { append(kSecValueData as AnyObject) }")
  }

  /// An array of constants has a method with the same name.
  func testMethodsOfCollectionsStay() {
    let text = """
      class Store {
        func append(_ object: AnyObject) {}
      }
      class Query {
        var keys: [CFString] = []
        func show() {
          keys.append(kSecAttrService)
          self.keys.append(kSecAttrService)
          append(kSecAttrService)
          var store: [CFString] = []
          store.append(kSecAttrService)
        }
      }
      """
    XCTAssertFalse(rewrite(text).contains("as AnyObject"), rewrite(text))
  }

  func testMethodsWithOtherTypesStay() {
    let text = """
      class Store {
        func save(_ key: AnyObject) {}
        func save(_ key: CFString) {}
        func load(_ key: AnyObject) {}
        func show() { save(kSecAttrService) }
      }
      class Query {
        func load(_ key: CFString) {}
        func show() { other.load(kSecAttrService) }
      }
      """
    XCTAssertFalse(rewrite(text).contains("as AnyObject"), rewrite(text))
  }
}
