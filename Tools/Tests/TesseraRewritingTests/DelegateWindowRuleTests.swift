import XCTest

final class DelegateWindowRuleTests: RewritingTestCase {
  func testTheWindowOfTheApplicationsDelegate() {
    assert(
      "let a = UIApplication.shared.delegate?.window??.rootViewController\nlet b = UIApplication.shared.delegate!.window!!\n"
        + "let c = (scene.delegate as? UIWindowSceneDelegate)?.window ?? nil\n"
        + "let d = (UIApplication.shared.delegate as? AppDelegate)?.window\nlet e = view.window\nlet f = delegate?.window\n",
      contains: "let a = UIApplication.shared.delegate?._optionalWindow??.rootViewController",
      "let b = UIApplication.shared.delegate!._optionalWindow!!",
      "let c = (scene.delegate as? UIWindowSceneDelegate)?._optionalWindow ?? nil",
      "let d = (UIApplication.shared.delegate as? AppDelegate)?.window", "let e = view.window",
      "let f = delegate?.window")
    // BonMot reads it in an extension of UIApplication.
    assert(
      "if let a = delegate, let b = a.window??.traitCollection {}\nlet c = d.window!!.frame\nlet e = d.window?.frame\n",
      contains: "if let a = delegate, let b = a._optionalWindow??.traitCollection {}",
      "let c = d._optionalWindow!!.frame", "let e = d.window?.frame")
  }

  // SwiftRichString imports Foundation and CoreText for the numbers of font features, which UIKit declares.
  func testCoreText() {
    assert("import CoreText\nlet a = kNumberCaseType\n", contains: "import UIKit")
  }
}
