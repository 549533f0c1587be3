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
  }
}
