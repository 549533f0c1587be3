import Foundation
import SwiftABI

/// A protocol with the initializer `T(rootViewController:)` for navigation controller classes that are known only at run time. It
/// is specific to Tessera. `ViewMakeable` describes the mechanism.
@preconcurrency @MainActor
public protocol NavigationControllerMakeable: ViewControllerMakeable {}

extension UINavigationController: NavigationControllerMakeable {}

extension NavigationControllerMakeable {
  /// Creates a navigation controller of the dynamic class with its `init(rootViewController:)`. Traps if the class has no such
  /// initializer.
  ///
  /// - Parameter rootViewController: The controller at the bottom of the navigation stack.
  @_silgen_name("tessera_make_navigation_controller")
  public init(rootViewController: UIViewController)

  @usableFromInline @_silgen_name("tessera_make_navigation_controller")
  static func making(rootViewController: __owned UIViewController) -> Self {
    createObject(self) { InitializerDispatch.makeNavigationController($0, rootViewController) }
  }
}
