import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// Names of classes beyond ASCII. The compiler's own names are the reference.
@preconcurrency @MainActor
final class NibClassNameTests: NibTestCase {
  private static let classes: [AnyClass] = [
    GrößenView.self, 視圖.self, Привет.self, Привет.Внутри.self, Étoile2.self, Ä_b.self, 😀View.self, é.self, Éé.self,
    VueDeLÉcran_über9.self, 日本語ViewController.self, _Élan.self, Badge.self,
  ]

  func testIdentifiers_areThoseOfTheCompiler() throws {
    for type in Self.classes {
      let path = String(reflecting: type).split(separator: ".").map(String.init)
      let text = try path.map { try XCTUnwrap(MangledIdentifier.text(of: $0), $0) }
      XCTAssertEqual(_mangledTypeName(type), text[0] + text.dropFirst().map { $0 + "C" }.joined())
    }
  }

  /// The names of modules, which can have other characters than this one (`swiftc -module-name Größe_App`).
  func testAModuleBeyondASCII() {
    XCTAssertEqual(MangledIdentifier.text(of: "Größe_App"), "0013Gre_App_BvaAs")
  }

  func testTextThatIsNoIdentifier_hasNoMangledForm() {
    for name in ["", "a b", "a-b", "9a", "a\\0b", "é b", "a.b"] { XCTAssertNil(MangledIdentifier.text(of: name), name) }
  }

  func testANibFindsAClassBeyondASCII() {
    for name in ["GrößenView", "視圖", "Привет", "Привет.Внутри", "_Élan"] {
      let made = nib(
        """
        <view id="a" customClass="\(name)" customModule="NibTests"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        """
      ).instantiate(withOwner: nil)
      XCTAssertEqual(made.map { String(reflecting: type(of: $0)) }, ["NibTests." + name])
    }
  }
}

final class GrößenView: UIView {}
final class 視圖: UIView {}
class Привет: UIView { final class Внутри: UIView {} }
final class Étoile2: UIView {}
final class Ä_b: UIView {}
final class 😀View: UIView {}
final class é: UIView {}
final class Éé: UIView {}
final class VueDeLÉcran_über9: UIView {}
final class 日本語ViewController: UIViewController {}
final class _Élan: UIView {}
