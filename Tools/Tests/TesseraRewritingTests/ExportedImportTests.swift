import XCTest

/// Names that a file sees on iOS by the import of a framework that exports another one.
final class ExportedImportTests: RewritingTestCase {
  /// UIKit exports UserNotifications (MihaelIsaev/UIKitPlus on GitHub imports nothing else).
  func testNotificationsByUIKit() {
    options.importMap = ["UserNotifications": ["UserNotifications"]]
    for name in ["UNAuthorizationOptions", "UNUserNotificationCenter.current()", "UNAuthorizationStatus.denied"] {
      XCTAssertTrue(rewrite("import UIKit\nlet a = \(name)\n").contains("import UserNotifications"), name)
      XCTAssertFalse(rewrite("import Foundation\nlet a = \(name)\n").contains("import UserNotifications"), name)
    }
    XCTAssertFalse(rewrite("import UIKit\nlet a = UNIT\n").contains("import UserNotifications"))
    XCTAssertFalse(
      rewrite("import UIKit\nstruct UNNotificationCount {}\nlet a = UNNotificationCount()\n")
        .contains("import UserNotifications"))
  }

  /// A model of a view in SwiftUI, which itself is left out (denissimon/iOS-MVVM-Clean-Architecture on GitHub).
  func testCombineBySwiftUI() {
    options.importMap = ["Combine": ["TesseraCombine"]]
    let text = rewrite("import SwiftUI\nclass A: ObservableObject {\n  @Published var a = 0\n}\n")
    XCTAssertTrue(text.contains("import TesseraCombine"), text)
    XCTAssertTrue(text.contains("class A: ObservableObject"), text)
  }

  /// Pods of Alamofire 4 and Starscream (on GitHub) import Foundation only.
  func testCertificatesAndServicesByFoundation() {
    options.importMap = ["Security": ["TesseraSecurity"], "Darwin": ["TesseraDarwin"]]
    for name in ["SecCertificate", "SecPolicyCreateSSL", "SecTrustEvaluate", "SecIdentity", "SecKey"] {
      XCTAssertTrue(rewrite("import Foundation\nlet a = \(name)\n").contains("import TesseraSecurity"), name)
    }
    for name in ["NetService", "NetServiceBrowserDelegate"] {
      XCTAssertTrue(rewrite("import Foundation\nlet a: \(name)\n").contains("import TesseraDarwin"), name)
    }
    XCTAssertFalse(rewrite("import Foundation\nlet a = Second()\n").contains("import TesseraSecurity"))
  }

  /// UIKit has the older web view on iOS.
  func testOlderWebViews() {
    options.importMap = ["WebKit": ["WebKit"]]
    assert("import UIKit\nlet a: UIWebView? = nil\n", contains: "import WebKit")
    XCTAssertFalse(rewrite("import UIKit\nclass UIWebView {}\nlet a = UIWebView()\n").contains("import WebKit"))
  }

  /// A method that is private is not called on iOS either (pqhuy87it/Swift-Examples on GitHub).
  func testPrivateMethodsOfPickersKeepTheirKeys() {
    let method =
      "func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {}"
    XCTAssertTrue(
      rewrite("import UIKit\nclass A { \(method) }\n").contains("info: [UIImagePickerController.InfoKey: Any]"))
    XCTAssertTrue(rewrite("import UIKit\nclass A { private \(method) }\n").contains("info: [String: Any]"))
  }

  /// Methods as Xcode 16 and later write them, and asynchronous ones.
  func testDecisionsOfWebViews() {
    options.importMap = ["WebKit": ["WebKit"]]
    let start =
      "class A: NSObject, WKNavigationDelegate {\n  func webView(_ a: WKWebView, decidePolicyFor b: WKNavigationAction"
    let text = rewrite(
      start + ", decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void) {}\n}\n")
    XCTAssertFalse(text.contains("@MainActor") || text.contains("@Sendable"), text)
    XCTAssertTrue(text.contains("decisionHandler: @escaping"), text)
    let asynchronous = rewrite(start + ") async -> WKNavigationActionPolicy { .allow }\n}\n")
    XCTAssertTrue(
      asynchronous.contains("decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) { Task"), asynchronous)
    let other = "class A {\n  func webView(_ a: Int, then b: @escaping @MainActor (Int) -> Void) {}\n}\n"
    XCTAssertEqual(rewrite(other), other)
  }

  /// The delegate of sessions of Alamofire 4.
  func testInstancesRespond() {
    let text = rewrite(
      "class A: NSObject {\n  override func responds(to a: Selector) -> Bool { type(of: self).instancesRespond(to: a) }\n}\n"
    )
    XCTAssertTrue(text.contains("self._respondsByName(to: a)"), text)
  }

  func testLibrariesOfTheSystem() {
    options.importMap = ["SQLite3": ["TesseraSQLite3"], "zlib": ["TesseraZlib"]]
    assert(
      "import SQLite3\nimport zlib\nlet a = sqlite3_libversion_number()\n", contains: "import TesseraSQLite3",
      "import TesseraZlib")
  }
}
