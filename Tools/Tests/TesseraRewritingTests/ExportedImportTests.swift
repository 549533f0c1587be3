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

  func testLibrariesOfTheSystem() {
    options.importMap = ["SQLite3": ["TesseraSQLite3"], "zlib": ["TesseraZlib"]]
    assert(
      "import SQLite3\nimport zlib\nlet a = sqlite3_libversion_number()\n", contains: "import TesseraSQLite3",
      "import TesseraZlib")
  }
}
