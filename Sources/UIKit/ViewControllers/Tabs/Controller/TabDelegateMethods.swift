import Foundation
import SwiftABI

/// The newer optional methods of a tab bar controller's delegate. If the delegate does not implement one of them, the
/// older method is called instead.
@MainActor package enum TabDelegateMethods {
  package typealias Method = OptionalMethod<any UITabBarControllerDelegate.Type>

  /// The method `tabBarController(_:shouldSelectTab:)`, which replaces `tabBarController(_:shouldSelect:)`.
  package static let shouldSelect = method(ShouldSelect.self)
  /// The method `tabBarController(_:didSelectTab:previousTab:)`, which replaces `tabBarController(_:didSelect:)`.
  package static let didSelect = method(DidSelect.self)

  private static func method(_ implementing: any UITabBarControllerDelegate.Type) -> Method {
    Method(plain: EmptyDelegate.self, twin: OtherEmptyDelegate.self, implementing: implementing)
  }

  private final class EmptyDelegate: NSObject, UITabBarControllerDelegate {}
  private final class OtherEmptyDelegate: NSObject, UITabBarControllerDelegate {}
  private final class ShouldSelect: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  }
  private final class DidSelect: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
  }
}
