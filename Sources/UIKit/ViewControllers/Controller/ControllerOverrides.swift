import Foundation
import SwiftABI

/// A namespace for the test of whether a class of view controllers overrides `show(_:sender:)` or
/// `showDetailViewController(_:sender:)`.
///
/// Each view controller has these methods, so an override determines which of them shows another one (Apple,
/// `targetViewController(forAction:sender:)`). The test compares the method tables of the classes (`OverridableMethod`).
@MainActor enum ControllerOverrides {
  static let showAction = Selector("showViewController:sender:")
  static let showDetailAction = Selector("showDetailViewController:sender:")

  private final class EmptySubclass: UIViewController {}
  private final class ShowingSubclass: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) { _ = vc }
  }
  private final class DetailSubclass: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { _ = vc }
  }

  private static let show = OverridableMethod(
    of: UIViewController.self, plain: EmptySubclass.self, overriding: ShowingSubclass.self)
  private static let showDetail = OverridableMethod(
    of: UIViewController.self, plain: EmptySubclass.self, overriding: DetailSubclass.self)

  /// Returns whether a controller implements an action: with an override for the two actions that every controller has, with a
  /// method for others.
  static func implements(_ action: Selector, _ controller: UIViewController, sender: Any?) -> Bool {
    guard controller.canPerformAction(action, withSender: sender) || action == showAction || action == showDetailAction
    else { return false }
    switch action {
    case showAction: return isOverridden(show, "show(_:sender:)", controller)
    case showDetailAction: return isOverridden(showDetail, "showDetailViewController(_:sender:)", controller)
    default: return true
    }
  }

  private static func isOverridden(_ method: OverridableMethod, _ name: String, _ controller: UIViewController) -> Bool
  {
    method.isOverridden(in: type(of: controller))
      || _ExtensionOverrides.contain(name, of: type(of: controller))
  }
}
